#pragma once

#include "ui/lessons/word_book.h"
#include "ui/paint/formula/written_formulas.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QHelpEvent;
class QLabel;
class QWidget;

namespace lab::ui {

/// A symbol or a term that stands in a widget.
struct WordHere {
    const KnownWord* word = nullptr; ///< of ownWords()
    QString number; ///< that is written in its place; empty: its letter or its name
    QRectF rect; ///< in the widget
};

/// Mixed into a widget: the words that stand in it, wherever they stand, in reading order.
class TellsWords {
public:
    virtual ~TellsWords() = default;
    virtual std::vector<WordHere> wordsHere() const = 0;

    /// Which bench the words are told of; nothing where they are the same in all.
    void setBench(BenchId bench) { m_bench = bench; }
    std::optional<BenchId> bench() const { return m_bench; }

private:
    std::optional<BenchId> m_bench;
};

/// The words of symbols that were painted; a symbol without a word is left out.
std::vector<WordHere> wordsOf(const std::vector<WrittenSymbol>& symbols);

/// The words in the text of a label, in its coordinates: where Qt breaks its lines.
std::vector<WordHere> wordsOf(const QLabel& label, std::optional<BenchId> bench);

/// The smallest one that is less than a few pixels from the point.
const WordHere* wordAt(const std::vector<WordHere>& words, QPointF point);

/// Shows what is to be said of the word where the pointer rests, until the pointer leaves that
/// word; false where there is none.
bool showWord(const QHelpEvent& asked, const TellsWords& words, QWidget* widget);

/// Each word once, as rich text, one below the other.
QString textOf(const std::vector<WordHere>& words, std::optional<BenchId> bench);

} // namespace lab::ui
