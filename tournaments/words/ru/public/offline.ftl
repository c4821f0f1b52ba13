### What the worker of the public pages says when there is no network and no page that it kept.

Public-Offline =
    .title = Нет связи
    .nothing = { $name }: этой страницы на телефоне нет.
    .pages = Сохранены эти, в том виде, в каком телефон получил их в последний раз:
    .try-again = Повторить
