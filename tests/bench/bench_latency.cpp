// From a move of the mouse to the painted frame, in the whole window, offscreen and in one thread.
// Prints a line for each bench, drag and range: name, median and 99th percentile in milliseconds.
// With an argument only the benches and ranges whose name holds it.

#include "core/state/parameters.h"
#include "core/state/shown_methods.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/paint/formula/formula.h"
#include "ui/store/store.h"
#include "ui/views/controls/stop_slider.h"
#include "ui/views/ruler/ruler_track.h"
#include "ui/windows/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyle>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr int moves = 200;
constexpr int warmUp = 20;

void send(QWidget* widget, QEvent::Type type, QPointF point)
{
    const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, point, widget->mapToGlobal(point), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

// Presses at `start` and moves to and fro by up to `reach` pixels. Only moves that changed
// something count: `changes` tells how many have until now.
void measureDrag(
    const std::string& name, QWidget* widget, QPointF start, double reach, const int& changes)
{
    std::vector<double> milliseconds;
    send(widget, QEvent::MouseButtonPress, start);
    QCoreApplication::processEvents();
    double offset = 0;
    double step = 2.5;
    for (int move = 0, counted = 0; counted < moves + warmUp && move < 20 * moves; ++move) {
        const int before = changes;
        if (offset + step > reach || offset + step < -reach)
            step = -step;
        offset += step;
        QElapsedTimer timer;
        timer.start();
        send(widget, QEvent::MouseMove, start + QPointF(offset, 0));
        QCoreApplication::processEvents();
        if (changes == before)
            continue;
        if (++counted > warmUp)
            milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    send(widget, QEvent::MouseButtonRelease, start);
    QCoreApplication::processEvents();
    std::ranges::sort(milliseconds);
    std::printf("%s;%.3f;%.3f\n", name.c_str(), milliseconds[milliseconds.size() / 2],
        milliseconds[milliseconds.size() * 99 / 100]);
    std::fflush(stdout);
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
    std::string picture; ///< in the place that several share
};

std::string nameOf(const BenchCase& bench, std::int64_t shown)
{
    const std::string name = bench.bench + " at " + std::to_string(shown);
    const std::string pairs =
        bench.width == 16 ? "" : ", " + std::to_string(bench.width / 2) + " pairs";
    return name + pairs + (bench.picture.empty() ? "" : ", " + bench.picture);
}

// Every method of length extension is drawn: LongRoPE has its lists.
LabState startOf(const BenchCase& bench, std::int64_t shown)
{
    const Patch patch {{"bench", bench.bench}, {"position.shown", shown},
        {"position.query", std::int64_t {shown / 2}}, {"position.key", std::int64_t {shown / 3}},
        {"rope.width", std::int64_t {bench.width}}};
    LabState state = std::get<LabState>(patched(clamped({}), patch));
    if (!bench.picture.empty())
        state = std::get<LabState>(patched(state, {{bench.bench + ".picture", bench.picture}}));
    if (state.bench == BenchId::Base) {
        RotaryScaling& scaling = state.rotations.scaling;
        scaling.method = ScalingMethod::Yarn;
        for (int pair = 0; pair < bench.width / 2; ++pair) {
            scaling.shortFactors.push_back(1 + 0.01 * pair);
            scaling.longFactors.push_back(1 + 0.5 * pair);
        }
        state.base.methods = {scalingMethods().begin(), scalingMethods().end()};
    }
    return clamped(state);
}

void measureBench(MainWindow& window, Store& store, const BenchCase& bench, std::int64_t shown,
    const int& changes)
{
    const std::string range = nameOf(bench, shown);
    store.dispatch(LoadState {startOf(bench, shown)});
    QCoreApplication::processEvents();
    auto* track = window.findChild<RulerTrack*>();
    measureDrag(range + ", m", track, track->places().query.centre, 200, changes);
    for (const auto* label : {"Base", "Training length", "Target length", "Width", "Heads"}) {
        for (StopSlider* slider : window.findChildren<StopSlider*>()) {
            if (slider->isVisible() && slider->accessibleName() == QLatin1StringView(label))
                measureDrag(range + ", " + label, slider, handleOf(*slider), 25, changes);
        }
    }
}

std::vector<BenchCase> benchCases()
{
    std::vector<BenchCase> cases;
    for (const Choice& bench : parameterNamed("bench")->choices) {
        const bool isWide = bench.key == "base" || bench.key == "precision";
        const std::string key(bench.key);
        std::vector<std::string> pictures;
        if (const Parameter* picture = parameterNamed(key + ".picture"))
            for (const Choice& choice : picture->choices)
                pictures.emplace_back(choice.key);
        if (pictures.empty())
            pictures.emplace_back();
        for (const std::string& picture : pictures)
            for (const int width : isWide ? std::vector {128, 256} : std::vector {16})
                cases.push_back({key, width, picture});
    }
    return cases;
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

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    EmptyWindow empty;
    empty.resize(1280, 800);
    empty.show();
    QCoreApplication::processEvents();
    measureDrag("empty window", &empty, {600, 400}, 60, empty.changes);
    empty.close();

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
    for (const BenchCase& bench : benchCases()) {
        for (const std::int64_t shown : {64, 1000, 10'000'000}) {
            if (argc < 2 || nameOf(bench, shown).find(argv[1]) != std::string::npos)
                measureBench(window, store, bench, shown, changes);
        }
    }
    store.markSaved();
    return 0;
}
