#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/figures/waves/waves_plot.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace waves_shift {
namespace {

constexpr Message name = LAB_MESSAGE("lab::ui::WavesWords", "Shift matrix");
constexpr Message title = LAB_MESSAGE("lab::ui::WavesWords", "Shift by %1, pair %2");
constexpr Message errorUpTo = LAB_MESSAGE("lab::ui::WavesWords", "Largest error, p = %1…%2");
constexpr Message errorOfMany = LAB_MESSAGE("lab::ui::WavesWords", "Largest error, %1 positions");
constexpr Message errorAtAll = LAB_MESSAGE("lab::ui::WavesWords", "Largest error");
constexpr std::array faulty {Message LAB_MESSAGE("lab::ui::WavesWords",
                                 "Exponents doubled by mistake: the best matrix is off by %1 %"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "Exponents doubled: best matrix off by %1 %"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "Doubled exponents: %1 % off"),
    Message LAB_MESSAGE("lab::ui::WavesWords", "Doubled: %1 % off")};

constexpr double largestSize = 17; // of the formulas, in pixels
constexpr double smallestSize = 11;
constexpr double sizeStep = 0.5;
constexpr double rowsApart = 1.4; // of a matrix, in ems; resources/formulas/formulas.json
const std::string symbols = "picture.shift.symbols";
const std::string product = "picture.shift.product";
const std::string result = "picture.shift.result";

/// Under the pointer in another picture, if it is not the selected one.
std::optional<int> otherPair(const Focus& focus, const ShiftFrame& frame)
{
    const bool isOther =
        focus.pair && *focus.pair != frame.pair && *focus.pair < frame.encoding.width / 2;
    return isOther ? focus.pair : std::nullopt;
}

Focus shownOf(const Focus& focus, const ShiftValues& values)
{
    Focus shown;
    shown.pair = otherPair(focus, *values.frame);
    if (focus.picture == Picture::WavesShift)
        shown.column = focus.column;
    return shown;
}

/// The numbers of the zone are the starts of both formulas, their em, the pair, and the columns of
/// its sine and cosine, which are the rows of the equation.
Focus focusAt(const Zone& zone, Point point)
{
    const auto& [productX, productY, resultX, resultY, em, pair, sine, cosine] = zone.with;
    Focus focus;
    focus.picture = Picture::WavesShift;
    focus.pair = static_cast<int>(pair);
    for (const Point start : {Point {resultX, resultY}, Point {productX, productY}}) {
        // The baseline of a matrix runs through its middle, a quarter of an em above that of the
        // line.
        const double away = point.y - (start.y - 0.25 * em);
        if (std::abs(away) <= rowsApart * em && point.x >= start.x)
            focus.column = static_cast<int>(away < 0 ? sine : cosine);
    }
    return focus;
}

class Shift : DrawnPicture {
public:
    Shift(const Compared<ShiftValues>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , m_frame(*compared.values.frame)
        , m_at(compared.values.at)
        , m_focus(pointing.focus)
    {
        if (const auto pair = otherPair(m_focus, m_frame))
            m_frame = shiftFrameOfPair(m_frame, *pair);
    }

    Drawing drawing()
    {
        placeEquation();
        Layer& all = layer(Layer::Meaning::Data, Drawing::Live::Yes); // of the pair pointed at
        const double head = place.top() + px(waves::lowerTitleBaseline);
        all.add(Text {{place.left(), head},
            style.fitted(said(title, {wholeNumber(m_frame.shift), wholeNumber(m_frame.pair)}),
                place.width, TextRole::PictureTitle),
            TextRole::PictureTitle, Tone::Text});
        if (m_hasSymbols)
            all.add(Formula {{place.left(), head + px(48)}, symbols, {}, largestSize, Tone::Notes});
        all.add(Formula {m_productStart, product, productValues(), m_size, Tone::Text});
        Formula after {m_resultStart, result, resultValues(), m_size, Tone::Text};
        const std::optional<int> column = m_focus.column;
        if (m_focus.picture == Picture::WavesShift && column && *column < m_frame.encoding.width)
            after.marked =
                columnMeaning(m_frame.encoding, *column).sine ? "sine_target" : "cosine_target";
        all.add(after);
        addError(all);
        addZone();
        value.positions = waves::turnedByWheel(m_at);
        return std::move(value);
    }

private:
    static std::string number(double value) { return decimals(value, 3); }
    FormulaValues productValues() const
    {
        return {{"cosine", number(m_frame.matrix.cos)}, {"sine", number(m_frame.matrix.sin)},
            {"minus_sine", number(-m_frame.matrix.sin)}, {"sine_p", number(m_frame.before.sin)},
            {"cosine_p", number(m_frame.before.cos)}};
    }
    FormulaValues resultValues() const
    {
        return {{"sine_target", number(m_frame.after.sin)},
            {"cosine_target", number(m_frame.after.cos)},
            {"target", wholeNumber(m_frame.position + m_frame.shift)}};
    }

    /// On one line if there is space. The number of a far position makes the line long, so the size
    /// depends on the numbers.
    void placeEquation()
    {
        m_hasSymbols =
            place.height >= px(320) && style.width(symbols, {}, largestSize) <= place.width;
        const double head = place.height < px(220) ? 12 : 22;
        const double first =
            place.top() + px(waves::lowerTitleBaseline + head + (m_hasSymbols ? 72 : 0));
        m_size = largestSize + sizeStep;
        double left = 0;
        double right = 0;
        do {
            m_size -= sizeStep;
            left = style.width(product, productValues(), m_size);
            right = style.width(result, resultValues(), m_size);
        } while (m_size > smallestSize && std::max(left, right) > place.width);
        const double em = px(m_size);
        m_productStart = {place.left(), first + 1.45 * em}; // half of a matrix above its baseline
        const double pitch = std::min(px(72), (place.bottom() - px(54) - first) / 2);
        const bool isOneLine = left + px(8) + right <= place.width;
        m_resultStart = m_productStart
            + (isOneLine ? Point {left + px(8), 0} : Point {0, std::max(pitch, 2.6 * em)});
    }

    void addError(Layer& all) const
    {
        const double bottom = m_resultStart.y + 0.95 * px(m_size);
        const bool hasFaulty = bottom + px(18 + 54) <= place.bottom();
        const double note = std::min(bottom + px(28), place.bottom() - px(hasFaulty ? 54 : 28));
        const std::int64_t first = m_frame.firstChecked;
        const std::int64_t last = m_frame.lastChecked;
        const auto addNote = [&](double baseline, const std::vector<Said>& wordings, Tone tone) {
            all.add(Text {{place.left(), baseline},
                fittingWords(wordings, place.width, TextRole::Note, style), TextRole::Note, tone});
        };
        addNote(note,
            {said(errorUpTo, {wholeNumber(first), wholeNumber(last)}),
                said(errorOfMany, {wholeNumber(last - first + 1)}), said(errorAtAll)},
            Tone::Notes);
        addLargest(all, {place.left(), note + px(22)});
        if (!hasFaulty)
            return;
        constexpr double rounding = 1e-9; // without a shift the identity fits
        const std::string share =
            m_frame.faultyResidual < rounding ? "0" : percentOf(m_frame.faultyResidual, 2);
        std::vector<Said> wordings;
        for (const Message& one : faulty)
            wordings.push_back(said(one, {share}));
        addNote(note + px(46), wordings, Tone::UnseenText);
    }
    void addLargest(Layer& all, Point baseline) const
    {
        const double error = m_frame.largestError;
        if (!(error > 0))
            return all.add(
                Text {baseline, {wholeNumber(0)}, TextRole::PictureTitle, Tone::ResultText});
        int exponent = static_cast<int>(std::floor(std::log10(error)));
        double mantissa = error / std::pow(10, exponent);
        if (mantissa >= 9.95) {
            mantissa /= 10;
            ++exponent;
        }
        all.add(Formula {baseline, "number.power",
            {{"mantissa", decimals(mantissa, 1)}, {"exponent", wholeNumber(exponent)}}, 16,
            Tone::ResultText});
    }

    void addZone()
    {
        const Sinusoidal& encoding = m_frame.encoding;
        value.zones.push_back({.box = place,
            .with = {m_productStart.x, m_productStart.y, m_resultStart.x, m_resultStart.y,
                px(m_size), static_cast<double>(m_frame.pair),
                static_cast<double>(sineColumn(encoding, m_frame.pair)),
                static_cast<double>(cosineColumn(encoding, m_frame.pair))},
            .shown = focusAt});
    }

    ShiftFrame m_frame; ///< of the selected pair, or of the one under the pointer
    const WavesState& m_at;
    const Focus& m_focus;
    bool m_hasSymbols = false; ///< the equation, above its numbers
    double m_size = largestSize;
    Point m_productStart;
    Point m_resultStart;
};

} // namespace
} // namespace waves_shift

const Figure<ShiftValues> wavesShift = waves::figure<waves_shift::Shift>(
    Picture::WavesShift, "shift", titled<waves_shift::name, ShiftValues>, waves_shift::shownOf);

} // namespace lab::drawing
