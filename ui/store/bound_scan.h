#pragma once

#include "core/frames/context/base_bound_frame.h"
#include "ui/store/background.h"
#include "ui/store/found_bounds.h"

#include <memory>

namespace lab::ui {

/// The search for smallest bases, in the background: the ladder of contexts of a width, the bound
/// of the target length, and how far the present base serves.
///
/// The bounds depend on the rotated width and, where it can be searched, on the extension. Those
/// of the last of such families are kept, for other scans too: one that comes back goes on where it
/// was left. A new
/// family or a new target takes the place of what is being searched; what was found for another one
/// is never an answer.
class BoundScan : public QObject {
    Q_OBJECT
public:
    explicit BoundScan(QObject* parent = nullptr,
        std::shared_ptr<FoundBounds> found = std::make_shared<FoundBounds>());

    /// What the answers are wanted for. The nearest failing distances are found at once, the rest
    /// once nothing else has been asked for a moment.
    void seek(const LadderFamily& inUse, std::int64_t target, double base);
    const BoundAnswers& answers() const { return m_answers; }

    void stop(); ///< until goOn(), or another family
    void goOn();
    void await(); ///< until all is found, where there is no time for an event loop

Q_SIGNALS:
    void changed();

private:
    bool isAtWork() const;
    void extendLadder();
    void findTarget();
    void findFailing();
    void take(BoundLadder ladder);
    void report();

    BoundAnswers m_answers;
    std::int64_t m_target = 0;
    std::shared_ptr<FoundBounds> m_found; ///< of other families too
    double m_share = 0; ///< of the ladder's next length, or of the target's
    Background m_ladderWork;
    Background m_targetWork;
    Background m_failingWork;
};

} // namespace lab::ui
