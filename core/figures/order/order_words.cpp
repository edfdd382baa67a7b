#include "core/figures/order/order_words.h"

#include "core/drawing/numbers.h"

#include <cmath>

namespace lab::drawing {

namespace {

constexpr Message asTyped = LAB_MESSAGE("lab::ui::OrderWords", "As typed");
constexpr Message reordered = LAB_MESSAGE("lab::ui::OrderWords", "Reordered");
constexpr Message perToken = LAB_MESSAGE("lab::ui::OrderWords", "per token");
constexpr Message perPosition = LAB_MESSAGE("lab::ui::OrderWords", "per position");
constexpr Message meanPooled = LAB_MESSAGE("lab::ui::OrderWords", "mean-pooled");
constexpr Message mean = LAB_MESSAGE("lab::ui::OrderWords", "mean");
constexpr Message lastToken = LAB_MESSAGE("lab::ui::OrderWords", "last token");

bool isOfOrder(Picture picture)
{
    return picture == Picture::OrderChips || picture == Picture::OrderWeights
        || picture == Picture::OrderOutputs;
}

std::optional<int> tokenOf(std::optional<std::int64_t> named, const OrderFrame& frame)
{
    const auto count = static_cast<std::int64_t>(frame.words.size());
    if (!named || *named < 0 || *named >= count)
        return std::nullopt;
    return static_cast<int>(*named);
}

} // namespace

Said sideName(OrderSide side, const Language& words)
{
    return words(side == OrderSide::Typed ? asTyped : reordered);
}

Said comparisonName(OrderComparison comparison, const Language& words)
{
    switch (comparison) {
    case OrderComparison::ByToken:
        return words(perToken);
    case OrderComparison::ByPlace:
        return words(perPosition);
    case OrderComparison::Pooled:
        return words(meanPooled);
    case OrderComparison::Last:
        break;
    }
    return words(lastToken);
}

std::vector<Said> comparisonNames(OrderComparison comparison, const Language& words)
{
    std::vector<Said> names {comparisonName(comparison, words)};
    if (comparison == OrderComparison::Pooled)
        names.push_back(words(mean));
    return names;
}

bool isRounding(double change)
{
    constexpr double most = 1e-14; // of outputs about 1, in doubles, after two layers
    return change < most;
}

std::string changeText(double change)
{
    constexpr int digits = 2;
    if (!(change > 0))
        return "0";
    if (isRounding(change))
        return "≈ 0";
    if (change < 1e-4)
        return significant(change, digits);
    if (change >= 0.1)
        return decimals(change, digits);
    return decimals(change, digits - 1 - static_cast<int>(std::floor(std::log10(change))));
}

std::optional<int> pointedToken(const Focus& focus, const OrderFrame& frame)
{
    if (!isOfOrder(focus.picture))
        return std::nullopt;
    return tokenOf(focus.picture == Picture::OrderChips ? focus.key : focus.query, frame);
}

int shownQuery(const Focus& focus, const OrderFrame& frame)
{
    const bool isRow = isOfOrder(focus.picture) && focus.picture != Picture::OrderChips;
    return (isRow ? tokenOf(focus.query, frame) : std::nullopt).value_or(frame.selected);
}

Press selectsToken(int token)
{
    return {"order.token", Value(std::int64_t {token})};
}

KeyPress selectedByKey(const OrderFrame& frame, Key key)
{
    if (key != Key::Up && key != Key::Down)
        return {};
    const int token = frame.selected + (key == Key::Up ? -1 : 1);
    if (token < 0 || token >= static_cast<int>(frame.words.size()))
        return {true};
    return {true, selectsToken(token).edit()};
}

} // namespace lab::drawing
