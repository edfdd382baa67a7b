#include "ui/views/controls/touch_controls.h"

#include "tests/qt_test.h"
#include "tests/ui/touch.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProxyStyle>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QStyleHints>
#include <QTextBrowser>

#include <cmath>

using namespace lab::ui;

namespace {

/// Turns off double clicks, so that two quick taps count as two.
class NoSecondClicks {
public:
    NoSecondClicks() { hints().setMouseDoubleClickInterval(0); }
    ~NoSecondClicks() { hints().setMouseDoubleClickInterval(m_usual); }
    NoSecondClicks(const NoSecondClicks&) = delete;
    NoSecondClicks& operator=(const NoSecondClicks&) = delete;

private:
    static QStyleHints& hints() { return *QGuiApplication::styleHints(); }

    int m_usual = hints().mouseDoubleClickInterval();
};

/// The handle jumps to the pressed place of the groove, as in the program.
class JumpingStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* returned) const override
    {
        return hint == SH_Slider_AbsoluteSetButtons
            ? static_cast<int>(Qt::LeftButton)
            : QProxyStyle::styleHint(hint, option, widget, returned);
    }
};

/// A button, a slider and a label in a scrolling panel.
struct TouchedPanel {
    JumpingStyle jumping;
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
        slider->setStyle(&jumping);
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
    void aTapBesideAButtonPressesTheNearest()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        const QSignalSpy first(touched.button, &QPushButton::clicked);
        const QSignalSpy second(touched.other, &QPushButton::clicked);
        Fingers hand(*touched.panel);
        hand.tap({80, 40 - 15});
        QCOMPARE(first.size(), 1);
        hand.tap({80, 67}); // between both buttons, nearer to the upper one
        QCOMPARE(first.size(), 2);
        hand.tap({80, 72});
        QCOMPARE(second.size(), 1);
        hand.tap({80, 98 + 15});
        QCOMPARE(second.size(), 2);
        hand.tap({80, 98 + 30}); // too far
        QCOMPARE(first.size() + second.size(), 4);
    }

    void touchingBesideASliderGrabsItsHandle()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        Fingers hand(*touched.panel);
        hand.drag({150, 186}, {150 + 46, 186});
        QVERIFY2(std::abs(touched.slider->value() - 75) <= 2,
            qPrintable(QString::number(touched.slider->value())));
    }

    void onlyTheHandleOfASliderIsATouchTarget()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        Fingers hand(*touched.panel);
        for (const int x : {125, 140, 150, 220})
            hand.tap({x, 186});
        hand.tap({134, 170}); // on the handle
        QCOMPARE(touched.slider->value(), 50);
        hand.tap({220, 170}); // on the groove
        QVERIFY(touched.slider->value() > 80);
    }

    void scrollingByTouchMovesNoControl_data()
    {
        QTest::addColumn<QPoint>("from");
        QTest::newRow("button") << QPoint(80, 50);
        QTest::newRow("beside the button") << QPoint(80, 30);
        QTest::newRow("handle") << QPoint(140, 170);
        QTest::newRow("groove") << QPoint(210, 170);
        QTest::newRow("list") << QPoint(80, 330);
        QTest::newRow("beside the list") << QPoint(172, 330);
    }
    void scrollingByTouchMovesNoControl()
    {
        QFETCH(const QPoint, from);
        const TouchControls fingers;
        TouchedPanel touched;
        auto* list = new QComboBox(touched.panel);
        list->addItems({QStringLiteral("Alike"), QStringLiteral("Apart")});
        list->setGeometry(40, 320, 120, 24);
        list->show();
        const QSignalSpy clicks(touched.button, &QPushButton::pressed);
        Fingers hand(*touched.area.viewport()); // the viewport does not move
        hand.put(from);
        hand.move(from - QPoint(2, 20));
        hand.move(from - QPoint(3, 60));
        QCOMPARE(touched.area.verticalScrollBar()->value(), 60);
        hand.lift();
        QCOMPARE(clicks.size(), 0);
        QCOMPARE(touched.slider->value(), 50);
        QVERIFY(!list->view()->isVisible());
        touched.area.verticalScrollBar()->setValue(0);
        hand.tap(from); // soon afterwards at the same place
        QVERIFY(clicks.size() == 1 || touched.slider->value() != 50 || list->view()->isVisible()
            || from == QPoint(140, 170));
        list->hidePopup();
    }

    void draggingAcrossATextFieldSelectsText()
    {
        const TouchControls fingers;
        TouchedPanel touched;
        auto* line = new QLineEdit(QStringLiteral("a long line of words"), touched.panel);
        line->setGeometry(40, 320, 200, 24);
        line->show();
        Fingers hand(*line);
        hand.drag({10, 12}, {150, 14});
        QVERIFY(line->hasSelectedText());
        QCOMPARE(touched.area.verticalScrollBar()->value(), 0);
    }

    void aListSelectsTheRowUnderTheLiftedFinger()
    {
        const TouchControls fingers;
        QListWidget list;
        for (int row = 0; row < 40; ++row)
            list.addItem(QString::number(row));
        list.setCurrentRow(0);
        list.resize(200, 200);
        list.show();
        const QSignalSpy chosen(&list, &QListWidget::currentRowChanged);
        const int height = list.sizeHintForRow(0);
        Fingers hand(*list.viewport());
        hand.drag({40, 4 * height}, {40, height});
        QCOMPARE(chosen.size(), 0);
        QVERIFY(std::abs(list.visualItemRect(list.item(0)).top() + 3 * height) <= height);
        list.scrollToTop();
        hand.tap({40, 4 * height + height / 2});
        QCOMPARE(list.currentRow(), 4);
        QCOMPARE(chosen.size(), 1);
    }

    void aDropDownListScrolls()
    {
        const TouchControls fingers;
        QComboBox box;
        for (int entry = 0; entry < 60; ++entry)
            box.addItem(QString::number(entry));
        box.show();
        QSignalSpy chosen(&box, &QComboBox::activated);
        const NoSecondClicks none;
        Fingers(box).tap(box.rect().center());
        QAbstractItemView& list = *box.view();
        QVERIFY(list.isVisible());
        const int height = list.sizeHintForRow(0);
        QCoreApplication::processEvents(); // the list waits for this, too
        Fingers hand(*list.viewport());
        hand.drag({20, 5 * height}, {20, height});
        QVERIFY(list.isVisible());
        QCOMPARE(chosen.size(), 0);
        const QModelIndex fifth = list.indexAt({20, 4 * height + height / 2});
        QVERIFY(fifth.row() > 4);
        hand.tap({20, 4 * height + height / 2});
        QVERIFY(!list.isVisible());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(box.currentIndex(), fifth.row());
    }

    void draggingTheBackgroundScrolls()
    {
        const TouchControls fingers;
        const TouchedPanel touched;
        QScrollBar& bar = *touched.area.verticalScrollBar();
        Fingers hand(*touched.label);
        hand.put({50, 10});
        hand.move({50, 7});
        QCOMPARE(bar.value(), 0); // a small jitter
        hand.move({50, -50});
        QCOMPARE(bar.value(), 60);
        hand.lift();
        QCOMPARE(touched.slider->value(), 50);
    }

    void aLongPressOpensTheMenu()
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

    void aLongPressIsNotATap()
    {
        QStyleHints& hints = *QGuiApplication::styleHints();
        const int usual = hints.mousePressAndHoldInterval();
        const TouchControls fingers;
        QTextBrowser page;
        page.setOpenLinks(false);
        page.setHtml(QStringLiteral("<p style='font-size:40px'><a href='x'>a link</a></p>"));
        page.resize(300, 200);
        page.show();
        const QSignalSpy followed(&page, &QTextBrowser::anchorClicked);
        const NoSecondClicks none;
        Fingers hand(*page.viewport());
        hints.setMousePressAndHoldInterval(0);
        hand.put({40, 40});
        QTRY_VERIFY(QApplication::activePopupWidget());
        hints.setMousePressAndHoldInterval(usual);
        hand.lift();
        QCOMPARE(followed.size(), 0);
        QVERIFY(QApplication::activePopupWidget());
        QApplication::activePopupWidget()->close();
        hand.tap({40, 40});
        QCOMPARE(followed.size(), 1);
    }
};

LAB_WIDGET_TESTS(TestTouchControls)
#include "tst_touch_controls.moc"
