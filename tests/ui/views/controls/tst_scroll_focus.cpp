#include "ui/views/controls/scroll_focus.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/controls/control_style.h"

#include <QApplication>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A button, a list and a text, one below the other.
struct Stage {
    Stage()
    {
        auto* column = new QVBoxLayout(&window);
        for (QWidget* part : {static_cast<QWidget*>(button), static_cast<QWidget*>(list),
                 static_cast<QWidget*>(text)})
            column->addWidget(part);
        list->addItems({u"one"_s, u"two"_s});
        list->setCurrentRow(1);
        text->setFrameShape(QFrame::NoFrame);
        text->setPlainText(u"A text that is only read."_s);
        text->setTabChangesFocus(true);
        list->setTabKeyNavigation(false);
        showActive(window);
        button->setFocus(Qt::OtherFocusReason);
    }
    static void tab() { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); }

    QWidget window;
    QPushButton* button = new QPushButton(u"Go"_s);
    QListWidget* list = new QListWidget;
    QTextBrowser* text = new QTextBrowser;
};

} // namespace

class TestScrollFocus : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ControlStyle); }

    void aFocusedTextHasAFrame()
    {
        const ScrollFocus ring;
        Stage stage;
        const auto seen = [&] { return stage.text->grab().toImage(); };
        const QImage before = seen();
        Stage::tab();
        QVERIFY(stage.list->hasFocus());
        QCOMPARE(seen(), before);
        Stage::tab();
        QVERIFY(stage.text->hasFocus());
        const QImage ringed = seen();
        QVERIFY(ringed != before);
        const QColor edge = ringed.pixelColor(ringed.width() / 2, 1);
        QCOMPARE(edge, stage.text->palette().text().color());
        stage.window.resize(stage.window.size() * 2);
        QTRY_COMPARE(stage.text->grab().toImage().pixelColor(stage.text->width() / 2, 1), edge);
        stage.button->setFocus(Qt::OtherFocusReason);
        stage.window.resize(stage.window.size() / 2);
        QTRY_COMPARE(seen(), before);
    }

    void aFocusedListMarksItsCurrentRow()
    {
        Stage stage;
        const auto seen = [&] { return stage.list->grab().toImage(); };
        const QImage before = seen();
        Stage::tab();
        QVERIFY(stage.list->hasFocus());
        QVERIFY(seen() != before);
    }
};

LAB_WIDGET_TESTS(TestScrollFocus)
#include "tst_scroll_focus.moc"
