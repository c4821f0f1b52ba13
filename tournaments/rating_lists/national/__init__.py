"""National lists: tables with separators, read as a mapping file says (`national/*.toml`).

A mapping names for each of our fields the headings it may have, in any order and case, or where a
list has no headings its place. Lists of the Swiss-Manager dialect share one set of them.
"""

from .mapping import Mapping, codes, mapping_named
from .table import read_national

__all__ = ["Mapping", "codes", "mapping_named", "read_national"]
