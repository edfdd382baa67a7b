#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace lab::ui {

/// One slow piece of work at a time, in a thread of its own.
///
/// Work gets an errand, and copies of whatever it needs: it shares nothing with the thread that
/// asked. What it tells is run in that thread's event loop, in order. A newer start() or stop()
/// raises the ticket: what older work still tells is dropped unheard, and it is asked to end.
/// Nothing here ever waits for the work but await() and the destructor, which joins the thread.
class Background : public QObject {
    Q_OBJECT
public:
    /// What work is sent with; used in the work's thread only.
    class Errand {
    public:
        bool isWanted() const; ///< told when no hold is left
        /// `word` is run where the work was asked for, unless the errand is stale by then.
        void tell(std::function<void()> word) const;

    private:
        friend class Background;
        struct Desk;
        Errand(Desk& desk, std::stop_token stop, unsigned long long ticket)
            : m_desk(desk)
            , m_stop(std::move(stop))
            , m_ticket(ticket)
        {
        }

        Desk& m_desk;
        std::stop_token m_stop;
        unsigned long long m_ticket;
    };
    using Work = std::function<void(const Errand& errand)>;

    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    void start(Work work); ///< in place of the present one
    void stop();
    /// Work neither begins nor goes on from one isWanted() to the next until so long has passed:
    /// for a pause in which the pointer moves, and whoever moves it needs the processor.
    void holdFor(std::chrono::milliseconds pause);
    bool isRunning() const; ///< until the last word of the present work is heard
    void await(); ///< until the present work has ended and all that it told is heard; ends a hold

Q_SIGNALS:
    void finished(); ///< once for work that nobody stopped
    void told(QPrivateSignal);

private:
    void hear();

    std::unique_ptr<Errand::Desk> m_desk;
};

} // namespace lab::ui
