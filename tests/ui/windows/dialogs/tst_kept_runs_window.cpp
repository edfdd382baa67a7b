#include "ui/windows/dialogs/kept_runs_window.h"

#include "app/files/json_file.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/experiment_bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/experiment/train_button.h"
#include "ui/windows/main/main_window.h"
#include "ui/windows/parts/actions.h"

#include <QAction>
#include <QFile>
#include <QPainter>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>
#include <string>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// Two models that train quickly, with another bench open.
LabState stateToKeep()
{
    LabState state;
    state.bench = BenchId::Order;
    state.experiment.setup.trainingLength = 16;
    state.experiment.setup.steps = 20;
    state.experiment.setup.seeds = 1;
    state.experiment.encodings = {TrainedEncoding::Rope, TrainedEncoding::Alibi};
    state.experiment.bet = ExperimentBet::Waived;
    return clamped(state);
}

struct KeptHarness {
    KeptHarness()
    {
        kept.keepIn(folder.filePath(u"runs"_s));
        WindowServices services;
        services.write = app::writtenAtomically;
        std::vector<BenchEntry> entries;
        for (const BenchId id : {BenchId::Order, BenchId::Experiment})
            entries.push_back({id, [this, id](QWidget* parent) {
                                   Bench* bench = newBench(id, parent);
                                   if (auto* one = qobject_cast<ExperimentBench*>(bench))
                                       one->useKept(kept);
                                   return bench;
                               }});
        window.emplace(store, std::move(entries), std::vector<Model> {}, std::move(services), book);
        window->show();
        window->findChild<Actions*>()->keptRuns->trigger();
        table = window->findChild<KeptRunsWindow*>();
    }
    ~KeptHarness() { store.markSaved(); }
    ExperimentBench& bench() { return *window->findChild<ExperimentBench*>(); }
    auto& view() { return partOf<ButtonView<AccuracyFrame>>(bench()); }
    const AccuracyFrame& answers() { return view().frame(); }
    QPushButton& button(const QString& text) const
    {
        for (auto* one : table->findChildren<QPushButton*>())
            if (one->text() == text)
                return *one;
        qFatal("no such button");
    }
    void train()
    {
        Q_EMIT bench().findChild<TrainButton*>()->trainAsked();
        bench().complete();
    }
    /// Whether a text with this beginning is painted; long names are cut.
    bool paints(const QString& words)
    {
        PointedLook look = bench().look();
        look.medium = Look::Medium::Vector;
        TextRecorder paper(bench().size());
        QPainter painter(&paper);
        bench().paintWhole(painter, look);
        painter.end();
        return std::ranges::any_of(
            paper.texts(), [&](const PaintedText& text) { return text.words.startsWith(words); });
    }

    QTemporaryDir folder;
    KeptRuns kept;
    FormulaBook book;
    Store store {stateToKeep()};
    std::optional<MainWindow> window;
    KeptRunsWindow* table = nullptr;
};

} // namespace

class TestKeptRunsWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runsCanBeSavedOverlaidRenamedExportedAndDeleted()
    {
        KeptHarness harness;
        QVERIFY(harness.table && harness.table->isVisible());
        QVERIFY(harness.store.state().bench == BenchId::Experiment);
        QTableWidget& table = harness.table->table();
        QVERIFY(!harness.button(u"Save"_s).isEnabled()); // nothing has been trained
        QVERIFY(!harness.button(u"Save all as CSV…"_s).isEnabled());
        harness.train();
        QVERIFY(harness.button(u"Save"_s).isEnabled());
        harness.table->keepAs(u"twenty steps"_s);
        QCOMPARE(harness.table->message(), QString());
        QCOMPARE(table.rowCount(), 1);
        QStringList cells;
        for (int column = 0; column < 7; ++column)
            cells += table.item(0, column)->text();
        QCOMPARE(cells,
            QStringList({u"twenty steps"_s, u"Last value written"_s, u"16"_s, u"1"_s, u"20"_s,
                u"1"_s, u"ALiBi, RoPE"_s}));
        harness.table->keepAs(u"twenty steps"_s);
        QVERIFY(harness.table->message().contains(u"twenty steps"_s));
        harness.table->keepAs({}); // with the suggested name
        QCOMPARE(table.item(1, 0)->text(), u"Last value written, length 16"_s);
        table.selectRow(1);
        harness.table->deleteMarked();
        QCOMPARE(table.rowCount(), 1);

        // With other parameters the saved run is an overlay.
        harness.store.dispatch(SetParameter {"experiment.steps", std::int64_t {30}});
        QVERIFY(!harness.button(u"Save"_s).isEnabled());
        QVERIFY(harness.answers().lines().empty());
        QVERIFY(harness.answers().overlaid.empty());
        table.item(0, 0)->setCheckState(Qt::Checked);
        QCOMPARE(harness.answers().overlaid.size(), 1U);
        const AccuracyFrame::Overlaid overlaid = harness.answers().overlaid.front();
        QCOMPARE(overlaid.lines.size(), 3U); // ALiBi, RoPE and its YaRN
        QVERIFY(harness.paints(u"twent"_s));
        const QString said = harness.view().accessibleDescription();
        QVERIFY2(said.contains(u"“twenty steps”, trained at length 16: "_s), qPrintable(said));
        harness.store.dispatch(SetParameter {"experiment.encoding", std::string("t5")});
        QVERIFY(harness.view().accessibleDescription().contains(u"no such answer"_s));
        harness.store.undo();
        harness.store.dispatch(SetParameter {"experiment.task", std::string("back")});
        QVERIFY(harness.answers().overlaid.empty()); // the run is of another task
        QVERIFY(!harness.paints(u"twent"_s));
        harness.store.undo();

        table.item(0, 0)->setText(u"few"_s);
        QCOMPARE(harness.answers().overlaid.front().name, std::string("few"));
        table.item(0, 0)->setText(QString());
        QVERIFY(!harness.table->message().isEmpty());
        QCOMPARE(table.item(0, 0)->text(), u"few"_s);

        const QString path = harness.folder.filePath(u"all.csv"_s);
        harness.table->saveTo(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArrayList lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + 5 * 6); // five curves at six lengths
        QVERIFY(lines[1].startsWith("\"few\","));

        table.selectRow(0);
        harness.table->deleteMarked();
        QCOMPARE(table.rowCount(), 0);
        QVERIFY(harness.answers().overlaid.empty());
        QVERIFY(!harness.button(u"Delete…"_s).isEnabled());
    }

    void anUnreadableFileIsReportedInTheRunsWindow()
    {
        KeptHarness harness;
        harness.table->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(QDir().mkpath(harness.folder.filePath(u"runs"_s)));
        QFile file(harness.folder.filePath(u"runs/half.run"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        harness.kept.keepIn(harness.folder.filePath(u"runs"_s));
        harness.window->findChild<Actions*>()->keptRuns->trigger();
        QVERIFY(harness.window->findChild<KeptRunsWindow*>()->message().contains(u"half.run"_s));
    }
};

LAB_WIDGET_TESTS(TestKeptRunsWindow)
#include "tst_kept_runs_window.moc"
