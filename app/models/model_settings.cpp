#include "app/models/model_settings.h"

#include <string>
#include <utility>

namespace lab::app {

bool ModelSettings::add(const char* key, const Value& value)
{
    const Parameter& parameter = *parameterNamed(key);
    const auto own = accepted(parameter, value, m_state);
    if (!own)
        return false;
    m_state = parameter.with(std::move(m_state), *own);
    m_patch.push_back({key, *own});
    return true;
}

bool ModelSettings::count(const char* key, std::optional<std::int64_t> number)
{
    return !number || add(key, Value(*number));
}

void ModelSettings::choose(const char* key, const char* choice)
{
    add(key, Value(std::string(choice)));
}

} // namespace lab::app
