#include "app/files/json_lines.h"

#include "core/json/tokens.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lab::app {

namespace {

QHash<QString, int> linesOfValues(std::string_view json)
{
    using Kind = JsonToken::Kind;
    struct Level {
        QString before; ///< of the paths of its entries: "list/"
        int index = -1; ///< of the current entry of a list; stays -1 in an object
    };
    QHash<QString, int> lines;
    std::vector<Level> levels;
    QString path;
    bool isName = false;
    JsonTokens tokens(json);
    for (JsonToken token = tokens.next(); token.kind != Kind::End; token = tokens.next()) {
        Level* const level = levels.empty() ? nullptr : &levels.back();
        if (token.kind == Kind::EndObject || token.kind == Kind::EndList) {
            if (level)
                levels.pop_back();
        } else if (token.kind == Kind::Comma) {
            isName = level && level->index < 0;
            if (level && !isName)
                path = level->before + QString::number(++level->index);
        } else if (level && isName && token.kind == Kind::String) {
            const QByteArrayView name(json.substr(token.begin + 1, token.end - token.begin - 2));
            path = level->before + QString::fromUtf8(name);
            isName = false;
        } else if (token.kind != Kind::Colon) {
            lines.insert(path, token.line);
            isName = token.kind == Kind::BeginObject;
            if (!isName && token.kind != Kind::BeginList)
                continue;
            const QString before = path.isEmpty() ? path : path + u'/';
            levels.push_back({before, isName ? -1 : 0});
            path = before + u'0';
        }
    }
    return lines;
}

} // namespace

JsonLines::JsonLines(QByteArray json)
    : m_json(std::move(json))
{
}

int JsonLines::of(const QString& path) const
{
    if (m_lines.isEmpty())
        m_lines = linesOfValues({m_json.cbegin(), m_json.cend()});
    QString known = path;
    while (!m_lines.contains(known) && !known.isEmpty())
        known = known.left(std::max<qsizetype>(0, known.lastIndexOf(u'/')));
    return m_lines.value(known);
}

} // namespace lab::app
