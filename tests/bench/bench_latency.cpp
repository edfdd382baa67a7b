// Measures the time from a mouse move to the painted frame, in the whole window, offscreen and in
// one thread. Prints a line for each bench, drag and range: its name, the median and the 99th
// percentile in milliseconds, the same two for the thread's processor time, which depends less on
// other load, and the median processor time of an empty window of the same size, measured just
// before. Then it measures the same moves alone and while Experiment trains with its usual number
// of threads: a line "training: …" has medians and 99th percentiles of the elapsed time, alone and
// during training. With an argument, only the benches and ranges whose name contains it; with a
// second one, only the drags whose name contains that.

#include "core/state/parameters.h"
#include "core/state/shown_methods.h"
#include "tests/bench/picture_drags.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/benches/experiment_bench.h"
#include "ui/drawing/ruler/ruler_track.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/fonts.h"
#include "ui/store/store.h"
#include "ui/views/controls/stop_slider.h"
#include "ui/views/experiment/train_button.h"
#include "ui/windows/main/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr int moves = 200;
constexpr int warmUp = 20;
std::string wanted; ///< in the names of the drags

void send(QWidget* widget, QEvent::Type type, QPointF point)
{
    const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, point, widget->mapToGlobal(point), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

double processorMilliseconds()
{
    timespec time {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Of the moves of one drag, in milliseconds.
struct Durations {
    std::vector<double> whole;
    std::vector<double> busy; ///< of the processor
};

double percentile(std::vector<double> milliseconds, int percent)
{
    if (milliseconds.empty())
        return std::nan("");
    std::ranges::sort(milliseconds);
    return milliseconds[milliseconds.size() * static_cast<std::size_t>(percent) / 100];
}

void print(const std::string& name, const Durations& durations, double empty)
{
    std::printf("%s;%.3f;%.3f;%.3f;%.3f;%.3f\n", name.c_str(), percentile(durations.whole, 50),
        percentile(durations.whole, 99), percentile(durations.busy, 50),
        percentile(durations.busy, 99), empty);
    std::fflush(stdout);
}

// Presses and moves back and forth. Only moves that changed something count: `changes` is their
// number so far.
Durations measured(const MouseDrag& drag, const int& changes)
{
    Durations durations;
    send(drag.widget, QEvent::MouseButtonPress, drag.start);
    QCoreApplication::processEvents();
    double offset = 0;
    double step = 2.5;
    for (int move = 0, counted = 0; counted < moves + warmUp && move < 20 * moves; ++move) {
        const int before = changes;
        if (offset + step > drag.reach || offset + step < -drag.reach)
            step = -step;
        offset += step;
        QElapsedTimer timer;
        timer.start();
        const double start = processorMilliseconds();
        send(drag.widget, QEvent::MouseMove, drag.start + offset * drag.direction);
        QCoreApplication::processEvents();
        if (changes == before)
            continue;
        if (++counted > warmUp) {
            durations.whole.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            durations.busy.push_back(processorMilliseconds() - start);
        }
    }
    send(drag.widget, QEvent::MouseButtonRelease, drag.start);
    QCoreApplication::processEvents();
    return durations;
}

QPointF handleOf(const QSlider& slider)
{
    constexpr int handle = 14;
    const int left = QStyle::sliderPositionFromValue(
        slider.minimum(), slider.maximum(), slider.value(), slider.width() - handle);
    return {left + handle / 2.0, slider.height() / 2.0};
}

struct BenchCase {
    std::string bench;
    int width = 16; ///< of RoPE
    Patch patch; ///< distinguishes the case from the others of the bench
    std::string name;
};

std::string nameOf(const BenchCase& bench, std::int64_t shown)
{
    const std::string pairs =
        bench.width == 16 ? "" : ", " + std::to_string(bench.width / 2) + " pairs";
    return bench.bench + " at " + std::to_string(shown) + pairs + bench.name;
}

// Every method of length extension is drawn, so LongRoPE needs its lists.
LabState startOf(const BenchCase& bench, std::int64_t shown)
{
    const Patch patch {{"bench", bench.bench}, {"position.shown", shown},
        {"position.query", std::int64_t {shown / 2}}, {"position.key", std::int64_t {shown / 3}},
        {"rope.width", std::int64_t {bench.width}}};
    LabState state = patched(patched(clamped({}), patch).value(), bench.patch).value();
    if (state.bench == BenchId::Context) {
        RotaryScaling& scaling = state.rotations.scaling;
        scaling.method = ScalingMethod::Yarn;
        for (int pair = 0; pair < bench.width / 2; ++pair) {
            scaling.shortFactors.push_back(1 + 0.01 * pair);
            scaling.longFactors.push_back(1 + 0.5 * pair);
        }
        state.context.methods = {scalingMethods().begin(), scalingMethods().end()};
    }
    return clamped(state);
}

class EmptyWindow : public QWidget {
public:
    int changes = 0;

protected:
    void mouseMoveEvent(QMouseEvent*) override
    {
        ++changes;
        update();
    }
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), Qt::white); }
};

Durations emptyDurations(EmptyWindow& empty)
{
    return measured({"", &empty, {600, 400}, {1, 0}, 60}, empty.changes);
}

/// The program's window, an empty one like it, and the number of state changes.
struct Windows {
    MainWindow& main;
    Store& store;
    EmptyWindow& empty;
    const int& changes;
};

void measureDrag(const std::string& name, const MouseDrag& drag, const Windows& windows)
{
    if (name.find(wanted) == std::string::npos)
        return;
    const double empty = percentile(emptyDurations(windows.empty).busy, 50);
    print(name, measured(drag, windows.changes), empty);
}

void measureBench(const Windows& windows, const BenchCase& bench, std::int64_t shown)
{
    const std::string range = nameOf(bench, shown);
    const auto refresh = [&] {
        windows.store.dispatch(LoadState {startOf(bench, shown)});
        QCoreApplication::processEvents();
    };
    refresh();
    auto* track = windows.main.findChild<RulerTrack*>();
    measureDrag(
        range + ", m", {"m", track, ui::qt(track->places().query.centre), {1, 0}, 200}, windows);
    for (const auto* label : {"Base", "Training length", "Target length", "Dimension", "Heads"}) {
        for (StopSlider* slider : windows.main.findChildren<StopSlider*>()) {
            if (slider->isVisible() && slider->accessibleName() == QLatin1StringView(label))
                measureDrag(range + ", " + label, {label, slider, handleOf(*slider)}, windows);
        }
    }
    refresh();
    const std::size_t count = pictureDrags(windows.main, windows.store.state()).size();
    for (std::size_t k = 0; k < count; ++k) {
        refresh();
        const std::vector<MouseDrag> drags = pictureDrags(windows.main, windows.store.state());
        measureDrag(range + ", " + drags[k].name, drags[k], windows);
    }
}

StopSlider* sliderNamed(const MainWindow& window, QLatin1StringView name)
{
    for (StopSlider* slider : window.findChildren<StopSlider*>())
        if (slider->isVisible() && slider->accessibleName() == name)
            return slider;
    return nullptr;
}

/// A drag on another bench, and one on Experiment through an example that is being learned.
void measureTraining(const Windows& windows)
{
    for (const char* const name : {"rotations, m", "experiment, Moment"}) {
        const bool isOther = name[0] == 'r';
        const auto start = [&](const char* bench) {
            windows.store.dispatch(LoadState {patched(clamped({}),
                {{"bench", std::string(bench)}, {"experiment.bet", std::string("waived")},
                    {"experiment.picture", std::string("example")},
                    {"experiment.seeds",
                        std::int64_t {16}}}).value()});
            QCoreApplication::processEvents();
        };
        const auto times = [&] {
            start(isOther ? "rotations" : "experiment");
            auto* track = windows.main.findChild<RulerTrack*>();
            StopSlider* moment = sliderNamed(windows.main, QLatin1StringView("Progress"));
            return isOther
                ? measured({name, track, ui::qt(track->places().query.centre), {1, 0}, 200},
                    windows.changes)
                      .whole
                : measured({name, moment, handleOf(*moment), {1, 0}, 100}, windows.changes).whole;
        };
        times(); // computed once
        const std::vector<double> alone = times();
        const double empty = percentile(emptyDurations(windows.empty).busy, 50);
        start("experiment");
        auto& button = *windows.main.findChild<TrainButton*>();
        Q_EMIT button.trainAsked();
        const std::vector<double> meanwhile = times();
        Q_EMIT button.stopAsked();
        std::printf("training: %s;%.3f;%.3f;%.3f;%.3f;%.3f\n", name, percentile(alone, 50),
            percentile(alone, 99), percentile(meanwhile, 50), percentile(meanwhile, 99), empty);
        std::fflush(stdout);
    }
}

/// The pictures that share a place, or the options of Precision and each of its known bugs.
std::vector<BenchCase> variantsOf(const std::string& key)
{
    const int width = key == "base" || key == "precision" ? 256 : 16;
    std::vector<BenchCase> variants;
    const auto add = [&](const std::string& parameter, std::string_view first) {
        const Parameter* row = parameterNamed(parameter);
        for (const Choice& choice : row ? row->choices : std::span<const Choice>())
            if (choice.key != first)
                variants.push_back({key, width, {{parameter, std::string(choice.key)}},
                    ", " + std::string(choice.key)});
    };
    add(key + ".picture", "");
    if (key == "precision") {
        add("precision.error", "");
        add("precision.case", "none");
    }
    if (variants.empty())
        variants.push_back({key, width, {}, ""});
    return variants;
}

std::vector<BenchCase> benchCases()
{
    std::vector<BenchCase> cases;
    for (const Choice& bench : parameterNamed("bench")->choices)
        for (const BenchCase& variant : variantsOf(std::string(bench.key)))
            cases.push_back(variant);
    return cases;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    wanted = argc > 2 ? argv[2] : "";
    useOwnFonts();
    EmptyWindow empty;
    empty.resize(1280, 800);
    empty.show();
    QCoreApplication::processEvents();
    const Durations alone = emptyDurations(empty);
    print("empty window", alone, percentile(alone.busy, 50));

    const FormulaBook formulas;
    Store store;
    int changes = 0;
    QObject::connect(&store, &Store::changed, [&] { ++changes; });
    std::vector<BenchEntry> entries;
    for (const BenchId id : allBenches())
        entries.push_back({id, [id](QWidget* parent) { return newBench(id, parent); }});
    MainWindow window(store, entries, {}, {}, formulas);
    window.resize(1280, 800);
    window.setVisible(true);
    QCoreApplication::processEvents();
    const Windows windows {window, store, empty, changes};
    for (const BenchCase& bench : benchCases()) {
        for (const std::int64_t shown : {8, 1000, 10'000'000}) {
            if (argc < 2 || nameOf(bench, shown).find(argv[1]) != std::string::npos)
                measureBench(windows, bench, shown);
        }
    }
    if (argc < 2 || std::string_view(argv[1]) == "training")
        measureTraining(windows);
    store.markSaved();
    return 0;
}
