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

/// A symbol or term shown in a widget.
struct ShownWord {
    const KnownWord* word = nullptr; ///< from ownWords()
    QString number; ///< shown instead of the symbol; if empty, its letter or name is shown
    QRectF rect; ///< in widget coordinates
};

/// Mixed into a widget: the symbols and terms that it shows, in reading order.
class WordProvider {
public:
    virtual ~WordProvider() = default;
    virtual std::vector<ShownWord> shownWords() const = 0;

    /// The bench for which they are explained; empty if the explanation is the same in all.
    void setBench(BenchId bench) { m_bench = bench; }
    std::optional<BenchId> bench() const { return m_bench; }

private:
    std::optional<BenchId> m_bench;
};

/// The glossary entries of painted symbols; symbols without an entry are left out.
std::vector<ShownWord> wordsOf(const std::vector<WrittenSymbol>& symbols);

/// The terms in the text of a label, in its coordinates, with the line breaks of Qt.
std::vector<ShownWord> wordsOf(const QLabel& label, std::optional<BenchId> bench);

/// The smallest one within a few pixels of the point.
const ShownWord* wordAt(const std::vector<ShownWord>& words, QPointF point);

/// Shows the explanation of the term under the pointer until the pointer leaves it; false if there
/// is none.
bool showWord(const QHelpEvent& asked, const WordProvider& words, QWidget* widget);

/// Each term once, as rich text, one below the other.
QString textOf(const std::vector<ShownWord>& words, std::optional<BenchId> bench);

} // namespace lab::ui
