#include "ui/windows/series/series_export.h"

#include "ui/benches/bench.h"
#include "ui/store/background.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QMainWindow>
#include <QProgressDialog>
#include <QPushButton>
#include <QTimer>

#include <atomic>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

class SeriesExportDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::SeriesExport)
public:
    SeriesExportDialog(const WindowParts& parts, QWidget* over)
        : QDialog(over)
        , m_form(new QFormLayout(this))
        , m_format(newList(tr("Format")))
        , m_size(newList(tr("Size")))
        , m_theme(newList(tr("Theme")))
    {
        setWindowTitle(tr("Export series"));
        m_form->setContentsMargins(16, 16, 16, 16);
        m_form->setSpacing(12);
        m_form->setSizeConstraint(QLayout::SetFixedSize);
        m_format->addItem(tr("GIF, at most 256 colors per picture"), u"gif"_s);
        m_format->addItem(tr("WebP, full color"), u"webp"_s);
        m_format->addItem(tr("PNG, one numbered file per state"), QString());
        const QSize here = parts.benches.shown().size();
        m_size->addItem(tr("As on screen, %1").arg(words(here)), here);
        for (const QSize& size : {QSize(960, 600), QSize(1280, 800), QSize(1920, 1080)})
            m_size->addItem(words(size), size);
        m_theme->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
        m_theme->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
        m_theme->setCurrentIndex(parts.look.palette.isDark ? 1 : 0);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
        buttons->button(QDialogButtonBox::Save)->setText(tr("Export…"));
        buttons->button(QDialogButtonBox::Save)->setDefault(true);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        m_form->addRow(buttons);
    }

    QString ending() const { return m_format->currentData().toString(); }
    QSize pixels() const { return m_size->currentData().toSize(); }
    ThemeChoice theme() const { return static_cast<ThemeChoice>(m_theme->currentData().toInt()); }

private:
    static QString words(const QSize& size)
    {
        return u"%1 × %2"_s.arg(size.width()).arg(size.height());
    }

    QComboBox* newList(const QString& label)
    {
        auto* list = new QComboBox(this);
        list->setAccessibleName(label);
        list->setMinimumWidth(272);
        m_form->addRow(label, list);
        return list;
    }

    QFormLayout* m_form;
    QComboBox* m_format;
    QComboBox* m_size;
    QComboBox* m_theme;
};

/// Whether a write continues: until it is cancelled or, in its own thread, starts to move into
/// place.
enum class WritingStage { Open, GivenUp, TakesItsPlace };

/// Paints a frame here, has it encoded in another thread, and so on; deletes itself at the end. A
/// cancelled write changes nothing at the path; once the result is being moved into place it is too
/// late to cancel.
class RunningExport : public QObject {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::SeriesExport)
public:
    RunningExport(std::unique_ptr<SeriesWriting> writing, const WindowParts& parts)
        : QObject(&parts.window)
        , m_writing(std::move(writing))
        , m_messages(parts.messages)
        , m_progress(tr("Writing the series…"), tr("Cancel"), 0,
              static_cast<int>(m_writing->frames()), &parts.window)
    {
        m_progress.setWindowTitle(tr("Export series"));
        m_progress.setWindowModality(Qt::WindowModal);
        m_progress.setMinimumDuration(400);
        m_progress.setAutoClose(false);
        m_progress.setAutoReset(false);
        connect(&m_progress, &QProgressDialog::canceled, this, [this] {
            m_isLate = !passes(*m_stage, WritingStage::GivenUp);
            if (!m_isLate)
                end({});
        });
        connect(&m_work, &Background::finished, this, [this] { onFinished(); });
        QTimer::singleShot(0, this, [this] { continueWork(); });
    }

private:
    /// Whether it was open until now.
    static bool passes(std::atomic<WritingStage>& stage, WritingStage to)
    {
        WritingStage open = WritingStage::Open;
        return stage.compare_exchange_strong(open, to);
    }

    void continueWork()
    {
        const bool isPicture = m_next < m_writing->frames();
        m_progress.setValue(static_cast<int>(m_next)); // lets a click on Cancel through
        if (isPicture && m_isPrepared && !m_isEnded)
            m_writing->paint(m_next);
        if (m_isEnded)
            return;
        if (isPicture && !m_isPrepared)
            return prepareFirst();
        m_work.start([this, isPicture, next = m_next + 1, writing = m_writing, stage = m_stage](
                         const Background::Task& task) {
            const auto mayReplace = [&] { return passes(*stage, WritingStage::TakesItsPlace); };
            const auto done = isPicture ? writing->encoded() : writing->finished(mayReplace);
            if (done && next < writing->frames())
                writing->prepare(next, [&task] { return task.isWanted(); });
            task.post([this, done] { m_done = done; });
        });
    }

    void prepareFirst()
    {
        m_work.start([this, writing = m_writing](const Background::Task& task) {
            writing->prepare(0, [&task] { return task.isWanted(); });
        });
    }

    void onFinished()
    {
        const bool isAtEnd = m_next >= m_writing->frames();
        if (!m_done || isAtEnd)
            return end(m_done);
        if (std::exchange(m_isPrepared, true))
            ++m_next;
        QTimer::singleShot(0, this, [this] { continueWork(); });
    }

    void end(const Outcome<void>& done)
    {
        if (std::exchange(m_isEnded, true))
            return;
        m_work.stop();
        m_progress.hide();
        if (!done)
            m_messages.notify(done.error().sentence);
        else if (m_isLate)
            m_messages.notify(tr("The series was already written when you canceled."));
        deleteLater();
    }

    std::shared_ptr<SeriesWriting> m_writing; // the work keeps it alive
    Messages& m_messages;
    QProgressDialog m_progress;
    std::size_t m_next = 0;
    bool m_isPrepared = false; ///< the first of them
    Outcome<void> m_done; ///< of the last frame
    std::shared_ptr<std::atomic<WritingStage>> m_stage =
        std::make_shared<std::atomic<WritingStage>>(WritingStage::Open); // the work keeps it alive,
                                                                         // too
    bool m_isLate = false; ///< cancelled too late
    bool m_isEnded = false;
    Background m_work; // destroyed first: it waits for its thread
};

QString chosenPath(const QString& ending, QWidget* window)
{
    const QString title = SeriesExportDialog::tr("Export series");
    if (ending.isEmpty()) {
        const QString folder = QFileDialog::getExistingDirectory(
            window, SeriesExportDialog::tr("A folder for the pictures"));
        return folder.isEmpty() ? folder : folder + u'/';
    }
    return askForSavingName(window, title, SeriesExportDialog::tr("series") + u'.' + ending,
        u"%1 (*.%2)"_s.arg(ending == "gif"_L1 ? u"GIF"_s : u"WebP"_s, ending),
        {ending, u"gif"_s, u"webp"_s});
}

} // namespace

void exportSeriesAfterAsking(const SeriesPlayer& player, const WindowParts& parts)
{
    const Series& series = parts.store.state().series;
    if (series.isEmpty() || !parts.services.writeSeries)
        return;
    QWidget* const over = dialogParentFor(parts.window);
    SeriesExportDialog dialog(parts, over);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = chosenPath(dialog.ending(), over);
    if (path.isEmpty())
        return;
    auto begun = parts.services.writeSeries(
        {series, path, dialog.pixels(), dialog.theme(), player.speed(), player.easing()});
    if (!begun)
        parts.messages.notify(begun.error().sentence);
    else
        runSeriesWriting(*std::move(begun), parts);
}

void runSeriesWriting(std::unique_ptr<SeriesWriting> writing, const WindowParts& parts)
{
    new RunningExport(std::move(writing), parts);
}

} // namespace lab::ui
