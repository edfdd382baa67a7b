// What lines and texts of every picture look like: to everyone on every ground, and to people who
// do not see all colors.
#include "core/drawing/font_metrics.h"
#include "core/figures/pictures.h"
#include "tests/any_value.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/color_difference.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/palette.h"
#include "ui/paint/projection.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;
using drawing::Ink;
using drawing::Layer;
using drawing::Mark;
using drawing::Tone;

namespace {

/// Something thin that has a meaning: a line, an arc, the edge of a ring, a dot.
struct Thin {
    Ink ink {};
    double width = 0; ///< 0 of a dot
    std::vector<double> dashes {};
    int shape = -1; ///< of a ring or a dot
    bool isHollow = false;
    double top = -HUGE_VAL; ///< of what it spans, if that is known
    double bottom = HUGE_VAL;
    bool isUpright = false;
    std::size_t kind = 0; ///< of the mark

    bool isLike(const Thin& other) const
    {
        const double wide = std::max(width, other.width);
        return dashes == other.dashes && isUpright == other.isUpright && shape == other.shape
            && isHollow == other.isHollow && wide < 1.4 * std::min(width, other.width);
    }
    bool isBeside(const Thin& other) const { return top < other.bottom && other.top < bottom; }
};

struct ThinMarks {
    static constexpr double widest = 8; ///< of a line; a wider one is an area
    std::vector<Thin> all {};

    void add(const drawing::Pen& pen, const std::vector<drawing::Point>& points = {})
    {
        if (pen.width <= 0 || pen.width >= widest)
            return;
        Thin line {.ink = pen.ink, .width = pen.width, .dashes = pen.dashes};
        if (!points.empty()) {
            const auto [high, low] = std::minmax_element(points.begin(), points.end(),
                [](const auto& one, const auto& other) { return one.y < other.y; });
            line.top = high->y;
            line.bottom = low->y;
            line.isUpright = points.size() == 2 && std::abs(points[0].x - points[1].x) < 1;
        }
        all.push_back(std::move(line));
    }
    void operator()(const drawing::Curve& curve) { add(curve.pen, curve.points); }
    void operator()(const drawing::Graph& graph) { add(graph.pen); }
    void operator()(const drawing::Stroke& stroke)
    {
        add(stroke.pen, {stroke.line.from, stroke.line.to});
    }
    void operator()(const drawing::Outline& outline) { add(outline.pen); }
    void operator()(const drawing::Rule& rule)
    {
        add({.ink = rule.ink, .width = rule.width}, {rule.line.from, rule.line.to});
    }
    void operator()(const drawing::Path& path) { add(path.pen); }
    void operator()(const drawing::Dots& dots)
    {
        all.push_back({.ink = dots.fill, .width = 1, .shape = 0});
    }
    void operator()(const drawing::Arcs& arcs)
    {
        for (const auto& arc : arcs.arcs)
            add(arc.pen);
    }
    void operator()(const drawing::Rings& rings)
    {
        const bool isHollow = rings.fill.tone == Tone::Ground || rings.fill.tone == Tone::None;
        all.push_back({.ink = isHollow ? rings.edge.ink : rings.fill,
            .width = 1,
            .shape = static_cast<int>(rings.shape),
            .isHollow = isHollow});
    }
    template <class Other> void operator()(const Other&) { }
};

/// Of a grid, of what is behind something, or of an example.
bool isWithoutMeaning(Tone tone)
{
    return tone == Tone::None || tone == Tone::Ground || tone == Tone::Frame || tone == Tone::Field
        || tone == Tone::Grid || tone == Tone::Photo;
}

std::vector<Thin> thinMarksOf(const Mark& mark)
{
    ThinMarks marks;
    std::visit(marks, mark);
    constexpr std::size_t straight = 100; // a rule or a stroke
    const bool isStraight = std::holds_alternative<drawing::Rule>(mark)
        || std::holds_alternative<drawing::Stroke>(mark);
    for (Thin& one : marks.all)
        one.kind = isStraight ? straight : mark.index();
    std::erase_if(marks.all, [](const Thin& one) {
        return isWithoutMeaning(one.ink.tone) || one.ink.as == Ink::As::ReadableOn
            || one.ink.as == Ink::As::Clear;
    });
    return marks.all;
}

/// Whether one kind of mark shows the difference: in dashes, width, shape or place.
bool differByShape(const std::vector<Thin>& one, const std::vector<Thin>& other)
{
    for (const Thin& first : one) {
        bool isShared = false;
        bool isAlike = false;
        for (const Thin& mine : one)
            for (const Thin& second : other)
                if (mine.kind == first.kind && second.kind == first.kind) {
                    isShared = true;
                    isAlike = isAlike || (mine.isLike(second) && mine.isBeside(second));
                }
        if (isShared && !isAlike)
            return true;
    }
    return false;
}

/// Dots alone have names beside them.
bool haveLinesInCommon(const std::vector<Thin>& one, const std::vector<Thin>& other)
{
    return std::any_of(one.begin(), one.end(), [&](const Thin& first) {
        return first.shape < 0 && std::any_of(other.begin(), other.end(), [&](const Thin& second) {
            return first.kind == second.kind;
        });
    });
}

std::vector<std::pair<QString, Palette>> palettes()
{
    return {{u"light"_s, lightPalette()}, {u"dark"_s, darkPalette()},
        {u"light, projected"_s, projected(lightPalette())},
        {u"dark, projected"_s, projected(darkPalette())}};
}

/// Calls `see` with each picture of several states.
template <class See> void forEachDrawing(See see)
{
    const drawing::FontMetrics metrics;
    for (const drawing::PictureOfState& picture : drawing::picturesOfState())
        for (const LabState& state : randomStates(picture.bench, 6))
            see(QString::fromUtf8(picture.name.data(), static_cast<int>(picture.name.size())),
                picture.drawing(state, nullptr, {0, 0, 560, 320}, {metrics, drawing::english}, {}));
}

QString named(const Ink& ink)
{
    return u"tone %1, share %2, as %3"_s.arg(static_cast<int>(ink.tone))
        .arg(ink.share)
        .arg(static_cast<int>(ink.as));
}

QString joined(const std::set<QString>& faults)
{
    return QStringList(faults.begin(), faults.end()).join(u"\n"_s);
}

} // namespace

class tst_Legibility : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Sharma, Wu and Dalal 2005, table 1.
    void colorDifferencesAreThoseOfTheStandard()
    {
        const auto about = [](double value, double expected) {
            return std::abs(value - expected) < 5e-5;
        };
        QVERIFY(about(colorDifference({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425));
        QVERIFY(about(colorDifference({50, -1.3802, -84.2814}, {50, 0, -82.7485}), 1.0000));
        QVERIFY(about(colorDifference({50, 2.5, 0}, {50, 0, -2.5}), 4.3065));
        QVERIFY(about(colorDifference({50, 2.5, 0}, {61, -5, 29}), 22.8977));
        QVERIFY(about(
            colorDifference({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}), 1.2644));
        QVERIFY(
            about(colorDifference({6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}), 0.6377));
    }

    void linesWithAMeaningAreVisible()
    {
        std::set<QString> faults;
        forEachDrawing([&](const QString& picture, const drawing::Drawing& drawing) {
            drawing::forEachMark(drawing, [&](const Layer& layer, const Mark& mark) {
                if (layer.meaning == Layer::Meaning::Axes)
                    return;
                for (const Thin& thin : thinMarksOf(mark))
                    for (const auto& [name, palette] : palettes())
                        if (const double found =
                                contrast(colorOf(thin.ink, palette), palette.ground);
                            found < 3)
                            faults.insert(
                                u"%1, %2: %3 has %4 to 1"_s.arg(picture, name, named(thin.ink))
                                    .arg(found, 0, 'f', 2));
            });
        });
        QVERIFY2(faults.empty(), qPrintable(joined(faults)));
    }

    void textsAreReadable()
    {
        std::set<QString> faults;
        forEachDrawing([&](const QString& picture, const drawing::Drawing& drawing) {
            std::vector<drawing::Region> regions;
            drawing::forEachMark(drawing, [&](const Layer&, const Mark& mark) {
                if (const auto* const region = std::get_if<drawing::Region>(&mark))
                    regions.push_back(*region);
                const auto* const text = std::get_if<drawing::Text>(&mark);
                if (!text || text->ink.as == Ink::As::ReadableOn)
                    return;
                const auto behind =
                    std::find_if(regions.rbegin(), regions.rend(), [&](const auto& region) {
                        return region.fill.tone != Tone::None && region.box.contains(text->at);
                    });
                const Ink ground = behind == regions.rend() ? Ink(Tone::Ground) : behind->fill;
                for (const auto& [name, palette] : palettes())
                    if (const double found =
                            contrast(colorOf(text->ink, palette), colorOf(ground, palette));
                        found < 4.5)
                        faults.insert(
                            u"%1, %2: \"%3\" in %4 has %5 to 1"_s
                                .arg(picture, name, QString::fromStdString(text->said.text),
                                    named(text->ink))
                                .arg(found, 0, 'f', 2));
            });
        });
        QVERIFY2(faults.empty(), qPrintable(joined(faults)));
    }

    void seriesDifferWithoutTheirColors()
    {
        std::set<QString> faults;
        forEachDrawing([&](const QString& picture, const drawing::Drawing& drawing) {
            std::map<Tone, std::vector<Thin>> series;
            drawing::forEachMark(drawing, [&](const Layer& layer, const Mark& mark) {
                if (layer.meaning == Layer::Meaning::Data)
                    for (const Thin& thin : thinMarksOf(mark))
                        series[thin.ink.tone].push_back(thin);
            });
            constexpr int most = 24; // lines; more of them are the bars of a histogram
            for (auto& [tone, marks] : series)
                if (std::count_if(
                        marks.begin(), marks.end(), [](const Thin& one) { return one.isUpright; })
                    > most)
                    std::erase_if(marks, [](const Thin& one) { return one.isUpright; });
            for (auto one = series.begin(); one != series.end(); ++one)
                for (auto other = std::next(one); other != series.end(); ++other) {
                    if (!haveLinesInCommon(one->second, other->second)
                        || differByShape(one->second, other->second))
                        continue;
                    for (const auto& [name, palette] : palettes())
                        for (const Vision vision : visions) {
                            const auto seen = [&, &palette = palette](Tone tone) {
                                return labColorOf(seenWith(vision, colorOf(tone, palette)));
                            };
                            const double found =
                                colorDifference(seen(one->first), seen(other->first));
                            if (found < 12)
                                faults.insert(u"%1, %2, vision %3: tones %4 and %5 differ by %6"_s
                                                  .arg(picture, name)
                                                  .arg(static_cast<int>(vision))
                                                  .arg(static_cast<int>(one->first))
                                                  .arg(static_cast<int>(other->first))
                                                  .arg(found, 0, 'f', 1));
                        }
                }
        });
        QVERIFY2(faults.empty(), qPrintable(joined(faults)));
    }
};

LAB_WIDGET_TESTS(tst_Legibility)
#include "tst_legibility.moc"
