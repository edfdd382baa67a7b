#pragma once

#include "ui/store/outcome.h"

namespace lab::app {

using ui::Outcome;
using ui::Problem;
using ui::sentenceOf;

} // namespace lab::app
