#include "tests/qt_test.h"
#include "ui/lessons/languages.h"

#include <QFile>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace lab::ui;

/// The languages are those of the translation files, and the window uses that of the locale.
class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void englishIsFirst()
    {
        QCOMPARE(languages().front(), u"en"_s);
        QVERIFY(languages().contains(u"zh_CN"_s));
        QStringList all = languages();
        QCOMPARE(all.removeDuplicates(), 0);
    }

    void eachLanguageHasHelpPages()
    {
        for (const QString& language : languages())
            for (const QString& page : {u":/help/%1.md"_s, u":/help/lessons_%1.md"_s})
                QVERIFY2(QFile::exists(page.arg(language)), qPrintable(page.arg(language)));
    }

    void eachLanguageFollowsItsLocale()
    {
        for (const QString& language : languages()) {
            QLocale::setDefault(QLocale(language));
            QCOMPARE(windowLanguage(), language);
            lab::LanguageTexts texts {{"en", "in English"}};
            texts[language.toStdString()] = "its own";
            QCOMPARE(inLanguage(texts), u"its own"_s);
        }
    }

    void anyOtherLocaleUsesEnglish()
    {
        for (const QLocale& locale : {QLocale::c(), QLocale(u"de_DE"_s), QLocale(u"ja_JP"_s)}) {
            QLocale::setDefault(locale);
            QCOMPARE(windowLanguage(), u"en"_s);
        }
    }
};

LAB_WIDGET_TESTS(TestLanguages)
#include "tst_languages.moc"
