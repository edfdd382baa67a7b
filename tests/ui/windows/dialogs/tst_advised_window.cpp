#include "ui/windows/dialogs/advised_window.h"

#include "tests/qt_test.h"
#include "tests/ui/windows/plain_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/windows/main/main_window.h"

#include <QAccessible>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// The main window and the window of the suggestion. A block is the number of the encoding; copied
/// texts are recorded.
struct AdvisedHarness {
    AdvisedHarness()
    {
        WindowServices services;
        services.advisedBlock = [](const LabState& state, BlockKeys keys) -> RopeBlockText {
            if (state.compare.encoding == ComparedEncoding::Kerple)
                return {{}, {u"There is none."_s}};
            return {QString::number(static_cast<int>(state.compare.encoding))
                    + (keys == BlockKeys::Older ? u" older"_s : u" present"_s),
                {}};
        };
        services.copyText = [this](const QString& text) { copied += text; };
        window.emplace(store,
            std::vector<BenchEntry> {{BenchId::Rotations,
                [](QWidget* parent) { return new PlainBench(BenchId::Rotations, parent); }}},
            std::vector<Model> {}, std::move(services), book);
        showActive(*window);
    }
    ~AdvisedHarness() { store.markSaved(); }

    AdvisedWindow& advised()
    {
        QTest::keyClick(&*window, Qt::Key_J, Qt::ControlModifier);
        auto* advised = window->findChild<AdvisedWindow*>();
        if (!advised || !QTest::qWaitForWindowActive(advised))
            qFatal("there is no window of the suggestion");
        return *advised;
    }

    void choose(ComparedEncoding encoding)
    {
        store.dispatch(ChooseCell {encoding, ComparedProperty::DistinctDistances});
    }

    FormulaBook book;
    Store store;
    QStringList copied;
    std::optional<MainWindow> window;
};

template <class Control> Control& partOf(QWidget& window)
{
    return *window.findChild<Control*>();
}

} // namespace

class TestAdvisedWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBlockBelongsToTheSelectedRow()
    {
        AdvisedHarness harness;
        AdvisedWindow& advised = harness.advised();
        QCOMPARE(advised.block(), u"12 present"_s);
        QVERIFY(partOf<QRadioButton>(advised).isVisible());
        harness.choose(ComparedEncoding::T5);
        QCOMPARE(advised.block(), u"6 present"_s);
        QVERIFY(!partOf<QRadioButton>(advised).isVisible()); // only RoPE has a choice of keys
        harness.choose(ComparedEncoding::Kerple);
        QCOMPARE(advised.block(), QString());
        QCOMPARE(advised.readingNotes(), u"There is none."_s);
        QVERIFY(!partOf<QPlainTextEdit>(advised).isVisible());
        QVERIFY(!partOf<QPushButton>(advised).isEnabled());
    }

    void theCopyShortcutCopiesTheBlockAndTheButtonConfirmsIt()
    {
        AdvisedHarness harness;
        AdvisedWindow& advised = harness.advised();
        auto older = advised.findChildren<QRadioButton*>();
        older.back()->click();
        QCOMPARE(advised.block(), u"12 older"_s);
        const auto* text = QAccessible::queryAccessibleInterface(&partOf<QPlainTextEdit>(advised));
        QCOMPARE(text->text(QAccessible::Name), u"config.json for this encoding"_s);
        auto& copy = partOf<QPushButton>(advised);
        copy.setFocus();
        QTest::keyClick(&copy, Qt::Key_Space);
        QCOMPARE(harness.copied, QStringList {u"12 older"_s});
        QCOMPARE(copy.text(), u"Copied"_s);
        QTRY_COMPARE(copy.text(), u"Copy"_s);
        QTest::keyClick(&advised, Qt::Key_Escape);
        QVERIFY(!advised.isVisible());
    }
};

LAB_WIDGET_TESTS(TestAdvisedWindow)
#include "tst_advised_window.moc"
