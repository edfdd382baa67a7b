#pragma once

#include "core/derivation/page_keys.h"
#include "core/frames/derivation/pages/page_panels.h"
#include "core/state/lab_state.h"

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The picture of a page of the derivation, with the learner's numbers in it: a few panels, beside
/// or under each other as there is space.
///
/// Before the answer it has only what is asked about; a broken page shows what its line would do
/// in the broken way. It is made of state.derivation and of the two positions.
struct PagePictureFrame {
    PageKey page = PageKey::Sentence;
    bool isAnswered = false;
    std::vector<PagePanel> panels;

    // Out of line: each unit that copied or compared the panels' variants took a second for it.
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

/// A row for each number that is drawn: panel, thing, place of it, and one or two coordinates.
NumberTable pageTable(const PagePictureFrame& frame);

} // namespace lab
