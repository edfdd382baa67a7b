#include "ui/store/store.h"
#include "ui/views/comparison/series_words.h"
#include "ui/views/controls/message_bar.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_services.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lab::ui {

void LectureDesk::setBar(MessageBar* bar)
{
    m_bar = bar;
}

Messages::Beside LectureDesk::saidThere() const
{
    return {m_parts.messages, m_bar};
}

void LectureDesk::insert(std::size_t place, std::vector<LecturePart> parts)
{
    auto& all = m_lecture.parts;
    parts.resize(std::min(parts.size(), maxLectureParts - all.size()));
    if (parts.empty())
        return;
    record();
    place = std::min(place, all.size());
    if (m_place && *m_place >= place)
        *m_place += parts.size();
    m_kept.resize(all.size());
    m_kept.insert(m_kept.begin() + static_cast<std::ptrdiff_t>(place), parts.size(), std::nullopt);
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(place),
        std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end()));
    Q_EMIT changed();
}

void LectureDesk::insertLessons(std::size_t place, const QStringList& keys)
{
    std::vector<LecturePart> parts;
    for (const Lesson& lesson :
        m_parts.services.lessons ? m_parts.services.lessons() : std::vector<Lesson>())
        if (keys.contains(QString::fromStdString(lesson.key)))
            parts.push_back({lesson, {}, {}});
    insert(place, std::move(parts));
}

void LectureDesk::insertScene(std::size_t place)
{
    insert(place,
        {{m_parts.store.state(), QFileInfo(m_document.name()).completeBaseName().toStdString(),
            {}}});
}

void LectureDesk::insertFiles(std::size_t place, const QStringList& paths)
{
    if (!m_parts.services.lecturePart)
        return;
    const auto there = saidThere();
    std::vector<LecturePart> parts;
    Lecture with = m_lecture;
    for (const QString& path : paths) {
        auto part = m_parts.services.lecturePart(path, with);
        m_parts.messages.notify(sentenceOf(part));
        if (!part)
            break;
        with.parts.push_back(*part);
        parts.push_back(*std::move(part));
    }
    insert(place, std::move(parts));
}

void LectureDesk::remove(std::size_t place)
{
    auto& all = m_lecture.parts;
    if (place >= all.size())
        return;
    record();
    m_kept.resize(all.size());
    m_kept.erase(m_kept.begin() + static_cast<std::ptrdiff_t>(place));
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(place));
    if (m_place == place)
        m_place.reset();
    else if (m_place && *m_place > place)
        --*m_place;
    Q_EMIT changed();
}

void LectureDesk::move(std::size_t from, std::size_t to)
{
    auto& all = m_lecture.parts;
    if (from >= all.size() || to >= all.size() || from == to)
        return;
    record();
    const auto turn = [&](auto& row) {
        const auto at = [&](std::size_t place) {
            return row.begin() + static_cast<std::ptrdiff_t>(place);
        };
        if (from < to)
            std::rotate(at(from), at(from + 1), at(to + 1));
        else
            std::rotate(at(to), at(from), at(from + 1));
    };
    m_kept.resize(all.size());
    turn(m_kept);
    turn(all);
    if (m_place == from)
        m_place = to;
    else if (m_place && from < *m_place && *m_place <= to)
        --*m_place;
    else if (m_place && to <= *m_place && *m_place < from)
        ++*m_place;
    Q_EMIT changed();
}

void LectureDesk::rename(std::size_t place, const QString& name)
{
    if (place < m_lecture.parts.size()
        && std::holds_alternative<LabState>(m_lecture.parts[place].shown)
        && name.simplified() != nameOf(place)) {
        record();
        LecturePart& part = m_lecture.parts[place];
        if (part.title.empty())
            part.name = name.simplified().toStdString();
        else
            part.title = withText(std::move(part.title), name.simplified());
    }
    Q_EMIT changed();
}

void LectureDesk::plan(std::size_t place, int minutes)
{
    if (place >= m_lecture.parts.size() || m_lecture.parts[place].minutes == minutes)
        return;
    record();
    m_lecture.parts[place].minutes = minutes;
    Q_EMIT changed();
}

void LectureDesk::record()
{
    constexpr std::size_t maxSteps = 100;
    m_turn.reset();
    m_future.clear();
    m_past.push_back(m_lecture);
    if (m_past.size() > maxSteps)
        m_past.erase(m_past.begin());
}

void LectureDesk::undo()
{
    replaceBy(m_past, m_future);
}

void LectureDesk::redo()
{
    replaceBy(m_future, m_past);
}

// The answers of an audience move with their part. Equal parts keep their order.
void LectureDesk::keepWith(const Lecture& before)
{
    Kept kept = std::exchange(m_kept, Kept(m_lecture.parts.size()));
    kept.resize(before.parts.size());
    std::vector<bool> isTaken(kept.size());
    for (std::size_t place = 0; place < m_kept.size(); ++place) {
        for (std::size_t old = 0; old < kept.size(); ++old) {
            if (isTaken[old] || !(before.parts[old].shown == m_lecture.parts[place].shown))
                continue;
            isTaken[old] = true;
            m_kept[place] = std::move(kept[old]);
            break;
        }
    }
}

// Searches the new place of the part that is shown; a scene is identified by its contents, whatever
// its name is.
void LectureDesk::replaceBy(std::vector<Lecture>& from, std::vector<Lecture>& to)
{
    if (from.empty())
        return;
    m_turn.reset();
    const Lecture before = std::exchange(m_lecture, std::move(from.back()));
    from.pop_back();
    to.push_back(before);
    keepWith(before);
    if (m_place) {
        const auto& shown = before.parts[*m_place].shown;
        const auto& all = m_lecture.parts;
        const bool isThere = *m_place < all.size() && all[*m_place].shown == shown;
        const auto found = std::ranges::find(all, shown, &LecturePart::shown);
        if (!isThere && found == all.end())
            m_place.reset();
        else if (!isThere)
            m_place = static_cast<std::size_t>(found - all.begin());
    }
    Q_EMIT changed();
}

} // namespace lab::ui
