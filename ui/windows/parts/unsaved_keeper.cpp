#include "ui/windows/parts/unsaved_keeper.h"

#include "ui/views/controls/plain_widgets.h"

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

UnsavedKeeper::UnsavedKeeper(QObject* parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &UnsavedKeeper::keep);
}

void UnsavedKeeper::follow()
{
    if (isKept() && !hasWork()) // closing would not ask either
        drop();
    else if (!m_pause.isActive() || m_hasFailed)
        m_pause.start(pauseBeforeKeeping);
}

void UnsavedKeeper::keep()
{
    if (!hasWork())
        return;
    if (m_work.isRunning()) { // still writing, as on a slow disk: try again later
        m_pause.start(pauseBeforeKeeping);
        return;
    }
    const Writing write = writing();
    if (!write)
        return;
    m_work.start([this, write](const Background::Task& task) {
        task.post([this, done = write()] { onKept(done); });
    });
}

void UnsavedKeeper::onKept(const Outcome<void>& kept)
{
    const bool hadFailed = m_hasFailed;
    m_hasFailed = !kept;
    if (!kept && !hadFailed)
        Q_EMIT failed(kept.error().sentence);
    if (kept && hadFailed)
        Q_EMIT recovered();
    if (m_hasFailed)
        m_pause.start(pauseAfterError);
}

void UnsavedKeeper::await()
{
    m_work.await();
}

void UnsavedKeeper::drop()
{
    await(); // otherwise it would be written after its removal
    m_pause.stop();
    forget();
}

} // namespace lab::ui

#include "moc_unsaved_keeper.cpp"
