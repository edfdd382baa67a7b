#include "ui/paint/compare/adviser.h"

#include "core/state/choices.h"
#include "ui/paint/compare/compare_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct AdviserWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Adviser)
};

using Reason = Mismatch::Reason;

constexpr double headHeight = 34;
constexpr double footHeight = 32;
constexpr double highestPitch = 38;
constexpr double nameWidth = 128;
constexpr double markWidth = 5;
constexpr double indent = 16; ///< of the names, after the marks

QString percent(double share)
{
    return AdviserWords::tr("%1 %", "a share").arg(percentOf(share, 2));
}

QString costText(const ComparedRow& row)
{
    const QString learned = wholeNumber(row.cost.parameters());
    return row.cost.parameters() == 0 ? AdviserWords::tr("no parameters")
                                      : AdviserWords::tr("%1 parameters").arg(learned);
}

QString valuesText(const ComparedRow& row)
{
    return row.own.beyond == BeyondOwn::Everywhere
        ? AdviserWords::tr("each distance has its own value")
        : AdviserWords::tr("distances with their own value: %1").arg(ownText(row.own));
}

QString quoteText(const TrainedQuote& quote)
{
    const QString task =
        QCoreApplication::translate("parameters", choiceOf(quote.task).label.data());
    const QString factor = wholeNumber(quote.factor);
    const QString share = wholePercentOf(quote.accuracy.mean);
    if (!quote.isOwn)
        return AdviserWords::tr("bundled small models, “%1”, at %2 L: %3 % accuracy")
            .arg(task, factor, share);
    if (quote.run.empty())
        return AdviserWords::tr("models you trained, “%1”, at %2 L: %3 % accuracy")
            .arg(task, factor, share);
    return AdviserWords::tr("your run “%1”, “%2”, at %3 L: %4 % accuracy")
        .arg(QString::fromStdString(quote.run), task, factor, share);
}

} // namespace

AdviserLayout::AdviserLayout(const QRectF& whole, const Look& look)
    : area(whole)
    , top(whole.top() + look.px(headHeight))
    , words(whole.left() + look.px(indent + nameWidth))
{
    const double high = area.height() - look.px(headHeight + footHeight);
    pitch = std::min(look.px(highestPitch), high / static_cast<double>(comparedEncodings.size()));
    const double bottom = top + pitch * static_cast<double>(comparedEncodings.size());
    const double width = std::min(look.px(220), area.width() / 2);
    open = QRectF(area.right() - width, bottom + look.px(4), width, look.px(24));
}

QRectF AdviserLayout::row(ComparedEncoding encoding) const
{
    return {area.left(), top + pitch * static_cast<double>(encoding), area.width(), pitch};
}

std::optional<ComparedEncoding> AdviserLayout::rowAt(QPointF point) const
{
    for (const ComparedEncoding encoding : comparedEncodings)
        if (row(encoding).contains(point))
            return encoding;
    return std::nullopt;
}

ComparedProperty shownProperty(const Advice& advice)
{
    const auto& all = advice.against.empty() ? advice.dear : advice.against;
    if (all.empty())
        return ComparedProperty::DistinctDistances;
    switch (all.front().reason) {
    case Reason::NoPlace:
    case Reason::MovesOn:
        return ComparedProperty::ShiftedScore;
    case Reason::NoDistance:
    case Reason::Fixed:
    case Reason::FixedLowest:
        return ComparedProperty::Distance;
    case Reason::Learns:
        return ComparedProperty::Parameters;
    case Reason::Works:
        return ComparedProperty::Operations;
    case Reason::Axes:
    case Reason::Counts:
    case Reason::OwnEnds:
    case Reason::NoRow:
    case Reason::Unseen:
        break;
    }
    return ComparedProperty::DistinctDistances;
}

QString mismatchText(const Mismatch& mismatch, const AdviceFrame& frame)
{
    const double number = mismatch.number;
    const QString whole = wholeNumber(std::llround(number));
    switch (mismatch.reason) {
    case Reason::Axes:
        return AdviserWords::tr("no version for %1 axes").arg(whole);
    case Reason::NoPlace:
        return AdviserWords::tr("does not encode the token's position");
    case Reason::NoDistance:
        return AdviserWords::tr("its logits do not depend on distance");
    case Reason::MovesOn:
        return AdviserWords::tr("the logit at one distance varies by %1 across positions")
            .arg(withSuperscripts(significant(number, 3)));
    case Reason::Fixed:
        return AdviserWords::tr("one curve for all words, highest at distance 0");
    case Reason::FixedLowest:
        return AdviserWords::tr("one curve for all words, lowest at distance 0");
    case Reason::Counts:
        return AdviserWords::tr("it counts tokens that its gates let through, not positions");
    case Reason::OwnEnds:
        return AdviserWords::tr("values are shared from distance %1 on").arg(whole);
    case Reason::NoRow:
        return (whole == u"1" ? AdviserWords::tr("no row beyond %1 position")
                              : AdviserWords::tr("no row beyond %1 positions"))
            .arg(whole);
    case Reason::Unseen:
        return (frame.trained == 1
                ? AdviserWords::tr("pairs that reach angles not seen in %1 position: %2 of %3")
                : AdviserWords::tr("pairs that reach angles not seen in %1 positions: %2 of %3"))
            .arg(wholeNumber(frame.trained), whole, wholeNumber(std::llround(mismatch.of)));
    case Reason::Learns:
        return AdviserWords::tr("its parameters are %1 of those of attention").arg(percent(number));
    case Reason::Works:
        break;
    }
    return AdviserWords::tr("takes %1 of the operations of attention").arg(percent(number));
}

QString adviceText(const Advice& advice, const AdviceFrame& frame)
{
    const ComparedRow& row = frame.table.row(advice.encoding);
    QStringList parts;
    for (const Mismatch& mismatch : advice.against)
        parts += mismatchText(mismatch, frame);
    if (advice.against.empty())
        for (const Mismatch& mismatch : advice.dear)
            parts += mismatchText(mismatch, frame);
    if (parts.isEmpty() && advice.encoding == ComparedEncoding::None)
        parts += AdviserWords::tr("only the causal mask carries order");
    else if (parts.isEmpty())
        parts = QStringList {valuesText(row), costText(row)};
    if (advice.quote)
        parts += quoteText(*advice.quote);
    return parts.join(AdviserWords::tr("; ", "between reasons"));
}

namespace {

/// A shorter form of the long sentences.
QString shortMismatchText(const Mismatch& mismatch, const AdviceFrame& frame)
{
    const QString number = withSuperscripts(significant(mismatch.number, 3));
    switch (mismatch.reason) {
    case Reason::MovesOn:
        return AdviserWords::tr("logits at one distance differ by %1").arg(number);
    case Reason::Unseen:
        return AdviserWords::tr("pairs at unseen angles: %1 of %2")
            .arg(std::llround(mismatch.number))
            .arg(std::llround(mismatch.of));
    case Reason::Learns:
        return AdviserWords::tr("parameters: %1 of attention's").arg(percent(mismatch.number));
    case Reason::Works:
        return AdviserWords::tr("operations: %1 of attention's").arg(percent(mismatch.number));
    default:
        return mismatchText(mismatch, frame);
    }
}

/// For less and less space: the first objection and that there are more, the objection alone, its
/// short form; or its properties.
QStringList shorterAdviceTexts(const Advice& advice, const AdviceFrame& frame)
{
    const auto& all = advice.against.empty() ? advice.dear : advice.against;
    if (all.empty() && advice.quote)
        return {valuesText(frame.table.row(advice.encoding))
                + AdviserWords::tr("; ", "between reasons") + quoteText(*advice.quote),
            valuesText(frame.table.row(advice.encoding))};
    if (all.empty())
        return {valuesText(frame.table.row(advice.encoding))};
    const QString first = mismatchText(all.front(), frame);
    const QString shorter = shortMismatchText(all.front(), frame);
    if (all.size() == 1)
        return {first, shorter};
    const auto more = [](const QString& reason) {
        return AdviserWords::tr("%1, and other reasons", "a reason").arg(reason);
    };
    return {more(first), more(shorter), shorter};
}

} // namespace

QString fitText(const Advice& advice)
{
    if (advice.fits())
        return AdviserWords::tr("fits");
    return advice.fitsButCosts() ? AdviserWords::tr("fits, but costs more than allowed")
                                 : AdviserWords::tr("does not fit");
}

void paintAdviser(QPainter& painter, const AdviserLayout& layout, const AdviceFrame& frame,
    const PointedLook& look)
{
    const Palette& palette = look.palette;
    const auto fitting = static_cast<int>(std::ranges::count_if(frame.advice, &Advice::fits));
    const auto dear = static_cast<int>(std::ranges::count_if(frame.advice, &Advice::fitsButCosts));
    const double baseline = layout.area.top() + look.px(18);
    const double title = paintText(painter, {layout.area.left(), baseline},
        AdviserWords::tr("What fits these needs"), TextRole::PictureTitle, palette.text, look);
    const QString counts = AdviserWords::tr("fit: %1 · over the cost limit: %2")
                               .arg(wholeNumber(fitting), wholeNumber(dear));
    paintText(painter, {layout.area.left() + title + look.px(12), baseline}, counts, TextRole::Note,
        palette.notes, look);

    for (const Advice& advice : frame.advice) {
        const QRectF row = layout.row(advice.encoding);
        const bool isChosen = advice.encoding == frame.table.compare.encoding;
        if (isChosen || look.focus.compared == advice.encoding)
            painter.fillRect(row, palette.grid);
        const double inset = std::min(look.px(6), row.height() / 5);
        const QRectF mark(
            row.left(), row.top() + inset, look.px(markWidth), row.height() - 2 * inset);
        if (advice.fits())
            painter.fillRect(mark, palette.text);
        else if (advice.fitsButCosts()) {
            painter.setPen(QPen(palette.text, look.px(1)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(mark.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        const bool isIn = advice.against.empty();
        const QColor ink = isIn ? palette.text : palette.notes;
        const double line = row.center().y() + digitHeight(TextRole::Body, look) / 2;
        const QString name = comparedName(advice.encoding, frame.table.compare.method);
        paintText(painter, {row.left() + look.px(indent), line},
            fittingWords({name, shortComparedName(advice.encoding, frame.table.compare.method)},
                look.px(nameWidth - 8), TextRole::BodyStrong, look),
            isIn ? TextRole::BodyStrong : TextRole::Body, ink, look);
        const QStringList all =
            QStringList(adviceText(advice, frame)) + shorterAdviceTexts(advice, frame);
        paintText(painter, {layout.words, line},
            fittingWords(all, row.right() - layout.words - look.px(6), TextRole::Body, look),
            TextRole::Body, isIn ? palette.text : palette.notes, look);
    }

    const QString bench =
        QCoreApplication::translate("parameters", choiceOf(frame.table.opened).label.data());
    paintText(painter,
        {layout.open.right() - look.px(4),
            layout.open.center().y() + digitHeight(TextRole::Body, look) / 2},
        AdviserWords::tr("Open in %1 →").arg(bench), TextRole::BodyStrong, palette.text, look,
        Alignment::Right);
}

} // namespace lab::ui
