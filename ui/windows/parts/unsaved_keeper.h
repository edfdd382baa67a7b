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

/// What to do with the autosaved work of a killed window.
enum class UnsavedWorkChoice { TakenUp, Discarded, PutOff };
/// Asks over the window about work autosaved at that time.
UnsavedWorkChoice askAboutUnsavedWork(
    QWidget& window, const QString& title, const QString& text, const QDateTime& kept);

/// Autosaves the scene, a few seconds after a change, so that at most these are lost if the program
/// is killed; and offers it at the next start.
///
/// The autosaved file is deleted when the scene is saved, discarded or undone; changes about which
/// closing would not ask, such as another page, are not autosaved (Store::hasWork()). Writing is
/// done in another thread, so that a slow disk does not delay a drag.
class UnsavedKeeper : public QObject {
    Q_OBJECT
public:
    UnsavedKeeper(
        Store& store, Document& document, const WindowServices& services, QWidget& window);

    /// Asks about each scene of killed windows: restore, which continues with it here, discard, or
    /// later.
    void offer();
    void keep(); ///< unsaved work, now, or after the write in progress
    void drop(); ///< the autosaved file: the state was saved or may be lost
    void await(); ///< until the write in progress is done

Q_SIGNALS:
    void failed(const QString& sentence); ///< once, until autosaving works
    void offered(); ///< all scenes of killed windows

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
    Background m_work; // destroyed first: it waits for its thread
};

} // namespace lab::ui
