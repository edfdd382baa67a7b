#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace lab::ui {

/// One slow piece of work at a time, in a thread of its own.
///
/// Work gets a task, and copies of whatever it needs: it shares nothing with the thread that
/// asked. What it posts is run in that thread's event loop, in order. A newer start() or stop()
/// raises the ticket: messages of older work are dropped, and it is asked to end.
/// Nothing here ever waits for the work but await() and the destructor, which joins the thread.
class Background : public QObject {
    Q_OBJECT
public:
    /// What work is sent with; used in the work's thread only.
    class Task {
    public:
        bool isWanted() const; ///< answered when no hold is left
        /// `message` is run where the work was asked for, unless the task is stale by then.
        void post(std::function<void()> message) const;

    private:
        friend class Background;
        struct Queue;
        Task(Queue& queue, std::stop_token stop, unsigned long long ticket)
            : m_queue(queue)
            , m_stop(std::move(stop))
            , m_ticket(ticket)
        {
        }

        Queue& m_queue;
        std::stop_token m_stop;
        unsigned long long m_ticket;
    };
    using Work = std::function<void(const Task& task)>;

    explicit Background(QObject* parent = nullptr);
    ~Background() override;

    void start(Work work); ///< in place of the present one
    void stop();
    /// Work neither begins nor goes on from one isWanted() to the next until so long has passed:
    /// for a pause in which the pointer moves, and whoever moves it needs the processor.
    void holdFor(std::chrono::milliseconds pause);
    bool isRunning() const; ///< until the last message of the present work is delivered
    void
    await(); ///< until the present work has ended and all that it posted is delivered; ends a hold

Q_SIGNALS:
    void finished(); ///< once for work that nobody stopped
    void posted(QPrivateSignal);

private:
    void deliver();

    std::unique_ptr<Task::Queue> m_queue;
};

} // namespace lab::ui
