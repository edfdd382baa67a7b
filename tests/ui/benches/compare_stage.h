#pragma once

#include "core/figures/compare/cards_layout.h"
#include "core/figures/compare/table_layout.h"
#include "tests/ui/benches/bench_stage.h"
#include "ui/benches/compare_bench.h"
#include "ui/paint/drawing/qt_texts.h"

#include <string>

namespace lab::ui {

using CardsFigure = FigureView<drawing::CardsValues>;

inline drawing::CardsLayout layoutOf(const CardsFigure& cards)
{
    return {boxOf(cards.rect()), cards.frame(), QtStyle(cards.look()).style};
}

/// The place of a cell, or of the row of the adviser.
template <class Values>
QPointF middleOf(const FigureView<Values>& picture, ComparedEncoding encoding,
    std::optional<ComparedProperty> property = std::nullopt)
{
    for (const drawing::Target& target : picture.drawn().targets)
        if (target.focus.compared == encoding && (!property || target.focus.property == property))
            return qt(target.box.centre());
    return {};
}

struct CompareStage : BenchStage<CompareBench> {
    explicit CompareStage(QSize size = usualSize)
        : BenchStage(startOf(BenchId::Compare), size)
    {
    }
    FigureView<CompareFrame>& table() const
    {
        return dynamic_cast<FigureView<CompareFrame>&>(picture(Picture::CompareTable));
    }
    drawing::TableLayout places() const
    {
        return {boxOf(table().rect()), table().frame(), QtStyle(table().look()).style};
    }
    QRectF cell(ComparedEncoding encoding, ComparedProperty property) const
    {
        return qt(places().cell(encoding, property));
    }
    CardsFigure& claims() const
    {
        return dynamic_cast<CardsFigure&>(picture(Picture::CompareClaims));
    }
    CardsFigure& mistakes() const
    {
        return dynamic_cast<CardsFigure&>(picture(Picture::CompareMistakes));
    }
    FigureView<AdviceFrame>& adviser() const
    {
        return dynamic_cast<FigureView<AdviceFrame>&>(picture(Picture::CompareAdviser));
    }
    const Compare& compare() const { return store.state().compare; }
    void showAdviser() { set("compare.picture", std::string("adviser")); }
    void showClaims() { set("compare.picture", std::string("claims")); }
    void showMistakes() { set("compare.picture", std::string("mistakes")); }
};

} // namespace lab::ui
