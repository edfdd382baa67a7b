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

QString readOn(PresentationBanner& banner)
{
    QString all;
    for (const PaintedText& text : writtenOn(banner))
        all += text.words;
    return all;
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

/// The part of a question that is shown above its outcome.
QString headingOf(const QString& question, const QSize& screen)
{
    PresentationBanner banner;
    Look look;
    look.scale = presentationScale(screen);
    look.medium = Look::Medium::Vector;
    banner.setLook(look);
    banner.resize(screen.width(), banner.height());
    banner.setText({u"Outcome"_s, question, u"!"_s});
    const QStringList lines = linesOn(banner);
    return lines.mid(0, lines.size() - 1).join(u' ');
}

} // namespace

class PresentationBannerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // In the smallest window, with the outcome below.
    void theQuestionIsCompleteAboveItsOutcome()
    {
        for (const Lesson& lesson : app::shippedLessons()) {
            for (const char* language : {"en", "zh_CN"}) {
                const LessonSheet sheet =
                    lessonSheet(lesson, lessonStart(lesson, 0).value(), language);
                PresentationBanner banner;
                Look look;
                look.scale = presentationScale({1024, 680});
                look.medium = Look::Medium::Vector;
                banner.setLook(look);
                banner.resize(1024, banner.height());
                banner.setText({u"Outcome"_s, QString::fromStdString(sheet.question),
                    QString::fromStdString(sheet.outcome)});
                const QString read = readOn(banner);
                QVERIFY2(!read.contains(u'…'), qPrintable(read));
                int pages = 1;
                while (banner.turnPage(1))
                    ++pages;
                QVERIFY(pages < 8);
            }
        }
    }

    void theQuestionSentenceIsAboveItsOutcome()
    {
        for (const QSize screen : {QSize(1024, 680), QSize(1920, 1080)}) {
            QCOMPARE(
                headingOf(u"How far is it? Draw it up to 100."_s, screen), u"How far is it?"_s);
            QCOMPARE(headingOf(u"周期是多少？维度对 0 需要 6.283。"_s, screen), u"周期是多少？"_s);
            QCOMPARE(headingOf(u"Draw the curve. Then its mean."_s, screen),
                u"Draw the curve. Then its mean."_s);
            // With the preceding sentence if it needs no extra line.
            QCOMPARE(headingOf(u"The score is 2. What is it then?"_s, screen),
                u"The score is 2. What is it then?"_s);
            const QString longer = u"This is told of it, at length. "_s.repeated(8);
            const QString heading = headingOf(longer + u"What is it then?"_s, screen);
            QVERIFY2(heading.endsWith(u"What is it then?"_s) && heading.size() < longer.size() / 2,
                qPrintable(heading));
        }
    }

    void aLongSentenceBreaksAfterAComma()
    {
        const auto pagesOf = [](const QString& question, const QString& words,
                                 const QSize& screen) {
            PresentationBanner banner;
            Look look;
            look.scale = presentationScale(screen);
            look.medium = Look::Medium::Vector;
            banner.setLook(look);
            banner.resize(screen.width(), banner.height());
            banner.setText({u"Explanation"_s, question, words});
            return banner.pages();
        };
        const QStringList waves = pagesOf(u"How do those of positions 0 and Δ differ?"_s,
            u"The square of the difference is 2Σ(1 − cos θΔ) over all pairs: at first it grows "
            "like Δ², then, in waves, about like the logarithm of Δ, until all pairs have gone "
            "round and it stays about d = 64."_s,
            {1280, 800});
        QCOMPARE(waves.size(), 2);
        QVERIFY2(waves[0].endsWith(u','), qPrintable(waves[0]));
        const QStringList terms = pagesOf(
            u"In how many of the three terms does the number for query 8 and key 1 change from the "
            "code to the paper, with all else as it was?"_s,
            u"In 1, position–content: it is −0.3391 in the code and −0.1701 in the paper."_s,
            {1024, 768});
        QCOMPARE(terms.size(), 2);
        QVERIFY2(terms[0].endsWith(u':'), qPrintable(terms[0]));
        const QString plain = u"How far is it "_s.repeated(40).trimmed();
        QCOMPARE(pagesOf({}, plain, {1024, 768}).join(u' '), plain); // the text is unchanged
    }

    void thePageCountDoesNotTouchTheText()
    {
        for (const QSize& screen : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            PresentationBanner banner;
            Look look;
            look.scale = presentationScale(screen);
            look.medium = Look::Medium::Vector;
            banner.setLook(look);
            banner.resize(screen.width(), banner.height());
            for (int longer = 0; longer < 12; ++longer) {
                banner.setText({u"Outcome"_s, {},
                    u"It goes round and round here "_s.repeated(20) + u"i"_s.repeated(longer)});
                const auto texts = writtenOn(banner);
                const PaintedText& count = texts.back();
                QVERIFY2(count.words.contains(u"1 of "_s), qPrintable(count.words));
                for (std::size_t i = 0; i + 1 < texts.size(); ++i)
                    QVERIFY(texts[i].place.right() < count.place.left() - look.px(6));
            }
        }
    }

    void chineseOutcomesBreakCleanly()
    {
        static const QRegularExpression blank(u"[、，；：。] "_s);
        static const QRegularExpression torn(u"[0-9]\\.$"_s);
        for (const Lesson& lesson : app::shippedLessons()) {
            const LessonSheet sheet = lessonSheet(lesson, lessonStart(lesson, 0).value(), "zh_CN");
            PresentationBanner banner;
            Look look;
            look.scale = presentationScale({1024, 768});
            look.medium = Look::Medium::Vector;
            banner.setLook(look);
            banner.resize(1024, banner.height());
            const QString words = QString::fromStdString(sheet.outcome + sheet.explanation);
            banner.setText({u"Outcome"_s, QString::fromStdString(sheet.question), words});
            QCOMPARE(banner.pages().join(QString()).remove(u' '), QString(words).remove(u' '));
            do {
                QVERIFY2(!banner.pages()[banner.page()].contains(blank),
                    qPrintable(banner.pages()[banner.page()]));
                for (const QString& line : linesOn(banner))
                    QVERIFY2(!line.contains(torn), qPrintable(line));
            } while (banner.turnPage(1));
        }
    }
};

LAB_WIDGET_TESTS(PresentationBannerTest)
#include "tst_presentation_banner.moc"
