#include "core/drawing/kit.h"
#include "core/figures/derivation/derivation_figures.h"
#include "core/figures/derivation/page_mark.h"

#include <algorithm>

namespace lab::drawing {

namespace {

using Texts = std::vector<std::string>;

constexpr Message numberAndTitle =
    LAB_COMMENTED("lab::ui::DerivationWords", "%1  %2", "number and title of a page");
constexpr Message pageName = LAB_MESSAGE("lab::ui::DerivationWords", "Page %1: %2");

constexpr double linePitch = 20;
constexpr double codePitch = 18;
constexpr double notePitch = 17;
constexpr double largest = 26; ///< of the formula
constexpr double smallestOfLow = 16; ///< if there is little height
constexpr double besideMark = 22; ///< of a break

/// The formula as large as possible, its place, and where the words begin. In an area too low for
/// everything the last words are left out, and the last lines of code; without a given height
/// everything fits.
class LineLayout {
public:
    LineLayout(const Box& area, const PageLine& line, const Style& style)
        : m_area(area)
        , m_line(line)
        , m_style(style)
        , m_isProgram(line.isProgram)
    {
        if (line.isBlank) {
            bottom = area.top() + style.px(22);
            return;
        }
        breakTexts();
        hasFormula = line.code.empty() && style.formulaBox(line.formula, {}, 1).height > 0;
        if (hasFormula)
            placeFormula(smallestOfLow);
        else
            whyBaseline = top() + style.px(14)
                + (code.empty()
                        ? 0
                        : static_cast<double>(code.size()) * style.px(codePitch) + style.px(6));
        heights.withStanding = lowest();
        heights.least =
            heights.withStanding - static_cast<double>(standing.size()) * style.px(notePitch);
        fit();
        bottom = lowest();
    }

    double top() const { return m_area.top() + m_style.px(26); } ///< below the title
    TextRole roleOfCode() const { return m_isProgram ? TextRole::Code : TextRole::Body; }

    bool hasFormula = false;
    double size = 0; ///< of the formula
    Point formulaBaseline {};
    double whyBaseline = 0;
    double bottom = 0; ///< of all
    PageLineHeights heights {};
    Texts why {};
    bool isCut = false; ///< the reason, without the last words
    Texts standing {};
    bool lacksStanding = false; ///< it has no place
    Texts code {};

private:
    void breakTexts()
    {
        const double width = m_area.width;
        for (const std::string& one : m_line.code) {
            const Texts lines = m_isProgram ? Texts {m_style.fitted(one, width, roleOfCode())}
                                            : m_style.lines(one, width, roleOfCode());
            code.insert(code.end(), lines.begin(), lines.end());
        }
        if (!m_isProgram || m_line.isBroken)
            why = m_style.lines(
                m_line.why, width - m_style.px(m_line.isBroken ? besideMark : 0), TextRole::Body);
        if (!m_isProgram)
            standing = m_style.lines(m_line.standing, width, TextRole::Note);
    }
    double lowest() const
    {
        return whyBaseline + static_cast<double>(why.size()) * m_style.px(linePitch)
            + static_cast<double>(standing.size()) * m_style.px(notePitch) - m_style.px(8);
    }
    bool isTooLow() const { return m_area.height > 0 && lowest() > m_area.bottom(); }
    void placeFormula(double wanted)
    {
        const auto px = [this](double length) { return m_style.px(length); };
        const double whole = m_style.width(m_line.formula, {}, wanted);
        size = wanted * std::min(1.0, m_area.width / std::max(1.0, whole));
        const Box box = m_style.formulaBox(m_line.formula, {}, size);
        formulaBaseline = {m_area.left(), top() + std::max(-box.top(), px(20))};
        whyBaseline = formulaBaseline.y + std::max(box.bottom(), px(6)) + px(10) + px(14);
    }
    void placeLargest()
    {
        for (double wanted = largest; hasFormula; wanted -= 2) {
            placeFormula(wanted);
            if (!isTooLow() || wanted <= smallestOfLow)
                return;
        }
    }
    /// In a low area the formula is smaller, and the source of the equation is left out before any
    /// part of its reason.
    void fit()
    {
        placeLargest();
        if (isTooLow()) {
            lacksStanding = !standing.empty();
            standing.clear();
            placeLargest();
        }
        while (m_isProgram && code.size() > 1 && isTooLow()) {
            code.pop_back();
            code.back() = "…";
            whyBaseline -= m_style.px(codePitch);
        }
        while (why.size() > 1 && isTooLow()) {
            isCut = true;
            why.pop_back();
            why.back() = m_style.fitted(why.back() + " …", m_area.width, TextRole::Body);
        }
    }

    Box m_area;
    const PageLine& m_line;
    const Style& m_style;
    bool m_isProgram;
};

/// The full reason if it is cut, and how the equation follows if there is no space for this.
void addTip(Drawing& all, const Box& area, const PageLine& line, const LineLayout& layout,
    const Style& style)
{
    Texts lacking;
    if (layout.isCut)
        lacking.push_back(line.why);
    if (layout.lacksStanding)
        lacking.push_back(line.standing);
    const double top = layout.whyBaseline - style.px(14);
    if (!lacking.empty())
        all.tips.push_back({{area.left(), top, area.width, area.bottom() - top},
            {oneAfterAnother(lacking, style.words)}});
}

Drawing drawn(const Compared<PageLineValues>& compared, const Box& area, const Style& style,
    const Pointing& pointing)
{
    const PageLine& line = compared.values.line;
    const LineLayout layout(area, line, style);
    Drawing all;
    Layer& head = all.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
    head.add(Text {{area.left(), area.top() + style.px(14)},
        style.fitted(style.words(numberAndTitle, {line.number, line.title}), area.width,
            TextRole::PictureTitle),
        TextRole::PictureTitle, Tone::Text});
    double baseline = layout.top() + style.px(14);
    for (const std::string& one : layout.code) {
        head.add(Text {{area.left(), baseline}, {one}, layout.roleOfCode(), Tone::Text});
        baseline += style.px(codePitch);
    }
    const Tone tone = line.isKept ? Tone::ResultText : Tone::UnseenText;
    if (layout.hasFormula)
        all.addLayer(Layer::Meaning::Texts, Drawing::Live::Yes)
            .add(Formula {.at = layout.formulaBaseline,
                .key = line.formula,
                .size = layout.size,
                .ink = Tone::Text,
                .marked = pointing.focus.symbol,
                .broken = tone,
                .hasTargets = true});
    Layer& reason = all.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
    double left = area.left();
    if (line.isBroken) {
        addMark(reason, {left + style.px(7), layout.whyBaseline - style.px(5)},
            line.isKept ? PageMark::Tick : PageMark::Cross, style);
        left += style.px(besideMark);
    }
    baseline = addLines(
        reason, {left, layout.whyBaseline}, layout.why, line.isBroken ? tone : Tone::Text, style);
    for (const std::string& one : layout.standing) {
        reason.add(Text {{area.left(), baseline}, {one}, TextRole::Note, Tone::Notes});
        baseline += style.px(notePitch);
    }
    addTip(all, area, line, layout, style);
    return all;
}

Said title(const PageLineValues& values, const Language& words)
{
    return words(pageName, {values.line.number, values.line.title});
}

Said spoken(const PageLineValues& values, const Language& words)
{
    const PageLine& line = values.line;
    if (line.isBlank)
        return {};
    std::string equation;
    for (const std::string& one : line.code)
        equation += (equation.empty() ? "" : "\n") + one;
    Texts sentences {line.code.empty() ? line.spokenFormula : equation, line.why, line.standing};
    std::erase(sentences, "");
    return {oneAfterAnother(sentences, words)};
}

} // namespace

PageLineHeights pageLineHeights(const PageLine& line, double width, const Style& style)
{
    const LineLayout layout({0, 0, width, 0}, line, style);
    PageLineHeights heights = layout.heights;
    heights.whole = layout.bottom;
    return heights;
}

const Figure<PageLineValues> derivationLine {.picture = Picture::DerivationFormula,
    .name = "line",
    .title = title,
    .drawing = drawn,
    .table = [](const PageLineValues& values) { return pageCheckTable(values.check); },
    .spoken = spoken,
    .shown = parts<&Focus::symbol>,
    .isBare = [](const PageLineValues& values) { return values.line.isBlank; }};

} // namespace lab::drawing
