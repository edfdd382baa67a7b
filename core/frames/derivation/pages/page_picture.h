#pragma once

#include "core/derivation/page_keys.h"
#include "core/frames/derivation/pages/page_panels.h"
#include "core/state/lab_state.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The picture of a page of the derivation with the learner's numbers: a few panels, beside or
/// below each other as space permits.
///
/// Before the answer it shows only what the question is about; for a broken page it shows the
/// effect of the break. It depends on state.derivation and the two positions.
struct PagePictureFrame {
    PageKey page = PageKey::Sentence;
    bool isAnswered = false;
    std::vector<PagePanel> panels;

    // Not inline: copying or comparing the variants of panels took each source a second to compile.
    PagePictureFrame();
    PagePictureFrame(PageKey page, bool isAnswered, std::vector<PagePanel> panels);
    PagePictureFrame(const PagePictureFrame& other);
    PagePictureFrame(PagePictureFrame&& other) noexcept;
    PagePictureFrame& operator=(const PagePictureFrame& other);
    PagePictureFrame& operator=(PagePictureFrame&& other) noexcept;
    ~PagePictureFrame();
    bool operator==(const PagePictureFrame& other) const;
};
PagePictureFrame pagePictureFrame(
    const LabState& state, PageKey page, bool isAnswered, std::string_view brokenBy);

/// A row per number in the picture: panel, element, index, and one or two coordinates.
NumberTable pageTable(const PagePictureFrame& frame);

} // namespace lab
