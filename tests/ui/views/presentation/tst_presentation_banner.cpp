#include "app/files/lesson_file.h"
#include "core/lessons/lesson_sheet.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/projection.h"
#include "ui/views/presentation/presentation_banner.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

std::vector<PaintedText> writtenOn(PresentationBanner& banner)
{
    TextRecorder paper(banner.size());
    QPainter painter(&paper);
    banner.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.end();
    return paper.texts();
}

/// The lines of the banner; texts in two scripts are painted in pieces on one baseline.
QStringList linesOn(PresentationBanner& banner)
{
    QStringList lines;
    double last = -1;
    for (const PaintedText& text : writtenOn(banner)) {
        if (std::abs(text.place.bottom() - last) > 0.5)
            lines += QString();
        lines.back() += text.words;
        last = text.place.bottom();
    }
    return lines;
}

PresentationBanner& sized(PresentationBanner& banner, const QSize& screen)
{
    Look look;
    look.scale = presentationScale(screen);
    look.medium = Look::Medium::Vector;
    banner.setLook(look);
    banner.resize(screen.width(), banner.height());
    return banner;
}

/// The part of a question that is shown above its outcome.
QString headingOf(const QString& question, const QSize& screen)
{
    PresentationBanner banner;
    sized(banner, screen).setText({u"Outcome"_s, question, u"!"_s});
    const QStringList lines = linesOn(banner);
    return lines.size() == 2 ? lines.front() : QString();
}

} // namespace

class PresentationBannerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pagesOfLessonsAreWholeSentences_data()
    {
        QTest::addColumn<QSize>("screen");
        for (const QSize& screen : {QSize(1280, 800), QSize(1280, 720), QSize(1024, 768)})
            QTest::addRow("%dx%d", screen.width(), screen.height()) << screen;
    }

    void pagesOfLessonsAreWholeSentences()
    {
        QFETCH(const QSize, screen);
        static const QRegularExpression whole(u"[.?!。？！][”’)）]?$"_s);
        static const QRegularExpression torn(u"\n(?:[=≈<>·×/%]|[+−] )|[√Σ]\n|\\d\\.\n\\d"_s);
        for (const Lesson& lesson : app::shippedLessons()) {
            for (const char* language : {"en", "zh_CN"}) {
                const LessonSheet sheet =
                    lessonSheet(lesson, lessonStart(lesson, 0).value(), language);
                const QString question = QString::fromStdString(sheet.question);
                for (const std::string& words :
                    {sheet.question, sheet.outcome, sheet.explanation}) {
                    PresentationBanner banner;
                    const bool isAsked = &words == &sheet.question;
                    sized(banner, screen)
                        .setText({u"Outcome"_s, isAsked ? QString() : question,
                            QString::fromStdString(words)});
                    do {
                        const QString page = banner.pages().value(banner.page());
                        QVERIFY2(page.contains(whole), qPrintable(page));
                        QStringList all = linesOn(banner);
                        if (banner.pages().size() > 1)
                            all.removeLast(); // the count
                        const QString lines = all.join(u'\n');
                        QVERIFY2(!lines.contains(torn), qPrintable(lines));
                    } while (banner.turnPage(1));
                    QCOMPARE(banner.pages().join(QString()).remove(u' '),
                        QString::fromStdString(words).remove(u' '));
                }
            }
        }
    }

    void theQuestionSentenceIsAboveItsOutcome()
    {
        for (const QSize screen : {QSize(1024, 680), QSize(1920, 1080)}) {
            QCOMPARE(
                headingOf(u"How far is it? Draw it up to 100."_s, screen), u"How far is it?"_s);
            QCOMPARE(headingOf(u"周期是多少？维度对 0 需要 6.283。"_s, screen), u"周期是多少？"_s);
            QCOMPARE(headingOf(u"Draw the curve. Then its mean."_s, screen), u"Then its mean."_s);
            const QString longer = u"This part of it is quite long, "_s.repeated(8);
            const QString heading = headingOf(longer + u"and what is it then?"_s, screen);
            QVERIFY2(heading.startsWith(u"… "_s) && heading.endsWith(u" and what is it then?"_s)
                    && heading.size() < longer.size(),
                qPrintable(heading));
        }
    }

    void aLongSentenceIsAloneInSmallLetters()
    {
        PresentationBanner banner;
        const QString shorter = u"It grows."_s;
        const QString longer = (u"At first it grows like the square of the distance, "_s.repeated(4)
            + u"and then it stays."_s);
        sized(banner, {1280, 800})
            .setText({u"Explanation"_s, u"How far?"_s, shorter + u' ' + longer});
        QCOMPARE(banner.pages(), QStringList({shorter, longer}));
        QCOMPARE(linesOn(banner).mid(0, 2), QStringList({u"How far?"_s, shorter}));
        const double large = writtenOn(banner)[1].place.height();
        QVERIFY(banner.turnPage(1));
        QCOMPARE(linesOn(banner).size(), 4); // and the count
        QVERIFY(writtenOn(banner)[0].place.height() < 0.9 * large);
    }

    void tooLongASentenceGoesOnOnTheNextPage()
    {
        PresentationBanner banner;
        const QString plain = u"How far is it "_s.repeated(40).trimmed();
        sized(banner, {1024, 768}).setText({u"Explanation"_s, u"How far?"_s, plain});
        QVERIFY(banner.pages().size() > 1);
        QCOMPARE(banner.pages().join(u' '), plain);
    }

    void thePageCountDoesNotTouchTheText()
    {
        for (const QSize& screen : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            PresentationBanner banner;
            sized(banner, screen);
            for (int longer = 0; longer < 12; ++longer) {
                banner.setText({u"Outcome"_s, {},
                    u"It goes round and round here "_s.repeated(20) + u"i"_s.repeated(longer)});
                const auto texts = writtenOn(banner);
                const PaintedText& count = texts.back();
                QVERIFY2(count.words.contains(u"1 of "_s), qPrintable(count.words));
                for (std::size_t i = 0; i + 1 < texts.size(); ++i)
                    QVERIFY(texts[i].place.right() < count.place.left() - 6);
            }
        }
    }

    void aNoteIsBelowWordsWithATagAndAChange()
    {
        for (const QSize& screen : {QSize(1024, 680), QSize(1024, 768), QSize(1280, 800)}) {
            PresentationBanner banner;
            sized(banner, screen);
            for (const Lesson& lesson : app::shippedLessons()) {
                const QString note = u"“%1” waits at its explanation. Backspace: back to it"_s.arg(
                    QString::fromStdString(lesson.title.at("en")));
                banner.setText({.heading = u"Aside"_s,
                    .question = {},
                    .words = u"Derivation"_s,
                    .note = note,
                    .change = {{{u"Base"_s, u"10000"_s, u"1000000"_s}}, {}}});
                QCOMPARE(banner.accessibleDescription(), u"Derivation. "_s + note);
                const auto texts = writtenOn(banner);
                QString read;
                for (const PaintedText& text : texts)
                    read += text.words;
                QVERIFY(read.startsWith(u"AsideDerivationBase10000 → 1000000“"_s));
                // Of the longest title, the middle may be missing.
                QVERIFY2(read.contains(u'…') ? read.endsWith(u"Backspace: back to it"_s)
                                             : read.endsWith(note),
                    qPrintable(read));
                for (std::size_t i = 0; i < texts.size(); ++i) {
                    QVERIFY(QRectF(banner.rect()).contains(texts[i].place));
                    for (std::size_t k = 0; k < i; ++k)
                        QVERIFY(!texts[i].place.intersects(texts[k].place));
                }
            }
        }
    }
};

LAB_WIDGET_TESTS(PresentationBannerTest)
#include "tst_presentation_banner.moc"
