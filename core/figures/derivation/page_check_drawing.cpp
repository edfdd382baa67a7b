#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/derivation/derivation_figures.h"
#include "core/figures/derivation/page_mark.h"

#include <cmath>

namespace lab::drawing {

namespace {

using Texts = std::vector<std::string>;

constexpr Message checkName = LAB_MESSAGE("lab::ui::DerivationWords", "Check in FP64");
constexpr Message checkTitle = LAB_MESSAGE("lab::ui::DerivationWords", "Check answer");
constexpr Message inDoubles = LAB_MESSAGE("lab::ui::DerivationWords", "in FP64");
constexpr Message leftSide = LAB_MESSAGE("lab::ui::DerivationWords", "Left side");
constexpr Message rightSide = LAB_MESSAGE("lab::ui::DerivationWords", "Right side");
constexpr Message differenceName = LAB_MESSAGE("lab::ui::DerivationWords", "Difference");
constexpr Message leftSideIs = LAB_MESSAGE("lab::ui::DerivationWords", "Left side: %1");
constexpr Message rightSideIs = LAB_MESSAGE("lab::ui::DerivationWords", "Right side: %1");
constexpr Message differenceIs = LAB_MESSAGE("lab::ui::DerivationWords", "Difference: %1");
constexpr Message toleranceIs = LAB_MESSAGE("lab::ui::DerivationWords", "tolerance: %1");
constexpr Message secondIdentity =
    LAB_MESSAGE("lab::ui::DerivationWords", "Second identity, largest difference: %1");
constexpr Message inOneLine =
    LAB_COMMENTED("lab::ui::DerivationWords", "Difference: %1 (%2). %3", "the check in one line");
constexpr Message hasNoAngle =
    LAB_MESSAGE("lab::ui::DerivationWords", "Not computed: a vector of length 0 has no angle");
constexpr Message isTooFar =
    LAB_MESSAGE("lab::ui::DerivationWords", "Not computed at positions this large");
constexpr Message isNotEqual = LAB_MESSAGE("lab::ui::DerivationWords", "Not equal");
constexpr Message isEqualHere = LAB_MESSAGE(
    "lab::ui::DerivationWords", "Equal for your numbers; not computed at larger positions");
constexpr Message isEqualForSome =
    LAB_MESSAGE("lab::ui::DerivationWords", "Equal for your numbers, not for all");
constexpr Message isNoBreak =
    LAB_MESSAGE("lab::ui::DerivationWords", "No break: equal up to rounding");
constexpr Message isEqual = LAB_MESSAGE("lab::ui::DerivationWords", "Equal up to rounding");
constexpr Message isTrying = LAB_MESSAGE("lab::ui::DerivationWords", "Trying other numbers …");
constexpr Message largestOfAll =
    LAB_MESSAGE("lab::ui::DerivationWords", "Largest difference in %1 test cases: %2");
constexpr Message largestIn = LAB_MESSAGE("lab::ui::DerivationWords", "Largest in %1: %2");
constexpr Message largestIs = LAB_MESSAGE("lab::ui::DerivationWords", "Largest: %1");
constexpr Message loadName = LAB_MESSAGE("lab::ui::DerivationBench", "Load");

constexpr double loadWidth = 64; ///< of the button beside the worst case
constexpr double beforeLoad = 8;

bool isComplex(const PageFrame& frame)
{
    constexpr double rounding = 1e-9;
    return std::abs(frame.own.left.imag()) > rounding
        || std::abs(frame.own.right.imag()) > rounding;
}

/// With more digits if it is more than rounding.
std::string differenceOf(const PageSides& sides)
{
    return significant(sides.difference, sides.isWithin() ? 2 : 4);
}

bool isSound(const PageFrame& frame)
{
    return frame.isComputed && frame.holds();
}

Said verdict(const PageFrame& frame, const Language& words)
{
    if (!frame.isComputed) {
        const bool isShort = std::abs(frame.inputs.query) <= 0 || std::abs(frame.inputs.key) <= 0;
        return words(isShort ? hasNoAngle : isTooFar);
    }
    if (!frame.holdsForOwn())
        return words(isNotEqual);
    if (frame.whole && frame.whole->worst && !frame.whole->worst->sides.areComputed())
        return words(isEqualHere);
    if (!frame.holds())
        return words(isEqualForSome);
    return words(frame.passes ? isNoBreak : isEqual);
}

/// The longest first; empty if nothing is tested.
std::vector<Said> worstCase(const PageFrame& frame, const Language& words)
{
    if (!frame.isComputed)
        return {};
    if (!frame.whole)
        return {words(isTrying)};
    if (!frame.whole->worst)
        return {};
    const std::string cases = wholeNumber(frame.whole->cases);
    const std::string difference = differenceOf(frame.whole->worst->sides);
    return {words(largestOfAll, {cases, difference}), words(largestIn, {cases, difference}),
        words(largestIs, {difference})};
}

/// "tolerance: 1.7e-11"
Said allowed(const PageFrame& frame, const Language& words)
{
    return words(toleranceIs, {significant(frame.own.tolerance, 2)});
}

/// Of the page's further claims.
Said others(const PageFrame& frame, const Language& words)
{
    if (!frame.whole || frame.whole->others.empty())
        return {};
    return words(secondIdentity, {differenceOf(frame.whole->others.front())});
}

/// "−0.96237254510960304", or "0.31 + 0.7i".
std::string sideText(const Complex& value, bool isComplex)
{
    if (!isComplex)
        return allDigits(value.real());
    return allDigits(value.real()) + (value.imag() < 0 ? " − " : " + ")
        + allDigits(std::abs(value.imag())) + "i";
}

class CheckMaker {
public:
    CheckMaker(
        const Compared<PageFrame>& compared, const Box& place, const Style& style, const Pointing&)
        : m_frame(compared.values)
        , m_place(place)
        , m_style(style)
        , m_words(style.words)
        , m_isTight(place.height < style.px(166))
        , m_baseline(place.top() + style.px(14))
    {
    }

    Drawing drawing()
    {
        m_layer = &m_all.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        if (m_isTight)
            m_baseline -= px(22);
        else
            addHead();
        if (m_frame.isComputed) {
            addSide(m_words(leftSide), m_frame.own.left);
            addSide(m_words(rightSide), m_frame.own.right);
        }
        m_baseline += px(10);
        m_layer->add(
            Rule {{{m_place.left(), m_baseline}, {m_place.right(), m_baseline}}, Tone::Axis});
        m_baseline += px(18);
        const Tone tone = isSound(m_frame) ? Tone::ResultText : Tone::UnseenText;
        if (m_frame.isComputed)
            addResult(tone);
        else
            addLines(*m_layer, {m_place.left(), m_baseline},
                m_style.lines(verdict(m_frame, m_words).text, m_place.width, TextRole::Body), tone,
                m_style);
        addWorst();
        return std::move(m_all);
    }

private:
    double px(double length) const { return m_style.px(length); }
    /// Returns its width.
    double add(double x, const Said& said, TextRole role, Ink ink, Align align = Align::Left)
    {
        m_layer->add(Text {{x, m_baseline}, said, role, ink, align});
        return m_style.width(said.text, role);
    }
    void addHead()
    {
        const double head =
            add(m_place.left(), m_words(checkTitle), TextRole::PictureTitle, Tone::Text);
        add(m_place.left() + head + px(12), m_words(inDoubles), TextRole::Note, Tone::Notes);
    }
    /// Two complex numbers of 17 digits are too long for a line: the imaginary part has its own.
    void addSide(const Said& name, const Complex& value)
    {
        const bool isOfTwo = isComplex(m_frame);
        m_baseline += px(isOfTwo ? 20 : 26);
        const std::string digits = allDigits(value.real());
        const double needed =
            m_style.width(name.text, TextRole::Body) + m_style.width(digits, TextRole::Body);
        const TextRole role = needed > m_place.width - px(8) ? TextRole::Note : TextRole::Body;
        add(m_place.left(), name, role, Tone::Text);
        add(m_place.right(), {digits}, role, Tone::Text, Align::Right);
        if (!isOfTwo)
            return;
        m_baseline += px(16);
        add(m_place.right(),
            {(value.imag() < 0 ? "− " : "+ ") + allDigits(std::abs(value.imag())) + " i"},
            TextRole::Body, Tone::Text, Align::Right);
    }
    void addResult(Tone tone)
    {
        const double left = m_place.left();
        const double name = add(left, m_words(differenceName), TextRole::BodyStrong, Tone::Text);
        const double number = add(
            m_place.right(), {differenceOf(m_frame.own)}, TextRole::BodyStrong, tone, Align::Right);
        const std::vector<Said> wordings {
            allowed(m_frame, m_words), {"≤ " + significant(m_frame.own.tolerance, 2)}};
        const double space = m_place.width - name - number - px(18);
        for (const Said& one : wordings)
            if (m_style.width(one.text, TextRole::Note) <= space) {
                add(left + name + px(10), one, TextRole::Note, Tone::Notes);
                break;
            }
        m_baseline += px(20);
        addMark(*m_layer, {left + px(7), m_baseline - px(4)},
            isSound(m_frame) ? PageMark::Tick : PageMark::Cross, m_style);
        add(left + px(20),
            m_style.fitted(verdict(m_frame, m_words), m_place.width - px(20), TextRole::Body),
            TextRole::Body, tone);
    }
    /// With a button that loads it, unless both sides are equal to the last digit.
    void addWorst()
    {
        m_baseline = m_place.top() + px(!m_isTight ? 160 : isComplex(m_frame) ? 130 : 110);
        const std::vector<Said> worst = worstCase(m_frame, m_words);
        if (!worst.empty())
            add(m_place.left(),
                fittingWords(
                    worst, m_place.width - px(loadWidth + beforeLoad), TextRole::Note, m_style),
                TextRole::Note, Tone::Notes);
        const auto& whole = m_frame.whole;
        if (whole && whole->worst && whole->isLoadable && !(whole->worst->sides.difference <= 0))
            m_all.button = Drawing::Button {
                {m_place.right() - px(loadWidth), m_baseline - px(20), px(loadWidth), px(24)},
                m_words(loadName)};
        const Said more = others(m_frame, m_words);
        m_baseline += px(17);
        if (!more.text.empty() && !m_isTight)
            add(m_place.left(), more, TextRole::Note, Tone::Notes);
    }

    const PageFrame& m_frame;
    Box m_place;
    const Style& m_style;
    const Language& m_words;
    bool m_isTight;
    double m_baseline;
    Drawing m_all {};
    Layer* m_layer = nullptr;
};

/// Its numbers are the answer to the question of the page.
Said spoken(const PageFrame& frame, const Language& words)
{
    if (!frame.isOpen())
        return {};
    Texts parts;
    if (frame.isComputed) {
        const bool isOfTwo = isComplex(frame);
        parts = {words(leftSideIs, {sideText(frame.own.left, isOfTwo)}).text,
            words(rightSideIs, {sideText(frame.own.right, isOfTwo)}).text,
            words(differenceIs, {withSuperscripts(differenceOf(frame.own))}).text,
            withSuperscripts(allowed(frame, words).text)};
    }
    parts.push_back(verdict(frame, words).text);
    if (const auto worst = worstCase(frame, words); !worst.empty())
        parts.push_back(withSuperscripts(worst.front().text));
    if (const Said more = others(frame, words); !more.text.empty())
        parts.push_back(withSuperscripts(more.text));
    return {listedApart(parts, words)};
}

} // namespace

std::string checkInOneLine(const PageFrame& frame, const Language& words)
{
    const Said said = verdict(frame, words);
    return frame.isComputed
        ? words(inOneLine, {differenceOf(frame.own), allowed(frame, words).text, said.text}).text
        : said.text;
}

const Figure<PageFrame> derivationCheck {.picture = Picture::DerivationCheck,
    .name = "check",
    .title = titled<checkName>,
    .drawing = drawnBy<CheckMaker>,
    .table = pageCheckTable,
    .spoken = spoken,
    .shown = parts<>};

} // namespace lab::drawing
