#include "tests/freeze/lines.h"

#include <QList>

#include <algorithm>
#include <map>
#include <utility>

namespace lab::freeze {

namespace {

using Key = std::pair<QByteArray, QByteArray>;

std::map<Key, const Line*> byName(const List& list)
{
    std::map<Key, const Line*> all;
    for (const Line& line : list.lines)
        all[{line.picture, line.situation}] = &line;
    return all;
}

} // namespace

// The digests come first, so that they line up in columns.
QByteArray written(const List& list)
{
    QByteArray all = list.note + "# "
        + QByteArrayList(list.columns.begin(), list.columns.end()).join(" | ") + '\n';
    for (const Line& line : list.lines) {
        for (const QByteArray& digest : line.digests)
            all += digest + ' ';
        all += line.picture + ": " + line.situation + '\n';
    }
    return all;
}

std::optional<List> listIn(const QByteArray& text)
{
    List list;
    for (const QByteArray& row : text.split('\n')) {
        if (row.startsWith('#')) {
            const auto columns = row.mid(2).split('|');
            if (columns.size() > 1)
                for (const QByteArray& column : columns)
                    list.columns.push_back(column.trimmed());
            continue;
        }
        if (row.isEmpty())
            continue;
        const auto count = static_cast<qsizetype>(list.columns.size());
        const QByteArrayList words = row.split(' ');
        const qsizetype colon = row.indexOf(": ");
        if (count == 0 || words.size() <= count || colon < 0)
            return std::nullopt;
        Line line;
        line.digests.assign(words.begin(), words.begin() + count);
        line.picture = words[count].chopped(1);
        line.situation = row.mid(colon + 2);
        list.lines.push_back(line);
    }
    return list.lines.empty() ? std::nullopt : std::optional(list);
}

std::vector<QByteArray> differences(const List& kept, const List& made)
{
    std::vector<QByteArray> all;
    const auto before = byName(kept);
    const auto now = byName(made);
    for (const Line& line : made.lines) {
        const auto found = before.find({line.picture, line.situation});
        const QByteArray name = line.picture + " in \"" + line.situation + "\": ";
        if (found == before.end()) {
            all.push_back(name + "was as in another situation, or is new");
            continue;
        }
        QByteArrayList kinds;
        for (std::size_t k = 0; k < made.columns.size(); ++k) {
            const auto column = std::ranges::find(kept.columns, made.columns[k]);
            const auto at = static_cast<std::size_t>(column - kept.columns.begin());
            if (column == kept.columns.end() || found->second->digests[at] != line.digests[k])
                kinds += made.columns[k];
        }
        if (!kinds.isEmpty())
            all.push_back(name + kinds.join(", "));
    }
    for (const Line& line : kept.lines)
        if (!now.contains({line.picture, line.situation}))
            all.push_back(line.picture + " in \"" + line.situation
                + "\": is as in another situation, or no longer there");
    return all;
}

} // namespace lab::freeze
