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

/// The file that the state is saved to and was opened from, and the questions around it.
///
/// A scene that is opened becomes the document; a model's configuration changes the state of the
/// one that is there, and is only looked at where there is none and nothing was done. Nothing
/// unsaved is lost without a question, and nothing that another program has written to the file
/// since it was opened. Where undo leads back to before a scene was opened or begun, the document
/// is the one of that time again, and redo brings the other. An error is one sentence of
/// messageShown() and leaves the state unchanged. A model without RoPE also gives a sentence.
class Document : public QObject {
    Q_OBJECT
public:
    Document(Store& store, const WindowServices& services, QWidget* window);

    QString path() const { return m_path; } ///< empty before the first saving
    QByteArray savedFingerprint() const
    {
        return m_fingerprint;
    } ///< of the file as it was opened or saved
    QString name() const; ///< of the file, without its folder; empty before the first saving
    void openPath(const QString& path);
    /// Holds the file's scene, or the present state with the file's model, as A; the present state
    /// stays.
    void openPathAsA(const QString& path);
    /// Goes on with work that was kept beside: over its file, which undo brings back. Where that
    /// cannot be opened any more it has no file. What another program has written to the file since
    /// it was worked on is asked for before it is written over.
    void takeUp(const UnsavedScene& scene);
    /// Whether the state may be left: it is saved, or the person says so.
    bool mayBeLeft();
    /// Whether a lesson's start may take the state's place. A file's changes and a series that are
    /// not saved are asked for; what was merely tried is not, undo brings it back.
    bool mayBeReplaced();
    /// A lesson's start has taken the place of the state `before`: it is no version of the file,
    /// which is the document again when undo brings that state back.
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
    void messageShown(const QString& sentence); ///< what went wrong; empty where nothing did

private:
    bool saveTo(const QString& path);
    bool saveOver(); ///< what another program has written, if the person says so
    QByteArray fingerprint() const;
    void sayRemark(const Edit& read); ///< what was read otherwise than the file has it
    void become(const QString& path);
    void begin(const QString& path); ///< another scene, which the last step has brought
    void followHistory(const LabState& state);
    void turnTo(std::size_t epoch);

    /// A file that is left while a lesson is played.
    struct Left {
        QString path;
        QByteArray fingerprint;
        LabState last;
        LabState lesson; ///< its start
    };

    /// What the document was from a step of the history on, while another one is open.
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
    QByteArray m_fingerprint; ///< of the file as it was opened or saved
    std::optional<Left> m_left;
    std::vector<Epoch> m_epochs {Epoch {}};
    std::size_t m_epoch = 0; ///< in which the history is
    std::uint64_t m_newest = 0; ///< step that was seen
};

/// What may become of a file that another program has changed since it was opened or saved here.
enum class WriteOver { Over, Elsewhere, Not };

/// Asks for it over the window; `name` is the file's.
WriteOver askToWriteOver(const QString& name, QWidget* window);

} // namespace lab::ui
