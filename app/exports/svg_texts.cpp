#include "app/exports/svg_texts.h"

#include "ui/paint/text/fonts.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

/// <text … x="1" … >words</text>, as in the file.
struct Piece {
    qsizetype start = 0;
    qsizetype end = 0;
    bool goesOn = false; ///< only whitespace between it and the previous piece
    QString beforeX; ///< from < to the number
    QString x;
    QString behindX; ///< to >
    QString words; ///< escaped
};

std::vector<Piece> piecesIn(const QString& svg)
{
    static const QRegularExpression element(
        u"(<text [^>]*?\\bx=\")([^\"]*)(\"[^>]*>)([^<]*)</text>"_s);
    std::vector<Piece> pieces;
    for (auto all = element.globalMatch(svg); all.hasNext();) {
        const auto one = all.next();
        const qsizetype before = pieces.empty() ? 0 : pieces.back().end;
        const auto between = QStringView(svg).mid(before, one.capturedStart() - before);
        pieces.push_back(
            {one.capturedStart(), one.capturedEnd(), !pieces.empty() && between.trimmed().isEmpty(),
                one.captured(1), one.captured(2), one.captured(3), one.captured(4)});
    }
    return pieces;
}

/// The number of pieces from `first` on that form the text, which Qt writes one after the other; 0
/// if they are another text. A formula's empty piece begins none.
std::size_t countOf(const QString& text, const std::vector<Piece>& pieces, std::size_t first)
{
    const QString whole = text.toHtmlEscaped();
    QString words;
    for (std::size_t k = first; k < pieces.size() && words.size() < whole.size(); ++k) {
        if (k == first ? pieces[k].words.isEmpty() : !pieces[k].goesOn)
            return 0;
        words += pieces[k].words;
        if (!whole.startsWith(words))
            return 0;
        if (words.size() == whole.size())
            return k + 1 - first;
    }
    return 0;
}

QString placed(const Piece& piece, const ui::VectorText& text)
{
    const bool isLeft = text.alignment == ui::Alignment::Left;
    const bool isCentre = text.alignment == ui::Alignment::Centre;
    const double edge = isLeft ? 0 : isCentre ? text.width / 2 : text.width;
    const QString x = isLeft ? piece.x : QString::number(piece.x.toDouble() + edge, 'g', 7);
    const QString anchor =
        isLeft ? QString() : u" text-anchor=\"%1\""_s.arg(isCentre ? u"middle"_s : u"end"_s);
    return piece.beforeX + x + u'"' + anchor + piece.behindX.mid(1) + text.text.toHtmlEscaped()
        + u"</text>"_s;
}

QString withWholeTexts(const QString& svg, const std::vector<ui::VectorText>& texts)
{
    constexpr std::size_t maxPassedOver = 64;
    const std::vector<Piece> pieces = piecesIn(svg);
    QString result;
    qsizetype done = 0;
    std::size_t next = 0;
    for (std::size_t k = 0; k < pieces.size();) {
        std::size_t at = next;
        std::size_t count = 0;
        for (; at < std::min(texts.size(), next + maxPassedOver); ++at) {
            count = countOf(texts[at].text, pieces, k);
            if (count > 0)
                break;
        }
        if (count == 0) {
            ++k;
            continue;
        }
        result += QStringView(svg).mid(done, pieces[k].start - done);
        result += placed(pieces[k], texts[at]);
        done = pieces[k + count - 1].end;
        next = at + 1;
        k += count;
    }
    return result += QStringView(svg).mid(done);
}

/// "Inter, 'Noto Sans', 'DejaVu Sans', sans-serif" for the program's own font, which other programs
/// do not have.
QString familyList(const QString& family)
{
    if (family == ui::codeFamilies().front())
        return u"'JetBrains Mono', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace"_s;
    return u"Inter, 'Noto Sans', 'DejaVu Sans', sans-serif"_s;
}

QString withFamilyLists(const QString& svg)
{
    static const QRegularExpression attribute(u"(?<=\\bfont-family=\")[^\"]*(?=\")"_s);
    QString result;
    qsizetype done = 0;
    for (auto all = attribute.globalMatch(svg); all.hasNext();) {
        const auto one = all.next();
        result += QStringView(svg).mid(done, one.capturedStart() - done);
        result += familyList(one.captured());
        done = one.capturedEnd();
    }
    return result += QStringView(svg).mid(done);
}

} // namespace

QByteArray withPlacedTexts(const QByteArray& svg, const std::vector<ui::VectorText>& texts)
{
    QString whole = withFamilyLists(withWholeTexts(QString::fromUtf8(svg), texts));
    const qsizetype root = whole.indexOf("<svg "_L1); // as the texts were measured
    if (root >= 0)
        whole.insert(root + 5, u"style=\"font-kerning:none;font-variant-numeric:tabular-nums\" "_s);
    return whole.toUtf8();
}

} // namespace lab::app
