#include "ui/views/controls/touch_controls.h"

#include "tests/qt_test.h"
#include "tests/ui/touch.h"

#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QStyleHints>

#include <cmath>

using namespace lab::ui;

namespace {

/// A button, a slider and a label in a panel that is higher than what is seen of it.
struct TouchedPanel {
    QScrollArea area;
    QWidget* panel = new QWidget;
    QPushButton* button = new QPushButton(QStringLiteral("Train"), panel);
    QPushButton* other = new QPushButton(QStringLiteral("Stop"), panel);
    QSlider* slider = new QSlider(Qt::Horizontal, panel);
    QLabel* label = new QLabel(QStringLiteral("Words"), panel);

    TouchedPanel()
    {
        panel->setFixedSize(300, 1200);
        button->setGeometry(40, 40, 100, 24);
        other->setGeometry(40, 74, 100, 24);
        slider->setGeometry(40, 160, 200, 20);
        slider->setRange(0, 100);
        slider->setValue(50);
        label->setGeometry(40, 260, 100, 24);
        area.setWidget(panel);
        area.resize(320, 400);
        area.show();
    }
};

} // namespace

class TestTouchControls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFingerBesideAButtonPressesTheNearest()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        const QSignalSpy first(touched.button, &QPushButton::clicked);
        const QSignalSpy second(touched.other, &QPushButton::clicked);
        Fingers hand(*touched.panel);
        hand.tap({80, 40 - 15});
        QCOMPARE(first.size(), 1);
        hand.tap({80, 67}); // between both, nearer to the upper one
        QCOMPARE(first.size(), 2);
        hand.tap({80, 72});
        QCOMPARE(second.size(), 1);
        hand.tap({80, 98 + 15});
        QCOMPARE(second.size(), 2);
        hand.tap({80, 98 + 30}); // too far
        QCOMPARE(first.size() + second.size(), 4);
    }

    void aFingerBesideASliderTakesItsHandle()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        Fingers hand(*touched.panel);
        hand.drag({150, 186}, {150 + 46, 186});
        QVERIFY2(std::abs(touched.slider->value() - 75) <= 2,
            qPrintable(QString::number(touched.slider->value())));
    }

    void aFingerOverTheGroundScrolls()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        QScrollBar& bar = *touched.area.verticalScrollBar();
        Fingers hand(*touched.label);
        hand.put({50, 10});
        hand.move({50, 7});
        QCOMPARE(bar.value(), 0); // it trembles
        hand.move({50, -50});
        QCOMPARE(bar.value(), 60);
        hand.lift();
        QCOMPARE(touched.slider->value(), 50);
    }

    void aFingerThatRestsAsksForTheMenu()
    {
        QStyleHints& hints = *QGuiApplication::styleHints();
        const int usual = hints.mousePressAndHoldInterval();
        const TouchControls fingers;
        const TouchedPanel touched;
        touched.label->setContextMenuPolicy(Qt::CustomContextMenu);
        const QSignalSpy asked(touched.label, &QWidget::customContextMenuRequested);
        hints.setMousePressAndHoldInterval(0);
        Fingers hand(*touched.label);
        hand.put({50, 10});
        QTRY_COMPARE(asked.size(), 1);
        hints.setMousePressAndHoldInterval(usual);
        QCOMPARE(asked.front().front().toPoint(), QPoint(50, 10));
        hand.lift();
    }
};

LAB_WIDGET_TESTS(TestTouchControls)
#include "tst_touch_controls.moc"
