#pragma once

#include "ui/benches/bench.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace lab::ui {

class DrawingView;
class PageBench;
class PictureChoice;

/// Pictures of a page that show the same values.
class PagePart {
public:
    virtual ~PagePart() = default;
    virtual const std::vector<DrawingView*>& views() const = 0;
    /// Whether they belong to a state. Of parts that share a `Picture`, only one does.
    virtual bool isShown(const LabState&) const { return true; }
    /// Gives the pictures the values of the state that the page shows now.
    virtual void show(const PageBench& page) = 0;
    /// Gives them the values of A to draw below, or none.
    virtual void showGhost(const PageBench& page, const std::optional<LabState>& ghost) = 0;
    virtual void complete() { } ///< waits for what is still computed in the background
};
using PageParts = std::vector<std::unique_ptr<PagePart>>;

/// A picture, or two drawn as one, as an audience sees it: see SlidePicture.
struct PageSlide {
    Picture picture = Picture::None;
    Picture with = Picture::None;
    double share = 1;
    Qt::Orientation along = Qt::Vertical;
};

/// See PlacedPicture.
struct PicturePlace {
    Picture picture = Picture::None;
    QRect box {};
    QMargins beyond {};
};

/// What makes a bench: its words, its pictures and where they are. All are plain functions.
struct Page {
    BenchId bench = BenchId::Order;
    Bench::Maps maps = Bench::Maps::None;
    QString (*title)() = nullptr;
    QString (*sentence)(const PageBench&) = nullptr;
    std::vector<std::string_view> (*panel)(const LabState&) = nullptr; ///< keys of parameters
    /// The pictures as children of the page, in the order of exported files.
    PageParts (*parts)(PageBench& page) = nullptr;
    /// Where pictures are at a desk, within `area`; those without a place are hidden.
    std::vector<PicturePlace> (*places)(const PageBench&, const QRect& area) = nullptr;
    std::vector<PageSlide> (*slides)(const PageBench&) = nullptr; ///< see Bench::slidePictures()
    /// See Bench::comparisonNote().
    QString (*note)(const PageBench&, const LabState& a, const LabState& b) = nullptr;
    std::vector<PanelAction> actions {};
    bool (*usesPositions)(const LabState&) = nullptr; ///< null: always
    bool (*hasRuler)(const LabState&) = nullptr; ///< null: if it uses positions
    std::string_view choice {}; ///< the parameter whose choices are beside the title
    double choiceGap = 24; ///< pixels at 1x
    bool isChoiceOverLast = false; ///< instead over the title of the last picture with a place
};

/// A bench that is a page.
class PageBench : public Bench {
public:
    PageBench(const Page& page, QWidget* parent);
    ~PageBench() override;

    QString title() const override { return m_page.title(); }
    QString sentence() const override { return m_page.sentence(*this); }
    std::vector<std::string_view> panelParameters() const override { return m_page.panel(state()); }
    std::vector<PanelAction> panelActions() const override { return m_page.actions; }
    bool usesPositions() const override;
    bool hasRuler() const override;
    void complete() override;

    using Bench::state;
    DrawingView& view(Picture picture) const; ///< the one that belongs to the state
    bool isDraggedBeside(const DrawingView& view) const; ///< in another picture

protected:
    double headWidth(const Look& look) const override;
    LayoutInputs layoutInputs(const LabState& state) const override;
    void layOut(const QRect& area, const LayoutInputs& inputs) override;
    std::vector<SlidePicture> slidePictures(const LabState& state) const override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    const Page& m_page;
    PictureChoice* m_choice = nullptr;
    PageParts m_parts;
    std::vector<DrawingView*> m_views;
};

extern const Page orderPage;
extern const Page wavesPage;
extern const Page rotationsPage;
extern const Page biasesPage;
extern const Page relativePage;
extern const Page gridsPage;
extern const Page contextPage;
extern const Page precisionPage;

} // namespace lab::ui
