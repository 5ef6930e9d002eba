"""Names that can't be told apart."""

from __future__ import annotations

import unicodedata

# Marks that show nothing by themselves: joiners, inherent vowels and selectors of variants.
UNSEEN = {0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x16FE4}
UNSEEN |= {0x200C, 0x200D, *range(0xE0100, 0xE01F0)}


def skeletons(name: str) -> set[str]:
    """Names that have one of these in common are told apart only by capitals, width, spaces, what can't be
    seen, or letters that look the same. Capitals may look like something else than small letters do."""
    plain = unicodedata.normalize("NFKC", name)
    return {bare(looks(plain.casefold())), bare(looks(looks(plain).casefold()))}


def are_alike(one: str, other: str) -> bool:
    return not skeletons(one).isdisjoint(skeletons(other))


def looks(name: str) -> str:
    """How a name looks: the skeleton of Unicode TS 39, for the scripts that share their shapes with ours."""
    return unicodedata.normalize("NFD", name).translate(LOOKS)


def bare(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name)
    return "".join(c for c in folded if ord(c) not in UNSEEN and not c.isspace())


# Letters of the Latin, Greek, Cyrillic, Armenian, Coptic, Cherokee and Lisu scripts by what they look like.
ALIKE = {
    "O": "0ΟОՕⲞꓳ",
    "l": "1I|ƖǀΙІӀⲒꓲ",
    "2": "ƧϨꙄꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "8": "Ȣȣ",
    "9": "ⳊꝮ",
    "A": "ΑАᎪꓮ",
    "B": "ΒВᏴꓐꞴ",
    "C": "ϹСᏟⲤꓚ",
    "D": "Ꭰꓓ",
    "E": "ΕЕᎬꓰ",
    "F": "ϜꓝꞘ",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНᎻⲎꓧ",
    "J": "ͿЈᎫꓙꞲ",
    "K": "ΚКᏦⲔꓗ",
    "L": "ᏞⳐꓡ",
    "M": "ΜϺМᎷⲘꓟ",
    "N": "ΝⲚꓠ",
    "P": "ΡРᏢⲢꓑ",
    "R": "ƦᎡᏒꓣ",
    "S": "ЅՏᏕᏚꓢ",
    "T": "ΤТᎢⲦꓔ",
    "U": "Սꓴ",
    "V": "ѴᏙꓦ",
    "W": "ԜᎳᏔꓪ",
    "X": "ΧХⲬꓫꞳ",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "Z": "ΖᏃꓜ",
    "a": "ɑαа",
    "b": "ƄЬᏏ",
    "c": "ϲсᴄⲥꮯ",
    "d": "ԁᏧꓒ",
    "e": "еҽꬲ",
    "f": "քẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "һհᏂ",
    "i": "ıɩɪιіӏᎥꙇꭵ",
    "j": "ϳј",
    "k": "κк",
    "n": "ոռ",
    "o": "οσоօᴏᴑⲟꬽ",
    "p": "ρϱрⲣ",
    "q": "ԛգզ",
    "r": "гᴦⲅꭇꭈꮁ",
    "rn": "m",
    "s": "ƽѕꜱꮪ",
    "u": "ʋυսᴜꞟꭎꭒ",
    "v": "νѵᴠꮩ",
    "w": "ɯѡԝաᴡꮃ",
    "x": "хχ",
    "y": "ɣʏγуүᶌỿꭚ",
    "z": "ᴢꮓ",
}
LOOKS = {ord(sign): plain for plain, signs in ALIKE.items() for sign in signs}
