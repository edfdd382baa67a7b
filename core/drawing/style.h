#pragma once

#include "core/drawing/geometry.h"
#include "core/drawing/words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lab::drawing {

/// Sizes and weights of texts.
enum class TextRole : std::uint8_t {
    BenchTitle,
    PictureTitle,
    Body,
    BodyStrong,
    Note,
    NoteStrong,
    Axis,
    Code,
    MainResult,
};

/// Numbers by the slots of a formula.
using FormulaValues = std::vector<std::pair<std::string, std::string>>;

/// How wide and how high texts are, in pixels. `scale` multiplies the size of the letters.
class TextMetrics {
public:
    virtual ~TextMetrics() = default;
    virtual double width(std::string_view text, TextRole role, double scale) const = 0;
    /// The least distance of two texts side by side.
    virtual double spaceWidth(TextRole role, double scale) const = 0;
    /// From the baseline to the top of a digit.
    virtual double digitHeight(TextRole role, double scale) const = 0;
    /// The text, or its beginning and an ellipsis if it is wider than `space`.
    virtual std::string fitted(
        std::string_view text, double space, TextRole role, double scale) const = 0;
    /// The text in lines of at most `space`, broken where its language allows.
    virtual std::vector<std::string> lines(
        std::string_view text, double space, TextRole role, double scale) const = 0;
    /// Around a formula of the book whose letters have `size` at a scale of 1, from the start of
    /// its baseline; empty if the book does not have it.
    virtual Box formulaBox(
        std::string_view key, const FormulaValues& values, double size, double scale) const = 0;
};

/// Of the lines of a small picture beside a large one.
constexpr double smallPictureScale = 0.42;

/// What a drawing needs besides its values and its place. It has no colors.
struct Style {
    const TextMetrics& metrics;
    const Language& words;
    double scale = 1; ///< of texts and lines
    bool hasWords = true; ///< false for a small picture beside a large one
    bool isPresenting = false; ///< two states are called before and after, not A and B

    double px(double length) const { return length * scale; }
    /// Of a text that a small picture needs.
    Style withWords() const
    {
        return {metrics, words, hasWords ? scale : scale / smallPictureScale, true, isPresenting};
    }
    double width(std::string_view text, TextRole role) const
    {
        return metrics.width(text, role, scale);
    }
    double digitHeight(TextRole role) const { return metrics.digitHeight(role, scale); }
    std::string fitted(std::string_view text, double space, TextRole role) const
    {
        return metrics.fitted(text, space, role, scale);
    }
    double width(std::string_view key, const FormulaValues& values, double size) const
    {
        return formulaBox(key, values, size).width;
    }
    Box formulaBox(std::string_view key, const FormulaValues& values, double size) const
    {
        return metrics.formulaBox(key, values, size, scale);
    }
    std::vector<std::string> lines(std::string_view text, double space, TextRole role) const
    {
        return metrics.lines(text, space, role, scale);
    }
    Said fitted(Said said, double space, TextRole role) const
    {
        said.text = fitted(said.text, space, role);
        return said;
    }
};

} // namespace lab::drawing
