#pragma once

#include "core/frames/focus.h"

#include <Qt>

#include <optional>
#include <string>
#include <vector>

namespace lab::ui {

class PictureView;

/// A picture as an audience sees it, or two drawn as one: the second below the first, or to its
/// right.
struct SlidePicture {
    PictureView* picture = nullptr;
    PictureView* with = nullptr;
    double share = 1; ///< of the first of the two
    Qt::Orientation along = Qt::Vertical;

    bool operator==(const SlidePicture&) const = default;
};

/// Which of a bench's pictures is large while presenting, and which is small beside it.
///
/// At first they are the first and the second of an order: those that a lesson or a series names,
/// then the bench's own. If a lesson names a single picture, it is alone until another is chosen.
/// The user's choice is kept as long as the bench has that picture and the order stays the same.
class SlidePictures {
public:
    struct Choice {
        std::optional<SlidePicture> large;
        std::optional<SlidePicture> beside;

        bool operator==(const Choice&) const = default;
    };

    void setNamed(std::vector<std::string> names); ///< as PictureView::exportName() returns them
    Choice chosen(const std::vector<SlidePicture>& own) const;
    void exchange(const std::vector<SlidePicture>& own); ///< the large one and the small one
    void showNext(const std::vector<SlidePicture>& own); ///< another one beside the large one
    void reset(); ///< to the first two of the order
    SlidePictures atFirst() const; ///< with these two

    bool operator==(const SlidePictures&) const = default;

private:
    std::vector<SlidePicture> ordered(std::vector<SlidePicture> own) const;

    std::vector<std::string> m_named;
    std::optional<Picture> m_large; ///< a user's choice
    std::optional<Picture> m_beside;
};

} // namespace lab::ui
