#include "ui/paint/text/text.h"

#include "core/drawing/font_metrics.h"
#include "ui/paint/text/fonts.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text_parts.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QGuiApplication>
#include <QHash>
#include <QLocale>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// A text after layout: its glyphs relative to the start of the baseline.
struct ShapedText {
    QList<QGlyphRun> runs;
    double width = 0;
};

/// Adds glyphs at x, to the last run if they have the same font.
void append(ShapedText& text, const ShapedText& piece, double x, double y = 0)
{
    for (QGlyphRun run : piece.runs) {
        QList<QPointF> positions = run.positions();
        for (QPointF& position : positions)
            position += QPointF(x, y);
        if (!text.runs.isEmpty() && text.runs.last().rawFont() == run.rawFont()) {
            QGlyphRun& last = text.runs.last();
            last.setPositions(last.positions() + positions);
            last.setGlyphIndexes(last.glyphIndexes() + run.glyphIndexes());
        } else {
            run.setPositions(positions);
            text.runs.append(run);
        }
    }
}

/// A font at one size, and the texts that have been laid out in it.
class Face {
public:
    Face(const QFont& font, bool isCode, double small)
        : m_font(font)
        , m_smallFont(font)
        , m_digitHeight(QFontMetricsF(font).capHeight())
        , m_isCode(isCode)
    {
        m_smallFont.setPixelSize(std::max(1, qRound(small * font.pixelSize())));
    }

    const QFont& font() const { return m_font; }
    QList<TextPart> parts(const QString& text) const
    {
        return m_isCode ? QList<TextPart> {{text}} : textParts(text);
    }
    const QFont& fontOf(const TextPart& part) const
    {
        return part.level == TextPart::Level::Line ? m_font : m_smallFont;
    }
    /// Of a part's baseline below that of the line, in pixels.
    double drop(const TextPart& part) const { return m_font.pixelSize() * dropOf(part.level); }
    double width(const TextPart& part) { return shaped(part).width; }
    double digitHeight() const { return m_digitHeight; }

    const ShapedText& shaped(const QString& text)
    {
        const auto known = m_texts.constFind(text);
        if (known != m_texts.constEnd())
            return *known;
        if (m_texts.size() >= most)
            m_texts.clear();
        ShapedText whole;
        for (const TextPart& part : parts(text)) {
            const ShapedText shape = shaped(part);
            append(whole, shape, whole.width, drop(part));
            whole.width += shape.width;
        }
        return *m_texts.insert(text, whole);
    }

private:
    ShapedText shaped(const TextPart& part)
    {
        return part.level == TextPart::Level::Line ? byWords(withSuperscripts(part.text))
                                                   : laidOut(part.text, m_smallFont);
    }

    /// Text at spaces, and numbers at their digits, has the layout of its pieces, for nothing is
    /// kerned: so a number that changes is not laid out again.
    ShapedText byWords(const QString& text)
    {
        ShapedText whole;
        const auto add = [&](const QString& piece) {
            auto known = m_pieces.constFind(piece);
            if (known == m_pieces.constEnd()) {
                if (m_pieces.size() >= most)
                    m_pieces.clear();
                known = m_pieces.insert(piece, laidOut(piece, m_font));
            }
            append(whole, *known, whole.width);
            whole.width += known->width;
        };
        const auto isOfNumber = [](QChar c) {
            return (c >= u'0' && c <= u'9') || c == u'.' || c == u'\u2212';
        };
        for (qsizetype from = 0; from < text.size();) {
            qsizetype to = text.indexOf(u' ', from);
            if (to == from)
                to = from + 1;
            if (to < 0)
                to = text.size();
            const QString word = text.mid(from, to - from);
            if (std::ranges::all_of(word, isOfNumber)) {
                for (const QChar c : word)
                    add(c);
            } else {
                add(word);
            }
            from = to;
        }
        return whole;
    }

    static ShapedText laidOut(const QString& text, const QFont& font)
    {
        QTextLayout layout(text, font);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setNumColumns(static_cast<int>(text.size()));
        line.setPosition({0, -line.ascent()});
        layout.endLayout();
        return {layout.glyphRuns(), line.horizontalAdvance()};
    }

    static constexpr int most = 1024; ///< otherwise changing numbers would fill the memory
    QFont m_font;
    QFont m_smallFont; ///< of parts below or above the line
    double m_digitHeight = 0;
    bool m_isCode = false; ///< which is written unchanged
    QHash<QString, ShapedText> m_texts;
    QHash<QString, ShapedText> m_pieces;
};

/// The fonts in use, each with its texts.
class Faces {
public:
    Face& face(TextRole role, double scale)
    {
        for (const Entry& entry : m_faces) {
            if (entry.role == role && qFuzzyCompare(entry.scale, scale))
                return *entry.face;
        }
        const bool isCode = role == TextRole::Code;
        const auto kind = static_cast<drawing::TextRole>(role);
        const QFont font = pictureFont(isCode ? codeFamilies() : textFamilies(),
            drawing::letterPixels(kind, scale),
            drawing::letterSize(kind).isSemibold ? QFont::DemiBold : QFont::Normal);
        m_faces.push_back(
            {role, scale, std::make_unique<Face>(font, isCode, drawing::indexScale(kind))});
        return *m_faces.back().face;
    }

    void clear() { m_faces.clear(); }

private:
    struct Entry {
        TextRole role;
        double scale;
        std::unique_ptr<Face> face;
    };

    std::vector<Entry> m_faces;
};

Face& face(TextRole role, const Look& look)
{
    // The application's font engines must not outlive it.
    static Faces faces;
    static const bool cleared = (qAddPostRoutine([] { faces.clear(); }), true);
    Q_UNUSED(cleared)
    return faces.face(role, look.scale);
}

struct PlacedText {
    QString text;
    QPointF start;
};

void paintGlyphs(
    QPainter& painter, QPointF start, const QString& text, Face& known, const Look& look)
{
    if (look.medium == Look::Medium::Vector) {
        for (const TextPart& part : known.parts(text)) {
            painter.setFont(known.fontOf(part));
            painter.drawText(start + QPointF(0, known.drop(part)), withSuperscripts(part.text));
            start.rx() += known.width(part);
        }
        return;
    }
    // Glyphs are placed on whole rows of pixels. Half rows, which are frequent, would round up or
    // down depending on the picture's place in the window.
    constexpr QPointF tie(0, 1.0 / 256);
    for (const QGlyphRun& run : known.shaped(text).runs)
        painter.drawGlyphRun(start + tie, run);
}

/// The part of a text that fits into its place: see paintText(). Empty if that would say nothing.
std::optional<PlacedText> inPlace(const QRectF& place, QPointF start, const QString& text,
    double width, TextRole role, const Look& look)
{
    const bool hasLetters = std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
    const auto line = drawing::lineIn({place.x(), place.y(), place.width(), place.height()},
        {start.x(), start.y()}, width, digitHeight(role, look), hasLetters);
    if (!line)
        return std::nullopt;
    return PlacedText {line->space ? fitted(text, *line->space, role, look) : text,
        {line->start.x, line->start.y}};
}

} // namespace

QFont font(const Look& look, TextRole role)
{
    return face(role, look).font();
}

double paintText(QPainter& painter, QPointF baseline, const QString& text, TextRole role,
    const QColor& colour, const Look& look, Alignment alignment)
{
    if (text.isEmpty())
        return 0;
    Face& known = face(role, look);
    const double width = known.shaped(text).width;
    if (!look.hasWords)
        return width;
    const double before = alignment == Alignment::Left ? 0
        : alignment == Alignment::Right                ? width
                                                       : width / 2;
    const QPointF start(baseline.x() - before, baseline.y());
    const QRectF place = painter.clipBoundingRect();
    const auto shown = place.isEmpty() ? std::optional(PlacedText {text, start})
                                       : inPlace(place, start, text, width, role, look);
    if (shown) {
        painter.setPen(colour);
        paintGlyphs(painter, shown->start, shown->text, known, look);
    }
    return width;
}

double textWidth(const QString& text, TextRole role, const Look& look)
{
    return text.isEmpty() ? 0 : face(role, look).shaped(text).width;
}

double digitHeight(TextRole role, const Look& look)
{
    return face(role, look).digitHeight();
}

QString fitted(const QString& text, double space, TextRole role, const Look& look)
{
    if (textWidth(text, role, look) <= space)
        return text;
    return cutLine(text, font(look, role), space);
}

QString fittingWords(const QStringList& wordings, double space, TextRole role, const Look& look)
{
    for (const QString& words : wordings) {
        if (textWidth(words, role, look) <= space)
            return words;
    }
    return fitted(wordings.back(), space, role, look);
}

} // namespace lab::ui
