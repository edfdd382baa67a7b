#pragma once

#include "ui/paint/text/glyphs.h"

#include <QPainterPath>
#include <QString>

#include <map>
#include <memory>
#include <vector>

class QJsonObject;

namespace lab::ui {

/// Sets changing numbers in the font of the formulas. A caret raises the sign, digits, point and
/// slash that follow it, as an exponent; a character missing in the font is a hollow box.
class Digits {
public:
    Digits(const QJsonObject& numbers, std::shared_ptr<const Glyphs> glyphs);

    double width(QStringView number) const;
    double ascent(QStringView number) const;
    QPainterPath path(QStringView number, Boldness boldness) const;
    /// The glyphs of the font; characters that are missing in it are left out.
    struct PlacedGlyph {
        int glyph = -1;
        double x = 0;
        double y = 0;
        double scale = 1;
    };
    std::vector<PlacedGlyph> glyphsOf(QStringView number) const;
    bool hasAll(QStringView number) const; ///< whether no character is missing

private:
    struct Glyph {
        int number = -1; ///< −1 for a space
        double margin = 0; ///< on the left
        double advance = 0;
    };
    struct Placed {
        const Glyph* glyph = nullptr;
        double x = 0;
        bool isRaised = false;
    };
    std::vector<Placed> placed(QStringView number) const;

    std::shared_ptr<const Glyphs> m_glyphs;
    std::map<char16_t, Glyph> m_known;
    Glyph m_unknown;
    double m_raisedScale = 1;
    double m_raisedY = 0;
};

} // namespace lab::ui
