#include "core/drawing/drawn_picture.h"
#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/grids/grid_words.h"
#include "core/figures/grids/grids_figures.h"
#include "core/figures/grids/landscape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

namespace lab::drawing {

namespace grid_image {
namespace {

constexpr Message spokenName = LAB_MESSAGE("lab::ui::PatchImageView", "Image");
constexpr Message inWords = LAB_MESSAGE("lab::ui::PatchImageView",
    "%1 pixels in patches of %2, %3 patches. Query patch %4, row %5, column %6; key patch %7, row "
    "%8, column %9.");
constexpr Message widthName = LAB_MESSAGE("lab::ui::PatchImageView", "Width of the image");
constexpr Message heightName = LAB_MESSAGE("lab::ui::PatchImageView", "Height of the image");
constexpr Message patchName = LAB_MESSAGE("lab::ui::PatchImageView", "Side of a patch");
constexpr Message name = LAB_MESSAGE("ImageWords", "Image");
constexpr Message pixelsOne = LAB_MESSAGE("ImageWords", "%1 pixels, %2 patch");
constexpr Message pixelsMany = LAB_MESSAGE("ImageWords", "%1 pixels, %2 patches");
constexpr Message onePatch = LAB_MESSAGE("ImageWords", "%1 patch");
constexpr Message manyPatches = LAB_MESSAGE("ImageWords", "%1 patches");
constexpr Message row = LAB_MESSAGE("ImageWords", "row");
constexpr Message column = LAB_MESSAGE("ImageWords", "column");
constexpr Message patch = LAB_MESSAGE("ImageWords", "patch");
constexpr Message query = LAB_MESSAGE("ImageWords", "Query");
constexpr Message key = LAB_MESSAGE("ImageWords", "Key");

constexpr double tableSpace = 100;

/// As large as fits, but a small one does not fill the space. Below it is the table of query, key
/// and their difference.
class Image : DrawnPicture {
public:
    Image(const Compared<GridsFrame>& compared, const Box& where, const Style& how,
        const Pointing& pointing)
        : DrawnPicture(where, how)
        , m_frame(compared.values)
        , m_reference(compared.reference)
        , m_marked(m_frame.maps.empty() ? MarkedPatches {} : markedPatches(pointing.focus, m_frame))
    {
    }

    Drawing drawing()
    {
        if (m_frame.maps.empty())
            return {};
        placeImage();
        Layer& image = layer(Layer::Meaning::Data);
        addHead(image);
        addLandscape(image, m_image);
        addLines(image);
        addRest(image);
        addMarked(layer(Layer::Meaning::Selection, Drawing::Live::Yes), m_patches, m_marked, style);
        addReference();
        if (m_table.width > 0)
            addTable();
        addSides();
        return std::move(value);
    }

private:
    void placeImage()
    {
        constexpr double headSpace = 32;
        constexpr double handleSpace = 16; // around the image
        constexpr int ordinaryImage = 224; // pixels that fill the space
        const double top = place.top() + px(headSpace + handleSpace);
        const double wide = place.width - px(handleSpace);
        const double high = place.bottom() - top - px(handleSpace);
        const bool hasTable = high - px(tableSpace) >= std::min(0.5 * wide, px(96));
        const double side = std::floor(std::min(wide, high - (hasTable ? px(tableSpace) : 0)));
        const Grids& grids = m_frame.grids;
        m_scale = side / std::max({grids.imageHeight, grids.imageWidth, ordinaryImage});
        m_image = {std::round(place.left()), std::round(top), m_scale * grids.imageWidth,
            m_scale * grids.imageHeight};
        const double pitch = m_scale * grids.patch;
        m_patches = patchesIn(
            {m_image.x, m_image.y, pitch * m_frame.shape.columns, pitch * m_frame.shape.rows},
            m_frame.shape);
        if (hasTable)
            m_table = {m_image.left(), m_image.bottom() + px(handleSpace),
                std::min(place.width, std::max(side, px(200))), px(tableSpace)};
    }

    void addHead(Layer& layer) const
    {
        const bool isOne = m_frame.patches() == 1;
        const std::string patches =
            timesText(m_frame.shape.rows, m_frame.shape.columns, style.words).text;
        const std::string pixels =
            timesText(m_frame.grids.imageHeight, m_frame.grids.imageWidth, style.words).text;
        addTitle(layer, place, said(name),
            {said(isOne ? pixelsOne : pixelsMany, {pixels, patches}),
                said(isOne ? onePatch : manyPatches, {patches})},
            style);
    }

    void addLines(Layer& layer) const
    {
        constexpr double minLine = 4; // pixels between drawn lines
        const Box& box = m_patches.box;
        if (std::min(box.width / m_patches.columns, box.height / m_patches.rows) < px(minLine))
            return;
        const Pen pen {Ink::shareOf(Tone::Ground, 2.0 / 3).with(Ink::As::Clear), px(1)};
        for (int index = 1; index < m_patches.columns; ++index) {
            const double x = m_patches.cell(0, index).left();
            layer.add(Stroke {{{x, box.top()}, {x, box.bottom()}}, pen, false});
        }
        for (int index = 1; index < m_patches.rows; ++index) {
            const double y = m_patches.cell(index, 0).top();
            layer.add(Stroke {{{box.left(), y}, {box.right(), y}}, pen, false});
        }
    }

    /// Remaining pixels at the edges belong to no patch.
    void addRest(Layer& layer) const
    {
        const Ink veil = Ink::shareOf(Tone::Ground, 0.7).with(Ink::As::Clear);
        const Box& cut = m_patches.box;
        layer.add(Region {
            Box::between({cut.right(), cut.top()}, {m_image.right(), m_image.bottom()}), veil});
        layer.add(Region {
            Box::between({cut.left(), cut.bottom()}, {cut.right(), m_image.bottom()}), veil});
    }

    void addReference()
    {
        if (!m_reference || !(m_reference->shape == m_frame.shape))
            return;
        Layer& before = layer(Layer::Meaning::Reference);
        before.add(Outline {m_patches.cell(m_reference->patchAt(m_reference->query)),
            referencePen(Tone::Query, style)});
        before.add(Outline {m_patches.cell(m_reference->patchAt(m_reference->key)),
            referencePen(Tone::Key, style)});
    }

    void addTable()
    {
        Layer& texts = layer(Layer::Meaning::Texts, Drawing::Live::Yes);
        constexpr std::array columns {0.47, 0.74, 1.0};
        constexpr double pitch = 23;
        double y = m_table.top() + px(14);
        const auto line = [&](Said words, Tone tone, const std::array<std::string, 3>& numbers,
                              TextRole role) {
            texts.add(Text {{m_table.left(), y},
                style.fitted(std::move(words), 0.34 * m_table.width, TextRole::BodyStrong),
                TextRole::BodyStrong, tone});
            for (std::size_t i = 0; i < numbers.size(); ++i)
                texts.add(Text {{m_table.left() + columns[i] * m_table.width, y}, {numbers[i]},
                    role, tone, Align::Right});
            y += px(pitch);
        };
        const auto place = [this](std::int64_t patch) {
            return std::array {patch / m_patches.columns, patch % m_patches.columns, patch};
        };
        const auto from = place(m_marked.query);
        const auto to = place(m_marked.key);
        const auto written = [](const std::array<std::int64_t, 3>& numbers) {
            return std::array {
                wholeNumber(numbers[0]), wholeNumber(numbers[1]), wholeNumber(numbers[2])};
        };
        const auto apart = [&](std::size_t i) {
            return withSign(static_cast<double>(to[i] - from[i]), 0);
        };
        line(
            {}, Tone::Notes, {said(row).text, said(column).text, said(patch).text}, TextRole::Note);
        line(said(query), Tone::QueryText, written(from), TextRole::Body);
        line(said(key), Tone::KeyText, written(to), TextRole::Body);
        line({"n \u2212 m"}, Tone::Text, // as in the reading; the ruler has m − n
            {apart(0), apart(1), apart(2)}, TextRole::BodyStrong);
    }

    /// The first patch's side, above it, and the handles.
    void addSides()
    {
        constexpr double pixelsByKey = 8; // of a patch's side: a single pixel is invisible
        const int patch = m_frame.grids.patch;
        const double pitch = m_scale * patch;
        const double above = m_image.top() - px(10);
        layer(Layer::Meaning::Axes)
            .add(
                Rule {{{m_image.left(), above}, {m_image.left() + pitch, above}}, Tone::Axis, 1.5});
        value.zones.push_back(zoneOf<Picture::GridsImage>(m_patches, Presses::Nothing));
        addPatchHandles(
            value, m_patches, m_frame, {.diameter = 12, .focus = here(), .isPointed = true}, style);
        // A side is dragged by whole patches, so that no pixels are left over.
        const Snap whole {.lowest = static_cast<double>((minImageSide + patch - 1) / patch * patch),
            .highest = static_cast<double>(largestImageSide / patch * patch),
            .near = 0,
            .step = static_cast<double>(patch),
            .toPowers = false};
        addSide(3, "grids.image_width", widthName, Handle::Along::X,
            {m_image.right(), m_image.centre().y}, m_frame.grids.imageWidth, whole, pitch);
        addSide(4, "grids.image_height", heightName, Handle::Along::Y,
            {m_image.centre().x, m_image.bottom()}, m_frame.grids.imageHeight, whole, pitch);
        addSide(5, "grids.patch", patchName, Handle::Along::X, {m_image.left() + pitch, above},
            patch, {.lowest = minPatch, .highest = largestPatch, .near = 0, .toPowers = false},
            m_scale * pixelsByKey);
        value.handles.back().diameter = 10;
    }
    void addSide(int which, std::string_view key, const Message& message, Handle::Along along,
        Point middle, int pixels, const Snap& snap, double keyStep)
    {
        const double zero = along == Handle::Along::X ? m_image.left() : m_image.top();
        value.handles.push_back({.key = key,
            .which = which,
            .name = said(message),
            .shape = Handle::Shape::Dot,
            .diameter = 12,
            .place = middle,
            .reach = px(handleReach),
            .along = along,
            .axis = {Axis::Kind::Linear, 0, 1, zero, zero + m_scale},
            .number = static_cast<double>(pixels),
            .snap = snap,
            .keyStep = keyStep,
            .focus = here(),
            .isPointed = true,
            .isApart = true,
            .leavesAxis = true,
            .below = value.layers.size()});
    }
    static Focus here()
    {
        Focus focus;
        focus.picture = Picture::GridsImage;
        return focus;
    }

    const GridsFrame& m_frame;
    const GridsFrame* m_reference;
    MarkedPatches m_marked;
    Box m_image;
    CellField m_patches; ///< the part of it that is divided into patches
    Box m_table {}; ///< without a width if there is no space
    double m_scale = 1; ///< pixels here per pixel of the image
};

Said spoken(const GridsFrame& frame, const Language& words)
{
    if (frame.maps.empty())
        return {};
    const Grids& grids = frame.grids;
    return words(inWords,
        {timesText(grids.imageHeight, grids.imageWidth, words).text, wholeNumber(grids.patch),
            timesText(frame.shape.rows, frame.shape.columns, words).text,
            wholeNumber(frame.patchAt(frame.query)), wholeNumber(frame.query.row),
            wholeNumber(frame.query.column), wholeNumber(frame.patchAt(frame.key)),
            wholeNumber(frame.key.row), wholeNumber(frame.key.column)});
}

} // namespace
} // namespace grid_image

const Figure<GridsFrame> gridsImage {.picture = Picture::GridsImage,
    .name = "image",
    .title = titled<grid_image::spokenName>,
    .drawing = drawnBy<grid_image::Image>,
    .table = imageNumbers,
    .spoken = grid_image::spoken,
    .pressed = movesQueryPatch,
    .shown = parts<&Focus::query, &Focus::key>,
    .pressedWithShift = movesKeyPatch,
    .keys = &patchKeys};

} // namespace lab::drawing
