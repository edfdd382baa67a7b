#pragma once

#include "core/frames/code/code_slots.h"
#include "core/state/lab_state.h"

#include <QString>

namespace lab::ui {

enum class CodeLibrary { NumPy, PyTorch };

/// A program that computes the numbers of the state's bench and writes them as CSV, ready to run.
///
/// It is generated from resources/code, one file per bench. There `{{rope.base}}` is a slot
/// (codeSlots()); the lines between `#[rope.pairing=halves,wrong_mix]` and `#[/]` are kept if the
/// slot has one of these values, between `#[base.picture!=temperature]` and `#[/]` if it has
/// another, and may be nested; `#+ ladder.py.in` includes another file;
/// `#: English | zh_CN 中文` is a comment in each language, `language` being "en" or another.
/// Law: the numbers are those of tableCommand(), except for rounding.
QString codeText(const LabState& state, CodeLibrary library, const QString& language);

/// One of these files with other slots, besides those of the library.
QString filledCode(
    const QString& file, CodeSlots slots, CodeLibrary library, const QString& language);

} // namespace lab::ui
