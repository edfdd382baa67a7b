#include "ui/paint/text/glyphs.h"

#include <QPointF>
#include <QString>

#include <algorithm>
#include <cmath>
#include <vector>

namespace lab::ui {

namespace {

class OutlineReader {
public:
    explicit OutlineReader(QStringView text)
        : m_text(text)
    {
    }

    QPainterPath path()
    {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        char16_t command = 0;
        while (skipSpaces()) {
            if (m_text[m_at].isLetter())
                command = m_text[m_at++].unicode();
            switch (command) {
            case u'M':
                path.moveTo(point());
                break;
            case u'L':
                path.lineTo(point());
                break;
            case u'C': {
                const QPointF first = point();
                const QPointF second = point();
                path.cubicTo(first, second, point());
                break;
            }
            case u'Z':
                path.closeSubpath();
                command = 0;
                break;
            default:
                return path;
            }
        }
        return path;
    }

private:
    bool skipSpaces()
    {
        while (m_at < m_text.size() && m_text[m_at] == u' ')
            ++m_at;
        return m_at < m_text.size();
    }
    int number()
    {
        skipSpaces();
        const bool isNegative = m_at < m_text.size() && m_text[m_at] == u'-';
        m_at += isNegative ? 1 : 0;
        int value = 0;
        while (m_at < m_text.size() && m_text[m_at].isDigit())
            value = 10 * value + m_text[m_at++].digitValue();
        return isNegative ? -value : value;
    }
    QPointF point()
    {
        const int x = number();
        return QPointF(x, -number());
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

/// The points of each subpath, including the control points of its curves.
std::vector<std::vector<QPointF>> contoursOf(const QPainterPath& path)
{
    std::vector<std::vector<QPointF>> contours;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo())
            contours.emplace_back();
        contours.back().push_back(element);
    }
    return contours;
}

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

double signedArea(const std::vector<QPointF>& contour)
{
    double twice = 0;
    for (std::size_t i = 0; i < contour.size(); ++i)
        twice += cross(contour[i], contour[(i + 1) % contour.size()]);
    return twice / 2;
}

/// The direction and length from a point to the next different one, `step` points at a time.
struct Direction {
    QPointF unit;
    double length = 0;
};
Direction direction(const std::vector<QPointF>& contour, std::size_t from, std::size_t step)
{
    for (std::size_t i = 1; i < contour.size(); ++i) {
        const QPointF way = contour[(from + i * step) % contour.size()] - contour[from];
        const double length = std::hypot(way.x(), way.y());
        if (length > 0)
            return {way / length, length};
    }
    return {};
}

/// Each point moved along the mean of the normals of its two sides, so that both sides move by
/// `distance`; less at needle-sharp corners and between close points.
std::vector<QPointF> offset(const std::vector<QPointF>& contour, double distance)
{
    std::vector<QPointF> result = contour;
    for (std::size_t i = 0; i < contour.size(); ++i) {
        const Direction out = direction(contour, i, 1);
        const Direction back = direction(contour, i, contour.size() - 1);
        const QPointF in = -back.unit;
        const double turn = 1 + QPointF::dotProduct(in, out.unit);
        if (turn < 0.0625)
            continue;
        const QPointF both = in + out.unit;
        const double reach = std::min(in.isNull() ? 0 : back.length, out.length);
        const double bend = std::abs(cross(in, out.unit));
        const double factor = std::abs(distance) * bend <= reach * turn
            ? distance / turn
            : std::copysign(reach / bend, distance);
        result[i] += factor * QPointF(both.y(), -both.x());
    }
    return result;
}

} // namespace

Glyphs::Glyphs(const QStringList& outlines)
    : m_outlines(outlines)
{
}

const QPainterPath& Glyphs::glyph(int number, Boldness boldness) const
{
    const auto known = m_paths.find({number, boldness});
    if (known != m_paths.end())
        return known->second;
    QPainterPath path = emboldened(OutlineReader(m_outlines.at(number)).path(), boldness);
    return m_paths.emplace(std::pair(number, boldness), std::move(path)).first->second;
}

Boldness boldnessAtScale(Boldness boldness, double scale)
{
    return static_cast<Boldness>(std::lround(boldness / scale));
}

QPainterPath emboldened(QPainterPath path, Boldness boldness)
{
    if (boldness == 0)
        return path;
    const std::vector<std::vector<QPointF>> contours = contoursOf(path);
    double area = 0;
    for (const auto& contour : contours)
        area += signedArea(contour);
    const double outwards = std::copysign(boldness / 2.0, area);
    int element = 0;
    for (const auto& contour : contours) {
        for (const QPointF& moved : offset(contour, outwards))
            path.setElementPositionAt(element++, moved.x(), moved.y());
    }
    return path;
}

} // namespace lab::ui
