#include "ui/windows/parts/unsaved_keeper.h"

#include "ui/store/plain_text.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/parts/document.h"

#include <QLocale>
#include <QPushButton>

#include <chrono>

namespace lab::ui {

namespace {

constexpr std::chrono::seconds pauseBeforeKeeping(3);
constexpr std::chrono::seconds pauseAfterError(30); // there may be space again

} // namespace

UnsavedWorkChoice askAboutUnsavedWork(
    QWidget& window, const QString& title, const QString& text, const QDateTime& kept)
{
    PlainBox question(&window, title, text);
    question.setInformativeText(
        UnsavedKeeper::tr("Position Lab closed unexpectedly. Autosaved at %1.")
            .arg(QLocale().toString(kept, QLocale::ShortFormat)));
    auto* take = question.addButton(UnsavedKeeper::tr("&Restore"), QMessageBox::AcceptRole);
    const auto* discard =
        question.addButton(UnsavedKeeper::tr("&Discard"), QMessageBox::DestructiveRole);
    auto* later = question.addButton(UnsavedKeeper::tr("Ask me &later"), QMessageBox::RejectRole);
    question.setDefaultButton(take);
    question.setEscapeButton(later);
    question.exec();
    if (question.clickedButton() == take)
        return UnsavedWorkChoice::TakenUp;
    return question.clickedButton() == discard ? UnsavedWorkChoice::Discarded
                                               : UnsavedWorkChoice::PutOff;
}

UnsavedKeeper::UnsavedKeeper(
    Store& store, Document& document, const WindowServices& services, QWidget& window)
    : QObject(&window)
    , m_store(store)
    , m_document(document)
    , m_services(services)
    , m_window(window)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &UnsavedKeeper::keep);
    connect(&m_store, &Store::modifiedChanged, this, &UnsavedKeeper::follow);
    connect(&m_document, &Document::named, this, &UnsavedKeeper::follow);
}

void UnsavedKeeper::follow()
{
    if (m_kept && !m_store.hasWork()) // closing would not ask either
        drop();
    else if (!m_pause.isActive() || m_hasFailed)
        m_pause.start(pauseBeforeKeeping);
}

void UnsavedKeeper::keep()
{
    if (!m_services.keepUnsaved || !m_store.hasWork())
        return;
    const UnsavedScene scene {m_document.path(), m_store.state(), QDateTime::currentDateTime(),
        m_document.savedFingerprint()};
    if (m_kept && !m_hasFailed && m_kept->path == scene.path
        && m_kept->fingerprint == scene.fingerprint && m_kept->state == scene.state)
        return;
    if (m_work.isRunning()) { // still writing, as on a slow disk: try again later
        m_pause.start(pauseBeforeKeeping);
        return;
    }
    m_kept = scene;
    m_work.start([this, scene, keep = m_services.keepUnsaved](const Background::Task& task) {
        task.post([this, done = keep(scene)] { onKept(done); });
    });
}

void UnsavedKeeper::onKept(const Outcome<void>& kept)
{
    if (!kept && !m_hasFailed)
        Q_EMIT failed(kept.error().sentence);
    m_hasFailed = !kept;
    if (m_hasFailed)
        m_pause.start(pauseAfterError);
}

void UnsavedKeeper::await()
{
    m_work.await();
}

void UnsavedKeeper::drop()
{
    m_pause.stop();
    await(); // otherwise it would be written after its removal
    m_kept.reset();
    if (m_services.dropUnsaved)
        m_services.dropUnsaved();
}

void UnsavedKeeper::offer()
{
    offerScenes();
    Q_EMIT offered();
}

void UnsavedKeeper::offerScenes()
{
    while (m_services.takeAbandonedScene) {
        const auto left = m_services.takeAbandonedScene();
        if (!left) {
            Q_EMIT failed(left.error().sentence);
            continue;
        }
        if (!*left)
            return;
        const UnsavedScene& scene = **left;
        const UnsavedWorkChoice chosen = askAboutUnsavedWork(m_window, tr("Unsaved scene"),
            scene.path.isEmpty()
                ? tr("Restore the unsaved scene, on %1?", "a bench")
                      .arg(benchName(scene.state.bench))
                : tr("Restore the unsaved changes to %1?").arg(shownFileName(scene.path)),
            scene.kept);
        if (chosen == UnsavedWorkChoice::TakenUp) {
            m_document.restoreUnsaved(scene);
            m_kept = scene; // by now this window's, which nothing above may drop
            follow();
            return;
        }
        if (chosen == UnsavedWorkChoice::Discarded)
            m_services.dropUnsaved();
        else if (m_services.postponeUnsaved)
            m_services.postponeUnsaved();
    }
}

} // namespace lab::ui

#include "moc_unsaved_keeper.cpp"
