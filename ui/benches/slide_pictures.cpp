#include "ui/benches/slide_pictures.h"

#include "ui/drawing/picture_view.h"

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

Picture whichOf(const SlidePicture& one)
{
    return one.picture->picture();
}

bool isNamed(const SlidePicture& one, const std::string& name)
{
    const auto has = [&](const PictureView* picture) {
        return picture && picture->exportName().toStdString() == name;
    };
    return has(one.picture) || has(one.with);
}

} // namespace

void SlidePictures::setNamed(std::vector<std::string> names)
{
    if (names == m_named)
        return;
    m_named = std::move(names);
    reset();
}

void SlidePictures::reset()
{
    m_large.reset();
    m_beside.reset();
}

SlidePictures SlidePictures::atFirst() const
{
    SlidePictures first;
    first.m_named = m_named;
    return first;
}

std::vector<SlidePicture> SlidePictures::ordered(std::vector<SlidePicture> own) const
{
    auto next = own.begin();
    for (const std::string& name : m_named) {
        const auto found = std::ranges::find_if(
            next, own.end(), [&](const SlidePicture& one) { return isNamed(one, name); });
        if (found != own.end())
            std::rotate(next++, found, found + 1);
    }
    return own;
}

SlidePictures::Choice SlidePictures::chosen(const std::vector<SlidePicture>& own) const
{
    const std::vector<SlidePicture> all = ordered(own);
    if (all.empty())
        return {};
    Choice choice;
    const auto wanted = std::ranges::find(all, m_large.value_or(Picture::None), whichOf);
    choice.large = wanted != all.end() ? *wanted : all.front();
    const auto second = std::ranges::find(all, m_beside.value_or(Picture::None), whichOf);
    if (second != all.end() && *second != *choice.large) {
        choice.beside = *second;
        return choice;
    }
    const auto areNamed = std::ranges::count_if(all, [&](const SlidePicture& one) {
        return std::ranges::any_of(m_named, [&](const auto& name) { return isNamed(one, name); });
    });
    if (areNamed == 1 && !m_large)
        return choice;
    const auto other =
        std::ranges::find_if(all, [&](const SlidePicture& one) { return one != *choice.large; });
    if (other != all.end())
        choice.beside = *other;
    return choice;
}

void SlidePictures::exchange(const std::vector<SlidePicture>& own)
{
    Choice choice = chosen(own);
    if (!choice.beside) {
        showNext(own);
        choice = chosen(own);
    }
    if (!choice.beside)
        return;
    m_large = whichOf(*choice.beside);
    m_beside = whichOf(*choice.large);
}

void SlidePictures::showNext(const std::vector<SlidePicture>& own)
{
    std::vector<SlidePicture> all = ordered(own);
    const Choice now = chosen(own);
    if (all.size() < 2)
        return;
    const auto at = std::ranges::find(all, now.beside ? *now.beside : *now.large);
    std::rotate(all.begin(), at + 1, all.end());
    const auto next =
        std::ranges::find_if(all, [&](const SlidePicture& one) { return one != *now.large; });
    m_beside = whichOf(*next);
    m_large = whichOf(*now.large);
}

} // namespace lab::ui
