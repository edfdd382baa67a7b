#include "ui/store/bound_scan.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <utility>

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds whileMoving {120}; ///< since the last change

/// Reports progress if the last report was some time ago: the picture needs no more, and more would
/// load the event loop.
template <class Report> Progress sparse(const Background::Task& task, Report report)
{
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds pause {50};
    return [&task, report, last = Clock::now()](double share) mutable {
        if (const Clock::time_point now = Clock::now(); now - last >= pause) {
            last = now;
            task.post([report, share] { report(share); });
        }
        return task.isWanted();
    };
}

/// Twice the length takes about twice the time.
double doneOf(std::size_t rungs, double ofNext)
{
    const auto first = ladderLengths.begin();
    const auto sum = [first](std::size_t count) {
        return static_cast<double>(
            std::accumulate(first, first + static_cast<std::ptrdiff_t>(count), std::int64_t {0}));
    };
    const double next =
        rungs < ladderLengths.size() ? static_cast<double>(ladderLengths[rungs]) : 0;
    return (sum(rungs) + ofNext * next) / sum(ladderLengths.size());
}

} // namespace

BoundScan::BoundScan(QObject* parent, std::shared_ptr<FoundBounds> found)
    : QObject(parent)
    , m_found(std::move(found))
{
    for (const Background* work : {&m_ladderWork, &m_targetWork, &m_failingWork})
        connect(work, &Background::finished, this, &BoundScan::report);
}

void BoundScan::seek(const LadderFamily& inUse, std::int64_t target, double base)
{
    using Search = BoundAnswers::Search;
    const LadderFamily searched = searchedFamily(inUse);
    const bool isOtherFamily = searched != m_answers.ladder.family || m_target == 0;
    const bool isOtherTarget = target != m_target || isOtherFamily;
    FailingDistance& failing = m_answers.failing;
    const bool isOtherBase = !failing.isOf(inUse, base);
    for (Background* work : {&m_ladderWork, &m_targetWork, &m_failingWork})
        work->holdFor(whileMoving);
    if (!isOtherTarget && !isOtherBase)
        return;
    m_target = target;
    if (isOtherFamily) {
        m_ladderWork.stop();
        m_answers.ladder = m_found->ladder(searched);
        m_answers.search = Search::Running;
        m_share = 0;
    }
    if (isOtherTarget) {
        m_targetWork.stop();
        m_answers.target = m_found->target(searched, target);
        m_answers.share = 0;
        if (m_answers.ladder.isWhole())
            m_share = 0;
    }
    if (isOtherBase) {
        m_failingWork.stop();
        const auto known = m_found->failing(inUse, base);
        failing = known ? *known : nearFailingDistance(inUse, base);
    }
    if (m_answers.search != Search::Stopped)
        resume();
    else
        findFailing();
}

void BoundScan::stop()
{
    m_ladderWork.stop();
    m_targetWork.stop();
    m_answers.search = BoundAnswers::Search::Stopped;
    report();
}

void BoundScan::resume()
{
    m_answers.search = BoundAnswers::Search::Running;
    extendLadder();
    findTarget();
    findFailing();
    report();
}

void BoundScan::await()
{
    while (isSearching()) {
        m_ladderWork.await();
        m_targetWork.await();
        m_failingWork.await();
    }
}

bool BoundScan::isSearching() const
{
    return m_ladderWork.isRunning() || m_targetWork.isRunning() || m_failingWork.isRunning();
}

void BoundScan::extendLadder()
{
    if (m_ladderWork.isRunning() || m_answers.ladder.isWhole() || m_answers.ladder.family.width < 2)
        return;
    m_ladderWork.start([this, ladder = m_answers.ladder](const Background::Task& task) {
        const Progress progress = sparse(task, [this](double share) {
            m_share = share;
            report();
        });
        std::optional<BoundLadder> next = ladder;
        while (!next->isWhole()) {
            next = longer(*next, progress);
            if (!next)
                return;
            task.post([this, found = *next] { take(found); });
        }
    });
}

void BoundScan::take(BoundLadder ladder)
{
    m_share = 0;
    m_found->add(ladder);
    m_answers.ladder = std::move(ladder);
    findTarget();
    report();
}

void BoundScan::findTarget()
{
    if (m_targetWork.isRunning() || m_answers.target || m_answers.ladder.family.width < 2
        || !reaches(m_answers.ladder, m_target))
        return;
    m_targetWork.start(
        [this, ladder = m_answers.ladder, length = m_target](const Background::Task& task) {
            const Progress progress = sparse(task, [this](double share) {
                if (m_answers.ladder.isWhole()) {
                    m_share = share;
                    report();
                }
            });
            if (const auto found = boundFor(ladder, length, progress))
                task.post([this, family = ladder.family, length, found = *found] {
                    m_found->add(family, length, found);
                    m_answers.target = found;
                    report();
                });
        });
}

void BoundScan::findFailing()
{
    if (m_failingWork.isRunning() || m_answers.failing.isKnown()
        || m_answers.failing.family.width < 2)
        return;
    m_failingWork.start([this, near = m_answers.failing](const Background::Task& task) {
        const auto whole = wholeFailingDistance(near, [&](double) { return task.isWanted(); });
        if (whole)
            task.post([this, found = *whole] {
                m_found->add(found);
                m_answers.failing = found;
                report();
            });
    });
}

void BoundScan::report()
{
    using Search = BoundAnswers::Search;
    const bool isWhole = m_answers.ladder.isWhole() || m_answers.ladder.family.width < 2;
    const bool isEnded = isWhole && (m_answers.target || m_answers.ladder.family.width < 2);
    if (isEnded)
        m_answers.search = Search::Ended;
    const double share = isEnded ? 1
        : isWhole                ? m_share
                                 : doneOf(m_answers.ladder.bounds.size(), m_share);
    // A target that is found after the table of lengths does not restart the search.
    m_answers.share = std::max(m_answers.share, share);
    Q_EMIT changed();
}

} // namespace lab::ui

#include "moc_bound_scan.cpp"
