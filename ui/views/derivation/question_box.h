#pragma once

#include "ui/paint/derivation/page_text.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPainter;
class QPushButton;

namespace lab::ui {

class LineTile;

/// What a page asks before it answers.
struct Question {
    int page = 0;
    QString text;
    QString outcome; ///< what came of it, in words; empty while nothing was answered
    Mark mark = Mark::None; ///< of the outcome
    QString sketch; ///< what is said of a curve that was drawn, with a mark of its own
    Mark sketchMark = Mark::None;
    struct Tile {
        QString key;
        QString label;
        QString formula; ///< of the book, in place of words

        bool operator==(const Tile&) const = default;
    };
    std::vector<Tile> tiles; ///< principles or half-sentences to choose from, in place of a number
    bool isOver = false; ///< what it kept back is in sight
    int pass = 1;
    bool isLastPass = false;
    bool isFirst = false; ///< there is no page before it
    bool isLast = false;
    std::optional<int> due; ///< a page that is asked again before the next
    std::optional<int> card; ///< a break that lies on the bench; back is away from the cards
    bool hasCards = false; ///< they can be taken
    bool isHeld = false; ///< the way on leads nowhere before this one is answered
    bool startsRound = false; ///< after the last page one more line is blank

    bool operator==(const Question&) const = default;
};

/// "Before you go on": the question of a page with a field for a number, or tiles to choose
/// from, and the way to the pages before and after. What came of an answer stands below.
/// Once all is told there is no field, and where there is little height the question is one line.
///
/// The field takes a number in any spelling, or anything that can be reckoned, "2*pi/3".
class QuestionBox : public QWidget {
    Q_OBJECT
public:
    explicit QuestionBox(QWidget* parent = nullptr);

    void setQuestion(Question question);
    const Question& question() const { return m_question; }
    void setLook(const Look& look);
    /// What is over, where there is little height: one line of its question and the outcome beside
    /// the way on, or the outcome alone, with as much of the question as has space behind it.
    enum class Brief { No, TwoLines, OneLine };
    void setBrief(Brief brief);
    /// Whether it is words alone, where nobody answers: on paper.
    void setWordsAlone(bool areAlone);
    int heightNeeded(int width) const;
    /// Its words, where they stand in the box.
    void paintWords(QPainter& painter) const;
    void place(const QRect& area);
    QWidget* openField() const; ///< where a number is typed; none while none is asked for

Q_SIGNALS:
    void answered(double number);
    void shown();
    void tileChosen(const QString& key);
    void stepped(int by); ///< forward to the page that is due, if one is
    void passStarted(); ///< after the last page: the next pass or a round of the last one
    void cardsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void take();
    void giveKeysOn(); ///< once it is over, to the way on
    void layOut();
    bool isBriefNow() const
    {
        return m_brief != Brief::No && m_question.isOver && m_question.tiles.empty();
    }
    double besideWays(int width) const;
    Look lettersOfQuestion(int width) const;
    /// What came of the answer, and of what was drawn, each from a line of its own on.
    struct Said {
        Mark mark;
        QStringList lines;
    };
    std::vector<Said> said(double space) const;
    double saidHeight(const std::vector<Said>& all) const;
    bool hasFormulas() const;
    int tileColumns(int width) const;
    /// Where they stand in a width, from their top on.
    std::vector<QRect> tilePlaces(int width) const;
    std::vector<QRect> tilePlacesIn(int width, int columns) const;
    double paintTileWords(QPainter& painter, double below) const;

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
