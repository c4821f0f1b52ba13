### The guide.

Console-Help = Help
    .sections = Sections
