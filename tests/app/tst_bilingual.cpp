#include "tests/qt_test.h"
#include "ui/lessons/languages.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A text of the resources in English and another language, and its location.
struct Pair {
    QString place;
    QString english;
    QString language;
    QString translated;

    bool isChinese() const { return language == "zh_CN"_L1; }
};

/// All languages of the program except English.
QStringList translations()
{
    return lab::ui::languages().mid(1);
}

QString resources()
{
    return QStringLiteral(LAB_TEST_DIRECTORY) + u"/../resources"_s;
}

QString contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList files(const QString& folder, const QString& pattern)
{
    QStringList found;
    QDirIterator walk(resources() + folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString path = walk.next();
        if (!path.contains(u"node_modules"_s) && !path.contains(u"package"_s))
            found += path;
    }
    found.sort();
    return found;
}

QString textOf(const QJsonValue& value)
{
    if (!value.isArray())
        return value.toString();
    QStringList lines;
    for (const QJsonValue& line : value.toArray())
        lines += line.toString();
    return lines.join(u'\n');
}

/// Spoken formulas in a language that has no texts for them yet.
bool mayBeEnglish(const QString& place, const QString& language)
{
    return place.startsWith(u"formulas/"_s) && language != "zh_CN"_L1;
}

void addPairs(const QString& place, const QJsonValue& value, QList<Pair>& pairs)
{
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            addPairs(place + u'/' + QString::number(i), list[i], pairs);
    }
    const QJsonObject object = value.toObject();
    const QStringList languages = lab::ui::languages();
    if (std::ranges::any_of(languages, [&](const QString& one) { return object.contains(one); })) {
        for (const QString& language : translations())
            if (object.contains(language) || !mayBeEnglish(place, language))
                pairs.push_back(
                    {place, textOf(object["en"_L1]), language, textOf(object[language])});
    }
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        addPairs(place + u'/' + entry.key(), entry.value(), pairs);
}

/// Every text in JSON with "en" and other languages.
QList<Pair> pairsOfJson()
{
    QList<Pair> pairs;
    for (const QString& path : files({}, u"*.json"_s)) {
        const QJsonDocument document = QJsonDocument::fromJson(contents(path).toUtf8());
        addPairs(path.mid(resources().size() + 1),
            document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
            pairs);
    }
    return pairs;
}

/// The comments of the programs: "#: English | zh_CN 中文". They are English for a language that
/// has none yet.
QList<Pair> pairsOfCode()
{
    QList<Pair> pairs;
    for (const QString& path : files(u"/code"_s, u"*.in"_s)) {
        const QStringList lines = contents(path).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const qsizetype start = lines[i].indexOf(u"#: "_s);
            if (start < 0)
                continue;
            const QStringList sides = lines[i].mid(start + 3).split(u" | "_s);
            const QString place = path.mid(resources().size() + 1) + u':' + QString::number(i + 1);
            for (const QString& language : translations()) {
                const QStringList own = sides.mid(1).filter(
                    QRegularExpression(u'^' + QRegularExpression::escape(language) + u' '));
                const QString words = own.value(0).mid(language.size() + 1);
                if (!own.isEmpty() || language == "zh_CN"_L1)
                    pairs.push_back({place, sides.value(0), language, words});
            }
        }
    }
    return pairs;
}

/// The translations of the program's own texts.
QList<Pair> pairsOfMessages()
{
    static const QRegularExpression message(
        u"<source>([^<]*)</source>\\s*(?:<comment>[^<]*</comment>\\s*)?"
        "<translation>([^<]*)</translation>"_s);
    QList<Pair> pairs;
    for (const QString& language : translations()) {
        const QString all = contents(resources() + u"/i18n/position-lab_%1.ts"_s.arg(language));
        auto matches = message.globalMatch(all);
        while (matches.hasNext()) {
            const QRegularExpressionMatch one = matches.next();
            pairs.push_back({u"i18n"_s, one.captured(1), language, one.captured(2)});
        }
    }
    return pairs;
}

bool hasHan(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// {slot}, {{slot}} and %1; for {slot|one|more} the slot.
QSet<QString> placeholders(const QString& text)
{
    static const QRegularExpression sort(u"\\{\\{?[\\w.]+\\}?\\}|%L?[0-9n]"_s);
    static const QRegularExpression words(u"\\|[^|{}]+\\|[^|{}]+\\}"_s);
    QSet<QString> found;
    auto matches = sort.globalMatch(QString(text).replace(words, u"}"_s));
    while (matches.hasNext())
        found += matches.next().captured();
    return found;
}

/// English words do not belong in a translated sentence, except names, code and formulas.
QString englishLeftIn(const QString& translated)
{
    static const QRegularExpression words(
        u"\\b(the|and|with|that|this|which|from|into|are|not|does|what|than)\\b"_s);
    return words.match(translated).captured();
}

bool isSymbolOnly(const QString& text)
{
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    QString plain = text;
    plain.remove(QRegularExpression(u"\\{\\w+\\}"_s));
    return !word.match(plain).hasMatch();
}

QString complaint(const Pair& pair)
{
    if (pair.english.trimmed().isEmpty())
        return pair.place + u": no English"_s;
    if (pair.translated.trimmed().isEmpty())
        return pair.place + u": no "_s + pair.language;
    static const QRegularExpression example(u"[我不爱你]"_s); // the words of a sentence
    if (hasHan(QString(pair.english).remove(example)))
        return pair.place + u": Chinese in "_s + pair.english;
    if (placeholders(pair.english) != placeholders(pair.translated))
        return pair.place + u": other placeholders in "_s + pair.translated;
    if (const QString word = englishLeftIn(pair.translated); !word.isEmpty())
        return pair.place + u": English in "_s + pair.translated;
    if (pair.isChinese() && !hasHan(pair.translated) && !isSymbolOnly(pair.translated))
        return pair.place + u": not in Chinese: "_s + pair.translated;
    return {};
}

/// Terms that the program does not use: one thing has one word, and the reader is 你.
QString otherWordIn(const QString& chinese)
{
    static const QStringList words {u"您"_s, u"布局"_s, u"练习纸"_s, u"练习单"_s, u"位移"_s,
        u"内积"_s, u"对抗"_s, u"整倍"_s, u"相除"_s, u"静止"_s, u"不再匹配"_s, u"不再适用"_s,
        u"全场"_s, u"短课"_s, u"注意力缩放"_s, u"分部求和"_s, u"前移"_s, u"二维对"_s,
        u"训练结束时"_s, u"比训练时长"_s, u"靠前"_s, u"特征值绝对值"_s, u"注意力温度"_s,
        u"旋转编码"_s, u"图块"_s, u"对半排列"_s, u"上划线"_s, u"下注"_s, u"伽马"_s, u"两排"_s,
        u"发布代码"_s, u"发布的代码"_s, u"瞎猜"_s, u"取住"_s};
    for (const QString& word : words)
        if (chinese.contains(word) && !chinese.contains(u"Abel "_s + word))
            return word;
    static const QRegularExpression bare(u"(?<!相对)(?<!截断)距离"_s);
    return bare.match(chinese).captured();
}

/// A page without its examples and the keys of files, which are the same in both languages.
QString prose(const QString& path)
{
    static const QRegularExpression example(u"^```.*?^```|`[^`\n]*`"_s,
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    return contents(path).remove(example);
}

} // namespace

class TestBilingual : public QObject {
    Q_OBJECT

    static void verify(const QList<Pair>& pairs, qsizetype fewest)
    {
        QVERIFY(pairs.size() >= fewest);
        QStringList wrong;
        for (const Pair& pair : pairs)
            if (const QString sentence = complaint(pair); !sentence.isEmpty())
                wrong += sentence;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

private Q_SLOTS:
    void whatTheFilesSayIsInEveryLanguage() { verify(pairsOfJson(), 200); }

    void theCommentsOfTheCodeAreTranslated() { verify(pairsOfCode(), 20); }

    void usesOneWordPerThing()
    {
        QStringList wrong;
        for (const QList<Pair>& pairs : {pairsOfJson(), pairsOfCode(), pairsOfMessages()})
            for (const Pair& pair : pairs)
                if (const QString word = otherWordIn(pair.translated);
                    pair.isChinese() && !word.isEmpty())
                    wrong += pair.place + u": "_s + word + u" in "_s + pair.translated;
        for (const QString& path : files(u"/help"_s, u"*zh_CN.md"_s))
            for (const QString& line : contents(path).split(u'\n'))
                if (const QString word = otherWordIn(line); !word.isEmpty())
                    wrong += path.section(u'/', -1) + u": "_s + word + u" in "_s + line;
        QVERIFY(pairsOfMessages().size() > 1000);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QCOMPARE(otherWordIn(u"与您的距离"_s), u"您"_s);
        QCOMPARE(otherWordIn(u"两者的距离"_s), u"距离"_s);
        QCOMPARE(otherWordIn(u"两者一起前移"_s), u"前移"_s); // which is earlier, as 之前 is
        QCOMPARE(otherWordIn(u"相对距离、截断距离和用 Abel 分部求和"_s), QString());
    }

    void findsErrors_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        QTest::newRow("missing") << u"A step"_s << QString();
        QTest::newRow("copied") << u"A step"_s << u"A step"_s;
        QTest::newRow("half") << u"Turn the key"_s << u"把 the 键转动"_s;
        QTest::newRow("slot") << u"The score is {s}"_s << u"分数是 {t}"_s;
        QTest::newRow("number") << u"Step %1"_s << u"第 %2 步"_s;
        QTest::newRow("swapped") << u"旋转"_s << u"旋转"_s;
    }

    void findsErrors()
    {
        QFETCH(const QString, english);
        QFETCH(const QString, chinese);
        QVERIFY(!complaint({u"here"_s, english, u"zh_CN"_s, chinese}).isEmpty());
        QCOMPARE(complaint({u"here"_s, u"Step {n}"_s, u"zh_CN"_s, u"第 {n} 步"_s}), QString());
        QCOMPARE(complaint({u"here"_s, u"q"_s, u"zh_CN"_s, u"q"_s}), QString());
        QVERIFY(!complaint({u"here"_s, u"Step {n}"_s, u"de"_s, u"Schritt"_s}).isEmpty());
        QCOMPARE(complaint({u"here"_s, u"Step {n}"_s, u"de"_s, u"Schritt {n}"_s}), QString());
    }

    void theManualHasTheSameParts_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("language");
        for (const QString& path : files(u"/help"_s, u"*en.md"_s))
            for (const QString& language : translations())
                QTest::addRow("%s, %s", qPrintable(path.section(u'/', -1)), qPrintable(language))
                    << path << language;
    }

    void theManualHasTheSameParts()
    {
        QFETCH(const QString, page);
        QFETCH(const QString, language);
        QString other = page;
        other.replace(page.lastIndexOf(u"en.md"_s), 5, language + u".md"_s);
        const auto parts = [](const QString& path) {
            QStringList starts;
            for (const QString& line : contents(path).split(u'\n', Qt::SkipEmptyParts))
                starts += line.section(QRegularExpression(u"[^#|\\-*]"_s), 0, 0);
            return starts;
        };
        // Paragraphs may be divided differently; headings, rows and entries may not.
        const auto counted = [&](const QString& path) {
            QMap<QString, int> count;
            for (const QString& start : parts(path))
                if (start.startsWith(u'#') || start.startsWith(u'|') || start == "-"_L1)
                    ++count[start.left(3)];
            return count;
        };
        QVERIFY(!counted(page).isEmpty());
        QCOMPARE(counted(other), counted(page));
        for (const QString& line : prose(other).split(u'\n', Qt::SkipEmptyParts)) {
            const bool isShort = line.size() < 12 || line.startsWith(u"    "_s);
            QVERIFY2(language != "zh_CN"_L1 || isShort || hasHan(line) || line.startsWith(u"|---"_s)
                    || !line.contains(u' '),
                qPrintable(line));
            QVERIFY2(englishLeftIn(line).isEmpty(), qPrintable(line));
        }
        QVERIFY(!hasHan(prose(page).remove(QRegularExpression(u"[我不爱你简体中文]"_s))));
    }
};

LAB_GUILESS_TESTS(TestBilingual)
#include "tst_bilingual.moc"
