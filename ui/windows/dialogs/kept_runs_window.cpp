#include "ui/windows/dialogs/kept_runs_window.h"

#include "core/figures/experiment/trained_marks.h"
#include "core/state/choices.h"
#include "ui/benches/experiment_bench.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/store/kept_runs.h"
#include "ui/store/plain_text.h"
#include "ui/store/store.h"
#include "ui/views/controls/message_bar.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/parts/window_services.h"

#include <QAction>
#include <QCoreApplication>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int narrowTable = 720; ///< below this its columns have no space

enum RunColumn {
    NameColumn,
    TaskColumn,
    LengthColumn,
    LayersColumn,
    StepsColumn,
    SeedsColumn,
    EncodingsColumn,
    KeptColumn,
    RunColumns
};

QString taskName(ExperimentTask task)
{
    return QCoreApplication::translate("parameters", choiceOf(task).label.data());
}

/// "8", or "2–3" if encodings have different numbers of models.
QString seedsText(const KeptRun& run)
{
    std::int64_t least = run.setup.seeds;
    std::int64_t most = 0;
    for (const TrainedEncoding encoding : encodingsOf(run)) {
        const std::int64_t seeds = std::ranges::count_if(
            run.runs, [&](const ExperimentRun& one) { return one.job.encoding == encoding; });
        least = std::min(least, seeds);
        most = std::max(most, seeds);
    }
    return least < most ? wholeNumber(least) + u'–' + wholeNumber(most) : wholeNumber(most);
}

QString encodingsText(const KeptRun& run)
{
    QStringList names;
    for (const TrainedEncoding encoding : encodingsOf(run))
        names += qt(drawing::trainedName(encoding, QtLanguage()).text);
    return listed(names);
}

QString keptText(const KeptRun& run)
{
    const QString iso = QString::fromStdString(run.kept);
    const QDateTime kept = QDateTime::fromString(iso, Qt::ISODateWithMs).toLocalTime();
    return kept.isValid() ? kept.toString(u"yyyy-MM-dd HH:mm"_s) : iso;
}

} // namespace

KeptRunsWindow::KeptRunsWindow(ExperimentBench& bench, Write write, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_bench(bench)
    , m_write(std::move(write))
    , m_messages(new MessageBar)
    , m_name(new QLineEdit)
    , m_keep(new QPushButton)
    , m_table(new QTableWidget)
    , m_note(newLabel())
    , m_save(new QPushButton)
    , m_delete(new QPushButton)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(480, 280);
    resize(860, 380);
    layOut();
    connect(&m_bench.keptRuns(), &KeptRuns::changed, this, &KeptRunsWindow::showRuns);
    connect(&m_bench, &ExperimentBench::resultsChanged, this, &KeptRunsWindow::enable);
    connect(m_keep, &QPushButton::clicked, this, [this] { keepAs(m_name->text()); });
    connect(m_name, &QLineEdit::returnPressed, m_keep, &QPushButton::click);
    connect(m_table, &QTableWidget::itemChanged, this,
        [this](const QTableWidgetItem* item) { follow(*item); });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &KeptRunsWindow::enable);
    connect(m_save, &QPushButton::clicked, this, &KeptRunsWindow::askAndSave);
    connect(m_delete, &QPushButton::clicked, this, &KeptRunsWindow::askAndDelete);
    retranslate();
    m_messages->notify(m_bench.keptRuns().unreadFiles().join(u' '));
}

void KeptRunsWindow::layOut()
{
    m_name->setMaxLength(KeptRuns::longestName);
    m_table->setColumnCount(RunColumns);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(EncodingsColumn, QHeaderView::Stretch);
    m_note->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 12, 16, 12);
    head->setSpacing(8);
    head->addWidget(m_name, 1);
    head->addWidget(m_keep);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 12, 16, 12);
    foot->setSpacing(8);
    foot->addWidget(m_note, 1);
    foot->addWidget(m_save);
    foot->addWidget(m_delete);
    column->addWidget(m_messages);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addLayout(foot);
}

// Items are changed in place, because one of them may be emitting its change.
void KeptRunsWindow::showRuns()
{
    const QSignalBlocker blocker(m_table);
    const std::vector<KeptRun>& runs = m_bench.keptRuns().all();
    m_table->setRowCount(static_cast<int>(runs.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const KeptRun& run = runs[static_cast<std::size_t>(row)];
        const auto put = [&](RunColumn at, const QString& text) {
            QTableWidgetItem* item = m_table->item(row, at);
            if (!item) {
                item = new QTableWidgetItem;
                item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
                m_table->setItem(row, at, item);
            }
            item->setText(text);
            item->setToolTip(tip(text));
            return item;
        };
        QTableWidgetItem* name = put(NameColumn, QString::fromStdString(run.name));
        name->setFlags(name->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsEditable);
        name->setCheckState(run.isOverlaid ? Qt::Checked : Qt::Unchecked);
        put(TaskColumn, taskName(run.setup.task));
        put(LengthColumn, wholeNumber(run.setup.trainingLength));
        put(LayersColumn, wholeNumber(run.setup.layers));
        put(StepsColumn, wholeNumber(run.setup.steps));
        put(SeedsColumn, seedsText(run));
        put(EncodingsColumn, encodingsText(run));
        put(KeptColumn, keptText(run));
    }
    enable();
}

// An invalid name is reported, and the old one is restored.
void KeptRunsWindow::follow(const QTableWidgetItem& item)
{
    if (item.column() != NameColumn)
        return;
    KeptRuns& kept = m_bench.keptRuns();
    const auto index = static_cast<std::size_t>(item.row());
    const bool isTicked = item.checkState() == Qt::Checked;
    const bool isRenamed = QString::fromStdString(kept.all()[index].name) != item.text();
    const auto done =
        isRenamed ? kept.rename(index, item.text()) : kept.setOverlaid(index, isTicked);
    m_messages->notify(sentenceOf(done));
    if (!done)
        showRuns();
}

void KeptRunsWindow::keepAs(const QString& name)
{
    const auto kept = m_bench.keepPresent(name.isEmpty() ? m_name->placeholderText() : name);
    m_messages->notify(sentenceOf(kept));
    if (kept)
        m_name->clear();
}

void KeptRunsWindow::saveTo(const QString& path)
{
    if (m_write)
        m_messages->notify(sentenceOf(m_write(path, csvOf(m_bench.keptRuns().all()))));
}

void KeptRunsWindow::askAndSave()
{
    const QString path =
        askForSavingName(this, tr("Save all runs"), u"runs.csv"_s, u"CSV (*.csv)"_s, {u"csv"_s});
    if (!path.isEmpty())
        saveTo(path);
}

void KeptRunsWindow::askAndDelete()
{
    const QString name = m_table->item(m_table->currentRow(), NameColumn)->text();
    const bool isWanted = isConfirmed(
        this, tr("Delete the run"), tr("Delete “%1”? This cannot be undone.").arg(shownName(name)));
    if (isWanted)
        deleteMarked();
}

void KeptRunsWindow::deleteMarked()
{
    const int row = m_table->currentRow();
    if (row >= 0)
        m_messages->notify(sentenceOf(m_bench.keptRuns().remove(static_cast<std::size_t>(row))));
}

void KeptRunsWindow::enable()
{
    const ExperimentSetup& setup = m_bench.presentSetup();
    m_name->setPlaceholderText(m_bench.keptRuns().freeName(
        tr("%1, length %2", "a task and a training length: a name that is offered")
            .arg(taskName(setup.task), wholeNumber(setup.trainingLength))));
    m_keep->setEnabled(m_bench.canKeep());
    m_name->setEnabled(m_bench.canKeep());
    m_save->setEnabled(m_table->rowCount() > 0);
    m_delete->setEnabled(!m_table->selectedItems().isEmpty());
    m_note->setText(m_table->rowCount() > 0
            ? tr("Tick a run to overlay it, dashed, on the answers of the same task. Double-click "
                 "a run to rename it.")
            : tr("No saved runs yet. Save what you train in Experiment to compare it with another "
                 "training."));
}

QString KeptRunsWindow::message() const
{
    return m_messages->sentence();
}

void KeptRunsWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void KeptRunsWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void KeptRunsWindow::retranslate()
{
    setWindowTitle(tr("Saved runs — Position Lab"));
    m_name->setAccessibleName(tr("Name of the run"));
    m_keep->setText(tr("Save"));
    m_keep->setToolTip(tr("Saves the models trained with the current settings."));
    m_table->setAccessibleName(tr("Saved runs"));
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Task"), tr("Dimension d"), tr("Layers"),
        tr("Steps"), tr("Seeds"), tr("Encodings"), tr("Saved", "when")});
    m_save->setText(tr("Save all as CSV…"));
    m_save->setToolTip(tr("Saves the answers of all saved runs in full precision."));
    m_delete->setText(tr("Delete…"));
    m_delete->setToolTip(tr("Deletes the selected run and its file."));
    showRuns();
}

void bindKeptRunsWindow(const WindowParts& parts)
{
    QObject::connect(parts.actions.keptRuns, &QAction::triggered, &parts.window,
        [&parts, window = QPointer<KeptRunsWindow>()]() mutable {
            parts.store.dispatch(SetParameter {"bench", Value(std::string("experiment"))});
            auto* bench = qobject_cast<ExperimentBench*>(&parts.benches.shown());
            if (!bench)
                return;
            if (!window) {
                window = new KeptRunsWindow(*bench, parts.services.write, &parts.window);
                placeBeside(parts.window, *window, narrowTable);
                window->addActions({parts.actions.undo, parts.actions.redo});
            }
            window->show();
            window->raise();
            window->activateWindow();
        });
}

} // namespace lab::ui

#include "moc_kept_runs_window.cpp"
