#include "core/frames/derivation/pages/page_maker.h"
#include "core/math/constants.h"
#include "core/math/random.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr double degree = twoPi / 360;
constexpr double queryRing = 0.62;
constexpr double keyRing = 0.42;
constexpr std::size_t others = 64;

double ringOf(bool isKey)
{
    return isKey ? keyRing : queryRing;
}

/// The learner's query or key with a handle at its tip.
PageArrow vectorOf(const PageMaker& of, bool isKey)
{
    return {.part = isKey ? "key" : "query",
        .role = isKey ? PageRole::Key : PageRole::Query,
        .to = planePlace(isKey ? of.own.key : of.own.query),
        .drag = of.tip(isKey)};
}

/// A number of degrees or radians as an arc starting at `from`, dragged by its end.
PageArc ringAt(
    const PageMaker& of, bool isKey, double from, const char* key, double unit, double step)
{
    PageDrag drag = of.number(PageDrag::Way::Angle, key, step);
    drag.offset = -from / unit;
    drag.factor = 1 / unit;
    return {.part = isKey ? "ring_key" : "ring_query",
        .role = isKey ? PageRole::Key : PageRole::Query,
        .from = from,
        .by = drag.now * unit,
        .radius = ringOf(isKey),
        .drag = drag};
}

void finish(PagePlane& plane)
{
    plane.unit = unitOf(plane);
}

} // namespace

std::vector<PagePanel> productPage(const PageMaker& of)
{
    PagePlane plane {.title = of.isAnswered ? "product" : "query_and_key"};
    for (const bool isKey : {false, true}) {
        plane.arrows.push_back(vectorOf(of, isKey));
        const double angle = std::arg(isKey ? of.own.key : of.own.query);
        plane.arcs.push_back({.part = isKey ? "ring_key" : "ring_query",
            .role = isKey ? PageRole::Key : PageRole::Query,
            .from = 0,
            .by = angle,
            .radius = ringOf(isKey),
            .drag = of.direction(isKey)});
    }
    if (of.isAnswered) {
        const Complex q = of.isBrokenBy("bar_on_q") ? std::conj(of.own.query) : of.own.query;
        const bool hasBar = of.broken.empty();
        const Complex product = q * (hasBar ? std::conj(of.own.key) : of.own.key);
        plane.dots.push_back({"score", PageRole::Result, {{product.real(), 0}}});
        plane.arrows.push_back(
            {.part = "product", .role = PageRole::Result, .to = planePlace(product)});
    }
    finish(plane);
    return {plane};
}

namespace {

/// f_q or f_k as a length and an angle: of the handles or, if the angle is an arctan, computed at
/// the learner's positions, as in the check. The handles may be on the half of the plane where an
/// arctan is right.
struct PolarImage {
    Complex at;
    double length = 0;
    double angle = 0; ///< as used
};

PolarImage polarImage(const PageMaker& of, bool isKey)
{
    if (of.isBrokenBy("arctan")) {
        const double turn = (isKey ? of.n() : of.m()) * of.own.turn;
        const Complex at = (isKey ? of.own.key : of.own.query) * std::polar(1.0, turn);
        return {at, std::abs(at), std::arg(at.real() < 0 ? -at : at)};
    }
    const double length = isKey ? of.handles.keyLength : of.handles.queryLength;
    const double angle = (isKey ? of.handles.keyAngle : of.handles.queryAngle) * degree;
    return {std::polar(length, angle), length, angle};
}

} // namespace

std::vector<PagePanel> polarPage(const PageMaker& of)
{
    PagePlane plane {.title = of.isAnswered ? "lengths_and_angles" : "two_images"};
    const bool isArctan = of.isBrokenBy("arctan");
    const PolarImage query = polarImage(of, false);
    const PolarImage key = polarImage(of, true);
    for (const bool isKey : {false, true}) {
        plane.arrows.push_back({.part = isKey ? "image_key" : "image_query",
            .role = isKey ? PageRole::Key : PageRole::Query,
            .to = planePlace(isKey ? key.at : query.at),
            .drag = isArctan
                ? PageDrag()
                : of.number(PageDrag::Way::Length,
                    isKey ? "derivation.key_length" : "derivation.query_length", 0.05)});
        plane.arcs.push_back(ringAt(
            of, isKey, 0, isKey ? "derivation.key_angle" : "derivation.query_angle", degree, 1));
        if (isArctan) {
            plane.arcs.back().by = isKey ? key.angle : query.angle;
            plane.arcs.back().drag = {};
        }
    }
    if (isArctan)
        plane.arrows.push_back({.part = "returned_query",
            .role = PageRole::Query,
            .to = planePlace(std::polar(query.length, query.angle)),
            .isDashed = true});
    std::vector<PagePanel> panels;
    PageMeters meters {.title = "product_of_images"};
    if (of.isAnswered) {
        const double length =
            of.isBrokenBy("lengths_add") ? query.length + key.length : query.length * key.length;
        const double angle =
            of.isBrokenBy("angles_add") ? query.angle + key.angle : query.angle - key.angle;
        const Complex product = std::polar(length, angle);
        plane.dots.push_back({"score", PageRole::Result, {{product.real(), 0}}});
        plane.arrows.push_back(
            {.part = "product", .role = PageRole::Result, .to = planePlace(product)});
        meters.rows = {{.part = "product_length", .name = "product_length", .value = length},
            {.part = "product_angle", .name = "product_angle", .value = angle / degree},
            {.part = "score", .name = "score", .value = product.real()}};
    }
    finish(plane);
    panels.emplace_back(plane);
    if (of.isAnswered)
        panels.emplace_back(meters);
    return panels;
}

std::vector<PagePanel> oneTurnPage(const PageMaker& of)
{
    PagePlane plane {.title = of.isAnswered && of.broken.empty() ? "turned_alike" : "one_place"};
    const double own = of.handles.queryTurn * degree;
    double queryTurn = own;
    // Once it is known that both rotate alike, either ring moves both.
    double keyTurn = of.isAnswered ? own : of.handles.keyTurn * degree;
    if (of.isBrokenBy("by_length")) {
        queryTurn = of.m() * of.own.turn * std::abs(of.own.query);
        keyTurn = of.m() * of.own.turn * std::abs(of.own.key);
    } else if (of.isBrokenBy("opposite")) {
        queryTurn = of.m() * of.own.turn;
        keyTurn = -queryTurn;
    }
    for (const bool isKey : {false, true}) {
        const Complex before = isKey ? of.own.key : of.own.query;
        const double turn = isKey ? keyTurn : queryTurn;
        PageArrow start = vectorOf(of, isKey);
        start.isDashed = true;
        plane.arrows.push_back(start);
        plane.arrows.push_back({.part = isKey ? "turned_key" : "turned_query",
            .role = isKey ? PageRole::Key : PageRole::Query,
            .to = planePlace(before * std::polar(1.0, turn))});
        const char* const key =
            isKey && !of.isAnswered ? "derivation.key_turn" : "derivation.query_turn";
        PageArc ring = ringAt(of, isKey, std::arg(before), key, degree, 1);
        ring.by = turn;
        if (!of.broken.empty())
            ring.drag = {};
        plane.arcs.push_back(ring);
    }
    finish(plane);
    if (of.isAnswered && of.broken.empty()) {
        Random random(1);
        PageDots dots {"others", PageRole::Faint, {}};
        for (std::size_t index = 0; index < others; ++index) {
            const double length = (0.3 + 0.65 * random.uniform()) * plane.unit;
            dots.places.push_back(planePlace(std::polar(length, twoPi * random.uniform() + own)));
        }
        plane.dots.push_back(dots);
    }
    return {plane};
}

std::vector<PagePanel> startPage(const PageMaker& of)
{
    PagePlane plane {.title = "position_zero"};
    const bool isContent = of.isBrokenBy("content");
    const bool isPlain = of.isBrokenBy("plain");
    const auto phaseOf = [&](bool isKey) {
        if (isPlain) // whatever rotations the learner gave them
            return isKey ? 0.0 : 0.5;
        return isKey ? of.own.keyPhase : of.own.queryPhase;
    };
    const auto atZero = [&](bool isKey) {
        const Complex v = isKey ? of.own.key : of.own.query;
        const bool isOwn = isContent && !isKey;
        return v * (isOwn ? std::abs(v) : 1.0) * std::polar(1.0, phaseOf(isKey));
    };
    for (const bool isKey : {false, true}) {
        PageArrow before = vectorOf(of, isKey);
        before.isDashed = true;
        plane.arrows.push_back(before);
        plane.arrows.push_back({.part = isKey ? "start_key" : "start_query",
            .role = isKey ? PageRole::Key : PageRole::Query,
            .to = planePlace(atZero(isKey))});
        const Complex v = isKey ? of.own.key : of.own.query;
        plane.arcs.push_back(ringAt(
            of, isKey, std::arg(v), isKey ? "derivation.gamma_k" : "derivation.gamma_q", 1, 0.05));
        if (isPlain) {
            plane.arcs.back().by = phaseOf(isKey);
            plane.arcs.back().drag = {};
        }
    }
    finish(plane);
    if (!of.isAnswered)
        return {plane};
    const Complex turned = std::polar(1.0, of.distance() * of.own.turn);
    const double plain = (of.own.query * std::conj(of.own.key) * turned).real();
    const double score = (atZero(false) * std::conj(atZero(true)) * turned).real();
    PageChart chart {.title = "score_against_shift", .x = {"shift", 0, double {largestShift}}};
    const double end = roundEnd(1.05 * std::max({1.0, std::abs(plain), std::abs(score)}));
    chart.y = {"score", -end, end};
    const std::vector<double> shifts =
        numbersFrom(0, 1, static_cast<std::size_t>(largestShift) + 1);
    chart.series.push_back({"plain_score", PageRole::Faint, PageSeries::Form::Line, shifts,
        std::vector<double>(shifts.size(), plain), true});
    chart.series.push_back({"score", PageRole::Result, PageSeries::Form::Line, shifts,
        std::vector<double>(shifts.size(), score)});
    return {plane, chart};
}

std::vector<PagePanel> turnPage(const PageMaker& of)
{
    PagePlane plane {.title = of.isAnswered ? "turned_twice" : "query_alone"};
    plane.arrows.push_back(vectorOf(of, false));
    if (!of.isAnswered) {
        finish(plane);
        return {plane};
    }
    const double unit = of.isBrokenBy("degrees") ? degree : 1;
    const double turn = of.m() * of.own.turn * unit;
    const double next = of.n() * of.own.turn * unit;
    const double across = of.isBrokenBy("sign") ? std::sin(turn) : -std::sin(turn);
    const Complex centre = of.isBrokenBy("about_point") ? Complex(1, 0) : Complex();
    const auto turned = [&](Complex v, double by) {
        if (of.isBrokenBy("sign"))
            return Complex(v.real() * std::cos(by) + v.imag() * std::sin(by),
                v.real() * std::sin(by) + v.imag() * std::cos(by));
        return centre + (v - centre) * std::polar(1.0, by);
    };
    plane.arrows.front().isDashed = true;
    const Complex once = turned(of.own.query, turn);
    plane.arrows.push_back(
        {.part = "turned_query", .role = PageRole::Query, .to = planePlace(once)});
    plane.arrows.push_back(
        {.part = "turned_twice", .role = PageRole::Result, .to = planePlace(turned(once, next))});
    const double start = std::arg(of.own.query);
    PageArc first {.part = "arc_query",
        .role = PageRole::Query,
        .from = start,
        .by = turn,
        .radius = queryRing};
    PageArc second {.part = "arc_key",
        .role = PageRole::Result,
        .from = start + turn,
        .by = next,
        .radius = keyRing};
    if (std::abs(of.own.turn) > 1e-6) {
        first.drag = of.number(PageDrag::Way::Angle, "position.query", 1);
        first.drag.factor = 1 / (of.own.turn * unit);
        first.drag.offset = -start * first.drag.factor;
        second.drag = of.number(PageDrag::Way::Angle, "position.key", 1);
        second.drag.factor = first.drag.factor;
        second.drag.offset = -(start + turn) * first.drag.factor;
    }
    plane.arcs = {first, second};
    PageTile matrix {.part = "matrix", .name = "matrix_T", .hasNumbers = true};
    matrix.cells = {.rows = 2,
        .columns = 2,
        .values = {std::cos(turn), across, std::sin(turn), std::cos(turn)}};
    finish(plane);
    return {plane, PageTiles {.title = "matrix_T", .tiles = {matrix}}};
}

std::vector<PagePanel> pairPage(const PageMaker& of)
{
    constexpr double farthest = 40;
    PagePlane plane {.title = "query_and_key"};
    for (const bool isKey : {false, true})
        plane.arrows.push_back(vectorOf(of, isKey));
    finish(plane);
    PageChart chart {.title = of.isAnswered ? "score_against_distance" : "sketch_score"};
    chart.x = {"distance", 0, farthest};
    const double end = roundEnd(std::max(1.1, std::abs(of.own.query) * std::abs(of.own.key)));
    chart.y = {"score", -end, end};
    chart.y.hasNumbers = of.isAnswered;
    const std::vector<double>& sketch = of.handles.list(HandleList::ScoreSketch);
    PageSeries drawn {"sketch", PageRole::Faint, PageSeries::Form::Marks,
        numbersFrom(0, 5, sketch.size()), sketch, true};
    if (!of.isAnswered) {
        drawn.role = PageRole::Result;
        for (std::size_t index = 0; index < sketch.size(); ++index)
            drawn.drags.push_back(
                of.inList(PageDrag::Way::Upwards, HandleList::ScoreSketch, index, 0.05));
        chart.series.push_back(drawn);
        return {chart, plane};
    }
    const double lead = std::arg(of.own.query) - std::arg(of.own.key);
    const double alpha = of.isBrokenBy("no_alpha") ? 0 : lead;
    const bool isSum = of.isBrokenBy("sum") || of.isBrokenBy("opposite");
    const double sign = of.isBrokenBy("backwards") ? -1 : 1;
    const auto score = [&](double distance) {
        const double steps = isSum ? distance + 2 * of.n() : sign * distance;
        return std::abs(of.own.query) * std::abs(of.own.key)
            * std::cos(steps * of.own.turn + alpha);
    };
    const std::vector<double> fine = numbersFrom(0, 0.25, 161);
    const std::vector<double> whole = numbersFrom(0, 1, 41);
    chart.series.push_back(drawn);
    chart.series.push_back(
        {"score", PageRole::Result, PageSeries::Form::Line, fine, valuesOf(fine, score)});
    chart.series.push_back(
        {"scores", PageRole::Result, PageSeries::Form::Dots, whole, valuesOf(whole, score)});
    chart.rules.push_back(
        {.part = "distance", .at = of.distance(), .hasNumber = true, .drag = of.ofDistance()});
    return {chart, plane};
}

} // namespace lab
