#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace lab::ui {

/// One slow piece of work at a time, in a separate thread.
///
/// Work gets a task, and copies of everything that it needs: it shares nothing with the requesting
/// thread. Its messages are run in that thread's event loop, in order. A newer start() or stop()
/// increments the ticket: messages of older work are dropped, and it is requested to end. Only
/// await() and the destructor, which joins the thread, wait for the work.
class Background : public QObject {
    Q_OBJECT
public:
    /// The task of some work; used in the work's thread only.
    class Task {
    public:
        bool isWanted() const; ///< returns when there is no hold
        /// Runs `message` in the requesting thread, unless the task is outdated by then.
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

    void start(Work work); ///< replaces the current one
    void stop();
    /// Work neither starts nor continues after isWanted() for this long: for the time while the
    /// pointer moves, when interaction needs the processor.
    void holdFor(std::chrono::milliseconds pause);
    bool isRunning() const; ///< until the last message of the current work is delivered
    void
    await(); ///< until the current work has ended and all its messages are delivered; ends a hold

Q_SIGNALS:
    void finished(); ///< emitted once for work that was not stopped
    void posted(QPrivateSignal);

private:
    void deliver();

    std::unique_ptr<Task::Queue> m_queue;
};

} // namespace lab::ui
