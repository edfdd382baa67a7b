#include "ui/store/background.h"

#include "core/math/kernels/wide_registers.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace lab::ui {

/// The state shared by the two threads. Messages are passed with this lock and not in the event
/// itself, so that a thread sanitizer without knowledge of Qt sees the order.
struct Background::Task::Queue {
    struct Message {
        unsigned long long ticket = 0;
        std::function<void()> run;
        bool isLast = false;
    };

    void put(Message message)
    {
        {
            const std::scoped_lock lock(mutex);
            if (message.ticket != ticket)
                return;
            messages.push_back(std::move(message));
        }
        changed.notify_all();
        wake();
    }

    void work(const std::stop_token& end)
    {
        while (true) {
            std::unique_lock lock(mutex);
            if (!changed.wait(lock, end, [this] { return waiting.has_value(); }))
                return;
            if (!isQuiet([this] { return !waiting; }, end, lock))
                continue;
            const Work next = std::exchange(waiting, std::nullopt).value();
            const Task task(*this, present.get_token(), ticket);
            lock.unlock();
            releaseWideRegisters(); // in use when this thread started
            next(task);
            put({task.m_ticket, {}, true});
        }
    }

    /// Waits until the hold ends, however often it is prolonged; false if the awaited thread is
    /// `gone` or is ended before.
    template <class Gone>
    bool isQuiet(Gone gone, const std::stop_token& end, std::unique_lock<std::mutex>& lock)
    {
        while (!gone() && !end.stop_requested() && Clock::now() < heldUntil) {
            const Clock::time_point until = heldUntil; // read without the lock while it waits
            changed.wait_until(lock, end, until, [&] { return gone() || heldUntil != until; });
        }
        return !gone() && !end.stop_requested();
    }

    using Clock = std::chrono::steady_clock;
    std::mutex mutex;
    std::condition_variable_any changed;
    Clock::time_point heldUntil;
    std::function<void()> wake; ///< wakes the requesting thread
    unsigned long long ticket = 0;
    bool isBusy = false; ///< the last message of this ticket is not delivered yet
    std::optional<Work> waiting;
    std::stop_source present;
    std::deque<Message> messages;
    std::jthread thread; ///< destroyed first
};

bool Background::Task::isWanted() const
{
    std::unique_lock lock(m_queue.mutex);
    return m_queue.isQuiet([] { return false; }, m_stop, lock);
}

void Background::Task::post(std::function<void()> message) const
{
    m_queue.put({m_ticket, std::move(message), false});
}

Background::Background(QObject* parent)
    : QObject(parent)
    , m_queue(std::make_unique<Task::Queue>())
{
    connect(this, &Background::posted, this, &Background::deliver, Qt::QueuedConnection);
    m_queue->wake = [this] { Q_EMIT posted(QPrivateSignal {}); };
}

Background::~Background()
{
    stop();
    m_queue->thread = {}; // joins
}

void Background::start(Work work)
{
    stop();
    {
        const std::scoped_lock lock(m_queue->mutex);
        m_queue->present = std::stop_source();
        m_queue->waiting = std::move(work);
        m_queue->isBusy = true;
    }
    m_queue->changed.notify_all();
    if (!m_queue->thread.joinable())
        m_queue->thread =
            std::jthread([queue = m_queue.get()](const std::stop_token& end) { queue->work(end); });
}

void Background::stop()
{
    const std::scoped_lock lock(m_queue->mutex);
    m_queue->present.request_stop();
    ++m_queue->ticket;
    m_queue->waiting.reset();
    m_queue->messages.clear();
    m_queue->isBusy = false;
}

void Background::holdFor(std::chrono::milliseconds pause)
{
    {
        const std::scoped_lock lock(m_queue->mutex);
        m_queue->heldUntil = Task::Queue::Clock::now() + pause;
    }
    m_queue->changed.notify_all(); // the hold may have become shorter
}

bool Background::isRunning() const
{
    const std::scoped_lock lock(m_queue->mutex);
    return m_queue->isBusy;
}

void Background::await()
{
    holdFor(std::chrono::milliseconds::zero());
    while (isRunning()) {
        {
            std::unique_lock lock(m_queue->mutex);
            m_queue->changed.wait(lock, [this] { return !m_queue->messages.empty(); });
        }
        deliver();
    }
}

// A message may start or stop work, so each is taken from the queue separately.
void Background::deliver()
{
    while (true) {
        Task::Queue::Message message;
        {
            const std::scoped_lock lock(m_queue->mutex);
            if (m_queue->messages.empty())
                return;
            message = std::move(m_queue->messages.front());
            m_queue->messages.pop_front();
            if (message.isLast)
                m_queue->isBusy = false;
        }
        if (message.isLast)
            Q_EMIT finished();
        else
            message.run();
    }
}

} // namespace lab::ui

#include "moc_background.cpp"
