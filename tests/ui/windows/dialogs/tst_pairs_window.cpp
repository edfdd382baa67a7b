#include "ui/windows/dialogs/pairs_window.h"

#include "app/files/json_file.h"
#include "core/frames/context/pairs_table.h"
#include "tests/qt_test.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/pairs/pairs_view.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <numeric>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

LabState startState()
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.scaling.method = ScalingMethod::Yarn;
    return clamped(state);
}

QPushButton* button(const PairsWindow& window, const QString& text)
{
    for (auto* one : window.findChildren<QPushButton*>())
        if (one->text() == text)
            return one;
    qFatal("no such button");
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
}

/// The main window of the program, which really writes files.
struct Harness {
    Harness()
    {
        WindowServices services;
        services.write = app::writtenAtomically;
        std::vector<BenchEntry> entries {
            {BenchId::Context, [](QWidget* parent) { return newBench(BenchId::Context, parent); }}};
        window.emplace(store, std::move(entries), std::vector<Model> {}, std::move(services), book);
        window->show();
    }
    ~Harness() { store.markSaved(); }
    Actions& actions() { return *window->findChild<Actions*>(); }
    PairsWindow* opened()
    {
        actions().pairTable->trigger();
        return window->findChild<PairsWindow*>();
    }

    FormulaBook book;
    Store store {startState()};
    std::optional<MainWindow> window;
};

} // namespace

class TestPairsWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuOpensOneWindowAndItFollowsTheState()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        QVERIFY(window && window->isVisible() && !window->isModal());
        QCOMPARE(harness.opened(), window);
        QCOMPARE(harness.window->findChildren<PairsWindow*>().size(), 1);
        harness.store.dispatch(SetParameter {"rope.base", 500000.0});
        QVERIFY(window->table().table() == pairsTable(harness.store.state()));
        QTest::keyClick(window, Qt::Key_Escape);
        QVERIFY(!window->isVisible());
        harness.store.dispatch(SetParameter {"rope.base", 1000.0});
    }

    void theWindowUsesTheColoursOfTheMainWindow()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        const auto ground = [&] {
            const QImage image = window->table().viewport()->grab().toImage();
            std::map<QRgb, int> counts;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    ++counts[image.pixel(x, y)];
            const auto most = std::ranges::max_element(
                counts, {}, [](const auto& counted) { return counted.second; });
            return QColor(most->first);
        };
        const QList<QAction*> themes = harness.actions().themes->actions();
        for (QAction* theme : {themes[2], themes[1]}) // dark, then light
            for (const bool isHigh : {false, true}) {
                theme->trigger();
                harness.actions().highContrast->setChecked(isHigh);
                QTRY_COMPARE(ground(), harness.window->bench().look().palette.ground);
            }
        harness.actions().highContrast->setChecked(false);
    }

    void hoverHighlightsTheTableAndThePicture()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        // The offscreen platform sends moves to all windows at that place, including those below.
        window->move(harness.window->geometry().right() + 40, 0);
        PairsView& table = window->table();
        Focus focus;
        focus.picture = Picture::ContextRings;
        focus.pair = 60;
        const QImage before = table.viewport()->grab().toImage();
        Q_EMIT harness.window->bench().pointed(focus);
        QCOMPARE(table.pointedPair(), std::optional(60));
        const QRect row = table.visualRect(table.model()->index(60, 0));
        QVERIFY(table.viewport()->rect().contains(row)); // the row has been scrolled into view
        QVERIFY(table.viewport()->grab().toImage() != before);
        Q_EMIT harness.window->bench().pointed(Focus {});
        QVERIFY(!table.pointedPair());

        const QRect here = table.visualRect(table.model()->index(58, 1));
        for (int x = 0; x < 6; ++x)
            QTest::mouseMove(table.viewport(), here.center() + QPoint(x, 0));
        QTRY_COMPARE(harness.window->bench().look().focus.pair, std::optional(58));
        // Hovered, not "selected".
        QVERIFY(harness.window->bench().look().focus.picture != Picture::None);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(table.viewport(), &leave);
        QVERIFY(!harness.window->bench().look().focus.pair);
    }

    void theMenuSetsTheDigits()
    {
        Harness harness;
        harness.actions().allDigits->setChecked(true);
        PairsWindow* window = harness.opened();
        auto* box = window->findChild<QCheckBox*>();
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!harness.actions().allDigits->isChecked());
        harness.actions().allDigits->setChecked(true);
        QVERIFY(box->isChecked());
        const QString shown =
            window->table().model()->index(5, PairsModel::Frequency).data().toString();
        QCOMPARE(shown, QString::number(window->table().table().rows[5].frequency, 'g', 17));
    }

    void copiedRowsHaveTabsHeadersAndAllDigits()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        const PairsTable& table = window->table().table();
        harness.store.dispatch(SetParameter {"rope.pair", std::int64_t {7}});
        QTest::keySequence(&window->table(), QKeySequence::Copy);
        QCOMPARE(QApplication::clipboard()->text().toStdString(), separatedText(table, {7}, '\t'));
        window->table().sortByColumn(PairsModel::Frequency, Qt::AscendingOrder);
        QTest::mouseClick(button(*window, u"Copy all"_s), Qt::LeftButton);
        const QStringList lines = QApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 66); // header, 64 pairs, and nothing after the last line break
        QVERIFY(lines[0].startsWith(u"pair\tfrequency\t"_s));
        QVERIFY(lines[1].startsWith(u"63\t"_s));
        QCOMPARE(lines[1].split(u'\t')[1].toDouble(), table.rows[63].frequency);
    }

    void filesContainTheTableToTheLastDigit()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        const QTemporaryDir folder;
        const PairsTable& table = window->table().table();
        std::vector<int> all(64);
        std::iota(all.begin(), all.end(), 0);
        window->saveTo(folder.filePath(u"pairs.csv"_s));
        QCOMPARE(window->message(), QString());
        QCOMPARE(
            read(folder.filePath(u"pairs.csv"_s)).toStdString(), separatedText(table, all, ','));
        window->saveTo(folder.filePath(u"pairs.JSON"_s));
        const QJsonArray pairs =
            QJsonDocument::fromJson(read(folder.filePath(u"pairs.JSON"_s))).array();
        QCOMPARE(pairs.size(), 64);
        for (int pair = 0; pair < 64; ++pair)
            QCOMPARE(pairs[pair]["new frequency"_L1].toDouble(),
                table.rows[std::size_t(pair)].newFrequency);
    }

    void aFailedWriteIsReportedAndLeavesNoFile()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"none/pairs.csv"_s);
        window->saveTo(path);
        QVERIFY(window->message().contains(u"pairs.csv"_s));
        QVERIFY(!QFile::exists(path));
    }

    void thePanelHasAButtonForTheTable()
    {
        Harness harness;
        for (auto* one : harness.window->findChildren<QPushButton*>()) {
            if (one->text() == u"Table…"_s)
                one->click();
        }
        QVERIFY(harness.window->findChild<PairsWindow*>());
    }

    void tabReachesEveryControlAndEachHasANameAndATooltip()
    {
        Harness harness;
        PairsWindow* window = harness.opened();
        QSet<QWidget*> reached;
        QWidget* at = &window->table();
        for (int step = 0; step < 60; ++step) {
            at = at->nextInFocusChain();
            if (at->focusPolicy() & Qt::TabFocus && at->isVisibleTo(window))
                reached << at;
        }
        for (auto* one : window->findChildren<QAbstractButton*>()) {
            if (!one->isVisibleTo(window))
                continue;
            QVERIFY2(reached.contains(one), qPrintable(one->text()));
            QVERIFY(!one->text().isEmpty() && !one->toolTip().isEmpty());
        }
        QVERIFY(reached.contains(&window->table()));
    }
};

LAB_WIDGET_TESTS(TestPairsWindow)
#include "tst_pairs_window.moc"
