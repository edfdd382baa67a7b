#include "core/figures/precision/precise_plot.h"

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

constexpr int lowestPower = -18; ///< zero is there
constexpr double namePitch = 18;

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

Tone seriesOf(std::size_t format, Tone first = Tone::Series0)
{
    return static_cast<Tone>(static_cast<std::size_t>(first) + format);
}

Tone toneOf(const RotationFormats& formats)
{
    for (std::size_t i = 0; i < numberFormats.size(); ++i)
        if (formats == allIn(numberFormats[i]))
            return seriesOf(i);
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
        addBand(layer(Layer::Meaning::Data), places(curves, curves.chosen.limit),
            places(curves, curves.chosen.reached), Ink::shareOf(Tone::Result, 0.25), ground);
        if (reference)
            addReference();
        addCurves();
        Layer& above = layer(Layer::Meaning::Selection, Drawing::Live::Yes);
        addNames(above);
        addPosition(above, shown(values.present.chosen));
        return std::move(value);
    }

private:
    struct Row {
        Said name;
        double error = 0;
        Tone tone {};
        double y = 0; ///< of its center
        bool isChosen = false;
    };

    std::vector<Point> places(const PrecisionErrorsFrame& of, const Numbers& numbers) const
    {
        return line(of.runs, numbers, shown);
    }

    /// Powers of ten that contain all errors, also those of A.
    void addErrorAxes()
    {
        const double most = std::max(largest(curves), reference ? largest(*reference) : 0.0);
        const double highest = most > 1 ? std::log10(most) : 0;
        // Even, so that grid lines are at every other power.
        const int top = 2 * static_cast<int>(std::ceil((highest + 0.2) / 2));
        y = {Axis::Kind::Logarithmic, lowestPower, static_cast<double>(top), ground.bottom(),
            ground.top()};
        const int stride =
            2 * std::max(1, static_cast<int>(std::ceil(px(16) / std::abs(y.pixelsPerUnit()) / 2)));
        std::vector<Tick> ticks;
        for (int power = top; power >= lowestPower; power -= stride)
            ticks.push_back({std::pow(10.0, power), power > lowestPower ? decadeLabel(power) : "0",
                power == 0});
        addAxes(ticks);
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
            add(curves.formats[i], reference->formats[i], seriesOf(i));
        if (!isSame || curves.chosenFormats != reference->chosenFormats)
            add(curves.chosen, reference->chosen, toneOf(reference->chosenFormats));
    }

    void addCurves()
    {
        Layer& data = layer(Layer::Meaning::Data);
        for (std::size_t i = 0; i < numberFormats.size(); ++i) {
            // FP16 coincides with TF32 within its range: its dashes let the other line show
            // through. They are long, because short dashes of two colors look like a third.
            Pen pen {seriesOf(i), px(1.5), Pen::Cap::Flat};
            if (numberFormats[i] == NumberFormat::Half)
                pen.dashes = {10, 10};
            if (curves.chosenFormats != allIn(numberFormats[i]))
                addCurve(data, places(curves, curves.formats[i].reached), pen, ground);
        }
        addCurve(data, places(curves, curves.chosen.reached),
            {toneOf(curves.chosenFormats), px(3), Pen::Cap::Flat}, ground);
        if (curves.error == PrecisionError::Score) // which the angle of one position does not have
            addWhyEmpty(data, std::max<std::int64_t>(curves.distance, 0), curves.chosen.reached);
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
                seriesOf(i, Tone::SeriesText0), levelOf(curves.formats[i]), isChosen});
        }
        if (!isWhole) {
            const double level = levelOf(curves.chosen);
            const auto below = std::ranges::find_if(
                all, [&](const Row& row) { return row.y > level - px(namePitch); });
            all.insert(
                below, {said(chosenFormats), values.present.chosen, Tone::ResultText, level, true});
        }
        spread(all, ground.top(), ground.bottom(), px(namePitch));
        return all;
    }
    void addNames(Layer& above) const
    {
        const double right = ground.right() + px(column);
        const std::vector<Row> all = rows();
        for (const Row& row : all) {
            const double baseline = baselineAround(row.y, TextRole::Note, style);
            const TextRole role = row.isChosen ? TextRole::NoteStrong : TextRole::Note;
            const Said error = std::isfinite(row.error) ? Said {significant(row.error, 3)}
                                                        : said(notRepresentable);
            above.marks.emplace_back(Text {{namesLeft(), baseline}, row.name, role, row.tone});
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
