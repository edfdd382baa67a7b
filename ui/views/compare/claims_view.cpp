#include "ui/views/compare/claims_view.h"

#include "core/state/choices.h"
#include "ui/lessons/claim_book.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/number_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

bool isOwnKey(int key)
{
    return (key >= Qt::Key_1 && key <= Qt::Key_4) || key == Qt::Key_C;
}

} // namespace

ClaimsView::ClaimsView(QWidget* parent)
    : FramedView(Picture::CompareClaims, parent)
{
}

QString ClaimsView::exportName() const
{
    return u"claims"_s;
}

NumberTable ClaimsView::tableOf(const ClaimsFrame& frame) const
{
    return lab::ui::numbers(frame);
}

ClaimLayout ClaimsView::layout() const
{
    return {rect(), frame(), look()};
}

void ClaimsView::paint(QPainter& painter, const QRectF& area, const PointedLook& look) const
{
    const bool isHere = area == QRectF(rect()) && area.contains(pointer());
    paintClaims(painter, ClaimLayout(area, frame(), look), frame(),
        isHere ? std::optional(pointer()) : std::nullopt, look);
}

QString ClaimsView::spoken() const
{
    const Claim& claim = ownClaims()[static_cast<std::size_t>(frame().claim - 1)];
    const QString text = tr("Claim %1 of %2, source text %3: %4")
                             .arg(frame().claim)
                             .arg(static_cast<int>(ownClaims().size()))
                             .arg(QString::fromStdString(claim.source), inLanguage(claim.text));
    if (!frame().isOpen())
        return tr("%1 Vote by 1 holds, 2 in part, 3 does not hold, 4 depends.").arg(text);
    QStringList told;
    for (std::size_t i = 0; i < claim.numbers.size(); ++i)
        told += u"%1 %2"_s.arg(
            significant(frame().now.numbers[i], 4), inLanguage(claim.numbers[i].words));
    return tr("%1 Your vote: %2. Verdict: %3. %4. %5 Enter tests it.")
        .arg(text, verdictName(frame().vote()), verdictName(frame().now.verdict),
            told.join(u"; "_s), inLanguage(claim.threshold));
}

void ClaimsView::nameAnew()
{
    setAccessibleName(tr("Claims"));
    setAccessibleDescription(spoken());
}

void ClaimsView::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        nameAnew();
}

void ClaimsView::choose(int claim)
{
    if (claim >= 1 && claim <= static_cast<int>(ownClaims().size()))
        edit(SetParameter {"compare.claim", Value(std::int64_t {claim})});
}

void ClaimsView::voteFor(Verdict verdict)
{
    edit(SetParameter {"compare.vote_" + std::to_string(frame().claim), keyOf(verdict)});
}

void ClaimsView::test()
{
    edit(TestClaim {ownClaims()[static_cast<std::size_t>(frame().claim - 1)].test});
}

void ClaimsView::grab(QPointF point, Qt::KeyboardModifiers)
{
    const ClaimLayout places = layout();
    if (const auto claim = places.claimAt(point))
        choose(*claim);
    else if (const auto verdict = places.voteAt(point))
        voteFor(*verdict);
    else if (places.open.contains(point))
        test();
}

Qt::CursorShape ClaimsView::cursorAt(QPointF point) const
{
    const ClaimLayout places = layout();
    const bool isButton =
        places.claimAt(point) || places.voteAt(point) || places.open.contains(point);
    return isButton ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

void ClaimsView::mouseMoveEvent(QMouseEvent* event)
{
    PictureView::mouseMoveEvent(event);
    update(); // the button under the pointer
}

void ClaimsView::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    update();
}

bool ClaimsView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.modifiers() == Qt::NoModifier && isOwnKey(key.key())) {
            event->accept();
            return true;
        }
    }
    return PictureView::event(event);
}

void ClaimsView::keyPressEvent(QKeyEvent* event)
{
    const int count = static_cast<int>(ownClaims().size());
    switch (event->key()) {
    case Qt::Key_Up:
        return choose(frame().claim - 1);
    case Qt::Key_Down:
        return choose(frame().claim + 1);
    case Qt::Key_C:
        return choose(frame().claim % count + 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return test();
    default:
        break;
    }
    if (event->key() >= Qt::Key_1 && event->key() <= Qt::Key_4)
        return voteFor(votes[static_cast<std::size_t>(event->key() - Qt::Key_1)]);
    PictureView::keyPressEvent(event);
}

} // namespace lab::ui
