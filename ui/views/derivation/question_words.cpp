#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/views/derivation/line_tile.h"
#include "ui/views/derivation/question_box.h"

#include <QLineEdit>
#include <QPushButton>

namespace lab::ui {

namespace {

/// Of sentences those that there are.
QString spoken(QStringList sentences)
{
    sentences.removeAll(QString());
    return oneAfterAnother(sentences);
}

} // namespace

void QuestionBox::retranslate()
{
    m_check->setText(tr("Check"));
    m_show->setText(tr("Show me"));
    m_cards->setText(tr("Break cards"));
    m_cards->setToolTip(
        tr("A break of some page lies on the bench; you say what becomes of the wish."));
    m_back->setText(m_question.card ? tr("Put the cards away") : tr("Back"));
    const bool startsPass = m_question.isLast && !m_question.isLastPass;
    m_next->setText(m_question.card  ? tr("Next card")
            : m_question.due         ? tr("Page %1 again").arg(*m_question.due)
            : startsPass             ? tr("Next pass")
            : m_question.startsRound ? tr("One more blank")
                                     : tr("Next page"));
    m_next->setEnabled(m_question.card ? m_question.isOver && !m_question.isLast
                                       : !m_question.isHeld
                && (!m_question.isLast || !m_question.isLastPass || m_question.startsRound));
    m_next->setToolTip(m_question.due
            ? tr("What was answered wrong is asked again, after two and after five pages.")
            : m_question.startsRound && !m_question.card
            ? tr("The last lines once more, and the one before them is blank, too.")
            : startsPass && !m_question.card && m_question.pass > 1
            ? tr("Now the lines themselves are blank, from the last one on.")
            : startsPass && !m_question.card
            ? tr("Once more from the first page on: now by which principle each line follows.")
            : QString());
    m_back->setEnabled(m_question.card || !m_question.isFirst);
    const bool isAnswered = m_question.isOver;
    m_check->setDefault(!isAnswered);
    m_next->setDefault(isAnswered);
    m_field->setAccessibleName(tr("Your answer"));
    // What came of an answer is heard with what has the keys after it.
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
    setAccessibleName(tr("Before you go on"));
    setAccessibleDescription(spoken({m_question.text, m_question.outcome, m_question.sketch}));
}

} // namespace lab::ui
