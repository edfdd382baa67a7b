#pragma once

#include "core/state/lab_state.h"

#include <QTimer>

#include <functional>
#include <optional>
#include <tuple>

namespace lab::ui {

/// Keeps a slow picture of all pairs out of a drag: it is hatched, and shows the latest state once
/// nothing has moved for 120 ms.
class Rest {
public:
    using Show = std::function<void(const LabState&)>;

    template <class View>
    Rest(View* view, Show show)
        : Rest(Hatch([view](bool isWaiting) { view->setWaiting(isWaiting); }), std::move(show))
    {
    }

    /// Shows the state, or keeps it: if it is dragged and has many pairs with another base,
    /// dimension or length, is slow for another reason, or follows one that waits.
    void show(const LabState& state, bool isDragged, bool isSlow = false);
    bool isWaiting() const { return m_waiting.has_value(); }
    void complete(); ///< shows the state that waits

private:
    using Hatch = std::function<void(bool)>;
    using Costs = std::tuple<int, double, std::int64_t, std::int64_t>;
    Rest(Hatch hatch, Show show);
    void showNow(const LabState& state);

    Hatch m_hatch;
    Show m_show;
    std::optional<LabState> m_waiting;
    std::optional<Costs> m_shown;
    QTimer m_timer;
};

} // namespace lab::ui
