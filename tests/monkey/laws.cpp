#include "tests/monkey/laws.h"

#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "core/state/edit.h"
#include "tests/ui/painted_beside.h"
#include "ui/drawing/picture_view.h"

#include <algorithm>
#include <ctime>
#include <malloc.h>
#include <vector>

using namespace Qt::StringLiterals;

// Of the address sanitizer, whose memory malloc does not count.
// NOLINTNEXTLINE(bugprone-reserved-identifier): the name is the sanitizer's
extern "C" __attribute__((weak)) std::size_t __sanitizer_get_current_allocated_bytes();

namespace lab::monkey {

namespace {

std::optional<QString> undoViolation(ui::Store& store, std::size_t most)
{
    std::vector<LabState> passed {store.state()};
    while (store.canUndo() && passed.size() <= most) {
        store.undo();
        passed.push_back(store.state());
    }
    std::ranges::reverse(passed);
    for (std::size_t step = 1; step < passed.size(); ++step) {
        if (!store.canRedo())
            return u"There is no way on from step %1 of %2 that were undone."_s.arg(step).arg(
                passed.size() - 1);
        store.redo();
        if (!(store.state() == passed[step]))
            return u"Step %1 of %2 is another state when it is made again."_s.arg(step).arg(
                passed.size() - 1);
    }
    return {};
}

std::optional<QString> fileViolation(const LabState& state)
{
    const auto json = app::jsonObject(app::sceneBytes(state), u"scene"_s);
    const auto read = json ? app::sceneState(*json, u"scene"_s) : Unexpected(json.error());
    if (!read)
        return u"What was saved cannot be read: "_s + read.error().sentence;
    if (!(*read == state))
        return u"What was saved is read as another state."_s;
    return {};
}

std::optional<QString> paintViolation(const QWidget& window)
{
    for (const ui::PictureView* one : window.findChildren<ui::PictureView*>()) {
        if (!one->isVisible() || one->size().isEmpty())
            continue;
        const QRect out = ui::paintedBeside(*one);
        if (!out.isEmpty())
            return u"The picture %1 of %2 by %3 pixels paints around its place: %4 to %5 across, "
                   "%6 to %7 down."_s.arg(one->exportName())
                       .arg(one->width())
                       .arg(one->height())
                       .arg(out.left())
                       .arg(out.right())
                       .arg(out.top())
                       .arg(out.bottom());
    }
    return {};
}

} // namespace

std::optional<QString> quickViolation(const ui::Store& store)
{
    if (!(clamped(store.state()) == store.state()))
        return u"The state is none that is valid."_s;
    return {};
}

std::optional<QString> slowViolation(ui::Store& store, const QWidget& window, std::size_t steps)
{
    if (auto broken = undoViolation(store, steps))
        return broken;
    if (auto broken = fileViolation(store.state()))
        return broken;
    return paintViolation(window);
}

double threadSeconds()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double slowness()
{
    constexpr int rounds = 2000;
    constexpr double measured = 0.05; // seconds
    const double start = threadSeconds();
    LabState state;
    for (int round = 0; round < rounds; ++round)
        state = applied(state, SetParameter {"derivation.theta", 0.001 * (round % 100)});
    return std::max(1.0, (threadSeconds() - start) / measured);
}

double allocatedBytes()
{
    if (__sanitizer_get_current_allocated_bytes)
        return static_cast<double>(__sanitizer_get_current_allocated_bytes());
    return static_cast<double>(mallinfo2().uordblks);
}

} // namespace lab::monkey
