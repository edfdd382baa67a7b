#include "ui/views/controls/enter_key.h"

#include "tests/qt_test.h"

#include <QCheckBox>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestEnterKey : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void enterPressesTheFocusedButton()
    {
        const EnterKey enter;
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        auto* button = new QPushButton(u"Go"_s);
        auto* tick = new QCheckBox(u"Whether"_s);
        column->addWidget(button);
        column->addWidget(tick);
        int pressed = 0;
        connect(button, &QPushButton::clicked, this, [&pressed] { ++pressed; });
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::keyClick(button, key);
        QCOMPARE(pressed, 3);
        QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(pressed, 3);
        QTest::keyClick(tick, Qt::Key_Return); // only the space bar ticks a check box
        QVERIFY(!tick->isChecked());
        button->setEnabled(false);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(pressed, 3);
    }
};

LAB_WIDGET_TESTS(TestEnterKey)
#include "tst_enter_key.moc"
