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
    .pace = Turning pages
    .letters = Names from letter to letter
    .letters-hint = As in A-K; the screen beside it shows L-Z. Empty: all.
    .texts = Texts that it shows
    .texts-none = No text is there yet: write one on this page.
    .pictures = Pictures that it shows
    .pictures-none = No picture is there yet: add one on this page.
    .write = Write a text for screens
    .write-hint = At most { $most } characters. It is public, and stands on the screens that show it alone.
    .keep = Keep the text
    .add-pictures = Add pictures
    .add-pictures-hint = JPEG, PNG or WebP, 12 MB at most. What is kept is written anew, and everybody who opens the screen sees it.
    .pictures-label = Pictures for screens and diplomas
    .picture = Picture { $number }
    .show = Show
    .set-label = Screen { $name }
    .none = No screens
    .none-hint = A screen that is added here has one address for good.
    .not-heard = not heard yet
    .change = Change what { $name } shows
    .take-away = Take away
    .take-away-label = Take screen { $name } away

Console-ScreenSize =
    .auto = read from 10 m
    .large = large
    .medium = medium
    .of-192 = 192
    .of-256 = 256

Console-ScreenPace =
    .even = all alike
    .by-rows = later where a page has many rows
