#pragma once

#include "ui/store/background.h"
#include "ui/windows/parts/window_services.h"

#include <QObject>
#include <QTimer>

#include <optional>

class QWidget;

namespace lab::ui {

class Document;
class Store;

/// What a person does with work that a window which was killed has left.
enum class LeftWork { TakenUp, Discarded, PutOff };
/// Asks for it over the window, which was kept at that time.
LeftWork askForLeftWork(
    QWidget& window, const QString& title, const QString& text, const QDateTime& kept);

/// Keeps the unsaved scene beside, a few seconds after a change, so that a kill takes no more than
/// these; and at the next start offers what was kept.
///
/// What is saved, left on purpose or undone is not kept any longer, and what closing would not ask
/// for, as a page that was turned, not at all (Store::hasWork()). Writing is done in another
/// thread: a slow disk holds up no drag.
class UnsavedKeeper : public QObject {
    Q_OBJECT
public:
    UnsavedKeeper(
        Store& store, Document& document, const WindowServices& services, QWidget& window);

    /// Asks for each scene of windows that were killed: to take it up, which goes on with it here,
    /// to discard it, or later.
    void offer();
    void keep(); ///< what is unsaved, now, or after a pause while the last is being written
    void drop(); ///< what is kept: the state was saved or may be lost
    void await(); ///< until what is being kept is written

Q_SIGNALS:
    void failed(const QString& sentence); ///< once, until keeping does succeed
    void offered(); ///< all scenes of windows that were killed

private:
    void follow();
    void offerScenes();
    void onKept(const Outcome<void>& kept);

    Store& m_store;
    Document& m_document;
    const WindowServices& m_services;
    QWidget& m_window;
    QTimer m_pause;
    std::optional<UnsavedScene> m_kept; ///< also while it is being written
    bool m_hasFailed = false;
    Background m_work; // the first to go: it waits for its thread
};

} // namespace lab::ui
