"""Currencies by ISO 4217 (list one): how many decimals a sum in one has.

Sums are whole numbers of the smallest unit: yens, cents, fils.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

HUNDREDTHS: Final = 2
"""Decimals of most currencies, and of all sums in older logs."""

_CODES: Final = {
    0: "BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF",
    HUNDREDTHS: (
        "AED,AFN,ALL,AMD,AOA,ARS,AUD,AWG,AZN,BAM,BBD,BDT,BMD,BND,BOB,BOV,BRL,BSD,BTN,BWP,BYN,BZD,"
        "CAD,CDF,CHE,CHF,CHW,CNY,COP,COU,CRC,CUP,CVE,CZK,DKK,DOP,DZD,EGP,ERN,ETB,EUR,FJD,FKP,GBP,"
        "GEL,GHS,GIP,GMD,GTQ,GYD,HKD,HNL,HTG,HUF,IDR,ILS,INR,IRR,JMD,KES,KGS,KHR,KPW,KYD,KZT,LAK,"
        "LBP,LKR,LRD,LSL,MAD,MDL,MGA,MKD,MMK,MNT,MOP,MRU,MUR,MVR,MWK,MXN,MXV,MYR,MZN,NAD,NGN,NIO,"
        "NOK,NPR,NZD,PAB,PEN,PGK,PHP,PKR,PLN,QAR,RON,RSD,RUB,SAR,SBD,SCR,SDG,SEK,SGD,SHP,SLE,SOS,"
        "SRD,SSP,STN,SVC,SYP,SZL,THB,TJS,TMT,TOP,TRY,TTD,TWD,TZS,UAH,USD,USN,UYU,UZS,VED,VES,WST,"
        "XAD,XCD,XCG,YER,ZAR,ZMW,ZWG"
    ),
    3: "BHD,IQD,JOD,KWD,LYD,OMR,TND",
    4: "CLF,UYW",
}
DECIMALS: Final[Mapping[str, int]] = MappingProxyType(
    {code: decimals for decimals, codes in _CODES.items() for code in codes.split(",")}
)
"""By code. Of an ouariya and an iraimbilanja (MRU, MGA) five make one; ISO gives them two."""


def amount(units: int, decimals: int) -> str:
    """As it is typed and said: "600", "33.34", "33.345"."""
    whole, part = divmod(units, 10**decimals)
    return f"{whole}.{part:0{decimals}}" if part else str(whole)
