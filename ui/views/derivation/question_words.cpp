#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/views/derivation/line_tile.h"
#include "ui/views/derivation/question_box.h"

#include <QLineEdit>
#include <QPushButton>

namespace lab::ui {

namespace {

/// The nonempty sentences.
QString spoken(QStringList sentences)
{
    sentences.removeAll(QString());
    return oneAfterAnother(sentences);
}

} // namespace

void QuestionBox::retranslate()
{
    m_check->setText(tr("Check answer"));
    m_show->setText(tr("Show answer"));
    m_cards->setText(tr("Break cards"));
    m_cards->setToolTip(
        tr("The bench shows a page with a break. What happens to the requirement?"));
    m_back->setText(m_question.card ? tr("Close the cards") : tr("Back"));
    const bool startsPass = m_question.isLast && !m_question.isLastPass;
    m_next->setText(m_question.card  ? tr("Next card")
            : m_question.due         ? tr("Review page %1").arg(*m_question.due)
            : startsPass             ? tr("Next pass")
            : m_question.startsRound ? tr("Blank one more equation")
                                     : tr("Next page"));
    m_next->setEnabled(m_question.card ? m_question.isOver && !m_question.isLast
                                       : !m_question.isHeld
                && (!m_question.isLast || !m_question.isLastPass || m_question.startsRound));
    m_next->setToolTip(m_question.due
            ? tr("You will be asked again after two and after five more pages.")
            : m_question.startsRound && !m_question.card
            ? tr("The last equations again, with one more blank.")
            : startsPass && !m_question.card && m_question.pass > 1
            ? tr("Now the equations themselves are blank, starting with the last.")
            : startsPass && !m_question.card
            ? tr("Now go through the pages again and find the principle behind each equation.")
            : QString());
    m_back->setEnabled(m_question.card || !m_question.isFirst);
    const bool isAnswered = m_question.isOver;
    m_check->setDefault(!isAnswered);
    m_next->setDefault(isAnswered);
    m_field->setAccessibleName(tr("Your answer"));
    // The result of an answer is announced with the widget that gets the focus next.
    m_field->setAccessibleDescription(
        spoken({m_question.outcome, m_question.sketch, m_question.text}));
    m_next->setAccessibleDescription(isAnswered
            ? spoken({m_question.outcome, m_question.sketch, m_next->toolTip()})
            : QString());
    m_field->setToolTip(tip(m_question.text));
    setToolTip(tip(m_question.isOver ? m_question.text : QString()));
    for (std::size_t index = 0; index < m_tiles.size(); ++index) {
        const bool isThere = index < m_question.tiles.size();
        m_tiles[index]->setWords(isThere ? m_question.tiles[index].label : QString());
        m_tiles[index]->setFormula(isThere ? m_question.tiles[index].formula : QString(), m_look);
    }
    setAccessibleName(tr("Question"));
    setAccessibleDescription(spoken({m_question.text, m_question.outcome, m_question.sketch}));
}

} // namespace lab::ui
