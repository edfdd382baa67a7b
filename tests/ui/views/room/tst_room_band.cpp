#include "app/files/lesson_file.h"
#include "core/lessons/lesson_sheet.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/projection.h"
#include "ui/views/room/room_band.h"

#include <algorithm>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

QString readOn(RoomBand& band)
{
    TextRecorder paper(band.size());
    QPainter painter(&paper);
    band.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.end();
    return paper.words();
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
};

LAB_WIDGET_TESTS(RoomBandTest)
#include "tst_room_band.moc"
