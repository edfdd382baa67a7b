#pragma once

#include "ui/store/outcome.h"

namespace lab::app {

using ui::Error;
using ui::Outcome;
using ui::sentenceOf;

} // namespace lab::app
