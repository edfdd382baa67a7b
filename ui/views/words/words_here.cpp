#include "ui/views/words/words_here.h"

#include "ui/lessons/languages.h"
#include "ui/views/words/word_text.h"

#include <QAbstractTextDocumentLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <set>

namespace lab::ui {

namespace {

constexpr double reach = 3; ///< pixels around a word

double areaOf(const QRectF& rect)
{
    return rect.width() * rect.height();
}

/// The part of each line that the characters cover.
std::vector<QRectF> rectsOf(const QTextBlock& block, qsizetype from, qsizetype length)
{
    std::vector<QRectF> rects;
    const QTextLayout& layout = *block.layout();
    const int end = static_cast<int>(from + length);
    for (int at = static_cast<int>(from); at < end;) {
        const QTextLine line = layout.lineForTextPosition(at);
        if (!line.isValid())
            break;
        const int last = std::min(end, line.textStart() + line.textLength());
        const double left = line.cursorToX(at);
        rects.emplace_back(layout.position() + QPointF(left, line.y()),
            QSizeF(line.cursorToX(last) - left, line.height()));
        if (last <= at)
            break;
        at = last;
    }
    return rects;
}

} // namespace

std::vector<ShownWord> wordsOf(const std::vector<WrittenSymbol>& symbols)
{
    std::vector<ShownWord> words;
    for (const WrittenSymbol& symbol : symbols) {
        for (const QString& name : symbol.names) {
            if (const KnownWord* word = ownWords().symbol(symbol.formula, name)) {
                words.push_back({word, symbol.number, symbol.rect});
                break;
            }
        }
    }
    return words;
}

std::vector<ShownWord> wordsOf(const QLabel& label, std::optional<BenchId> bench)
{
    std::vector<ShownWord> words;
    const QRectF area = label.contentsRect();
    QTextDocument text;
    text.setDocumentMargin(0);
    text.setDefaultFont(label.font());
    QTextOption wrapping = text.defaultTextOption();
    wrapping.setWrapMode(label.wordWrap() ? QTextOption::WordWrap : QTextOption::ManualWrap);
    text.setDefaultTextOption(wrapping);
    text.setPlainText(label.text());
    text.setTextWidth(area.width());
    const double above = std::max(0.0, (area.height() - text.size().height()) / 2);
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        for (const WordPlace& place : ownWords().placesIn(block.text(), windowLanguage(), bench)) {
            for (const QRectF& rect : rectsOf(block, place.from, place.length))
                words.push_back(
                    {place.word, {}, rect.translated(area.topLeft() + QPointF(0, above))});
        }
    }
    return words;
}

const ShownWord* wordAt(const std::vector<ShownWord>& words, QPointF point)
{
    const ShownWord* nearest = nullptr;
    for (const ShownWord& word : words) {
        if (word.rect.adjusted(-reach, -reach, reach, reach).contains(point)
            && (!nearest || areaOf(word.rect) < areaOf(nearest->rect)))
            nearest = &word;
    }
    return nearest;
}

bool showWord(const QHelpEvent& asked, const WordProvider& words, QWidget* widget)
{
    const std::vector<ShownWord> all = words.shownWords();
    const ShownWord* word = wordAt(all, asked.pos());
    if (!word) {
        QToolTip::hideText();
        return false;
    }
    const QRectF around = word->rect.adjusted(-reach, -reach, reach, reach);
    QToolTip::showText(asked.globalPos(), wordTip(*word->word, words.bench(), word->number), widget,
        around.toAlignedRect());
    return true;
}

QString textOf(const std::vector<ShownWord>& words, std::optional<BenchId> bench)
{
    QString text;
    std::set<const KnownWord*> reported;
    for (const ShownWord& word : words) {
        if (reported.insert(word.word).second)
            text += wordTip(*word.word, bench);
    }
    return text;
}

} // namespace lab::ui
