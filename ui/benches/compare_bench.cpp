#include "ui/benches/compare_bench.h"

#include "core/figures/compare/compare_figures.h"
#include "core/frames/encoding.h"
#include "ui/benches/picture_choice.h"
#include "ui/paint/text/text.h"
#include "ui/store/kept_runs.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double choiceGap = 24; // after the title, while presenting beside the last change

} // namespace

CompareBench::CompareBench(QWidget* parent)
    : Bench(BenchId::Compare, parent)
    , m_table(new FigureView(drawing::compareProperties, this))
    , m_adviser(new FigureView(drawing::compareAdviser, this))
    , m_claims(new FigureView(drawing::compareClaims, this))
    , m_mistakes(new FigureView(drawing::compareMistakes, this))
    , m_choice(new PictureChoice("compare.picture", this))
    , m_frames([](const Inputs& of, auto&) { return compareFrame(of.state()); })
    , m_adviceFrames(
          [](const AdviceInputs& of, auto&) { return adviceFrame(of.state(), *of.space()); })
    , m_claimFrames([](const CardInputs& of, auto&) {
        return drawing::cardsValues(of.state(), Deck::Claims, *of.space());
    })
    , m_mistakeFrames([](const CardInputs& of, auto&) {
        return drawing::cardsValues(of.state(), Deck::Mistakes);
    })
{
    add(m_table);
    add(m_adviser);
    add(m_claims);
    add(m_mistakes);
    addSwitch(m_choice);
    connect(m_choice, &PictureChoice::edited, this, &Bench::edited);
}

void CompareBench::useKept(const KeptRuns& kept)
{
    m_kept = &kept;
    for (const auto signal : {&KeptRuns::changed, &KeptRuns::presentChanged})
        connect(m_kept, signal, this, [this] { show(state()); });
}

CompareBench::OwnRuns CompareBench::ownRuns() const
{
    static const auto none = std::make_shared<const std::vector<KeptRun>>();
    return m_kept ? m_kept->own() : none;
}

FigureView<drawing::CardsValues>* CompareBench::shownCards() const
{
    const ComparePicture shown = state().compare.picture;
    return shown == ComparePicture::Claims  ? m_claims
        : shown == ComparePicture::Mistakes ? m_mistakes
                                            : nullptr;
}

bool CompareBench::event(QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    auto* const cards = shownCards();
    if (isKey && cards && cards->takes(*static_cast<const QKeyEvent*>(event))
        && m_choice->isAncestorOf(QApplication::focusWidget()))
        return QCoreApplication::sendEvent(cards, event);
    return Bench::event(event);
}

QString CompareBench::title() const
{
    return tr("Compare");
}

QString CompareBench::sentence() const
{
    const auto [whole, shorter] = [this]() -> std::pair<QString, QString> {
        switch (state().compare.picture) {
        case ComparePicture::Adviser:
            return {tr("Set your needs: encodings that fit are marked, and each of the others "
                       "shows the number that rules it out."),
                tr("Set your needs: encodings that fit are marked.")};
        case ComparePicture::Claims:
            return {tr("Published statements, checked by computation: vote first. Other parameters "
                       "may change a verdict."),
                tr("Published statements, checked by computation: vote first.")};
        case ComparePicture::Mistakes:
            return {tr("Two published lines: decide which is correct, then see the number that "
                       "proves it and the effect of the other."),
                tr("Two published lines: which one is correct?")};
        case ComparePicture::Properties:
            break;
        }
        return {tr("Every cell is computed in one layer with the same two words. Bold numbers "
                   "violate their column's rule."),
            tr("Every cell is computed. Bold numbers violate their column's rule.")};
    }();
    return fittingWords({whole, shorter}, width() - look().px(2 * 24), TextRole::Body, look());
}

std::vector<std::string_view> CompareBench::cardParameters() const
{
    const bool areClaims = state().compare.picture == ComparePicture::Claims;
    const std::vector<Card>& cards = ownCards(areClaims ? Deck::Claims : Deck::Mistakes);
    const int chosen = areClaims ? state().compare.claim : state().compare.mistake;
    std::vector<std::string_view> keys {
        "compare.picture", areClaims ? "compare.claim" : "compare.mistake"};
    const auto index = std::min(static_cast<std::size_t>(chosen - 1), cards.size() - 1);
    for (const std::string& key : cards[index].parameters)
        keys.push_back(key);
    return keys;
}

std::vector<std::string_view> CompareBench::panelParameters() const
{
    if (state().compare.picture == ComparePicture::Adviser)
        return {"compare.picture", "needs.offsets", "needs.length", "needs.places", "needs.axes",
            "needs.cost", "compare.method", "scaling.factor", "context.training_length",
            "compare.keys", "compare.width", "compare.heads"};
    if (state().compare.picture != ComparePicture::Properties)
        return cardParameters();
    std::vector<std::string_view> keys {"compare.picture", "compare.encoding", "compare.property",
        "compare.method", "compare.width", "compare.heads", "compare.keys", "compare.moved",
        "compare.distances", "compare.seed"};
    const auto own = encodingOf(state().compare.encoding).compare.panel;
    keys.insert(keys.end(), own.begin(), own.end());
    if (state().compare.encoding == ComparedEncoding::ExtendedRope)
        keys.insert(keys.end(), {"scaling.factor", "scaling.original_length"});
    return keys;
}

std::vector<PanelAction> CompareBench::panelActions() const
{
    if (state().compare.picture == ComparePicture::Adviser)
        return {PanelAction::AdvisedBlock};
    return {};
}

LayoutInputs CompareBench::layoutInputs(const LabState& state) const
{
    return {.picture = static_cast<int>(state.compare.picture)};
}

std::vector<SlidePicture> CompareBench::slidePictures(const LabState& state) const
{
    switch (state.compare.picture) {
    case ComparePicture::Adviser:
        return {{m_adviser}};
    case ComparePicture::Claims:
        return {{m_claims}};
    case ComparePicture::Mistakes:
        return {{m_mistakes}};
    case ComparePicture::Properties:
        break;
    }
    return {{m_table}};
}

void CompareBench::layOut(const QRect& area, const LayoutInputs& inputs)
{
    m_choice->placeBesideTitle(
        area.left() + Bench::headWidth(look()) + look().px(choiceGap), area.right(), look());
    const auto place = [&](QWidget* picture, ComparePicture shown) {
        picture->setVisible(inputs.picture == static_cast<int>(shown));
        picture->setGeometry(area);
    };
    place(m_table, ComparePicture::Properties);
    place(m_adviser, ComparePicture::Adviser);
    place(m_claims, ComparePicture::Claims);
    place(m_mistakes, ComparePicture::Mistakes);
}

double CompareBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(choiceGap) + m_choice->childrenRect().width();
}

void CompareBench::show(const LabState& state)
{
    m_choice->setState(state);
    switch (state.compare.picture) {
    case ComparePicture::Properties:
        m_frames.show(Inputs(state), m_table);
        return;
    case ComparePicture::Adviser:
        m_adviceFrames.show(AdviceInputs(state, ownRuns()), m_adviser);
        return;
    case ComparePicture::Claims:
        m_claimFrames.show(CardInputs(state, ownRuns()), m_claims);
        return;
    case ComparePicture::Mistakes:
        m_mistakeFrames.show(CardInputs(state), m_mistakes);
        return;
    }
}

void CompareBench::showGhost(const std::optional<LabState>& ghost)
{
    const ComparePicture shown = state().compare.picture;
    const auto of = [&](ComparePicture picture) {
        return shown == picture ? ghost : std::optional<LabState>();
    };
    m_frames.showGhost(ghostInputs<Inputs>(of(ComparePicture::Properties)), m_table);
    m_adviceFrames.showGhost(
        ghostInputs<AdviceInputs>(of(ComparePicture::Adviser), ownRuns()), m_adviser);
    m_claimFrames.showGhost(
        ghostInputs<CardInputs>(of(ComparePicture::Claims), ownRuns()), m_claims);
    m_mistakeFrames.showGhost(ghostInputs<CardInputs>(of(ComparePicture::Mistakes)), m_mistakes);
}

QString CompareBench::comparisonNote(const LabState&, const LabState&) const
{
    return state().compare.picture == ComparePicture::Properties
        ? QString()
        : tr("The verdict is for B; exported numbers also include A.");
}

} // namespace lab::ui

#include "moc_compare_bench.cpp"
