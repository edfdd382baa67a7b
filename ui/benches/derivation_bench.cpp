#include "ui/benches/derivation_bench.h"

#include "ui/benches/derivation_line.h"
#include "ui/benches/derivation_marks.h"
#include "ui/benches/derivation_questions.h"
#include "ui/lessons/derivation_book.h"
#include "ui/lessons/step_words.h"
#include "ui/paint/text/text.h"
#include "ui/store/gesture.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/derivation/question_box.h"
#include "ui/views/derivation/step_list.h"
#include "ui/views/derivation/step_picture_view.h"
#include "ui/views/derivation/step_text_views.h"
#include "ui/views/parameters/parameter_words.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double wideArea = 720; ///< of a bench whose list has titles
constexpr double checkHeight = 172;
constexpr double leastForRoom = 100; ///< of the picture: less is the question's
constexpr double formGap = 32; ///< after the bench's title
constexpr double copyGap = 8;
constexpr double copyWidth = 96;

QStringList formLabels()
{
    QStringList labels;
    for (const Choice& choice : parameterNamed("derivation.form")->choices)
        labels += labelOf(choice);
    return labels;
}

} // namespace

DerivationBench::DerivationBench(QWidget* parent, QuestionSpace space)
    : Bench(BenchId::Derivation, parent)
    , m_book(ownDerivationBook())
    , m_questionSpace(space)
    , m_list(new StepList(this))
    , m_line(new StepLineView(this))
    , m_picture(new StepPictureView(this))
    , m_check(new StepCheckView(this))
    , m_question(new QuestionBox(this))
    , m_breaks(new ChoiceList(this))
    , m_load(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_form(new SegmentedChoice(formLabels(), this))
    , m_steps([](const StepInputs& of, auto&) { return stepFrameOf(of.state(), of.space()); })
    , m_ghostSteps([](const StepInputs& of, auto&) { return stepFrameOf(of.state(), of.space()); })
    , m_pictures([](const PictureInputs& of, auto&) { return pictureOf(of.state(), of.space()); })
{
    add(m_line);
    add(m_picture);
    add(m_check);
    nameForms();
    addSwitch(m_form);
    connect(m_list, &StepList::chosen, this,
        [this](int step) { setParameter("derivation.step", std::int64_t {step + 1}); });
    connect(m_breaks, &QComboBox::activated, this,
        [this](int way) { setParameter("derivation.break", std::int64_t {way}); });
    connect(m_form, &SegmentedChoice::picked, this, [this](int index) {
        const auto& choices = parameterNamed("derivation.form")->choices;
        setParameter("derivation.form", std::string(choices[static_cast<std::size_t>(index)].key));
    });
    connect(m_load, &QPushButton::clicked, this, [this] {
        if (m_tried && m_tried->worst)
            Q_EMIT edited(LoadCase {m_tried->worst->inputs}, newGesture());
    });
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_written.code.join(u'\n') + u'\n'); });
    connect(m_question, &QuestionBox::answered, this, [this](double number) {
        Q_EMIT edited(Predict {state().derivation.step, number}, newGesture());
    });
    connect(m_question, &QuestionBox::shown, this, [this] {
        const int step = state().derivation.step;
        if (m_asked.tiles.empty())
            Q_EMIT edited(ShowAnswer {step}, newGesture());
        else
            Q_EMIT edited(ChoosePrinciple {step, open().principle.toStdString()}, newGesture());
    });
    connect(m_question, &QuestionBox::principleChosen, this, [this](const QString& key) {
        Q_EMIT edited(ChoosePrinciple {state().derivation.step, key.toStdString()}, newGesture());
    });
    connect(m_question, &QuestionBox::stepped, this, [this](int by) {
        setParameter("derivation.step", std::int64_t {state().derivation.step + 1 + by});
    });
    connect(m_question, &QuestionBox::passStarted, this, [this] {
        const Gesture gesture = newGesture(); // one step of the undo
        const std::int64_t pass = state().derivation.pass + 1;
        Q_EMIT edited(SetParameter {"derivation.pass", pass}, gesture);
        Q_EMIT edited(SetParameter {"derivation.step", std::int64_t {1}}, gesture);
    });
}

QString DerivationBench::title() const
{
    return tr("Derivation");
}

QString DerivationBench::sentence() const
{
    return tr("From one wish to RoPE, in %1 steps, with your own numbers in every line.")
        .arg(derivationSteps);
}

std::vector<std::string_view> DerivationBench::panelParameters() const
{
    std::vector<std::string_view> keys {"derivation.theta", "derivation.shift",
        "derivation.query_x", "derivation.query_y", "derivation.key_x", "derivation.key_y"};
    const std::string& key = open().rule.text().key;
    if (key == "radius")
        keys.insert(keys.begin() + 1, "derivation.growth");
    if (key == "line" || key == "start")
        keys.insert(keys.begin() + 1, "derivation.phase");
    keys.push_back("derivation.ask_first");
    keys.push_back("derivation.pass");
    return keys;
}

std::vector<PanelAction> DerivationBench::panelActions() const
{
    return {PanelAction::PreviousStep, PanelAction::NextStep};
}

const DerivationStep& DerivationBench::open() const
{
    return m_book.steps[static_cast<std::size_t>(state().derivation.step)];
}

void DerivationBench::setParameter(const char* key, const Value& value)
{
    Q_EMIT edited(SetParameter {key, value}, newGesture());
}

void DerivationBench::layOut(const QRect& area, const LayoutInputs&)
{
    m_area = area;
    m_list->setLook(look());
    m_question->setLook(look());
    m_form->setScale(look().scale);
    const QFont font = lab::ui::font(look(), TextRole::Body);
    for (QWidget* one : {static_cast<QWidget*>(m_breaks), static_cast<QWidget*>(m_load),
             static_cast<QWidget*>(m_copy)})
        one->setFont(font);
    const QSize form = m_form->sizeHint();
    const int left = area.left() + qRound(Bench::headWidth(look()) + look().px(formGap));
    m_form->setGeometry(left, qRound(look().px(22)), form.width(), form.height());
}

double DerivationBench::headWidth(const Look& look) const
{
    return Bench::headWidth(look) + look.px(formGap) + m_form->width()
        + (m_copy->isHidden() ? 0 : look.px(copyGap + copyWidth));
}

// The check is of words alone: small, it would say nothing.
std::vector<RoomPicture> DerivationBench::roomPictures(const LabState&) const
{
    return {{m_picture, m_line}};
}

void DerivationBench::placeLarge(const RoomPicture&, const QRect& area)
{
    m_roomArea = area;
    m_question->setLook(look());
    m_form->setScale(look().scale);
}

// The line over its picture, or over the question, as long as the line's end is asked for.
void DerivationBench::placeForRoom()
{
    for (QWidget* away : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_breaks),
             static_cast<QWidget*>(m_load), static_cast<QWidget*>(m_copy)})
        away->setVisible(false);
    const bool asks = m_frame.hidesRight && m_questionSpace == QuestionSpace::Kept
        && audience() == Audience::Room && !m_roomArea.isEmpty();
    m_question->setVisible(asks);
    if (m_roomArea.isEmpty())
        return;
    const int line = m_line->heightNeeded(m_roomArea.width());
    m_line->setGeometry(m_roomArea.left(), m_roomArea.top(), m_roomArea.width(), line);
    const QRect below = m_roomArea.adjusted(0, line + qRound(look().px(8)), 0, 0);
    const int question = asks ? m_question->heightNeeded(below.width()) : 0;
    const QRect space = below.adjusted(0, 0, 0, -question);
    const bool hasPicture = space.height() >= qRound(look().px(leastForRoom));
    m_picture->setGeometry(hasPicture ? space : QRect(below.topLeft(), QSize(0, 0)));
    m_question->place(hasPicture ? below.adjusted(0, space.height(), 0, 0) : below);
}

// As high as its words need them: after these are given.
void DerivationBench::placePage()
{
    const auto px = [&](double length) { return qRound(look().px(length)); };
    const bool isLeftOut = m_questionSpace == QuestionSpace::Given;
    m_question->setVisible(!isLeftOut);
    m_breaks->setVisible(true);
    m_list->setVisible(true);
    const bool isWide = m_area.width() >= look().px(wideArea);
    const int list = px(isWide ? 256 : 64);
    const int gutter = px(isWide ? 24 : 16);
    m_list->setGeometry(m_area.left(), m_area.top(), list, m_area.height() - px(8));

    const int left = m_area.left() + list + gutter;
    const int width = m_area.right() + 1 - left;
    const int line = m_line->heightNeeded(width);
    m_line->setGeometry(left, m_area.top(), width, line);
    const int question = isLeftOut ? 0 : m_question->heightNeeded(width);
    const int questionTop = m_area.bottom() + 1 - question - px(10);
    m_question->place({left, questionTop, width, question});

    const int top = m_area.top() + line + px(12);
    const int height = std::max(px(120), questionTop - px(12) - top);
    const int check = std::clamp(qRound(0.42 * width), px(240), px(340));
    const int checkLeft = left + width - check;
    m_picture->setGeometry(left, top, width - check - px(24), height);
    const int row = px(28);
    // Where there is little space the ways to break the step stand beside its title.
    const bool isTight = height < px(checkHeight + 8) + row;
    const int checkTall = isTight ? height : px(checkHeight);
    m_check->setGeometry(checkLeft, top, check, checkTall);
    m_breaks->setGeometry(
        checkLeft, isTight ? m_area.top() - px(6) : top + checkTall + px(8), check, row);
    m_breaks->raise();
    const int load = px(64);
    const int worst = top + qRound(worstBaseline(QRectF(0, 0, check, checkTall), m_frame, look()));
    m_load->setGeometry(checkLeft + check - load, worst - px(17), load, px(24));
    const int copyLeft = m_form->geometry().right() + px(copyGap);
    m_copy->setGeometry(copyLeft, m_form->y(), px(copyWidth), m_form->height());
}

void DerivationBench::show(const LabState& state)
{
    const DerivationStep& step = open();
    m_frame = m_steps.of(StepInputs(state, state.derivation.step));
    m_frame.isBlank = m_frame.isBlank && !isFound(state, step);
    m_frame.whole = tried(state);
    m_check->setFrame(m_frame);
    showLine(state);
    showPicture(state);
    m_list->setRows(markedSteps(state, m_book, m_frame), state.derivation.step);
    showBreaks();
    showQuestion(state);
    const auto& forms = parameterNamed("derivation.form")->choices;
    const auto form = std::get<std::string>(parameterNamed("derivation.form")->read(state));
    m_form->setCurrent(
        static_cast<int>(std::ranges::find(forms, form, &Choice::key) - forms.begin()));
    m_load->setVisible(m_frame.whole && m_frame.whole->worst && !m_frame.hidesRight);
    if (audience() != Audience::One)
        placeForRoom();
    else if (!m_area.isEmpty())
        placePage();
}

void DerivationBench::showLine(const LabState& state)
{
    m_written = lineOf(state, open(), m_frame);
    m_copy->setVisible(m_written.isProgram && !m_written.isBlank);
    m_line->setLine(m_written);
    m_line->setNumbers(stepTable(m_frame));
}

void DerivationBench::showPicture(const LabState& state)
{
    m_picture->setPositions(state.position);
    if (look().formulas)
        m_picture->setSymbols(look().formulas->formula(m_written.formula).symbolNames());
    const OpenStep open {
        state.derivation.step, m_frame.prediction, m_frame.hidesRight, m_frame.hidesLeft};
    m_pictures.show(PictureInputs(state, open), m_picture);
}

// A's numbers in the step that is open.
void DerivationBench::showGhost(const std::optional<LabState>& ghost)
{
    const int step = state().derivation.step;
    m_pictures.showGhost(ghostInputs<PictureInputs>(ghost, OpenStep {.step = step}), m_picture);
    std::optional<NumberTable> numbers;
    if (ghost) {
        StepFrame frame = m_ghostSteps.of(StepInputs(*ghost, step));
        frame.hidesRight = m_frame.hidesRight;
        frame.hidesLeft = m_frame.hidesLeft;
        numbers = stepTable(frame);
    }
    m_line->setGhostNumbers(numbers);
    m_check->setGhostNumbers(numbers);
}

void DerivationBench::paintBeside(QPainter& painter) const
{
    if (audience() == Audience::One)
        m_list->render(&painter, m_list->pos(), {}, QWidget::DrawChildren);
}

void DerivationBench::showBreaks()
{
    const DerivationStep& step = open();
    QStringList ways {tr("Break it: not at all")};
    for (const DerivationStep::Way& way : step.breaks)
        ways += tr("Break it: %1").arg(inLanguage(way.label));
    const QSignalBlocker blocker(m_breaks);
    bool isSame = m_breaks->count() == ways.size();
    for (int index = 0; isSame && index < m_breaks->count(); ++index)
        isSame = m_breaks->itemText(index) == ways[index];
    if (!isSame) {
        m_breaks->clear();
        m_breaks->addItems(ways);
    }
    m_breaks->setCurrentIndex(m_frame.broken);
    setSpokenLabel(*m_breaks, tr("Break it"));
    m_breaks->setToolTip(tr("Spoils the step on purpose; the check says what it costs."));
    m_copy->setText(tr("Copy code"));
    m_load->setText(tr("Load it"));
    m_load->setAccessibleName(tr("Load the worst case"));
    m_load->setToolTip(tr("Makes the worst case your own numbers."));
}

void DerivationBench::showQuestion(const LabState& state)
{
    m_asked = askedOf(state, m_book, open(), m_frame);
    m_asked.isFirst = m_frame.step == 0;
    m_asked.isLast = m_frame.step + 1 == derivationSteps;
    m_question->setQuestion(m_asked);
}

/// What is known of other numbers: at once where the bench is not seen, else asked for and told
/// later.
std::optional<StepCheck> DerivationBench::tried(const LabState& state)
{
    const DerivationStep& step = open();
    const Trial wanted {state.derivation.step, brokenBy(state, step.rule, state.derivation.step),
        derivationInputs(state)};
    if (wanted == m_trial)
        return m_tried;
    m_trial = wanted;
    m_tried.reset();
    const auto whole = [rule = step.rule, wanted] {
        const auto check = rule.check(wanted.inputs, wanted.broken);
        return check ? std::optional(*check) : std::nullopt;
    };
    if (!isVisible()) {
        m_tried = whole();
        return m_tried;
    }
    m_background.start([this, whole](const Background::Errand& errand) {
        errand.tell([this, check = whole()] {
            m_tried = check;
            show(this->state());
        });
    });
    return {};
}

void DerivationBench::changeEvent(QEvent* event)
{
    Bench::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameForms();
    if (!m_area.isEmpty())
        show(state());
}

void DerivationBench::nameForms()
{
    m_form->setLabels(formLabels());
    m_form->setAccessibleName(labelOf(*parameterNamed("derivation.form")));
}

} // namespace lab::ui
