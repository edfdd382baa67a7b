#pragma once

#include "core/state/language_texts.h"

#include <QJsonObject>
#include <QJsonValue>

#include <optional>

namespace lab::app {

/// {"en": "…", "zh_CN": "…"}
QJsonObject jsonOf(const LanguageTexts& texts);

/// The nonempty texts of such an object; none of no entry, and nullopt of anything else.
std::optional<LanguageTexts> textsIn(const QJsonValue& entries);

} // namespace lab::app
