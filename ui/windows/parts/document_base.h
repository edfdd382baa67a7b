#pragma once

#include "ui/store/outcome.h"

#include <QByteArray>
#include <QObject>
#include <QString>

class QWidget;

namespace lab::ui {

struct WindowServices;

/// A document and its file: a scene, a lecture, or a lesson in its form.
///
/// Nothing unsaved is lost without a question, and no file that another program has changed since
/// it was opened or saved is overwritten without one.
class DocumentBase : public QObject {
    Q_OBJECT
public:
    const QString& path() const { return m_path; } ///< empty before the first save
    QString name() const; ///< of the file, without its folder; empty before the first save
    /// Of the file when it was opened or saved.
    const QByteArray& savedFingerprint() const { return m_fingerprint; }
    /// Whether the document may be replaced or closed: it is saved, or the user confirms.
    virtual bool confirmDiscard();

public Q_SLOTS:
    bool save();
    virtual bool saveAs();

Q_SIGNALS:
    void messageShown(const QString& sentence); ///< an error message; empty if there was no error

protected:
    /// What the questions say.
    struct Questions {
        QString title;
        QString close; ///< "Save this scene before closing it?", for one without a file
        QString lost; ///< what will be lost
        bool canBeSaved = true; ///< as it is now; else `close` asks only whether to discard it
        QString saveTitle {};
        QString proposed {}; ///< a file name
        QString filter {};
    };

    DocumentBase(const WindowServices& services, QObject* parent);

    QByteArray fingerprint() const; ///< of the file as it is now; empty if there is none
    bool saveTo(const QString& path);

    const WindowServices& m_services;
    QString m_path;
    QByteArray m_fingerprint; ///< of the file when it was opened or saved

private:
    bool saveOver(); ///< changes by another program, if the user confirms
    virtual Questions questions() const = 0;
    virtual bool isUnsaved() const = 0;
    virtual QWidget* dialogParent() const = 0;
    virtual Outcome<void> write(const QString& path) = 0;
    virtual void beSaved(const QString& path) = 0; ///< after write()
};

} // namespace lab::ui
