### Hall screens: what each shows, and whether it is there.

Console-Screens =
    .title = Hall screens
    .about = Open the address of a screen once on it: from then on it shows what is said here. Without the server it keeps what it has, and says so.
    .add = Add a screen
    .name = Name
    .name-hint = Small letters, digits and hyphens, as in: hall-a. It stands in the address of the screen.
    .lists = Lists, one after the other
    .list = List { $place }
    .nothing = nothing
    .of-the-hall = that of the hall
    .seconds = Seconds a page
    .show = Show
    .set-label = Screen { $name }
    .none = No screens
    .none-hint = A screen that is added here has one address for good.
    .not-heard = not heard yet
    .change = Change what { $name } shows
    .take-away = Take away
    .take-away-label = Take screen { $name } away

Console-ScreenSize =
    .auto = in 4 pages
    .large = large
    .medium = medium
    .of-192 = 192
    .of-256 = 256
