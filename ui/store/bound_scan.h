#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "ui/store/background.h"
#include "ui/store/found_bounds.h"

#include <memory>

namespace lab::ui {

/// The search for smallest bases, in the background: the table of context lengths for a width, the
/// bound for the target length, and how far the current base works.
///
/// The bounds depend on the rotated width and, if it can be searched, on the extension. Those of
/// the most recent families are cached, for other scans too: a search for one of them continues
/// where it stopped. A new
/// family or a new target replaces the current search; results for another one are never returned.
class BoundScan : public QObject {
    Q_OBJECT
public:
    explicit BoundScan(QObject* parent = nullptr,
        std::shared_ptr<FoundBounds> found = std::make_shared<FoundBounds>());

    /// The inputs of the search. The nearest failing distances are found at once, the rest when the
    /// inputs have not changed for a moment.
    void seek(const LadderFamily& inUse, std::int64_t target, double base);
    const BoundAnswers& answers() const { return m_answers; }

    void stop(); ///< until resume(), or another family
    void resume();
    void await(); ///< until everything is found, if there is no event loop

Q_SIGNALS:
    void changed();

private:
    bool isSearching() const;
    void extendLadder();
    void findTarget();
    void findFailing();
    void take(BoundLadder ladder);
    void report();

    BoundAnswers m_answers;
    std::int64_t m_target = 0;
    std::shared_ptr<FoundBounds> m_found; ///< of other families too
    double m_share = 0; ///< of the table's next length, or of the target's
    Background m_ladderWork;
    Background m_targetWork;
    Background m_failingWork;
};

} // namespace lab::ui
