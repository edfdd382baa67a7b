#pragma once

#include "core/frames/frame_inputs.h"
#include "core/frames/memo.h"
#include "ui/benches/page_bench.h"
#include "ui/drawing/figure_view.h"

#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace lab::ui {

/// How the values of pictures follow from a frame, which is made of its inputs and only if these
/// change.
template <class Values, class Inputs, class Frame = Values> struct PartRules {
    Inputs (*inputs)(const PageBench&, const LabState&) = nullptr; ///< null: without a space
    Values (*values)(
        const PageBench&, const LabState&, const Frame&) = nullptr; ///< null: the frame
    bool (*isShown)(const LabState&) = nullptr; ///< null: always
    bool (*hasA)(const PageBench&, const LabState& a) = nullptr; ///< null: whenever A is shown
};

/// The frame of inputs by a function of their state, of their space and of the frame before.
template <auto make, class Inputs, class Frame> Frame madeBy(const Inputs& of, const Frame& earlier)
{
    using Make = decltype(make);
    if constexpr (std::is_invocable_v<Make, LabState>)
        return make(of.state());
    else if constexpr (std::is_invocable_v<Make, LabState, Frame>)
        return make(of.state(), earlier);
    else if constexpr (std::is_invocable_v<Make, LabState, decltype(of.space())>)
        return make(of.state(), of.space());
    else
        return make(of.state(), of.space(), earlier);
}

template <class Values, class Inputs, class Frame = Values> class FigurePart : public PagePart {
public:
    using Rules = PartRules<Values, Inputs, Frame>;
    using View = FigureView<Values>;

    FigurePart(
        typename Memo<Inputs, Frame>::Make make, const Rules& rules, std::vector<View*> views)
        : m_rules(rules)
        , m_ofState(make)
        , m_ofA(make)
        , m_own(views)
        , m_views(views.begin(), views.end())
    {
    }

    const std::vector<DrawingView*>& views() const override { return m_views; }
    bool isShown(const LabState& state) const override
    {
        return !m_rules.isShown || m_rules.isShown(state);
    }
    void show(const PageBench& page) override
    {
        if (!isShown(page.state()))
            return;
        const bool isNew = refresh(page, page.state());
        if (m_rules.values || isNew)
            for (View* view : m_own)
                view->setFrame(valuesOf(page, page.state(), m_ofState.frame()));
    }
    void showGhost(const PageBench& page, const std::optional<LabState>& ghost) override
    {
        const bool isThere =
            ghost && isShown(*ghost) && (!m_rules.hasA || m_rules.hasA(page, *ghost));
        const bool isNew = isThere && m_ofA.refresh(inputsOf(page, *ghost));
        if (m_rules.values || isNew || isThere != m_hasA)
            for (View* view : m_own)
                view->setGhost(
                    isThere ? std::optional(valuesOf(page, *ghost, m_ofA.frame())) : std::nullopt);
        m_hasA = isThere;
    }

protected:
    bool refresh(const PageBench& page, const LabState& state) ///< whether the frame is new
    {
        return m_ofState.refresh(inputsOf(page, state));
    }
    const Frame& shown() const { return m_ofState.frame(); }
    void fillIn(Frame frame) ///< with more results
    {
        m_ofState.fillIn(std::move(frame));
        for (View* view : m_own)
            view->setFrame(m_ofState.frame());
    }
    View& ownView() const { return *m_own.front(); }

private:
    Inputs inputsOf(const PageBench& page, const LabState& state) const
    {
        if constexpr (std::is_constructible_v<Inputs, const LabState&>)
            if (!m_rules.inputs)
                return Inputs(state);
        return m_rules.inputs(page, state);
    }
    Values valuesOf(const PageBench& page, const LabState& state, const Frame& frame) const
    {
        if constexpr (std::is_convertible_v<Frame, Values>)
            if (!m_rules.values)
                return frame;
        return m_rules.values(page, state, frame);
    }

    Rules m_rules;
    Memo<Inputs, Frame> m_ofState;
    Memo<Inputs, Frame> m_ofA;
    bool m_hasA = false;
    std::vector<View*> m_own;
    std::vector<DrawingView*> m_views;
};

/// Pictures of the same frame.
template <class Inputs, auto make, class Values>
std::unique_ptr<PagePart> pictures(PageBench& page,
    std::initializer_list<const drawing::Figure<Values>*> figures,
    std::type_identity_t<PartRules<Values, Inputs>> rules = {})
{
    std::vector<FigureView<Values>*> views;
    for (const drawing::Figure<Values>* figure : figures)
        views.push_back(new FigureView<Values>(*figure, &page));
    return std::make_unique<FigurePart<Values, Inputs>>(
        madeBy<make, Inputs, Values>, rules, std::move(views));
}
/// A picture of values that may be made of a frame.
template <class Inputs, auto make, class Frame, class Values>
std::unique_ptr<PagePart> picture(PageBench& page, const drawing::Figure<Values>& figure,
    std::type_identity_t<PartRules<Values, Inputs, Frame>> rules)
{
    return std::make_unique<FigurePart<Values, Inputs, Frame>>(
        madeBy<make, Inputs, Frame>, rules, std::vector {new FigureView<Values>(figure, &page)});
}

/// The inputs with a space of the page.
template <class Inputs, auto spaceIn> Inputs within(const PageBench& page, const LabState& state)
{
    return Inputs(state, spaceIn(page));
}

/// A list of parts: a vector of unique pointers cannot be made from a list in braces.
template <class... Parts> PageParts listed(Parts... parts)
{
    PageParts all;
    (all.push_back(std::move(parts)), ...);
    return all;
}

} // namespace lab::ui
