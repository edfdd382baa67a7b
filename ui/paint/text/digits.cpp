#include "ui/paint/text/digits.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTransform>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double em = 1000;

char16_t typeset(QChar character)
{
    return character == u'-' ? u'\u2212' : character.unicode();
}

bool continuesExponent(QChar character)
{
    return character.isDigit() || character == u'.' || character == u'/';
}

bool isSign(QChar character)
{
    return character == u'-' || character == u'\u2212' || character == u'+';
}

QPainterPath hollowBox()
{
    QPainterPath box;
    box.addRect(50, -660, 400, 660);
    QPainterPath hole;
    hole.addRect(100, -610, 300, 560);
    box.addPath(hole.toReversed());
    return box;
}

} // namespace

Digits::Digits(const QJsonObject& numbers, std::shared_ptr<const Glyphs> glyphs)
    : m_glyphs(std::move(glyphs))
{
    const QJsonObject known = numbers["glyphs"_L1].toObject();
    for (auto it = known.begin(); it != known.end(); ++it) {
        const QJsonArray row = it.value().toArray();
        m_known[it.key().front().unicode()] = {
            row[0].toInt(), row[1].toDouble(), row[2].toDouble()};
    }
    m_unknown.advance = em / 2;
    const QJsonObject raised = numbers["raised"_L1].toObject();
    m_raisedScale = raised["scale"_L1].toDouble() / em;
    m_raisedY = raised["y"_L1].toDouble();
}

std::vector<Digits::Placed> Digits::placed(QStringView number) const
{
    std::vector<Placed> result;
    result.reserve(static_cast<std::size_t>(number.size()));
    double x = 0;
    bool isRaised = false;
    for (qsizetype at = 0; at < number.size(); ++at) {
        const QChar character = number[at];
        if (character == u'^') {
            isRaised = true;
            continue;
        }
        const bool opensExponent = at > 0 && number[at - 1] == u'^' && isSign(character);
        isRaised = isRaised && (opensExponent || continuesExponent(character));
        const auto found = m_known.find(typeset(character));
        const Glyph* glyph = found == m_known.end() ? &m_unknown : &found->second;
        result.push_back({glyph, x, isRaised});
        x += glyph->advance * (isRaised ? m_raisedScale : 1);
    }
    return result;
}

double Digits::width(QStringView number) const
{
    const auto glyphs = placed(number);
    if (glyphs.empty())
        return 0;
    const Placed& last = glyphs.back();
    return last.x + last.glyph->advance * (last.isRaised ? m_raisedScale : 1);
}

double Digits::ascent(QStringView number) const
{
    constexpr double digitHeight = 666;
    return number.contains(u'^') ? digitHeight * m_raisedScale - m_raisedY : digitHeight;
}

std::vector<Digits::PlacedGlyph> Digits::glyphsOf(QStringView number) const
{
    std::vector<PlacedGlyph> result;
    for (const auto& [glyph, x, isRaised] : placed(number)) {
        const double scale = isRaised ? m_raisedScale : 1;
        if (glyph->number >= 0)
            result.push_back(
                {glyph->number, x + scale * glyph->margin, isRaised ? m_raisedY : 0, scale});
    }
    return result;
}

bool Digits::hasAll(QStringView number) const
{
    return std::ranges::all_of(
        number, [this](QChar c) { return c == u'^' || m_known.contains(typeset(c)); });
}

QPainterPath Digits::path(QStringView number, Boldness boldness) const
{
    QPainterPath result;
    result.setFillRule(Qt::WindingFill);
    for (const PlacedGlyph& placed : glyphsOf(number))
        result.addPath(
            QTransform(placed.scale, 0, 0, placed.scale, placed.x, placed.y)
                .map(m_glyphs->glyph(placed.glyph, boldnessAtScale(boldness, placed.scale))));
    for (const auto& [glyph, x, isRaised] : placed(number))
        if (glyph == &m_unknown) {
            const double scale = isRaised ? m_raisedScale : 1;
            result.addPath(
                QTransform(scale, 0, 0, scale, x, isRaised ? m_raisedY : 0).map(hollowBox()));
        }
    return result;
}

} // namespace lab::ui
