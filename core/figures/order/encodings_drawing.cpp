#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/order/order_figures.h"
#include "core/figures/order/order_words.h"
#include "core/frames/encoding.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace encodings {
namespace {

constexpr Message perToken =
    LAB_MESSAGE("lab::ui::EncodingsView", "Difference per token, for each encoding");
constexpr Message perTokenDeep = LAB_MESSAGE(
    "lab::ui::EncodingsView", "Difference per token after two layers, for each encoding");
constexpr Message perPosition =
    LAB_MESSAGE("lab::ui::EncodingsView", "Difference per position, for each encoding");
constexpr Message perPositionDeep = LAB_MESSAGE(
    "lab::ui::EncodingsView", "Difference per position after two layers, for each encoding");
constexpr Message ofMeans =
    LAB_MESSAGE("lab::ui::EncodingsView", "Difference of the means, for each encoding");
constexpr Message ofMeansDeep = LAB_MESSAGE(
    "lab::ui::EncodingsView", "Difference of the means after two layers, for each encoding");
constexpr Message ofLast =
    LAB_MESSAGE("lab::ui::EncodingsView", "Change of the last token, for each encoding");
constexpr Message ofLastDeep = LAB_MESSAGE(
    "lab::ui::EncodingsView", "Change of the last token after two layers, for each encoding");
constexpr Message inWords =
    LAB_MESSAGE("lab::ui::EncodingsView", "%1: %2 with all keys visible, %3 with the causal mask.");
constexpr Message added = LAB_MESSAGE("lab::ui::OrderEncodings", "Added to embeddings");
constexpr Message rotates = LAB_MESSAGE("lab::ui::OrderEncodings", "Rotates query and key");
constexpr Message logit = LAB_MESSAGE("lab::ui::OrderEncodings", "A number added to the logit");
constexpr Message distances = LAB_MESSAGE("lab::ui::OrderEncodings", "One vector per distance");
constexpr Message allKeys = LAB_MESSAGE("lab::ui::OrderEncodings", "all keys visible");
constexpr Message causalMask = LAB_MESSAGE("lab::ui::OrderEncodings", "causal mask");

constexpr double titleSpace = 28;
constexpr double legendSpace = 24;
constexpr double labelGap = 12; // after the longest name
constexpr double minNumber = 46; // with the gap before it
constexpr double numberGap = 12;
constexpr double highestPitch = 30;
constexpr double minNamedPitch = 15; // below it groups have no heads
constexpr double bodyPitch = 21; // from where names are as large as other text
constexpr double notePitch = 13; // from where notes do not touch in any script
constexpr double headSpace = 20;
constexpr double groupGap = 5;

TextRole nameRole(double pitch, const Style& style)
{
    return pitch < style.px(bodyPitch) ? TextRole::Note : TextRole::Body;
}

TextRole strong(TextRole role)
{
    return role == TextRole::Note ? TextRole::NoteStrong : TextRole::BodyStrong;
}

std::string nameOf(OrderEncoding encoding, const Language& words)
{
    return labelOf(choiceOf(encoding), words).text;
}

/// Of the group that begins with an encoding; null for any other.
const Message* groupOf(OrderEncoding first)
{
    static constexpr std::array<const Message*, 5> names {
        nullptr, &added, &rotates, &logit, &distances}; // by PositionEntry
    const auto entryOf = [](OrderEncoding encoding) { return encodingOf(encoding).entry.enters; };
    const auto before = static_cast<int>(first) - 1;
    const PositionEntry entry = entryOf(first);
    return before >= 0 && entryOf(static_cast<OrderEncoding>(before)) == entry
        ? nullptr
        : names[static_cast<std::size_t>(entry)];
}

/// Two decimals in all rows; more if these would show nothing.
std::string tableText(double change)
{
    return change < 0.005 ? changeText(change) : decimals(change, 2);
}

double largestOf(const OrderEncodingsFrame& frame)
{
    double largest = 0;
    for (const OrderEncodingsFrame::Line& line : frame.lines)
        largest = std::max({largest, line.allKeys, line.causal});
    return largest > 0 ? largest : 1;
}

class Encodings {
public:
    Encodings(const Compared<OrderEncodingsFrame>& compared, const Box& place, const Style& style,
        const Focus& focus)
        : m_frame(compared.values)
        , m_reference(compared.reference)
        , m_place(place)
        , m_style(style)
        , m_focus(focus)
        , m_largest(m_reference ? std::max(largestOf(m_frame), largestOf(*m_reference))
                                : largestOf(m_frame))
    {
        layOut();
    }

    Drawing drawing(const Said& title)
    {
        Layer& head = m_drawing.addLayer(Layer::Meaning::Texts, Drawing::Live::No);
        addTitle(head, m_place, title, {}, m_style);
        if (m_style.hasWords) // a swatch alone says nothing
            addLegend(head);
        addGroups(head);
        Layer& rows = m_drawing.addLayer(Layer::Meaning::Data, Drawing::Live::Yes);
        for (std::size_t line = 0; line < m_frame.lines.size(); ++line)
            addRow(rows, line);
        if (m_reference)
            addReference();
        return std::move(m_drawing);
    }

private:
    double px(double length) const { return m_style.px(length); }

    void layOut()
    {
        const auto count = static_cast<double>(std::ranges::count_if(
            m_frame.lines, [](const auto& line) { return groupOf(line.encoding) != nullptr; }));
        const double top = m_place.top() + px(titleSpace + legendSpace);
        const auto lines = static_cast<double>(m_frame.lines.size());
        const auto pitchBetween = [&](double space) {
            return (m_place.bottom() - top - count * space) / std::max(1.0, lines);
        };
        m_hasHeads = pitchBetween(px(headSpace)) >= px(minNamedPitch);
        m_between = px(m_hasHeads ? headSpace : groupGap);
        m_pitch = std::min(px(highestPitch), pitchBetween(m_between));
        double label = 0;
        double number = px(minNumber);
        const TextRole role = strong(nameRole(m_pitch, m_style));
        for (const OrderEncodingsFrame::Line& line : m_frame.lines) {
            label = std::max(label, m_style.width(nameOf(line.encoding, m_style.words), role));
            for (const double change : {line.allKeys, line.causal})
                number = std::max(
                    number, m_style.width(tableText(change), TextRole::NoteStrong) + px(numberGap));
        }
        const double left = m_place.left() + (std::ceil(label) + px(labelGap));
        m_numberWidth = std::ceil(number);
        m_plot = {left, top, std::max(px(24), m_place.right() - 2 * m_numberWidth - px(8) - left),
            m_pitch * lines + count * m_between};
    }
    Box row(std::size_t line) const
    {
        const auto end = m_frame.lines.begin() + static_cast<std::ptrdiff_t>(line) + 1;
        const auto groups = std::count_if(m_frame.lines.begin(), end,
            [](const auto& one) { return groupOf(one.encoding) != nullptr; });
        return {m_place.left(),
            m_plot.top() + static_cast<double>(line) * m_pitch
                + static_cast<double>(groups) * m_between,
            m_place.width, m_pitch};
    }

    double x(double change) const { return m_plot.left() + m_plot.width * change / m_largest; }
    double radius() const { return std::clamp(m_pitch * 0.28, px(2), px(5.5)); }
    static void addDot(Layer& layer, Point at, double radius, bool isCausal, const Style& style)
    {
        const double edge = isCausal ? style.px(2) : 0;
        layer.marks.emplace_back(Rings {
            {at}, radius - edge / 2, {Tone::Result, edge}, isCausal ? Tone::Ground : Tone::Result});
    }

    void addLegend(Layer& layer) const
    {
        const double baseline = m_place.top() + px(titleSpace + 12);
        double x = m_place.left();
        for (const bool isCausal : {false, true}) {
            addDot(layer, {x + px(5.5), baseline - px(4.5)}, px(5.5), isCausal, m_style);
            const Said name = m_style.words(isCausal ? causalMask : allKeys);
            x += px(17);
            layer.marks.emplace_back(Text {{x, baseline}, name, TextRole::Note, Tone::Notes});
            x += m_style.width(name.text, TextRole::Note) + px(16);
        }
    }

    void addGroups(Layer& layer) const
    {
        for (std::size_t line = 0; line < m_frame.lines.size(); ++line) {
            const Message* group = groupOf(m_frame.lines[line].encoding);
            const Box first = row(line);
            if (group && m_hasHeads)
                layer.marks.emplace_back(Text {{first.left() + px(4), first.top() - px(5)},
                    m_style.words(*group), TextRole::Note, Tone::Notes});
            else if (group)
                layer.marks.emplace_back(Region {
                    {first.left(), first.top() - m_between / 2, first.width, px(1)}, Tone::Grid});
        }
    }

    /// Rows that are lower than letters have smaller ones.
    void addRow(Layer& layer, std::size_t index)
    {
        const OrderEncodingsFrame::Line& line = m_frame.lines[index];
        const double letters = std::min(1.0, m_pitch / px(notePitch));
        Style style = m_style;
        style.scale *= letters;
        const Box row = this->row(index);
        const bool isChosen = line.encoding == m_frame.chosen;
        if (isChosen || m_focus.encoding == line.encoding)
            layer.marks.emplace_back(Region {row, isChosen ? Tone::Grid : Tone::Frame});
        const auto addText = [&](double x, std::string text, TextRole role, TextRole height,
                                 Tone tone, Align align) {
            layer.marks.emplace_back(Text {{x, baselineAround(row.centre().y, height, style)},
                {std::move(text)}, role, tone, align, letters});
        };
        const TextRole plain = nameRole(m_pitch, style);
        const TextRole role = isChosen ? strong(plain) : plain;
        addText(row.left() + style.px(4),
            style.fitted(
                nameOf(line.encoding, style.words), m_plot.left() - row.left() - style.px(6), role),
            role, plain, Tone::Text, Align::Left);
        const double y = row.centre().y;
        layer.marks.emplace_back(
            Region {{m_plot.left(), row.top(), style.px(1), row.height}, Tone::Axis});
        const auto [first, last] = std::minmax(line.allKeys, line.causal);
        layer.marks.emplace_back(Stroke {{{x(first), y}, {x(last), y}}, {Tone::Axis, style.px(1)}});
        addDot(layer, {x(line.causal), y}, radius(), true, style);
        addDot(layer, {x(line.allKeys), y}, radius() * 0.9, false, style);
        const auto number = [&](double value, double right, Visible visible) {
            const bool isPresent = isChosen && visible == m_frame.visible;
            addText(right, tableText(value), isPresent ? TextRole::NoteStrong : TextRole::Note,
                TextRole::Note, isPresent ? Tone::ResultText : Tone::Notes, Align::Right);
        };
        number(line.allKeys, m_place.right() - m_numberWidth - style.px(4), Visible::AllKeys);
        number(line.causal, m_place.right() - style.px(4), Visible::KeysUpToQuery);
        Target target {row, {}, Press {"order.encoding", Value(keyOf(line.encoding))}};
        target.focus.picture = Picture::OrderEncodings;
        target.focus.encoding = line.encoding;
        m_drawing.targets.push_back(std::move(target));
    }

    void addReference()
    {
        Layer& layer = m_drawing.addLayer(Layer::Meaning::Reference, Drawing::Live::No);
        const auto& lines = m_reference->lines;
        for (std::size_t index = 0; index < m_frame.lines.size(); ++index) {
            if (lines[index].encoding != m_reference->chosen)
                continue;
            const Box row = this->row(index);
            const double value = m_reference->visible == Visible::AllKeys ? lines[index].allKeys
                                                                          : lines[index].causal;
            layer.marks.emplace_back(Rings {.places = {{x(value), row.centre().y}},
                .radius = radius() + px(2.5),
                .edge = referencePen(Tone::Result, m_style)});
        }
    }

    const OrderEncodingsFrame& m_frame;
    const OrderEncodingsFrame* m_reference;
    Box m_place;
    const Style& m_style;
    const Focus& m_focus;
    double m_largest; ///< at the right end
    bool m_hasHeads = false;
    double m_between = 0; ///< above each group
    double m_pitch = 1; ///< from row to row
    double m_numberWidth = 0; ///< of each of the two columns of numbers, with the gap before it
    Box m_plot;
    Drawing m_drawing;
};

Said title(const OrderEncodingsFrame& frame, const Language& words)
{
    const bool isDeep = frame.layers > 1;
    switch (frame.compared) {
    case OrderComparison::ByToken:
        return words(isDeep ? perTokenDeep : perToken);
    case OrderComparison::ByPlace:
        return words(isDeep ? perPositionDeep : perPosition);
    case OrderComparison::Pooled:
        return words(isDeep ? ofMeansDeep : ofMeans);
    case OrderComparison::Last:
        break;
    }
    return words(isDeep ? ofLastDeep : ofLast);
}

Drawing drawn(const Compared<OrderEncodingsFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    return Encodings(compared, place, style, pointing.focus)
        .drawing(title(compared.values, style.words));
}

std::ptrdiff_t chosenLine(const OrderEncodingsFrame& frame)
{
    return std::ranges::find(frame.lines, frame.chosen, &OrderEncodingsFrame::Line::encoding)
        - frame.lines.begin();
}

Said spoken(const OrderEncodingsFrame& frame, const Language& words)
{
    if (frame.lines.empty())
        return {};
    const auto& line = frame.lines[static_cast<std::size_t>(chosenLine(frame))];
    return words(
        inWords, {nameOf(line.encoding, words), changeText(line.allKeys), changeText(line.causal)});
}

KeyPress pressed(const OrderEncodingsFrame& frame, Key key)
{
    if (key != Key::Up && key != Key::Down)
        return {};
    const auto next = chosenLine(frame) + (key == Key::Up ? -1 : 1);
    if (next < 0 || next >= std::ssize(frame.lines))
        return {true};
    const auto& line = frame.lines[static_cast<std::size_t>(next)];
    return {true, SetParameter {"order.encoding", keyOf(line.encoding)}};
}

Focus shown(const Focus& focus, const OrderEncodingsFrame&)
{
    Focus shown;
    shown.encoding = focus.encoding;
    return shown;
}

} // namespace
} // namespace encodings

const Figure<OrderEncodingsFrame> orderEncodings {.picture = Picture::OrderEncodings,
    .name = "encodings",
    .title = encodings::title,
    .drawing = encodings::drawn,
    .table = numbers,
    .spoken = encodings::spoken,
    .pressed = encodings::pressed,
    .shown = encodings::shown};

} // namespace lab::drawing
