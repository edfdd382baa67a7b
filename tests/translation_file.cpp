#include "tests/translation_file.h"

#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

namespace lab::drawing {

namespace {

std::string unescaped(std::string text)
{
    constexpr std::pair<std::string_view, std::string_view> entities[] {
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}};
    for (const auto& [entity, character] : entities)
        for (std::size_t at = text.find(entity); at != text.npos;
             at = text.find(entity, at + character.size()))
            text.replace(at, entity.size(), character);
    return text;
}

/// What the first element of a name holds; empty if there is none.
std::string held(std::string_view text, const std::string& name)
{
    const std::size_t start = text.find('<' + name);
    if (start == text.npos)
        return {};
    const std::size_t from = text.find('>', start) + 1;
    return unescaped(std::string(text.substr(from, text.find("</" + name, from) - from)));
}

/// Calls what is asked for with each element of a name.
template <class Use> void forEach(std::string_view text, const std::string& name, Use use)
{
    const std::string end = "</" + name + '>';
    for (std::size_t from = text.find('<' + name); from != text.npos;) {
        const std::size_t to = text.find(end, from);
        use(text.substr(from, to - from));
        from = text.find('<' + name, to);
    }
}

} // namespace

TranslationFile::TranslationFile(const std::string& path)
{
    constexpr std::string_view before = "position-lab_";
    if (const std::size_t at = path.rfind(before); at != path.npos)
        m_name = path.substr(at + before.size(), path.rfind('.') - at - before.size());
    std::ifstream file(path);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    forEach(text, "context", [&](std::string_view context) {
        forEach(context, "message", [&](std::string_view message) {
            m_messages[{held(context, "name"), held(message, "source"), held(message, "comment")}] =
                held(message, "translation");
        });
    });
}

std::string TranslationFile::translated(const Message& message) const
{
    const auto found =
        m_messages.find({message.context, message.english, message.comment ? message.comment : ""});
    return found == m_messages.end() ? message.english : found->second;
}

} // namespace lab::drawing
