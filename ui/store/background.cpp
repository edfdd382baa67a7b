#include "ui/store/background.h"

#include "core/math/kernels/wide_registers.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace lab::ui {

/// Where the two threads meet. Words go through this lock and not through the event's own memory,
/// so that a thread sanitizer that knows nothing of Qt sees the order.
struct Background::Errand::Desk {
    struct Word {
        unsigned long long ticket = 0;
        std::function<void()> run;
        bool isLast = false;
    };

    void put(Word word)
    {
        {
            const std::scoped_lock lock(mutex);
            if (word.ticket != ticket)
                return;
            words.push_back(std::move(word));
        }
        changed.notify_all();
        ring();
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
            const Errand errand(*this, present.get_token(), ticket);
            lock.unlock();
            releaseWideRegisters(); // in use where this thread was begun
            next(errand);
            put({errand.m_ticket, {}, true});
        }
    }

    /// Waits out the hold, however often it is prolonged; no where what is waited for is `gone` or
    /// the end has come before.
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
    std::function<void()> ring; ///< wakes the thread that asked
    unsigned long long ticket = 0;
    bool isBusy = false; ///< the last word of this ticket is not heard yet
    std::optional<Work> waiting;
    std::stop_source present;
    std::deque<Word> words;
    std::jthread thread; ///< destroyed first
};

bool Background::Errand::isWanted() const
{
    std::unique_lock lock(m_desk.mutex);
    return m_desk.isQuiet([] { return false; }, m_stop, lock);
}

void Background::Errand::tell(std::function<void()> word) const
{
    m_desk.put({m_ticket, std::move(word), false});
}

Background::Background(QObject* parent)
    : QObject(parent)
    , m_desk(std::make_unique<Errand::Desk>())
{
    connect(this, &Background::told, this, &Background::hear, Qt::QueuedConnection);
    m_desk->ring = [this] { Q_EMIT told(QPrivateSignal {}); };
}

Background::~Background()
{
    stop();
    m_desk->thread = {}; // joins
}

void Background::start(Work work)
{
    stop();
    {
        const std::scoped_lock lock(m_desk->mutex);
        m_desk->present = std::stop_source();
        m_desk->waiting = std::move(work);
        m_desk->isBusy = true;
    }
    m_desk->changed.notify_all();
    if (!m_desk->thread.joinable())
        m_desk->thread =
            std::jthread([desk = m_desk.get()](const std::stop_token& end) { desk->work(end); });
}

void Background::stop()
{
    const std::scoped_lock lock(m_desk->mutex);
    m_desk->present.request_stop();
    ++m_desk->ticket;
    m_desk->waiting.reset();
    m_desk->words.clear();
    m_desk->isBusy = false;
}

void Background::holdFor(std::chrono::milliseconds pause)
{
    {
        const std::scoped_lock lock(m_desk->mutex);
        m_desk->heldUntil = Errand::Desk::Clock::now() + pause;
    }
    m_desk->changed.notify_all(); // the hold may have become shorter
}

bool Background::isRunning() const
{
    const std::scoped_lock lock(m_desk->mutex);
    return m_desk->isBusy;
}

void Background::await()
{
    holdFor(std::chrono::milliseconds::zero());
    while (isRunning()) {
        {
            std::unique_lock lock(m_desk->mutex);
            m_desk->changed.wait(lock, [this] { return !m_desk->words.empty(); });
        }
        hear();
    }
}

// A word may start or stop work, so that each is taken from the desk on its own.
void Background::hear()
{
    while (true) {
        Errand::Desk::Word word;
        {
            const std::scoped_lock lock(m_desk->mutex);
            if (m_desk->words.empty())
                return;
            word = std::move(m_desk->words.front());
            m_desk->words.pop_front();
            if (word.isLast)
                m_desk->isBusy = false;
        }
        if (word.isLast)
            Q_EMIT finished();
        else
            word.run();
    }
}

} // namespace lab::ui

#include "moc_background.cpp"
