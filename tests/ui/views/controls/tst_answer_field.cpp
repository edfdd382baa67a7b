#include "ui/views/controls/answer_field.h"

#include "tests/qt_test.h"

#include <QKeyEvent>

using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestAnswerField : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoAndRedoGoToTheWindowIfTheFieldHasNone()
    {
        AnswerField field;
        const auto takes = [&field](Qt::Key key, Qt::KeyboardModifiers held) {
            QKeyEvent event(QEvent::ShortcutOverride, key, held);
            event.ignore();
            QCoreApplication::sendEvent(&field, &event);
            return event.isAccepted();
        };
        QVERIFY(!takes(Qt::Key_Z, Qt::ControlModifier));
        QVERIFY(!takes(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier));
        QTest::keyClicks(&field, u"12"_s);
        QVERIFY(takes(Qt::Key_Z, Qt::ControlModifier));
        field.undo();
        QVERIFY(field.text().isEmpty());
        QVERIFY(!takes(Qt::Key_Z, Qt::ControlModifier));
        QVERIFY(takes(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier));
        QVERIFY(takes(Qt::Key_3, Qt::NoModifier)); // selects no bench
    }
};

LAB_WIDGET_TESTS(TestAnswerField)
#include "tst_answer_field.moc"
