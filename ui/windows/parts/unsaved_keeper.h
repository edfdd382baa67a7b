#pragma once

#include "ui/store/background.h"
#include "ui/windows/parts/unsaved_work.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>

class QWidget;

namespace lab::ui {

/// What to do with the autosaved work of a killed window.
enum class UnsavedWorkChoice { TakenUp, Discarded, PutOff };
/// Asks over the window about work autosaved at that time.
UnsavedWorkChoice askAboutUnsavedWork(
    QWidget& window, const QString& title, const QString& text, const QDateTime& kept);

/// The work of killed windows of one kind, and the question about it.
template <class Work> struct AbandonedWork {
    const Autosave<Work>& autosave;
    QWidget& window;
    QString title;
    std::function<QString(const Unsaved<Work>&)> question;
    std::function<void(const QString&)> failed;

    /// Asks about each: restore, which returns it, discard, or later.
    std::optional<Unsaved<Work>> offered() const
    {
        while (autosave.takeAbandoned) {
            auto left = autosave.takeAbandoned();
            if (!left) {
                failed(left.error().sentence);
                continue;
            }
            if (!*left)
                break;
            const UnsavedWorkChoice chosen =
                askAboutUnsavedWork(window, title, question(**left), (*left)->kept);
            if (chosen == UnsavedWorkChoice::TakenUp)
                return *std::move(left);
            if (chosen == UnsavedWorkChoice::Discarded)
                autosave.drop();
            else if (autosave.postpone)
                autosave.postpone();
        }
        return std::nullopt;
    }
};

/// Autosaves a document, a few seconds after a change, so that at most these are lost if the
/// program is killed.
///
/// The autosaved file is deleted when the document is saved, discarded or undone; changes about
/// which closing would not ask, such as another page, are not autosaved. Writing is done in another
/// thread, so that a slow disk does not delay a drag.
class UnsavedKeeper : public QObject {
    Q_OBJECT
public:
    void follow(); ///< a change
    void keep(); ///< unsaved work, now, or after the write in progress
    void drop(); ///< the autosaved file: it was saved or may be lost
    void await(); ///< until the write in progress is done

Q_SIGNALS:
    void failed(const QString& sentence); ///< once, until autosaving works
    void recovered(); ///< it works again

protected:
    using Writing = std::function<Outcome<void>()>;

    explicit UnsavedKeeper(QObject* parent);

    bool hasFailed() const { return m_hasFailed; }

private:
    virtual bool hasWork() const = 0;
    virtual bool isKept() const = 0;
    /// Keeps the work as it is now and returns what writes it; empty if it is kept already.
    virtual Writing writing() = 0;
    virtual void forget() = 0;
    void onKept(const Outcome<void>& kept);

    QTimer m_pause;
    bool m_hasFailed = false;
    Background m_work; // destroyed first: it waits for its thread
};

/// The keeper of one kind of document.
template <class Work> class KeeperOf : public UnsavedKeeper {
public:
    /// `hasWork` tells whether closing would ask; `now` returns the work, without its time.
    KeeperOf(const Autosave<Work>& autosave, std::function<bool()> hasWork,
        std::function<Unsaved<Work>()> now, QObject* parent)
        : UnsavedKeeper(parent)
        , m_autosave(autosave)
        , m_hasWork(std::move(hasWork))
        , m_now(std::move(now))
    {
    }

    /// Continues with work of a killed window, which belongs to this one by now.
    void takeUp(const Unsaved<Work>& work)
    {
        m_kept = work;
        follow();
    }

private:
    bool hasWork() const override { return m_autosave.keep && m_hasWork(); }
    bool isKept() const override { return m_kept.has_value(); }

    Writing writing() override
    {
        Unsaved<Work> now = m_now();
        if (m_kept && !hasFailed() && m_kept->isSame(now))
            return {};
        now.kept = QDateTime::currentDateTime();
        m_kept = now;
        return [now = std::move(now), keep = m_autosave.keep] { return keep(now); };
    }

    void forget() override
    {
        m_kept.reset();
        if (m_autosave.drop)
            m_autosave.drop();
    }

    const Autosave<Work>& m_autosave;
    std::function<bool()> m_hasWork;
    std::function<Unsaved<Work>()> m_now;
    std::optional<Unsaved<Work>> m_kept; ///< also while it is being written
};

} // namespace lab::ui
