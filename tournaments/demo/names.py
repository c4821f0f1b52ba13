"""Common family and first names of some countries, and how a family name is borne by a woman."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple


class Culture(NamedTuple):
    """`weight`: so many of a hundred players or so come from there."""

    federation: str
    weight: int
    families: list[str]
    men: list[str]
    women: list[str]
    clubs: list[str]
    towns: list[str]
    feminine: Callable[[str], str] = str


def _czech(family: str) -> str:
    """Novák - Nováková, Hájek - Hájková, Kučera - Kučerová, Černý - Černá."""
    if family.endswith("ý"):
        return family[:-1] + "á"
    stem = re.sub(r"e([kc])$", r"\1", family).removesuffix("a")
    return stem + "ová"


def _polish(family: str) -> str:
    return re.sub(r"([sc]k|dzk)i$", r"\1a", family)


def _cyrillic(family: str) -> str:
    """Иванов - Иванова, Вишневский - Вишневская, Ковальський - Ковальська; Петренко stays."""
    if family.endswith("ський"):
        return family[:-2] + "а"
    if family.endswith("ский"):
        return family[:-2] + "ая"
    if family.endswith(("ов", "ев", "ёв", "ин")):
        return family + "а"
    return family


_ = str.split

CULTURES = (
    Culture(
        "CZE",
        30,
        _(
            "Novák Svoboda Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Hájek Král "
            "Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Čermák Vaněk Urban Blažek Kříž "
            "Kratochvíl Kopecký Bartoš Vlček Polák Musil Šimek Konečný Malý Čech Štěpánek Staněk"
        ),
        _(
            "Jan Petr Tomáš Jiří Martin Jakub Ondřej Vojtěch Matěj Lukáš Michal David Filip Adam "
            "Václav Radek Zdeněk Štěpán Aleš Miroslav"
        ),
        _("Jana Tereza Eliška Anna Karolína Kateřina Lucie Markéta Barbora Zuzana Hana Šárka"),
        _("Sokol ŠK TJ ŠO"),
        _("Chrudim Hranice Třebíč Litovel Náchod Kolín Písek Vsetín"),
        _czech,
    ),
    Culture(
        "POL",
        15,
        _(
            "Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański "
            "Woźniak Dąbrowski Kozłowski Jankowski Mazur Krawczyk Piotrowski Grabowski Pawłowski "
            "Michalski Król Wieczorek Jabłoński Wróbel Majewski Łuczak Ślusarski Żak Ćwik"
        ),
        _(
            "Piotr Krzysztof Andrzej Paweł Michał Łukasz Marcin Jakub Kacper Szymon Bartosz "
            "Wojciech Mateusz Rafał Grzegorz"
        ),
        _("Anna Maria Katarzyna Małgorzata Agnieszka Zofia Julia Oliwia Hanna Łucja"),
        _("KSz MUKS Hetman Goniec"),
        _("Nysa Płock Zamość Leszno Świdnica Tarnów"),
        _polish,
    ),
    Culture(
        "SVK",
        9,
        _(
            "Horváth Kováč Varga Tóth Baláž Molnár Lukáč Polák Gajdoš Hudák Ďurica Ľupták Oravec "
            "Krajčír Šimko Záhorský"
        ),
        _("Peter Marek Juraj Matúš Samuel Šimon Ľuboš Dušan Andrej Tibor"),
        _("Mária Eva Katarína Veronika Ľubica Nina"),
        _("ŠK TJ"),
        _("Levoča Martin Zvolen Skalica Humenné"),
        _czech,
    ),
    Culture(
        "GER",
        12,
        _(
            "Müller Schmidt Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Bauer "
            "Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Krüger Hartmann Lange Köhler"
        ),
        _("Jonas Felix Maximilian Lukas Stefan Andreas Jürgen Thomas Niklas Uwe Matthias Björn"),
        _("Lena Sophie Katharina Hannah Anja Ulrike"),
        _("SV SK SC"),
        _("Bamberg Görlitz Husum Celle Wetzlar Aalen"),
    ),
    Culture(
        "AUT",
        5,
        _("Gruber Huber Pichler Steiner Moser Mayer Hofer Leitner Egger Fuchs Wimmer Lechner"),
        _("Florian Dominik Markus Wolfgang Gerhard Lukas Georg"),
        _("Julia Magdalena Elisabeth Sarah"),
        _("SK ASV"),
        _("Steyr Leoben Mödling Wels"),
    ),
    Culture(
        "HUN",
        6,
        _("Nagy Kovács Szabó Horváth Kiss Németh Farkas Balogh Papp Takács Juhász Szűcs Győri"),
        _("Gábor László Zoltán Bence Ádám Levente Péter Máté"),
        _("Zsuzsanna Réka Eszter Dóra"),
        _("SE SC"),
        _("Eger Győr Sopron Baja"),
    ),
    Culture(
        "UKR",
        8,
        _(
            "Шевченко Коваленко Бондаренко Ткаченко Кравченко Олійник Ковальський Мельник Лисенко "
            "Поліщук Марченко Савченко Руденко Щербак Їжак Ґудзь"
        ),
        _("Андрій Олександр Тарас Богдан Ігор Юрій Євген Максим Дмитро"),
        _("Олена Ірина Наталія Ганна Юлія Соломія"),
        _("Авангард Буревісник"),
        _("Полтава Луцьк Умань Ніжин"),
        _cyrillic,
    ),
    Culture(
        "SRB",
        4,
        _("Јовановић Петровић Николић Марковић Ђорђевић Стојановић Илић Павловић Живковић Њагић"),
        _("Никола Милан Душан Стефан Љубомир Ђорђе Вук"),
        _("Јелена Милица Ана Ивана"),
        _("Партизан ШК"),
        _("Ниш Шабац Чачак"),
    ),
    Culture(
        "BUL",
        3,
        _("Иванов Георгиев Димитров Петров Николов Христов Стоянов Тодоров Ангелов Желев"),
        _("Георги Иван Димитър Стоян Красимир Пламен"),
        _("Мария Десислава Виктория Елена"),
        _("ШК Локомотив"),
        _("Русе Плевен Враца"),
        _cyrillic,
    ),
    Culture(
        "KAZ",
        2,
        _("Ахметов Сулейменов Жумабаев Касымов Вишневский Нургалиев Оспанов"),
        _("Нурлан Алишер Данияр Руслан Тимур"),
        _("Айгерим Динара Асель"),
        _("Алатау"),
        _("Семей Тараз"),
        _cyrillic,
    ),
    Culture(
        "IND",
        4,
        _("Sharma Iyer Patel Reddy Nair Gupta Menon Krishnan Rao Banerjee Kulkarni"),
        _("Arjun Aditya Rohan Karthik Vikram Siddharth Pranav"),
        _("Ananya Divya Priya Meera"),
        _("Knights Rooks"),
        _("Madurai Nashik Mysuru"),
    ),
    Culture(
        "NED",
        3,
        _("Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker"),
        _("Daan Sander Thijs Jeroen Ruben Maarten"),
        _("Sanne Femke Lotte"),
        _("SV Pion"),
        _("Assen Zwolle Venlo"),
    ),
    Culture(
        "SWE",
        2,
        _("Andersson Johansson Lindqvist Åkesson Öberg Nyström Sjögren Håkansson Ängqvist"),
        _("Erik Oskar Nils Åke Göran Viktor"),
        _("Elsa Linnéa Åsa Maja"),
        _("SK SS"),
        _("Växjö Umeå Visby"),
    ),
    Culture(
        "ESP",
        3,
        _("García Martínez López Sánchez Romero Muñoz Ibáñez Núñez Ortega Peña Vázquez"),
        _("Álvaro Javier Íñigo Sergio Pablo Andrés"),
        _("Lucía Carmen Inés Begoña"),
        _("CA Peón"),
        _("Ávila Huesca Lugo"),
    ),
)
