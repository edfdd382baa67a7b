#include "app/exports/page_export.h"

#include "app/exports/export.h"
#include "app/exports/page_file.h"
#include "app/exports/svg_source.h"
#include "app/files/atomic_file.h"
#include "core/state/series_step.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/punctuation.h"
#include "ui/store/found_bounds.h"
#include "ui/views/comparison/series_words.h"

#include <QFileInfo>

#include <optional>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

class SeriesPage final : public ui::SeriesWriting {
public:
    explicit SeriesPage(const ui::SeriesRequest& request)
        : m_request(request)
    {
    }

    std::size_t frames() const override { return m_request.series.size(); }

    void prepare(std::size_t frame, const std::function<bool()>& isWanted) override
    {
        ui::findBounds(m_request.series.steps()[frame].state, *ui::FoundBounds::ofAll(),
            [&isWanted](double) { return isWanted(); });
    }

    void paint(std::size_t frame) override
    {
        const LabState& state = m_request.series.steps()[frame].state;
        if (!m_bench || m_bench->id() != state.bench) {
            m_bench.reset(ui::newDrawnBench(state.bench));
            m_bench->resize(m_request.size);
        }
        m_bench->setState(state);
        if (!m_page)
            m_page.emplace(m_bench->title(), m_request.size, ui::lightPalette().ground.name(),
                ui::darkPalette().ground.name());
        m_picture = {};
        m_picture.marks = marks();
        m_picture.caption = ui::stepCaption(m_request.series, frame);
        m_picture.reading =
            ui::readingText(m_bench->readingLine().reading(), ui::DigitsShown::Few, m_formulas);
        m_picture.description += ui::captioned(m_bench->title(), m_bench->sentence());
        for (const ui::PictureView* picture : m_bench->pictures()) {
            const QString more = picture->accessibleDescription();
            m_picture.description += more.isEmpty()
                ? picture->accessibleName()
                : ui::captioned(picture->accessibleName(), more);
        }
    }

    Outcome<void> encoded() override
    {
        m_page->add(m_picture);
        return {};
    }

    Outcome<void> finished(const ui::MayReplace& mayReplace) override
    {
        return writtenUnlessCancelled(m_request.path, m_page->html(), mayReplace);
    }

private:
    std::vector<drawing::SvgElement> marks()
    {
        ui::Look look;
        look.formulas = &m_formulas;
        m_bench->setLook(look);
        m_bench->complete();
        PageSource source(m_formulas, m_page->colors());
        return svgElements(drawingOf(*m_bench).sheet(look), source, drawing::SvgUse::Page);
    }

    ui::SeriesRequest m_request;
    ui::FormulaBook m_formulas;
    std::unique_ptr<ui::Bench> m_bench;
    PagePicture m_picture;
    std::optional<PageFile> m_page;
};

} // namespace

std::unique_ptr<ui::SeriesWriting> pageWriting(const ui::SeriesRequest& request)
{
    return std::make_unique<SeriesPage>(request);
}

bool isPage(const QString& path)
{
    return QFileInfo(path).suffix().toLower() == "html"_L1;
}

} // namespace lab::app
