#include "ui/views/compare/cards_view.h"

#include "core/state/choices.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/controls/plain_widgets.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::ui {

bool CardsView::isOwnKey(const QKeyEvent& key)
{
    return key.modifiers() == Qt::NoModifier
        && ((key.key() >= Qt::Key_1 && key.key() <= Qt::Key_4) || key.key() == Qt::Key_C);
}

CardsView::CardsView(Deck deck, QWidget* parent)
    : FramedView(deck == Deck::Claims ? Picture::CompareClaims : Picture::CompareMistakes, parent)
{
    CardsFrame first;
    first.deck = deck; // set the name before it is first shown
    setFrame(first);
}

QString CardsView::exportName() const
{
    return frame().deck == Deck::Claims ? u"claims"_s : u"mistakes"_s;
}

NumberTable CardsView::tableOf(const CardsFrame& frame) const
{
    return lab::ui::numbers(frame);
}

CardsLayout CardsView::layout() const
{
    return {rect(), frame(), look()};
}

void CardsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const bool isHere = area == QRectF(rect()) && area.contains(pointer());
    paintCards(painter, CardsLayout(area, frame(), look), frame(),
        isHere ? std::optional(pointer()) : std::nullopt, look);
}

QString CardsView::said() const
{
    const Card& card = cardOf(frame());
    const auto count = static_cast<int>(frame().given.size());
    if (frame().deck == Deck::Claims)
        return tr("Claim %1 of %2: %3").arg(frame().card).arg(count).arg(inLanguage(card.text));
    return tr("Mistake %1 of %2: %3 First: %4 Second: %5")
        .arg(frame().card)
        .arg(count)
        .arg(inLanguage(card.text), inLanguage(card.lines[0].words),
            inLanguage(card.lines[1].words));
}

QString CardsView::spoken() const
{
    const Card& card = cardOf(frame());
    if (!frame().isOpen())
        return (frame().deck == Deck::Claims
                ? tr("%1 Vote: 1 holds, 2 in part, 3 does not hold, 4 depends.")
                : tr("%1 Vote: 1 first is correct, 2 second, 3 both, 4 neither."))
            .arg(said());
    QStringList reported;
    for (std::size_t i = 0; i < card.numbers.size(); ++i)
        reported += u"%1 %2"_s.arg(judgedNumber(frame().now, i), inLanguage(card.numbers[i].words));
    return (frame().deck == Deck::Claims
            ? tr("%1 Your vote: %2. Verdict: %3. %4. %5 Enter tests it.")
            : tr("%1 Your vote: %2. Verdict: %3. %4. %5 Enter shows it."))
        .arg(said(), verdictName(frame().vote()), judgedName(frame().now.verdict),
            listedApart(reported),
            (damageOf(card, frame().now) + u' ' + inLanguage(card.threshold) + u' '
                + ownVerdictText(frame()))
                .trimmed());
}

void CardsView::updateAccessibleText()
{
    setAccessibleName(frame().deck == Deck::Claims ? tr("Claims") : tr("Mistakes"));
    setAccessibleDescription(spoken());
}

void CardsView::choose(int card)
{
    if (card >= 1 && card <= static_cast<int>(frame().given.size()))
        edit(SetParameter {frame().deck == Deck::Claims ? "compare.claim" : "compare.mistake",
            Value(std::int64_t {card})});
}

void CardsView::vote(std::size_t index)
{
    const std::string key = frame().deck == Deck::Claims ? "compare.vote_" : "compare.line_";
    edit(SetParameter {key + std::to_string(frame().card), keyOf(votesOf(frame().deck)[index])});
}

void CardsView::test()
{
    edit(TestCard {cardOf(frame()).test});
}

void CardsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const CardsLayout places = layout();
    if (const auto card = places.cardAt(point))
        choose(*card);
    else if (const auto index = places.voteAt(point))
        vote(*index);
    else if (places.open.contains(point))
        test();
}

Qt::CursorShape CardsView::cursorAt(QPointF point) const
{
    const CardsLayout places = layout();
    const bool isButton =
        places.cardAt(point) || places.voteAt(point) || places.open.contains(point);
    return isButton ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void CardsView::mouseMoveEvent(QMouseEvent* event)
{
    PictureView::mouseMoveEvent(event);
    update(); // the button under the pointer
}

void CardsView::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    update();
}

bool CardsView::tellRow(const QHelpEvent& asked)
{
    const auto card = layout().cardAt(asked.pos());
    if (!card)
        return false;
    const auto row = static_cast<std::size_t>(*card - 1);
    showTip(asked.globalPos(),
        tr("%1. %2", "the number of a card and its text")
            .arg(*card)
            .arg(inLanguage(ownCards(frame().deck)[row].text)),
        this, layout().rows[row].toAlignedRect());
    return true;
}

bool CardsView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && tellRow(*static_cast<QHelpEvent*>(event)))
        return true;
    if (event->type() == QEvent::ShortcutOverride
        && isOwnKey(*static_cast<const QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return PictureView::event(event);
}

void CardsView::keyPressEvent(QKeyEvent* event)
{
    const auto count = static_cast<int>(frame().given.size());
    switch (event->key()) {
    case Qt::Key_Up:
        return choose(frame().card - 1);
    case Qt::Key_Down:
        return choose(frame().card + 1);
    case Qt::Key_C:
        return choose(frame().card % count + 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return test();
    default:
        break;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_4)
        return vote(static_cast<std::size_t>(event->key() - Qt::Key_1));
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui

#include "moc_cards_view.cpp"
