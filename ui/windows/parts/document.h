#pragma once

#include "ui/windows/parts/window_services.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QWidget;

namespace lab::ui {

class Store;

/// The file to which the state is saved and from which it was opened, and the questions around it.
///
/// A scene that is opened becomes the document; a model's configuration changes the current state,
/// or is only viewed if there is no document and nothing was done. Nothing unsaved is lost without
/// a question, and neither are changes to the file by another program since it was opened. If undo
/// goes back to before a scene was opened or created, the document is the one of that time again,
/// and redo restores the other. An error is one sentence of messageShown() and leaves the state
/// unchanged. A model without RoPE also gives a message.
class Document : public QObject {
    Q_OBJECT
public:
    Document(Store& store, const WindowServices& services, QWidget* window);

    QString path() const { return m_path; } ///< empty before the first save
    QByteArray savedFingerprint() const
    {
        return m_fingerprint;
    } ///< of the file when it was opened or saved
    QString name() const; ///< of the file, without its folder; empty before the first save
    void openPath(const QString& path);
    /// Pins the file's scene, or the current state with the file's model, as A; the current state
    /// stays.
    void openPathAsA(const QString& path);
    /// Continues with autosaved work: based on its file, to which undo returns. If that can no
    /// longer be opened, it has no file. Before a file that another program has changed meanwhile
    /// is overwritten, the user is asked.
    void restoreUnsaved(const UnsavedScene& scene);
    /// Whether the state may be replaced: it is saved, or the user confirms.
    bool confirmDiscard();
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
    bool save();
    bool saveAs();

Q_SIGNALS:
    void named();
    void lessonOpened(const lab::Lesson& lesson);
    void replaced(); ///< what was shown, by another scene
    void lectureOpened(const lab::Lecture& lecture, const QString& path);
    void messageShown(const QString& sentence); ///< an error message; empty if there was no error

private:
    bool saveTo(const QString& path);
    bool saveOver(); ///< changes by another program, if the user confirms
    QByteArray fingerprint() const;
    void showNote(const Edit& read); ///< values that differ from those in the file
    void become(const QString& path);
    void begin(const QString& path); ///< another scene, opened by the last step
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
    const WindowServices& m_services;
    QWidget* m_window;
    QString m_path;
    QByteArray m_fingerprint; ///< of the file when it was opened or saved
    std::optional<Left> m_left;
    std::vector<Epoch> m_epochs {Epoch {}};
    std::size_t m_epoch = 0; ///< that contains the history
    std::uint64_t m_newest = 0; ///< step that was seen
};

/// What to do with a file that another program has changed since it was opened or saved here.
enum class WriteOver { Over, Elsewhere, Not };

/// Asks over the window; `name` is the file's.
WriteOver askToWriteOver(const QString& name, QWidget* window);

} // namespace lab::ui
