#include "core/drawing/series_marks.h"
#include "core/figures/precision/precise_plot.h"

#include <array>
#include <functional>

namespace lab::drawing {

namespace precision {
namespace {

constexpr Message fp64 = LAB_MESSAGE("lab::ui::PrecisionWords", "FP64");
constexpr Message fp32 = LAB_MESSAGE("lab::ui::PrecisionWords", "FP32");
constexpr Message fp16 = LAB_MESSAGE("lab::ui::PrecisionWords", "FP16");
constexpr Message ofAngle =
    LAB_MESSAGE("lab::ui::PrecisionWords", "Error of the angle in radians, worst pair");
constexpr Message ofCosine =
    LAB_MESSAGE("lab::ui::PrecisionWords", "Error of the cosine, worst pair");
constexpr Message ofScore = LAB_MESSAGE("lab::ui::PrecisionWords", "Error of the score");
constexpr Message chosenFormats = LAB_MESSAGE("lab::ui::PrecisionWords", "chosen");
constexpr Message errorsNote = LAB_MESSAGE("lab::ui::PrecisionWords",
    "line: largest error of %1 positions per step; tint: upper limit for all of them");
constexpr Message errorsShort = LAB_MESSAGE(
    "lab::ui::PrecisionWords", "largest error of %1 positions per step; tint: the limit");
constexpr Message errorsShortest = LAB_MESSAGE("lab::ui::PrecisionWords", "largest of %1 per step");
constexpr Message useless =
    LAB_MESSAGE("lab::ui::PrecisionWords", "useless: an error of 1 or more");
constexpr Message overflow = LAB_MESSAGE("lab::ui::PrecisionWords", "overflow");
constexpr Message gaps = LAB_MESSAGE("lab::ui::PrecisionWords", "beyond %1 %2 skips positions");
constexpr Message showFar = LAB_MESSAGE("lab::ui::PrecisionWords", "Go to %1");

constexpr int lowestPower = -17; ///< zero is there
constexpr double namePitch = 18;
constexpr double step = 7; ///< pixels with one point of a line, so that its dashes can be seen
constexpr double markEvery = 120; ///< pixels
constexpr double markRadius = 3.5;
constexpr double leastHeight = 60; ///< of the ground, for words in it
constexpr std::int64_t soon = 256; ///< below it every format still looks right

Said nameOf(NumberFormat format, const Language& words)
{
    switch (format) {
    case NumberFormat::Double:
        return words(fp64);
    case NumberFormat::Float:
        return words(fp32);
    case NumberFormat::Tf32:
        return {"TF32"};
    case NumberFormat::Half:
        return words(fp16);
    case NumberFormat::Bfloat16:
        break;
    }
    return {"bfloat16"};
}

Said titleOf(const ErrorsValues& values, const Language& words)
{
    switch (values.curves->error) {
    case PrecisionError::Angle:
        return words(ofAngle);
    case PrecisionError::Cosine:
        return words(ofCosine);
    case PrecisionError::Score:
        break;
    }
    return words(ofScore);
}

/// The place of an error on its axis: zero is at its foot.
double shown(double error)
{
    return std::isnan(error) ? error : std::max(error, std::pow(10.0, lowestPower));
}

// NaN matches NaN.
bool isSameLine(const Numbers& left, const Numbers& right)
{
    return std::ranges::equal(left, right, [](double a, double b) {
        return std::equal_to<> {}(a, b) || (std::isnan(a) && std::isnan(b));
    });
}

SeriesStyle seriesOf(std::size_t format)
{
    using enum Rings::Shape;
    static const std::array all {
        SeriesStyle {Tone::Series0, Tone::SeriesText0, Circle},
        SeriesStyle {Tone::Series1, Tone::SeriesText1, Circle, true},
        SeriesStyle {Tone::Series2, Tone::SeriesText2, Square, true, {9, 3, 2, 3}},
        SeriesStyle {Tone::Series3, Tone::SeriesText3, TriangleRight, false, {3, 3}},
        SeriesStyle {Tone::Series4, Tone::SeriesText4, Square, false, {6, 4}},
    };
    static_assert(all.size() == numberFormats.size());
    return all[format];
}

Tone toneOf(const RotationFormats& formats)
{
    for (std::size_t i = 0; i < numberFormats.size(); ++i)
        if (formats == allIn(numberFormats[i]))
            return seriesOf(i).line;
    return Tone::Result;
}

struct Errors : Precise<ErrorsValues> {
    Errors(const Compared<ErrorsValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : Precise(compared, where, how, pointing, Picture::PrecisionErrors)
    {
    }

    Drawing drawing()
    {
        if (isEmpty())
            return {};
        addErrorAxes();
        const std::string probes = wholeNumber(curves.space.probes);
        addHead(titleOf(values, style.words),
            {said(errorsNote, {probes}), said(errorsShort, {probes}),
                said(errorsShortest, {probes})});
        addUseless();
        addBand(layer(Layer::Meaning::Data), places(curves, curves.chosen.limit),
            places(curves, curves.chosen.reached), Ink::shareOf(Tone::Result, 0.14), ground);
        if (reference)
            addReference();
        addCurves();
        addGap();
        addButton();
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addNames(above);
        addPosition(above, shown(values.present.chosen));
        return std::move(value);
    }

private:
    struct Row {
        Said name;
        double error = 0;
        SeriesStyle series {};
        double y = 0; ///< of its center
        bool isChosen = false;
    };

    /// The largest of each few pixels.
    std::vector<Point> places(const PrecisionErrorsFrame& of, const Numbers& numbers) const
    {
        std::vector<Point> calm;
        double group = -1;
        for (const Point& point : line(of.runs, numbers, shown)) {
            const double own = std::floor((point.x - ground.left()) / px(step));
            const bool isSame =
                !(own > group) && std::isfinite(point.y) && std::isfinite(calm.back().y);
            if (!isSame)
                calm.push_back(point);
            else if (point.y < calm.back().y)
                calm.back().y = point.y;
            group = own;
        }
        return calm;
    }

    /// Powers of ten that contain all errors, also those of A.
    void addErrorAxes()
    {
        const double most = std::max(largest(curves), reference ? largest(*reference) : 0.0);
        const double highest = most > 1 ? std::log10(most) : 0;
        const int top = std::max(1, static_cast<int>(std::ceil(highest + 0.2)));
        y = {Axis::Kind::Logarithmic, lowestPower, static_cast<double>(top), ground.bottom(),
            ground.top()};
        const double decade = std::abs(y.pixelsPerUnit());
        const int stride = 4 * std::max(1, static_cast<int>(std::ceil(px(16) / decade / 4)));
        std::vector<Tick> ticks;
        for (int power = top / stride * stride; power > lowestPower; power -= stride)
            ticks.push_back({std::pow(10.0, power), decadeLabel(power), power == 0});
        if (ticks.empty() || y.pixel(ticks.back().value) < ground.bottom() - px(14))
            ticks.push_back({std::pow(10.0, lowestPower), "0"});
        addAxes(ticks);
    }

    /// A cosine is at most 1, and an angle that is wrong by 1 radian says nothing. A score has no
    /// such limit.
    void addUseless()
    {
        if (curves.error == PrecisionError::Score)
            return;
        Layer& data = layer(Layer::Meaning::Data);
        const double one = y.pixel(1);
        const Box above = Box::between({ground.left(), ground.top()}, {ground.right(), one});
        data.marks.emplace_back(Region {.box = above, .fill = Ink::shareOf(Tone::Unseen, 0.12)});
        const Said words = said(useless);
        const double wide = width(words, TextRole::Axis);
        const double line = upright(query).from.x;
        const double left =
            line > above.left() + px(14) + wide ? above.left() : std::max(line, above.left());
        const bool isInside = above.height > px(14);
        const double middle = isInside ? above.centre().y : one + px(9);
        if (style.hasWords && wide < ground.width / 2 && ground.height > px(leastHeight))
            data.marks.emplace_back(
                Text {{left + px(8), baselineAround(middle, TextRole::Axis, style)}, words,
                    TextRole::Axis, Tone::UnseenText});
    }

    /// From where the format of the positions no longer has each of them.
    void addGap()
    {
        const NumberFormat format = curves.chosenFormats.position;
        const double first = std::exp2(significantBits(format));
        if (!style.hasWords || first > std::pow(10.0, x.highest))
            return;
        Layer& data = layer(Layer::Meaning::Data);
        const double pixel = x.pixel(first);
        data.marks.emplace_back(Stroke {{{pixel, ground.top()}, {pixel, ground.bottom()}},
            {Tone::Result, px(1), Pen::Cap::Flat, {1, 3}}});
        const Said words =
            said(gaps, {wholeNumber(std::llround(first)), nameOf(format, style.words).text});
        const double wide = px(8) + width(words, TextRole::Note);
        const bool isRight = pixel + wide < ground.right();
        const bool hasSpace = isRight || pixel - wide > ground.left();
        if (hasSpace && ground.height > px(leastHeight))
            data.marks.emplace_back(Text {{pixel + px(isRight ? 8 : -8), ground.bottom() - px(10)},
                words, TextRole::Note, Tone::ResultText, isRight ? Align::Left : Align::Right});
    }

    void addButton()
    {
        constexpr double height = 28;
        if (style.hasWords && query < soon && ground.height > px(240))
            value.button = {
                {namesLeft(), ground.bottom() - px(height), px(column - 12), px(height)},
                said(showFar, {wholeNumber(farPosition)})};
    }

    // Equal inputs give equal results, also while one of the two is drawn at a higher resolution.
    void addReference()
    {
        Layer& below = layer(Layer::Meaning::Reference);
        const bool isSame = curves.error == reference->error
            && curves.rotations == reference->rotations && curves.distance == reference->distance;
        const auto add = [&](const ErrorCurve& own, const ErrorCurve& held, Tone tone) {
            if (!isSameLine(own.reached, held.reached))
                addCurve(
                    below, places(*reference, held.reached), referencePen(tone, style), ground);
        };
        for (std::size_t i = 0; i < numberFormats.size() && !isSame; ++i)
            add(curves.formats[i], reference->formats[i], seriesOf(i).line);
        if (!isSame || curves.chosenFormats != reference->chosenFormats)
            add(curves.chosen, reference->chosen, toneOf(reference->chosenFormats));
    }

    void addCurves()
    {
        Layer& data = layer(Layer::Meaning::Data);
        const std::vector<Point> chosen = places(curves, curves.chosen.reached);
        const auto eachOther = [&](auto add) {
            for (std::size_t i = 0; i < numberFormats.size(); ++i)
                if (curves.chosenFormats != allIn(numberFormats[i]))
                    add(seriesOf(i), places(curves, curves.formats[i].reached), i);
        };
        eachOther([&](const SeriesStyle& series, const std::vector<Point>& points, std::size_t i) {
            addCurve(data, points, {series.line, px(1.5), Pen::Cap::Flat, series.dashes}, ground);
            data.marks.emplace_back(marksAt(marked(points, i, chosen), series, markRadius, style));
        });
        addCurve(data, chosen, {Tone::Ground, px(6), Pen::Cap::Flat}, ground);
        addCurve(data, chosen, {toneOf(curves.chosenFormats), px(3.5), Pen::Cap::Flat}, ground);
        eachOther([&](const SeriesStyle& series, const std::vector<Point>& points, std::size_t) {
            addEnd(data, points, series.line);
        });
        addEnd(data, chosen, toneOf(curves.chosenFormats));
        if (curves.error == PrecisionError::Score) // which the angle of one position does not have
            addWhyEmpty(data, std::max<std::int64_t>(curves.distance, 0), curves.chosen.reached);
    }

    /// Lines of several formats run together: their marks stand beside each other, and none on the
    /// thick line.
    std::vector<Point> marked(const std::vector<Point>& points, std::size_t format,
        const std::vector<Point>& chosen) const
    {
        const auto isCovered = [&](Point point) {
            return std::ranges::any_of(chosen, [&](Point other) {
                return std::abs(other.x - point.x) < px(step)
                    && std::abs(other.y - point.y) < px(2 * markRadius);
            });
        };
        std::vector<Point> marked;
        double next = ground.left()
            + px(markEvery) * (0.3 + static_cast<double>(format) / numberFormats.size());
        for (const Point& point : points) {
            if (point.x < next || !std::isfinite(point.y) || isCovered(point))
                continue;
            marked.push_back(point);
            next = point.x + px(markEvery);
        }
        return marked;
    }

    /// A cross where a format ends before the positions do.
    void addEnd(Layer& data, const std::vector<Point>& points, Tone tone) const
    {
        if (points.empty() || std::isfinite(points.back().y))
            return;
        const auto last = std::find_if(points.rbegin(), points.rend(),
            [](const Point& point) { return std::isfinite(point.y); });
        if (last == points.rend())
            return;
        for (const double side : {-1.0, 1.0})
            data.marks.emplace_back(Stroke {{{last->x - px(4), last->y - side * px(4)},
                                                {last->x + px(4), last->y + side * px(4)}},
                {tone, px(2), Pen::Cap::Flat}});
    }

    /// From the coarsest, whatever the size: lines of large errors end within a pixel or two.
    std::vector<Row> rows() const
    {
        const auto levelOf = [&](const ErrorCurve& curve) {
            return y.pixel(shown(lastFinite(curve.reached).value_or(0)));
        };
        std::vector<Row> all;
        bool isWhole = false;
        for (std::size_t i = numberFormats.size(); i-- > 0;) {
            const bool isChosen = curves.chosenFormats == allIn(numberFormats[i]);
            isWhole = isWhole || isChosen;
            all.push_back({nameOf(numberFormats[i], style.words), values.present.formats[i],
                seriesOf(i), levelOf(curves.formats[i]), isChosen});
        }
        if (!isWhole) {
            const double level = levelOf(curves.chosen);
            const auto below = std::ranges::find_if(
                all, [&](const Row& row) { return row.y > level - px(namePitch); });
            all.insert(below,
                {said(chosenFormats), values.present.chosen, {Tone::Result, Tone::ResultText},
                    level, true});
        }
        spread(all, ground.top(), ground.bottom(), px(namePitch));
        return all;
    }
    void addNames(Layer& above) const
    {
        const double right = ground.right() + px(column);
        const std::vector<Row> all = rows();
        for (const Row& row : all) {
            if (row.y < place.top() + px(5) || row.y > place.bottom() - px(5))
                continue; // more than a low picture has space for
            const double baseline = baselineAround(row.y, TextRole::Note, style);
            const TextRole role = row.isChosen ? TextRole::NoteStrong : TextRole::Note;
            const Said error =
                std::isfinite(row.error) ? Said {significant(row.error, 3)} : said(overflow);
            const Point mark {namesLeft() + px(markRadius + 1), row.y};
            if (row.isChosen)
                above.marks.emplace_back(Stroke {{mark - Point {px(5), 0}, mark + Point {px(5), 0}},
                    {row.series.line, px(3.5), Pen::Cap::Flat}});
            else
                above.marks.emplace_back(marksAt({mark}, row.series, markRadius, style));
            above.marks.emplace_back(
                Text {{namesLeft() + px(14), baseline}, row.name, role, row.series.text});
            above.marks.emplace_back(
                Text {{right, baseline}, error, role, Tone::Text, Align::Right});
        }
        if (all.front().y > ground.top())
            above.marks.emplace_back(atPosition({right, ground.top() - px(8)}, Align::Right));
    }
};

} // namespace
} // namespace precision

const Figure<ErrorsValues> precisionErrors =
    precision::figure<precision::Errors>(Picture::PrecisionErrors, "errors", precision::titleOf);

} // namespace lab::drawing
