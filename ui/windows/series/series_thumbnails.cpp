#include "ui/windows/series/series_thumbnails.h"

#include "core/state/series_step.h"

#include <QPixmap>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

QIcon blank()
{
    QPixmap pixmap(SeriesThumbnails::size);
    pixmap.fill(Qt::transparent);
    return QIcon(pixmap);
}

} // namespace

SeriesThumbnails::SeriesThumbnails(Draw draw, QObject* parent)
    : QObject(parent)
    , m_draw(std::move(draw))
{
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &SeriesThumbnails::drawNext);
}

void SeriesThumbnails::setSeries(const Series& series)
{
    if (series == m_series)
        return;
    const Series before = std::exchange(m_series, series);
    const std::vector<QIcon> known = std::exchange(m_icons, {});
    for (const SeriesStep& step : series.steps()) {
        const auto same = std::ranges::find(before.steps(), step.state, &SeriesStep::state);
        m_icons.push_back(same == before.steps().end()
                ? QIcon()
                : known[static_cast<std::size_t>(same - before.steps().begin())]);
    }
    resume();
}

QIcon SeriesThumbnails::of(std::size_t step) const
{
    static const QIcon none = blank();
    return step < m_icons.size() && !m_icons[step].isNull() ? m_icons[step] : none;
}

void SeriesThumbnails::forget()
{
    std::ranges::fill(m_icons, QIcon());
    resume();
}

void SeriesThumbnails::setDrawing(bool isDrawing)
{
    m_isDrawing = isDrawing;
    m_next.stop();
    resume();
}

void SeriesThumbnails::resume()
{
    if (m_draw && m_isDrawing)
        m_next.start();
}

void SeriesThumbnails::drawNext()
{
    const auto next = std::ranges::find_if(m_icons, &QIcon::isNull);
    if (next == m_icons.end())
        return m_next.stop();
    const auto place = static_cast<std::size_t>(next - m_icons.begin());
    const auto pixmap = QPixmap::fromImage(m_draw(m_series.steps()[place].state));
    next->addPixmap(pixmap);
    next->addPixmap(pixmap, QIcon::Selected); // else the selected one would be tinted
    Q_EMIT drawn();
}

} // namespace lab::ui

#include "moc_series_thumbnails.cpp"
