"""How the page of checked files looks."""

from typing import Final

STYLE: Final = (
    "body{font:1rem/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;margin:1rem 0}"
    "td,th{border:1px solid #999;padding:.2rem .6rem;text-align:left}"
    "th{font-weight:600}.n{text-align:right}td:nth-child(2){white-space:nowrap}"
    ".no td:last-child{font-weight:700}"
)
