#pragma once

#include "ui/windows/parts/document_base.h"
#include "ui/windows/parts/unsaved_keeper.h"
#include "ui/windows/parts/window_services.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QWidget;

namespace lab::ui {

class Store;

/// The scene of the window and its file.
///
/// A scene that is opened becomes the document; a model's configuration changes the current state,
/// or is only viewed if there is no document and nothing was done. If undo goes back to before a
/// scene was opened or created, the document is the one of that time again, and redo restores the
/// other. An error is one sentence of messageShown() and leaves the state unchanged. A model
/// without RoPE also gives a message.
class Document : public DocumentBase {
    Q_OBJECT
public:
    Document(Store& store, const WindowServices& services, QWidget* window);

    void openPath(const QString& path);
    void show(const QString& path, const Outcome<Opened>& opened); ///< that was read from there
    /// Pins the file's scene, or the current state with the file's model, as A; the current state
    /// stays.
    void openPathAsA(const QString& path);
    /// Continues with autosaved work: based on its file, to which undo returns. If that can no
    /// longer be opened, it has no file. Before a file that another program has changed meanwhile
    /// is overwritten, the user is asked.
    void restoreUnsaved(const UnsavedScene& scene);
    /// Asks about each scene of killed windows: restore, which continues with it here, discard, or
    /// later; then other documents may ask.
    void offerUnsaved();
    UnsavedKeeper& keeper() { return m_keeper; }
    bool confirmDiscard() override;
    /// Whether a lesson's start may replace the state. Asks about unsaved changes of a file and an
    /// unsaved series; other changes can be restored by undo.
    bool confirmReplace();
    /// A lesson's start has replaced the state `before`: it is not a version of the file, which is
    /// the document again when undo restores that state.
    void beReplaced(const LabState& before);

public Q_SLOTS:
    void startNew();
    void open();
    void openAsA();

Q_SIGNALS:
    void named();
    void lessonOpened(const lab::Lesson& lesson);
    void replaced(); ///< what was shown, by another scene
    void lectureOpened(
        const lab::Lecture& lecture, const QString& path, const QByteArray& fingerprint);
    void unsavedOffered(); ///< all scenes of killed windows

private:
    Questions questions() const override;
    bool isUnsaved() const override;
    QWidget* dialogParent() const override { return m_window; }
    Outcome<void> write(const QString& path) override;
    void beSaved(const QString& path) override;
    void showNote(const Edit& read); ///< values that differ from those in the file
    void become(const QString& path, const QByteArray& fingerprint = {});
    /// Another scene, opened by the last step.
    void begin(const QString& path, const QByteArray& fingerprint = {});
    void followHistory(const LabState& state);
    void turnTo(std::size_t epoch);

    /// A file that is left while a lesson is played.
    struct Left {
        QString path;
        QByteArray fingerprint;
        LabState last;
        LabState lesson; ///< its start
    };

    /// The document from a step of the history on, while another one is open.
    struct Epoch {
        std::uint64_t first = 0; ///< step
        QString path {};
        QByteArray fingerprint {};
        std::optional<Left> left {};
        std::vector<LabState> untouched {};
    };

    Store& m_store;
    QWidget* m_window;
    std::optional<Left> m_left;
    std::vector<Epoch> m_epochs {Epoch {}};
    std::size_t m_epoch = 0; ///< that contains the history
    std::uint64_t m_newest = 0; ///< step that was seen
    KeeperOf<LabState> m_keeper;
};

} // namespace lab::ui
