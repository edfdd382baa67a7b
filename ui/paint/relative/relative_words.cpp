#include "ui/paint/relative/relative_words.h"

#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct RelativeWords {
    Q_DECLARE_TR_FUNCTIONS(RelativeWords)
};

} // namespace

QString termName(RelativeTerm term)
{
    switch (term) {
    case RelativeTerm::Content:
        return RelativeWords::tr("Content–content");
    case RelativeTerm::QueryPosition:
        return RelativeWords::tr("Content–position");
    case RelativeTerm::KeyPosition:
        return RelativeWords::tr("Position–content");
    case RelativeTerm::GlobalContent:
        return RelativeWords::tr("Global content");
    case RelativeTerm::GlobalPosition:
        break;
    }
    return RelativeWords::tr("Global position");
}

QString termsTitle(const RelativeFrame& frame)
{
    switch (frame.terms.size()) {
    case 1:
        return RelativeWords::tr("One term");
    case 2:
        return RelativeWords::tr("Two terms");
    case 3:
        return RelativeWords::tr("Three terms");
    default:
        return RelativeWords::tr("Four terms");
    }
}

QStringList dividedNotes(const RelativeFrame& frame)
{
    const QString divisor = wholeNumber(frame.squaredDivisor);
    return {RelativeWords::tr("each divided by √%1, same color scale").arg(divisor),
        RelativeWords::tr("each divided by √%1").arg(divisor)};
}

QString wordAt(const RelativeFrame& frame, int position)
{
    return QString::fromStdString(frame.words[static_cast<std::size_t>(position)]);
}

QString termFormula(RelativeEncoding encoding, RelativeTerm term)
{
    switch (term) {
    case RelativeTerm::Content:
        return u"picture.relative.content"_s;
    case RelativeTerm::KeyPosition:
        return u"picture.relative.key_position"_s;
    case RelativeTerm::GlobalContent:
        return u"picture.relative.global_content"_s;
    case RelativeTerm::GlobalPosition:
        return u"picture.relative.global_position"_s;
    case RelativeTerm::QueryPosition:
        break;
    }
    switch (encoding) {
    case RelativeEncoding::Shaw:
        return u"picture.relative.shaw"_s;
    case RelativeEncoding::TransformerXl:
        return u"picture.relative.transformer_xl"_s;
    case RelativeEncoding::Deberta:
        break;
    }
    return u"picture.relative.deberta"_s;
}

QRectF mapCell(const QRectF& map, int count, int query, int key)
{
    const auto edge = [count](double from, double length, int index) {
        return from + std::round(length * index / count);
    };
    return {QPointF(edge(map.left(), map.width(), key), edge(map.top(), map.height(), query)),
        QPointF(edge(map.left(), map.width(), key + 1), edge(map.top(), map.height(), query + 1))};
}

MarkedCell markedCell(const Focus& focus, const RelativeFrame& frame)
{
    const auto placeOf = [&](const std::optional<std::int64_t>& position, int otherwise) {
        return static_cast<int>(
            std::clamp<std::int64_t>(position.value_or(otherwise), 0, frame.count() - 1));
    };
    return {placeOf(focus.query, frame.query), placeOf(focus.key, frame.key)};
}

} // namespace lab::ui
