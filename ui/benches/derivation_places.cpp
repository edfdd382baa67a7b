#include "ui/benches/derivation_bench.h"

#include "ui/lessons/derivation_book.h"
#include "ui/paint/text/text.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/derivation/page_list.h"
#include "ui/views/derivation/question_box.h"

#include <QComboBox>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double lowArea = 520; ///< of a bench too low for a question that is over
constexpr double wideArea = 720; ///< of a bench whose list has titles
constexpr double checkHeight = 172;
constexpr double othersHeight = 16; ///< of a page's further claims
constexpr double minPicture = 120; ///< share of its height, at a desk
constexpr double minByCode = 170; ///< with less beside it, the last lines of a program are cut
constexpr double enoughPicture = 150; ///< share of its height beside an equation with its reason
constexpr double easyPicture = 230; ///< share of its height: with less the equation is smaller
constexpr double minForPresentation = 100; ///< of the picture: a smaller rest goes to the
                                           ///< question
constexpr double formGap = 32; ///< after the bench's title
constexpr double copyGap = 8;
constexpr double copyWidth = 96;

} // namespace

void DerivationBench::layOut(const QRect& area, const LayoutInputs&)
{
    m_area = area;
    m_list->setLook(look());
    m_question->setLook(look());
    m_form->setScale(look().scale);
    const QFont font = lab::ui::font(look(), TextRole::Body);
    std::vector<QWidget*> all {m_breaks, &m_check->button(), m_copy, m_argue};
    all.insert(all.end(), m_exceptions.begin(), m_exceptions.end());
    for (QWidget* one : all)
        one->setFont(font);
    const QSize form = m_form->sizeHint();
    const int left = area.left() + qRound(Bench::headWidth(look()) + look().px(formGap));
    m_form->setGeometry(left, qRound(look().px(22)), form.width(), form.height());
}

double DerivationBench::headWidth(const Look& look) const
{
    if (m_form->isHidden())
        return Bench::headWidth(look);
    return Bench::headWidth(look) + look.px(formGap) + m_form->width()
        + (m_copy->isHidden() ? 0 : look.px(copyGap + copyWidth));
}

// One question at a time: a lesson's comes before the page's; while presenting, also after its
// answer.
bool DerivationBench::isAsking() const
{
    const bool isOfLesson = audience() == Audience::Presentation && isLessonPresented();
    return m_questionUse == QuestionUse::Asked && !isAskedBeside() && !isOfLesson;
}

void DerivationBench::onAskedBesideChanged()
{
    if (audience() == Audience::Presentation)
        placeForPresentation();
    else if (audience() == Audience::One && !m_area.isEmpty())
        placePage();
}

// The check is only text, which says nothing if small.
std::vector<SlidePicture> DerivationBench::slidePictures(const LabState&) const
{
    return {{m_picture, m_line}};
}

void DerivationBench::placeLarge(const SlidePicture&, const QRect& area)
{
    m_slideArea = area;
    m_question->setLook(look());
    m_form->setScale(look().scale);
}

/// Whole pixels that also leave space for the bent equation.
drawing::PageLineHeights DerivationBench::lineHeights(int width) const
{
    const QtStyle style(m_line->look());
    drawing::PageLineHeights all = pageLineHeights(m_written, width, style.style);
    const auto other = m_bent ? pageLineHeights(*m_bent, width, style.style) : all;
    for (double drawing::PageLineHeights::*one : {&drawing::PageLineHeights::whole,
             &drawing::PageLineHeights::withStanding, &drawing::PageLineHeights::least})
        all.*one = std::ceil(std::max(all.*one, other.*one));
    return all;
}

// The equation above its picture, or above the question while that is open.
void DerivationBench::placeForPresentation()
{
    std::vector<QWidget*> all {m_list, m_breaks, m_copy, m_argue};
    all.insert(all.end(), m_exceptions.begin(), m_exceptions.end());
    for (QWidget* away : all)
        away->setVisible(false);
    // Once answered, an equation keeps the question, its result and the button for the next page.
    const bool asks = isAsking() && audience() == Audience::Presentation && !m_slideArea.isEmpty();
    m_question->setBrief(m_frame.isOpen() ? QuestionBox::Brief::TwoLines : QuestionBox::Brief::No);
    m_question->setVisible(asks);
    if (m_slideArea.isEmpty())
        return;
    // The picture gets half of the height if the equation's text needs less.
    const drawing::PageLineHeights needed = lineHeights(m_slideArea.width());
    const int whole = static_cast<int>(needed.whole);
    const int easy = std::max(static_cast<int>(needed.least), m_slideArea.height() / 2);
    const int line = m_frame.isOpen() ? std::min(whole, easy) : whole;
    m_line->setGeometry(m_slideArea.left(), m_slideArea.top(), m_slideArea.width(), line);
    const QRect below = m_slideArea.adjusted(0, line + qRound(look().px(8)), 0, 0);
    int question = asks ? m_question->heightNeeded(below.width()) : 0;
    const int least = qRound(look().px(minForPresentation));
    if (asks && m_frame.isOpen() && below.height() - question < least) { // before the question
        m_question->setBrief(QuestionBox::Brief::OneLine);
        question = m_question->heightNeeded(below.width());
    }
    const QRect space = below.adjusted(0, 0, 0, -question);
    const bool hasPicture = space.height() >= least;
    m_picture->setGeometry(hasPicture ? space : QRect(below.topLeft(), QSize(0, 0)));
    m_question->place(hasPicture ? below.adjusted(0, space.height(), 0, 0) : below);
}

// As high as their texts need, after these are set.
void DerivationBench::placePage()
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const bool isOpen = m_frame.isOpen();
    m_question->setVisible(isAsking());
    m_list->setVisible(true);
    m_check->setVisible(isOpen);
    m_breaks->setVisible(isOpen && !m_frame.isCard);
    m_form->setVisible(isOpen);
    const bool isWide = m_area.width() >= look().px(wideArea);
    const int titles = static_cast<int>(std::ceil(m_list->widthNeeded(look())));
    const int list = isWide ? std::clamp(titles, px(256), px(288)) : px(64);
    const int gutter = px(isWide ? 24 : 16);
    m_list->setGeometry(m_area.left(), m_area.top(), list, m_area.height() - px(8));

    const int left = m_area.left() + list + gutter;
    const int width = m_area.right() + 1 - left;
    int question = 0;
    const auto give = [&](QuestionBox::Brief brief) {
        m_question->setBrief(brief);
        question = isAskedBeside() ? 0 : m_question->heightNeeded(width);
    };
    const auto above = [&] { return m_area.height() - question - px(10 + 24); };
    const drawing::PageLineHeights needed = lineHeights(width);
    const int said = static_cast<int>(needed.withStanding);
    const bool isLow = m_area.height() < look().px(lowArea);
    give(isLow ? QuestionBox::Brief::OneLine : QuestionBox::Brief::No);
    const auto hasSpace = [&] { return above() - said >= px(enoughPicture); };
    // The reason of the equation has priority over a question that is answered.
    if (isOpen && !isLow && !hasSpace()) {
        give(QuestionBox::Brief::TwoLines);
        if (!hasSpace())
            give(QuestionBox::Brief::No);
    }
    const int questionTop = m_area.bottom() + 1 - question - px(10);
    m_question->place({left, questionTop, width, question});

    // In a small window the equation is smaller, and its text leaves the picture its minimum
    // height.
    const int whole = above();
    const int least = hasSpace() ? said : static_cast<int>(needed.least);
    const int easy = std::max(least, whole - px(easyPicture));
    const int most = whole - px(m_written.isProgram ? minByCode : minPicture);
    const int line =
        std::min({static_cast<int>(needed.whole), isOpen ? easy : most, std::max(px(40), most)});
    m_line->setGeometry(left, m_area.top(), width, line);
    const int top = m_area.top() + line + px(12);
    const int height = std::max(px(minPicture), questionTop - px(12) - top);
    const int check = isOpen ? std::clamp(qRound(0.42 * width), px(240), px(340)) : 0;
    m_picture->setGeometry(left, top, width - (isOpen ? check + px(24) : 0), height);
    if (isOpen)
        placeChecks({left + width - check, top, check, height});
    const int copyLeft = m_form->geometry().right() + px(copyGap);
    m_copy->setGeometry(copyLeft, m_form->y(), px(copyWidth), m_form->height());
}

// The check, and below it the breaks of the page and the argument. In little space the breaks are
// beside its title.
void DerivationBench::placeChecks(const QRect& area)
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const int row = px(28);
    const auto below = [&](const QWidget* one) { return one->isHidden() ? 0 : row + px(8); };
    int buttons = below(m_argue);
    for (const QPushButton* one : m_exceptions)
        buttons += below(one);
    const bool hasOthers = open().rule.text().claims.size() > 1;
    const double whole = checkHeight + (hasOthers ? othersHeight : 0);
    const bool isTight = area.height() < px(whole + 8) + row + buttons;
    const int tall = isTight ? area.height() : px(whole);
    m_check->setGeometry(area.left(), area.top(), area.width(), tall);
    // While there is an A, the bench's title ends with the switch that compares B with A.
    const bool isShared = isTight && !m_argue->isHidden() && !comparisonBar().isHidden();
    const int argue = isTight ? px(160) : area.width();
    const int breaks = isShared ? area.width() - argue - px(8) : area.width();
    m_breaks->setGeometry(
        area.left(), isTight ? m_area.top() - px(6) : area.top() + tall + px(8), breaks, row);
    m_breaks->raise();
    // The argument's button is below them or, if it has no space there, at the end of the bench's
    // title; its exceptions are below the check.
    const QPoint place(isTight ? area.right() + 1 - argue : area.left(),
        isShared      ? m_breaks->y()
            : isTight ? m_form->y()
                      : m_breaks->geometry().bottom() + px(8));
    m_argue->setGeometry(place.x(), place.y(), argue, row);
    m_argue->raise();
    int bottom = isTight ? area.bottom() + 1 - row : m_argue->geometry().bottom() + px(6);
    for (QPushButton* one : m_exceptions) {
        one->setGeometry(area.left(), bottom, area.width(), row);
        one->raise();
        bottom += isTight ? -row : row + px(4);
    }
}

} // namespace lab::ui
