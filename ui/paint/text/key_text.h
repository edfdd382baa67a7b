#pragma once

#include <QString>

#include <string_view>

namespace lab {

/// A key of the core's tables as QString.
inline QString keyText(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace lab
