### What every page has.

Shared-Base =
    .skip = Skip to the content
    .help = Help
    .help-title = Help: the keys and the guide (?)
    .language = Language
