#include "app/files/lesson_file.h"
#include "core/lessons/lesson_sheet.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/projection.h"
#include "ui/views/room/room_band.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

std::vector<PaintedText> writtenOn(RoomBand& band)
{
    TextRecorder paper(band.size());
    QPainter painter(&paper);
    band.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.end();
    return paper.texts();
}

QString readOn(RoomBand& band)
{
    QString all;
    for (const PaintedText& text : writtenOn(band))
        all += text.words;
    return all;
}

/// Each with all that stands on its baseline: a text of two scripts is painted in pieces.
QStringList linesOn(RoomBand& band)
{
    QStringList lines;
    double last = -1;
    for (const PaintedText& text : writtenOn(band)) {
        if (std::abs(text.place.bottom() - last) > 0.5)
            lines += QString();
        lines.back() += text.words;
        last = text.place.bottom();
    }
    return lines;
}

/// What of a question stands over its outcome.
QString headingOf(const QString& question, const QSize& screen)
{
    RoomBand band;
    Look look;
    look.scale = roomScale(screen);
    look.medium = Look::Medium::Vector;
    band.setLook(look);
    band.resize(screen.width(), band.height());
    band.setText({u"Outcome"_s, question, u"!"_s});
    const QStringList lines = linesOn(band);
    return lines.mid(0, lines.size() - 1).join(u' ');
}

} // namespace

class RoomBandTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // In the least window, with what came of it below.
    void theQuestionStandsWholeOverItsOutcome()
    {
        for (const Lesson& lesson : app::shippedLessons()) {
            for (const char* language : {"en", "zh_CN"}) {
                const LessonSheet sheet =
                    lessonSheet(lesson, lessonStart(lesson, 0).value(), language);
                RoomBand band;
                Look look;
                look.scale = roomScale({1024, 680});
                look.medium = Look::Medium::Vector;
                band.setLook(look);
                band.resize(1024, band.height());
                band.setText({u"Outcome"_s, QString::fromStdString(sheet.question),
                    QString::fromStdString(sheet.outcome)});
                const QString read = readOn(band);
                QVERIFY2(!read.contains(u'…'), qPrintable(read));
                int pages = 1;
                while (band.turnPage(1))
                    ++pages;
                QVERIFY(pages < 8);
            }
        }
    }

    void whatIsAskedStandsOverItsOutcome()
    {
        for (const QSize screen : {QSize(1024, 680), QSize(1920, 1080)}) {
            QCOMPARE(
                headingOf(u"How far is it? Draw it up to 100."_s, screen), u"How far is it?"_s);
            QCOMPARE(headingOf(u"周期是多少？维度对 0 需要 6.283。"_s, screen), u"周期是多少？"_s);
            QCOMPARE(headingOf(u"Draw the curve. Then its mean."_s, screen),
                u"Draw the curve. Then its mean."_s);
            // With what it is asked of, where that takes no line more.
            QCOMPARE(headingOf(u"The score is 2. What is it then?"_s, screen),
                u"The score is 2. What is it then?"_s);
            const QString longer = u"This is told of it, at length. "_s.repeated(8);
            const QString heading = headingOf(longer + u"What is it then?"_s, screen);
            QVERIFY2(heading.endsWith(u"What is it then?"_s) && heading.size() < longer.size() / 2,
                qPrintable(heading));
        }
    }

    void noLineOfAChineseOutcomeIsTornOrHasABlankTooMany()
    {
        static const QRegularExpression blank(u"[、，；：。] "_s);
        static const QRegularExpression torn(u"[0-9]\\.$"_s);
        for (const Lesson& lesson : app::shippedLessons()) {
            const LessonSheet sheet = lessonSheet(lesson, lessonStart(lesson, 0).value(), "zh_CN");
            RoomBand band;
            Look look;
            look.scale = roomScale({1024, 768});
            look.medium = Look::Medium::Vector;
            band.setLook(look);
            band.resize(1024, band.height());
            const QString words = QString::fromStdString(sheet.outcome + sheet.explanation);
            band.setText({u"Outcome"_s, QString::fromStdString(sheet.question), words});
            QCOMPARE(band.pages().join(QString()).remove(u' '), QString(words).remove(u' '));
            do {
                QVERIFY2(!band.pages()[band.page()].contains(blank),
                    qPrintable(band.pages()[band.page()]));
                for (const QString& line : linesOn(band))
                    QVERIFY2(!line.contains(torn), qPrintable(line));
            } while (band.turnPage(1));
        }
    }
};

LAB_WIDGET_TESTS(RoomBandTest)
#include "tst_room_band.moc"
