#pragma once

#include "core/figures/derivation/page_mark.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace lab::ui {

class LineTile;

/// The question that a page asks before it shows its answer.
struct Question {
    int page = 0;
    QString text;
    QString outcome; ///< the result of the answer, in words; empty until answered
    PageMark mark = PageMark::None; ///< of the outcome
    QString sketch; ///< feedback on a drawn curve, with its own mark
    PageMark sketchMark = PageMark::None;
    struct Tile {
        QString key;
        QString label;
        QString formula; ///< from the book, instead of text

        bool operator==(const Tile&) const = default;
    };
    std::vector<Tile> tiles; ///< principles or half-sentences to choose from, instead of a number
    bool isOver = false; ///< what it hides is visible now
    int pass = 1;
    bool isLastPass = false;
    bool isFirst = false; ///< there is no previous page
    bool isLast = false;
    std::optional<int> due; ///< a page that must be asked again before the next one
    std::optional<int> card; ///< the open card; "back" closes the cards
    bool hasCards = false; ///< cards are available
    bool isHeld = false; ///< "next" is disabled until this one is answered
    bool startsRound = false; ///< after the last page, a round with one more blank equation starts

    bool operator==(const Question&) const = default;
};

/// "Before you go on": the question of a page with a field for a number or tiles to choose from,
/// and buttons for the previous and next page. The result of an answer is below. When everything is
/// shown there is no field, and if there is little height the question is a single line.
///
/// The field accepts a number in any notation, or an expression, "2*pi/3".
class QuestionBox : public QWidget {
    Q_OBJECT
public:
    explicit QuestionBox(QWidget* parent = nullptr);

    void setQuestion(Question question);
    const Question& question() const { return m_question; }
    void setLook(const Look& look);
    /// After the answer, if there is little height: one line of the question and the result beside
    /// the buttons, or only the result, followed by as much of the question as fits.
    enum class Brief { No, TwoLines, OneLine };
    void setBrief(Brief brief);
    /// Whether to show only text, without input: for paper.
    void setWordsAlone(bool areAlone);
    int heightNeeded(int width) const;
    drawing::Layer layer() const; ///< its text, in the places that it has in the box
    void place(const QRect& area);
    QWidget* openField() const; ///< the field for a number; null if no number is asked for

Q_SIGNALS:
    void answered(double number);
    void shown();
    void tileChosen(const QString& key);
    void stepped(int by); ///< forward goes to the page that is due, if any
    void passStarted(); ///< after the last page: the next pass or another round of the last one
    void cardsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void take();
    void giveKeysOn(); ///< once answered, moves the focus to "next"
    void layOut();
    bool isBriefNow() const
    {
        return m_brief != Brief::No && m_question.isOver && m_question.tiles.empty();
    }
    double widthBesideButtons(int width) const;
    double lettersOfQuestion(int width) const; ///< size of the letters, see drawing::Text
    /// Feedback on the answer, and on a drawn curve, each starting on its own line.
    struct Said {
        PageMark mark;
        std::vector<std::string> lines;
    };
    std::vector<Said> said(double space) const;
    double saidHeight(const std::vector<Said>& all) const;
    bool hasFormulas() const;
    int tileColumns(int width) const;
    /// The rectangles of the tiles for this width, starting at y = 0.
    std::vector<QRect> tilePlaces(int width) const;
    std::vector<QRect> tilePlacesIn(int width, int columns) const;
    void addSaid(drawing::Layer& layer, double baseline, const std::vector<Said>& all) const;
    void addBrief(drawing::Layer& layer) const;
    /// Returns the baseline after the last.
    double addTiles(drawing::Layer& layer, double below) const;

    Question m_question;
    Brief m_brief = Brief::No;
    bool m_areWordsAlone = false;
    Look m_look;
    QLineEdit* m_field;
    QPushButton* m_check;
    QPushButton* m_show;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_cards;
    std::vector<LineTile*> m_tiles;
    QString m_error;
};

} // namespace lab::ui
