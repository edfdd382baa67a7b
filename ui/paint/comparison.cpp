#include "ui/paint/comparison.h"

#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::ui {

using drawing::Layer;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ComparisonWords)
};

constexpr double sample = 20; ///< of the line
constexpr double gap = 6;
constexpr double between = 20; ///< of the words of A and of B
constexpr double fewestWords = 48; ///< if narrower they are left out

struct Side {
    QString letter;
    QString words;
    double width = 0; ///< of the words
};

double headWidth(const Side& side, const Look& look)
{
    return look.px(sample + gap) + textWidth(side.letter, TextRole::NoteStrong, look)
        + look.px(gap);
}

/// Where the words that both sides begin with may be cut off, from the left. No number is cut, and
/// no word except a Chinese one, which has no spaces.
std::vector<qsizetype> cutsOfStart(const QString& a, const QString& b)
{
    const auto isOfWord = [](QChar c) {
        return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
    };
    std::vector<qsizetype> cuts;
    const qsizetype least = std::min(a.size(), b.size());
    for (qsizetype at = 1; at < least && a[at - 1] == b[at - 1]; ++at) {
        const auto begins = [&](const QString& words) {
            return !words[at].isSpace() && !words[at].isDigit()
                && !(isOfWord(words[at - 1]) && isOfWord(words[at]));
        };
        if (begins(a) && begins(b))
            cuts.push_back(at);
    }
    return cuts;
}

/// Both complete, or the wider one cut, down to half of the space.
void fitInto(double space, Side& a, Side& b)
{
    if (a.width + b.width <= space)
        return;
    const double half = space / 2;
    const double narrower = std::min({a.width, b.width, half});
    (a.width <= b.width ? a : b).width = narrower;
    (a.width <= b.width ? b : a).width = space - narrower;
}

void addSide(
    Layer& layer, QPointF left, const Side& side, const drawing::Pen& pen, const Look& look)
{
    const QPointF line = left - QPointF(0, digitHeight(TextRole::Note, look) / 2);
    layer.add(drawing::Stroke {{pointOf(line), pointOf(line + QPointF(look.px(sample), 0))}, pen});
    const double letter = left.x() + look.px(sample + gap);
    const double words = letter + look.px(gap) + textWidth(side.letter, TextRole::NoteStrong, look);
    layer.add(textMark({letter, left.y()}, side.letter, TextRole::NoteStrong, drawing::Tone::Text));
    layer.add(textMark({words, left.y()}, fitted(side.words, side.width, TextRole::Note, look),
        TextRole::Note, drawing::Tone::Notes));
}

double baselineIn(const QRectF& area, const Look& look)
{
    return area.center().y() + digitHeight(TextRole::Note, look) / 2;
}

Layer sameLayer(const QRectF& area, const QString& deskText, const Look& look)
{
    const QString same = look.isPresenting ? Words::tr("same as before") : deskText;
    Layer layer {Layer::Meaning::Texts};
    layer.add(textMark({area.right(), baselineIn(area, look)},
        fitted(same, area.width(), TextRole::Note, look), TextRole::Note, drawing::Tone::Notes,
        Alignment::Right));
    return layer;
}

} // namespace

QString nameOfA(const Look& look)
{
    return look.isPresenting ? Words::tr("before", "of two states") : u"A"_s;
}

QString nameOfB(const Look& look)
{
    return look.isPresenting ? Words::tr("after", "of two states") : u"B"_s;
}

QColor ghostColor(const QColor& colour, const Palette& palette)
{
    constexpr double faint = 0.6; // of the colour, or as much more as a line needs to be visible
    constexpr double seen = 3; // WCAG 2.1, 1.4.11
    constexpr double step = 0.02;
    for (double share = faint; share < 1; share += step)
        if (const QColor tone = blended(colour, palette.ground, share);
            contrast(tone, palette.ground) >= seen)
            return tone;
    return colour;
}

drawing::Pen ghostPenOf(drawing::Tone tone, const Look& look)
{
    return {.ink = drawing::Ink(tone).with(drawing::Ink::As::Reference),
        .width = look.px(ghostWidth),
        .cap = drawing::Pen::Cap::Flat,
        .dashes = {4 / ghostWidth, 3 / ghostWidth}};
}

Layer alikeLayer(const QRectF& area, const Look& look)
{
    return sameLayer(area, Words::tr("A and B have the same numbers here"), look);
}

Layer comparisonLayer(const QRectF& area, const ComparisonWords& words, const Look& look)
{
    Layer layer {Layer::Meaning::Texts};
    if (words == ComparisonWords {})
        return sameLayer(area, Words::tr("A and B are the same"), look);
    const double baseline = baselineIn(area, look);
    std::array sides {Side {nameOfA(look), words.a}, Side {nameOfB(look), words.b}};
    const double heads = look.px(between) + headWidth(sides[0], look) + headWidth(sides[1], look);
    const double space = area.width() - heads;
    if (space < look.px(40))
        return layer;
    const auto measure = [&] {
        for (Side& side : sides)
            side.width = textWidth(side.words, TextRole::Note, look);
        return sides[0].width + sides[1].width <= space;
    };
    for (std::size_t k = 0; !measure() && k < words.shorter.size(); ++k) {
        sides[0].words = words.shorter[k].first;
        sides[1].words = words.shorter[k].second;
    }
    if (!measure()) { // what differs may be at the end
        const QString a = sides[0].words;
        const QString b = sides[1].words;
        for (const qsizetype at : cutsOfStart(a, b)) {
            sides[0].words = u"…"_s + a.mid(at);
            sides[1].words = u"…"_s + b.mid(at);
            if (measure())
                break;
        }
    }
    fitInto(space, sides[0], sides[1]);
    for (Side& side : sides) // one letter of a word says less than none
        if (side.width < look.px(fewestWords)
            && side.width < textWidth(side.words, TextRole::Note, look))
            side = {side.letter, {}, 0};
    const drawing::Pen present {
        .ink = drawing::Tone::Text, .width = look.px(1.75), .cap = drawing::Pen::Cap::Flat};
    const double right = area.right() - headWidth(sides[1], look) - sides[1].width;
    addSide(layer, {right, baseline}, sides[1], present, look);
    const double left = right - look.px(between) - sides[0].width - headWidth(sides[0], look);
    addSide(layer, {left, baseline}, sides[0], ghostPenOf(drawing::Tone::Text, look), look);
    return layer;
}

} // namespace lab::ui
