#pragma once

#include <QString>
#include <QStringList>

namespace lab {

/// Texts that may be in any string of an untrusted file, or in its name: each breaks out of the
/// syntax of some program.
inline QStringList hostileTexts()
{
    using namespace Qt::StringLiterals;
    return {
        u"\""_s,
        u"\\"_s,
        u"a\"b\\c'd`e$f"_s,
        u"two\nlines\r\tand more"_s,
        QString(u"NUL\0 and \x1b]0;title\a"_s),
        u"\u0085\u009b2J\u007f"_s,
        u"a\u202egnp.\u2066b\u200f"_s,
        u"\u2028\u2029\ufeff\ufffe"_s,
        u"<h1>Already saved. Press Discard"_s,
        u"<img src='file:///etc/passwd'>"_s,
        u"</script><script>alert(1)</script>"_s,
        u"]]>&lt;&amp;&#0;"_s,
        u"&A && %1 %2 %99 {answer} {{command}}"_s,
        u"[*]"_s,
        u"../../../../evil_key"_s,
        u"C:\\Windows\\..\\..\\con"_s,
        u"/etc/passwd"_s,
        u"=cmd|' /C calc'!A0"_s,
        u"'; rm -rf ~; '"_s,
        u"$(reboot)"_s,
        QString(QChar(0xd800)) + u"lone"_s + QChar(0xdfff),
        u"e\u0301\u200d\U0001f600\U000e0041"_s,
        u" "_s,
        QString(5000, u'x'),
    };
}

} // namespace lab
