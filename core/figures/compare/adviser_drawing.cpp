#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/compare/adviser_words.h"
#include "core/figures/compare/compare_figures.h"
#include "core/figures/compare/compare_words.h"
#include "core/figures/compare/compared_cells.h"

#include <algorithm>

namespace lab::drawing {

namespace adviser {
namespace {

constexpr Message title = LAB_MESSAGE("lab::ui::AdviserView", "Adviser");
constexpr Message sentence = LAB_MESSAGE(
    "lab::ui::AdviserView", "%1 %2: %3. Arrow keys move the row, Enter opens the bench.");
constexpr Message heading = LAB_MESSAGE("lab::ui::Adviser", "What fits these needs");
constexpr Message counted = LAB_MESSAGE("lab::ui::Adviser", "fit: %1 · over the cost limit: %2");

constexpr double headHeight = 34;
constexpr double footHeight = 32;
constexpr double highestPitch = 38;
constexpr double nameWidth = 128;
constexpr double markWidth = 5;
constexpr double indent = 16; ///< of the names, after the marks

struct Rows : DrawnPicture {
    Rows(const Compared<AdviceFrame>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , frame(compared.values)
        , pointed(pointing.focus.compared)
        , pitch(std::min(px(highestPitch),
              (place.height - px(headHeight + footHeight))
                  / static_cast<double>(comparedEncodings.size())))
    {
    }

    Drawing drawing()
    {
        if (frame.advice.empty())
            return {};
        addHead(layer(Layer::Meaning::Texts));
        Layer& rows = layer(Layer::Meaning::Data, Drawing::Live::Yes);
        Box row {place.left(), place.top() + px(headHeight), place.width, pitch};
        const double top = row.y;
        for (const Advice& advice : frame.advice) {
            row.y = top + pitch * static_cast<double>(advice.encoding);
            addRow(rows, row, advice);
        }
        addWayOut(value, place, top + pitch * static_cast<double>(comparedEncodings.size()),
            frame.table.opened, style);
        std::ranges::reverse(value.targets); // of two that touch, the first one
        return std::move(value);
    }

private:
    void addHead(Layer& head) const
    {
        const auto fitting = std::ranges::count_if(frame.advice, &Advice::fits);
        const auto dear = std::ranges::count_if(frame.advice, &Advice::fitsButCosts);
        const Point baseline {place.left(), place.top() + px(18)};
        const Said name = said(heading);
        head.add(Text {baseline, name, TextRole::PictureTitle, Tone::Text});
        const double from = baseline.x + width(name, TextRole::PictureTitle) + px(12);
        const Said counts = said(counted, {wholeNumber(fitting), wholeNumber(dear)});
        head.add(
            Text {{from, baseline.y}, style.fitted(counts, place.right() - from, TextRole::Note),
                TextRole::Note, Tone::Notes});
    }

    void addRow(Layer& rows, const Box& row, const Advice& advice)
    {
        if (advice.encoding == frame.table.compare.encoding || pointed == advice.encoding)
            rows.add(Region {row, Tone::Grid});
        const double inset = std::min(px(6), row.height / 5);
        const Box mark {row.left(), row.top() + inset, px(markWidth), row.height - 2 * inset};
        if (advice.fits())
            rows.add(Region {mark, Tone::Text});
        else if (advice.fitsButCosts())
            rows.add(
                Outline {.box = mark.inset(0.5), .pen = {Tone::Text, px(1)}, .hasBevels = true});
        const bool isIn = advice.against.empty();
        const Tone tone = isIn ? Tone::Text : Tone::Notes;
        const double line = baselineAround(row.centre().y, TextRole::Body, style);
        rows.add(Text {{row.left() + px(indent), line},
            fittingName(advice.encoding, frame.table.compare.method, px(nameWidth - 8),
                TextRole::BodyStrong, style),
            isIn ? TextRole::BodyStrong : TextRole::Body, tone});
        const double words = place.left() + px(indent + nameWidth);
        rows.add(Text {{words, line},
            fittingWords(adviceTexts(advice, frame, style.words), row.right() - words - px(6),
                TextRole::Body, style),
            TextRole::Body, tone});
        value.targets.push_back(
            cellTarget(row, Picture::CompareAdviser, advice.encoding, shownProperty(advice)));
    }

    const AdviceFrame& frame;
    std::optional<ComparedEncoding> pointed;
    double pitch; ///< height of a row
};

Said spoken(const AdviceFrame& frame, const Language& words)
{
    if (frame.advice.empty())
        return {};
    const Compare& compare = frame.table.compare;
    const Advice& advice = frame.advice[static_cast<std::size_t>(compare.encoding)];
    return words(sentence,
        {comparedName(compare.encoding, compare.method, words).text, fitText(advice, words).text,
            adviceTexts(advice, frame, words).front().text});
}

KeyPress pressed(const AdviceFrame& frame, Key key)
{
    if (key == Key::Enter)
        return {true, OpenCell {}};
    if (key != Key::Up && key != Key::Down)
        return {};
    const auto row = static_cast<std::size_t>(frame.table.compare.encoding)
        + (key == Key::Up ? std::size_t(-1) : 1); // before the first one there is none
    if (row >= frame.advice.size())
        return {};
    const Advice& advice = frame.advice[row];
    return {true, choosesCell(advice.encoding, shownProperty(advice)).edit()};
}

} // namespace
} // namespace adviser

const Figure<AdviceFrame> compareAdviser {.picture = Picture::CompareAdviser,
    .name = "adviser",
    .title = titled<adviser::title>,
    .drawing = drawnBy<adviser::Rows>,
    .table = numbers,
    .spoken = adviser::spoken,
    .pressed = adviser::pressed,
    .shown = parts<&Focus::compared>};

} // namespace lab::drawing
