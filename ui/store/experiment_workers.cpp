#include "ui/store/experiment_workers.h"

#include <algorithm>
#include <mutex>
#include <thread>
#include <vector>

namespace lab::ui {

namespace {

/// The state shared by the threads, all of it behind one lock.
struct Queue {
    std::mutex mutex;
    std::size_t next = 0;
    bool goesOn = true;
};

void work(const ExperimentSetup& setup, std::span<const ExperimentJob> jobs,
    const ExperimentNews& news, Queue& queue)
{
    while (true) {
        std::size_t job = 0;
        {
            const std::scoped_lock lock(queue.mutex);
            if (!queue.goesOn || queue.next == jobs.size())
                return;
            job = queue.next++;
        }
        const auto keepGoing = [&](double share, double loss) {
            const std::scoped_lock lock(queue.mutex);
            queue.goesOn = queue.goesOn && news.worked(job, share, loss);
            return queue.goesOn;
        };
        const auto watch = [&](const WatchedMoment& moment) {
            const std::scoped_lock lock(queue.mutex);
            if (news.watched)
                news.watched(job, moment);
        };
        const auto run = experimentRun(setup, jobs[job], keepGoing, bestInstructionSet(), watch);
        const std::scoped_lock lock(queue.mutex);
        if (run && queue.goesOn)
            news.ended(job, *run);
    }
}

} // namespace

bool experimentRuns(const ExperimentSetup& setup, std::span<const ExperimentJob> jobs, int threads,
    const ExperimentNews& news)
{
    Queue queue;
    {
        std::vector<std::jthread> workers;
        const auto count =
            std::clamp<std::size_t>(jobs.size(), 1, std::size_t(std::max(threads, 1)));
        for (std::size_t k = 0; k < count; ++k)
            workers.emplace_back([&] { work(setup, jobs, news, queue); });
    }
    return queue.goesOn;
}

} // namespace lab::ui
