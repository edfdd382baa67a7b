#!/usr/bin/env python3
"""Makes the fonts of the program from those of Debian 12: generate.py [FOLDER].

FOLDER holds the four packages below, or takes them from apt-get; without one, build/fonts does.
Needs python3-fonttools. generate.py --check asks, without fonttools, whether each character that
the program's texts have is in the fonts, by the lists that are written beside them.

Each font gets a name of its own, so that no font of the system is taken in its place; digits that
are all as wide as each other, and neither kerning nor ligatures, so that the width of a text is the
sum of its characters' widths."""

import pathlib
import re
import struct
import subprocess
import sys
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FONTS = "usr/share/fonts"
INTER = "fonts-inter", f"{FONTS}/opentype/inter/Inter-%s.otf"
MONO = "fonts-jetbrains-mono", f"{FONTS}/truetype/jetbrains-mono/JetBrainsMono-%s.ttf"
HAN = "fonts-noto-cjk", f"{FONTS}/opentype/noto/NotoSansCJK-%s.ttc"
NOTO = "fonts-noto-core", f"{FONTS}/truetype/noto/%s-Regular.ttf"
SIMPLIFIED = 2  # in the collection of Noto Sans CJK
LINE = 969, 242  # of Inter: above and below the baseline, of an em of 1000
BOLDER = 600  # of every second weight: what Noto calls bold goes with Inter's semi-bold
PACKAGES = {  # version and the first digits of its file's SHA-256
    "fonts-inter": ("4.0~beta7+ds-1", "6afd9014550e04b5"),
    "fonts-jetbrains-mono": ("2.242+ds-3", "516b8e3bacc9a30c"),
    "fonts-noto-cjk": ("1:20220127+repack1-1", "4a2515eb6db3978b"),
    "fonts-noto-core": ("20201225-1", "58f4f0bb6720f919"),
}
# What the fonts of text hold besides the characters of the program's texts: the letters of
# Europe's languages, and signs that a sentence or a drawing may want.
LETTERS = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2B0, 0x2B8), (0x2C6, 0x2DD), (0x37E, 0x37E),
           (0x384, 0x3CE), (0x400, 0x45F), (0x490, 0x491), (0x1E9E, 0x1E9E)]
SIGNS = [(0x1D2C, 0x1D6A), (0x2000, 0x200A), (0x2010, 0x2027), (0x202F, 0x2044), (0x205F, 0x205F),
         (0x2070, 0x209C), (0x20AC, 0x20AC), (0x2100, 0x214F), (0x2150, 0x215E), (0x2190, 0x21FF),
         (0x2200, 0x22FF), (0x2300, 0x23FF), (0x25A0, 0x25FF), (0x2605, 0x2606), (0x2610, 0x2612),
         (0x2713, 0x2718), (0x27E8, 0x27E9), (0x2C7C, 0x2C7C), (0xFFFD, 0xFFFD)]
# Those of these that Inter lacks come from Noto, each from the first font that has it.
LENDERS = "NotoSans", "NotoSansMath", "NotoSansSymbols2", "NotoSansSymbols"
LENT = ("ᴺᵀ∀∂∃∅∇∈∉∋∏∐∑∓∘∙∝∥∧∨∩∪∫∼≅≡⊂⊃⊆⊇⊕⊗⊙⊤⊥⋅⋯⋮⋱⌈⌉⌊⌋⟨⟩■□▪▫◆◇●○◐◑★☆☐☑☒"
        "✓✔✕✗✘")
EAST_ASIAN = "、。〈〉《》「」『』【】〔〕～｜￥" + "".join(map(chr, range(0xFF01, 0xFF60))) + "｡"
# Han characters that no text of the program needs yet: those that Qt's own Chinese texts have, and
# others that are usual in texts about software, so that most new sentences want no new font.
MORE = (
    "丁严丧串临乐予亚享京仿休众优伙传伪伯估伴伽借债健僧克免典册冲划创刷券割功势北匝医协南博卢"
    "卫卸厂压叙古史吉君听员呢呼唤园国土圾址垃城域堆塞境声夜夫央奏奥妙姆委媒孟孤孵宕审客密寒寮"
    "封尔尼岔岛崩川巧市店废庭康弥弹彩径律徒德志忙念怕恩您悬感戏户扁扑托执扫技抛护抹拓拔拟拨拷"
    "拾挂振捉捕捷握摄擎政敏施旅族旨星暗木杠析枚染柬栅栈树棉椭槽欧款歧殊毁毒气氧水池汽泛泡泰洋"
    "洲活派浆浓浙浮海渡渲游湿溃源溢滤漫澄激火灵烧热燃父牌牙物猫王玩球甘甲甸病登皮监盒盗盾眠睡"
    "矛破础硬社祖神私秘秤稍稠突窄笺筑策签簿米粉糊糖紫繁纸纹绍绑绪综缅缆罗美翠翡耗耳肤肪脂脑脱"
    "腊腰航般良获萄葡蓝蕴虑虽融血街衡袖裁订讯访译诞谚贝败账费资赋赖趋践踪轨辅辐返迟迪追送递逻"
    "遵避邮金钥铁铃铺链锚锥锯闲闻阐阻阿陆陷障雅雨静革韩音颁颖风飞饰饱马驱驶驼骑髋魔鲁麦黄齿龄"
    "鿿")
# Ends of ranges that the sources ask for, marks that are taken out again, and a stroke through signs
# of Qt's: no text shows them.
UNWRITTEN = "\u0338\u2e80\ua4cf\ue000\ue001\uf900\ufaff\uff60"




# What the program writes


def texts_of_the_program():
    """Each file with texts for a person: its name and all that it may write."""
    names = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "app", "core", "ui", "resources"],
        cwd=ROOT, text=True, capture_output=True, check=True).stdout.splitlines()
    for name in names:
        if name.startswith("resources/fonts/") or name.endswith("/outlines.json"):
            continue  # formulas are outlines, and have no font
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture, or a file that is deleted
        escaped = re.findall(r"\\u([0-9a-fA-F]{4})|&#x([0-9a-fA-F]+);", text)
        yield name, text + "".join(chr(int(a or b, 16)) for a, b in escaped)


def texts_of_qt(language="zh_CN"):
    """What Qt's own buttons and dialogs say in Chinese, where its translations are installed."""
    for path in pathlib.Path("/usr/share/qt6/translations").glob(f"qtbase_{language}.qm"):
        messages, place = b"", 16  # behind the magic number: sections of a tag, a length and so much
        content = path.read_bytes()
        while place < len(content):
            tag, length = struct.unpack_from(">BI", content, place)
            if tag == 0x69:
                messages = content[place + 5:place + 5 + length]
            place += 5 + length
        text, place = "", 0
        while place < len(messages):
            if messages[place] == 1:  # the end of one message
                place += 1
                continue
            tag, length = struct.unpack_from(">BI", messages, place)
            length = 0 if length == 0xFFFFFFFF else length
            if tag == 3:
                text += messages[place + 5:place + 5 + length].decode("utf-16-be")
            place += 5 + length
        yield path.name, text


def is_written(character):
    """Whether a font draws it: not one that only parts or joins others."""
    return (unicodedata.category(character) not in ("Cc", "Cf", "Zl", "Zp")
            and character not in UNWRITTEN)


# What the fonts hold


def characters_in(font):
    """The numbers of the characters that a font file has glyphs for, from its table cmap."""
    content = font.read_bytes()
    tables = {}
    for k in range(struct.unpack_from(">H", content, 4)[0]):
        tag, _, start, _ = struct.unpack_from(">4sIII", content, 12 + 16 * k)
        tables[tag] = start
    cmap, found = tables[b"cmap"], set()
    for k in range(struct.unpack_from(">H", content, cmap + 2)[0]):
        start = cmap + struct.unpack_from(">I", content, cmap + 4 + 8 * k + 4)[0]
        form = struct.unpack_from(">H", content, start)[0]
        if form == 4:
            twice = struct.unpack_from(">H", content, start + 6)[0]
            ends = struct.unpack_from(f">{twice // 2}H", content, start + 14)
            starts = struct.unpack_from(f">{twice // 2}H", content, start + 16 + twice)
            for first, last in zip(starts, ends):
                found.update(range(first, last + 1))
        elif form == 12:
            count = struct.unpack_from(">I", content, start + 12)[0]
            for group in range(count):
                first, last = struct.unpack_from(">II", content, start + 16 + 12 * group)
                found.update(range(first, last + 1))
        else:
            raise ValueError(f"{font.name}: a cmap of format {form}")
    return found - {0xFFFF}


def missing_characters():
    """What stands in a text and in no font: sentences, each with the file and its characters."""
    held = [characters_in(font) for font in sorted(HERE.glob("sans-*"))]
    han = [characters_in(font) for font in sorted(HERE.glob("han-*"))]
    if len(held) != 2 or len(han) != 2:
        raise FileNotFoundError("two weights of sans and of han are wanted")
    everywhere = set.intersection(*held) | set.intersection(*han)
    for name, text in [*texts_of_the_program(), *texts_of_qt()]:
        missing = {c for c in set(text) if is_written(c) and ord(c) not in everywhere}
        if missing:
            listed = " ".join(f"{c} (U+{ord(c):04X})" for c in sorted(missing))
            yield f"{name}: {listed}"


# How they are made


def package(name, folder):
    """The folder of what the package holds, taken from apt-get unless it is there."""
    version, digits = PACKAGES[name]
    unpacked = folder / f"{name}_{digits}"
    if unpacked.exists():
        return unpacked
    files = [*folder.glob(f"{name}_*.deb")]
    if not files:
        subprocess.run(["apt-get", "-q", "download", f"{name}={version}"], cwd=folder, check=True)
        files = [*folder.glob(f"{name}_*.deb")]
    if not hashlib.sha256(files[0].read_bytes()).hexdigest().startswith(digits):
        raise ValueError(f"{files[0]} is another version than {version}")
    subprocess.run(["dpkg", "-x", files[0], unpacked], check=True)
    return unpacked


def opened(source, style, folder, number=-1):
    name, path = source
    return TTFont(package(name, folder) / (path % style), fontNumber=number, recalcTimestamp=False)


def cut_down(font, characters, keeps_hints, glyphs=()):
    options = subset.Options(layout_features=[], hinting=keeps_hints, notdef_outline=True,
                             name_IDs=[0, 13, 14], recalc_timestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(characters & set(font.getBestCmap())), glyphs=glyphs)
    cutter.subset(font)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format in (4, 12)]
    for tag in ("BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx", "DSIG"):
        if tag in font:
            del font[tag]


def even_digits(font):
    """The glyphs of digits that are as wide as each other, by the characters (the feature tnum)."""
    table = font["GSUB"].table
    found = next(record.Feature for record in table.FeatureList.FeatureRecord
                 if record.FeatureTag == "tnum")
    mapping = {}
    for index in found.LookupListIndex:
        for part in table.LookupList.Lookup[index].SubTable:
            mapping.update(getattr(part, "ExtSubTable", part).mapping)
    plain = font.getBestCmap()
    return {ord(digit): mapping[plain[ord(digit)]] for digit in "0123456789"}


def put_glyph(font, character, lender):
    """Draws a glyph of another font, with its outlines of any kind, as one of this font of CFF."""
    scale = font["head"].unitsPerEm / lender["head"].unitsPerEm
    name = lender.getBestCmap()[character]
    outline = DecomposingRecordingPen(lender.getGlyphSet())
    lender.getGlyphSet()[name].draw(outline)
    width = round(lender["hmtx"][name][0] * scale)
    cff = font["CFF "].cff
    top = cff.topDictIndex[0]
    pen = T2CharStringPen(width - top.Private.nominalWidthX, None)
    outline.replay(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
    glyph = f"uni{character:04X}"
    top.CharStrings.charStringsIndex.append(pen.getCharString(top.Private, cff.GlobalSubrs))
    top.CharStrings.charStrings[glyph] = len(top.CharStrings.charStringsIndex) - 1
    if glyph not in top.charset:
        top.charset.append(glyph)
    font.setGlyphOrder(top.charset)
    font["hmtx"].metrics[glyph] = (width, round(lender["hmtx"][name][1] * scale))
    for table in font["cmap"].tables:
        table.cmap[character] = glyph


def named(font, family, is_bolder):
    """Called so, and of normal weight or of 600 where no other is bolder."""
    style = "Semibold" if is_bolder else "Regular"
    postscript = f"{family.replace(' ', '')}-{style}"
    for key, value in ((1, family), (2, style), (3, postscript), (4, f"{family} {style}"),
                       (6, postscript)):
        font["name"].setName(value, key, 3, 1, 0x409)
    font["name"].names = [name for name in font["name"].names
                          if name.platformID == 3 and name.langID == 0x409]
    metrics, head = font["OS/2"], font["head"]
    metrics.usWeightClass = BOLDER if is_bolder else 400
    # Bold, so that nobody thickens it where bold is asked for.
    metrics.fsSelection = metrics.fsSelection & ~0x61 | (0x20 if is_bolder else 0x40)
    head.macStyle = 1 if is_bolder else 0
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [postscript]
        top = cff.topDictIndex[0]
        top.FamilyName, top.FullName, top.Weight = family, f"{family} {style}", style
    return font


def made_sans(style, is_bolder, characters, folder):
    font = opened(INTER, style, folder)
    digits = even_digits(font)
    cut_down(font, characters, True, digits.values())
    for table in font["cmap"].tables:
        table.cmap.update(digits)
    advances = font["hmtx"].metrics
    widest = max(advances[glyph][0] for glyph in digits.values())
    for glyph in digits.values():  # one of the semi-bold ones is narrower by a hair
        advances[glyph] = (widest, advances[glyph][1])
    lenders = [opened(NOTO, name, folder) for name in LENDERS]
    for character in map(ord, LENT):
        lender = next((one for one in lenders if character in one.getBestCmap()), None)
        if character not in font.getBestCmap() and lender:
            put_glyph(font, character, lender)
    return named(font, "Position Lab Sans", is_bolder)


def made_mono(characters, folder):
    font = opened(MONO, "Regular", folder)
    cut_down(font, characters, False)
    return named(font, "Position Lab Mono", False)


def made_han(style, is_bolder, characters, folder):
    font = opened(HAN, style, folder, SIMPLIFIED)
    cut_down(font, characters, True)
    lines, metrics = font["hhea"], font["OS/2"]  # as high as Inter's, in both languages
    lines.ascent, lines.descent, lines.lineGap = LINE[0], -LINE[1], 0
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = LINE[0], -LINE[1], 0
    metrics.usWinAscent, metrics.usWinDescent = LINE
    return named(font, "Position Lab Han", is_bolder)


def make(folder):
    folder.mkdir(parents=True, exist_ok=True)
    texts = [*texts_of_the_program(), *texts_of_qt()]
    written = {ord(c) for _, text in texts for c in text if is_written(c)}
    han = {c for c in written if unicodedata.name(chr(c), "").startswith("CJK UNIFIED")}
    letters = {c for first, last in LETTERS + SIGNS for c in range(first, last + 1)}
    letters |= written - han - set(map(ord, EAST_ASIAN))
    han |= set(map(ord, MORE + EAST_ASIAN))
    for name, font in (
            ("sans-regular.otf", made_sans("Regular", False, letters, folder)),
            ("sans-semibold.otf", made_sans("SemiBold", True, letters, folder)),
            ("mono-regular.ttf", made_mono(letters, folder)),
            ("han-regular.otf", made_han("Regular", False, han, folder)),
            ("han-semibold.otf", made_han("Bold", True, han, folder))):
        font.save(HERE / name)
        print(f"{name}: {(HERE / name).stat().st_size} bytes, {len(font.getBestCmap())} characters")


def main():
    if sys.argv[1:] != ["--check"]:
        make(pathlib.Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build/fonts")
    missing = [*missing_characters()]
    print(*missing, sep="\n", end="\n" if missing else "")
    return 1 if missing else 0


if __name__ == "__main__":
    if sys.argv[1:] != ["--check"]:
        import hashlib

        from fontTools import subset
        from fontTools.pens.recordingPen import DecomposingRecordingPen
        from fontTools.pens.t2CharStringPen import T2CharStringPen
        from fontTools.pens.transformPen import TransformPen
        from fontTools.ttLib import TTFont
    sys.exit(main())
