#include "app/commands/manual_page.h"
#include "app/text/translations.h"
#include "tests/qt_test.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lab::app;

namespace {

QString lettersOf(QString text)
{
    return text.remove(QRegularExpression(u"\\s"_s));
}

/// The visible text of its description, without spaces.
QString lettersRead(const QString& page)
{
    QString body = page.section(u".SH DESCRIPTION\n"_s, 1);
    body.remove(QRegularExpression(
        u"^\\.(PP|TP|B |SS \"(?=.*\"$))"_s, QRegularExpression::MultilineOption));
    body.remove(QRegularExpression(u"\"$"_s, QRegularExpression::MultilineOption));
    body.replace(u"\\-"_s, u"-"_s).replace(u"\\(ga"_s, u"`"_s).replace(u"\\(aq"_s, u"'"_s);
    body.replace(u"\\(dq"_s, u"\""_s)
        .remove(u"\\&"_s)
        .remove(u"\\:"_s)
        .replace(u"\\(rs"_s, u"\\"_s);
    return lettersOf(body);
}

} // namespace

class ManualPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theManualContainsAllOfTheHelp_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::addRow("%s", qPrintable(language)) << language;
    }

    void theManualContainsAllOfTheHelp()
    {
        QFETCH(QString, language);
        spokenLanguage(language);
        const QString page = manualPage(helpSections());
        QCOMPARE(lettersRead(page), lettersOf(helpText(helpSections())));
        const QString name = page.section(u".SH NAME\n"_s, 1).section(u'\n', 0, 0);
        QVERIFY2(name.startsWith("position\\-lab \\- "_L1), qPrintable(name));
        QVERIFY(lettersOf(helpText()).contains(lettersOf(purposeText())));
    }

    void textToTypeIsBold()
    {
        spokenLanguage(u"en"_s);
        const QString page = manualPage(helpSections());
        const QStringList lines = page.split(u'\n');
        static const QRegularExpression option(u"^  (-[^ ]+|position-lab \\S+)"_s);
        int options = 0;
        for (const QString& line : helpText().split(u'\n')) {
            const auto match = option.match(line);
            if (!match.hasMatch())
                continue;
            ++options;
            const QString typed = match.captured(1).replace(u'-', u"\\-"_s);
            const auto isBold = [&](const QString& one) {
                return one.startsWith(".B "_L1) && one.contains(typed);
            };
            QVERIFY2(std::ranges::any_of(lines, isBold), qPrintable(line));
            QVERIFY2(!lines.contains(typed), qPrintable(line));
        }
        QVERIFY(options > 50);
        spokenLanguage({});
    }

    void escapesTroffSyntax()
    {
        const QString page = manualPage({{{}, {{u"--x FILE"_s, u"'y'"_s}}, u".png, \"a\\b\""_s}});
        QVERIFY2(page.endsWith(".TP\n.B \\-\\-x FILE\n\\(aqy\\(aq\n.PP\n"
                               "\\&.png, \\(dqa\\(rsb\\(dq\n"_L1),
            qPrintable(page));
    }

    // troff ends lines only at spaces and \\:.
    void linesOfChineseMayEnd()
    {
        const QString page = manualPage({{{}, {}, u"列出实验台，或 a。"_s}});
        QVERIFY2(page.endsWith(u"列\\:出\\:实\\:验\\:台，\\:或 a。\n"_s), qPrintable(page));
    }
};

LAB_GUILESS_TESTS(ManualPageTest)
#include "tst_manual_page.moc"
