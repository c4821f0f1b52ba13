### The guide.

Console-Help = Help
    .sections = Sections
    .no-such-page = There is no page { $page } of the guide.
