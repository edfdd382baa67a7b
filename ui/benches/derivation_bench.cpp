#include "ui/benches/derivation_bench.h"

#include "ui/benches/derivation_line.h"
#include "ui/benches/derivation_marks.h"
#include "ui/benches/derivation_questions.h"
#include "ui/lessons/break_cards.h"
#include "ui/lessons/derivation_book.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/text.h"
#include "ui/store/gesture.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/derivation/question_box.h"
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

constexpr std::size_t maxExceptions = 2;

QStringList formLabels()
{
    QStringList labels;
    for (const Choice& choice : parameterNamed("derivation.form")->choices)
        labels += labelOf(choice);
    return labels;
}

} // namespace

DerivationBench::DerivationBench(QWidget* parent, QuestionUse use)
    : Bench(BenchId::Derivation, parent)
    , m_questionUse(use)
    , m_list(new PageList(this))
    , m_line(new FigureView<drawing::PageLineValues>(drawing::derivationLine, this))
    , m_picture(new FigureView<drawing::PageValues>(drawing::derivationPage, this))
    , m_check(new ButtonView<PageFrame>(drawing::derivationCheck, this))
    , m_question(new QuestionBox(this))
    , m_breaks(new ChoiceList(this))
    , m_copy(new QPushButton(this))
    , m_argue(new QPushButton(this))
    , m_form(new SegmentedChoice(formLabels(), this))
    , m_pages([](const PageInputs& of, auto&) { return pageFrameOf(of.state(), of.space()); })
    , m_ghostPages([](const PageInputs& of, auto&) { return pageFrameOf(of.state(), of.space()); })
    , m_pictures([](const PictureInputs& of, auto&) {
        const OpenPage& page = of.space();
        const LabState state = of.state();
        return drawing::PageValues {
            pagePictureFrame(state, static_cast<PageKey>(page.page), page.isAnswered, page.broken),
            state.position, page.symbols};
    })
    , m_rows([](const MarkInputs& of, auto&) { return markedPages(of.state()); })
{
    add(m_line);
    add(m_picture);
    add(m_check);
    m_check->setBusyFrom([this] { return m_background.isRunning(); });
    nameForms();
    addSwitch(m_form);
    connect(m_list, &PageList::chosen, this,
        [this](int page) { setParameter("derivation.page", std::int64_t {page}); });
    connect(m_breaks, &QComboBox::activated, this,
        [this](int way) { setParameter("derivation.break", std::int64_t {way}); });
    connect(m_form, &SegmentedChoice::picked, this, [this](int index) {
        const auto& choices = parameterNamed("derivation.form")->choices;
        setParameter("derivation.form", std::string(choices[static_cast<std::size_t>(index)].key));
    });
    connect(&m_check->button(), &QPushButton::clicked, this, [this] {
        if (m_tried && m_tried->worst)
            Q_EMIT edited(LoadCase {m_tried->worst->inputs}, newGesture());
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QString code;
        for (const std::string& line : m_written.code)
            code += qt(line) + u'\n';
        QGuiApplication::clipboard()->setText(code);
    });
    m_question->setWordsAlone(use == QuestionUse::Written);
    m_argue->setCheckable(true);
    connect(m_argue, &QPushButton::toggled, this, [this] { show(this->state()); });
    for (std::size_t index = 0; index < maxExceptions; ++index) {
        m_exceptions.push_back(new QPushButton(this));
        connect(m_exceptions.back(), &QPushButton::clicked, this,
            [this, index] { loadException(index); });
    }
    connect(m_question, &QuestionBox::answered, this, [this](double number) {
        Q_EMIT edited(predictionOf(this->state(), number), newGesture());
    });
    connect(m_question, &QuestionBox::shown, this,
        [this] { Q_EMIT edited(ShowAnswer {this->state().derivation.page}, newGesture()); });
    connect(m_question, &QuestionBox::tileChosen, this, [this](const QString& key) {
        Q_EMIT edited(choiceOf(this->state(), m_frame, key), newGesture());
    });
    connect(m_question, &QuestionBox::stepped, this, [this](int by) {
        const LabState& now = this->state();
        if (now.derivation.card) {
            takeCard(by > 0 ? cardAfter(now.derivation) : std::nullopt);
        } else {
            const int page = by > 0 ? pageAfter(now) : now.derivation.page + by;
            setParameter("derivation.page", std::int64_t {page});
        }
        giveKeys();
    });
    connect(m_question, &QuestionBox::passStarted, this, [this] { startPass(); });
    connect(m_question, &QuestionBox::cardsWanted, this,
        [this] { takeCard(cardAfter(this->state().derivation).value_or(breakCards().front())); });
}

// While presenting, the keys belong to the audience's question.
QWidget* DerivationBench::keyTaker() const
{
    return isAsking() && audience() == Audience::One ? m_question->openField() : nullptr;
}

void DerivationBench::giveKeys()
{
    if (QWidget* const taker = keyTaker())
        taker->setFocus(Qt::OtherFocusReason);
}

QString DerivationBench::title() const
{
    return tr("Derivation");
}

QString DerivationBench::sentence() const
{
    return tr("From one requirement to RoPE in %1 pages: each page asks first, then answers.")
        .arg(derivationPages);
}

std::vector<std::string_view> DerivationBench::panelParameters() const
{
    std::vector<std::string_view> keys {
        "derivation.query_x", "derivation.query_y", "derivation.key_x", "derivation.key_y"};
    const auto page = static_cast<PageKey>(state().derivation.page);
    if (page != PageKey::Sentence)
        keys.insert(keys.begin(), {"derivation.theta", "derivation.shift"});
    if (page == PageKey::Growth)
        keys.insert(keys.begin() + 1, "derivation.growth");
    if (page == PageKey::Start) {
        keys.insert(keys.begin() + 1, "derivation.gamma_k");
        keys.insert(keys.begin() + 1, "derivation.gamma_q");
    }
    keys.push_back("derivation.ask_first");
    keys.push_back("derivation.pass");
    if (state().derivation.pass == derivationPasses)
        keys.push_back("derivation.blanks");
    return keys;
}

std::vector<PanelAction> DerivationBench::panelActions() const
{
    return {PanelAction::PreviousStep, PanelAction::NextStep};
}

bool DerivationBench::usesPositions() const
{
    return static_cast<PageKey>(state().derivation.page) != PageKey::Sentence;
}

const DerivationPage& DerivationBench::open() const
{
    return ownDerivationPage(state().derivation.page);
}

void DerivationBench::setParameter(const char* key, const Value& value)
{
    Q_EMIT edited(SetParameter {key, value}, newGesture());
}

// Each is one undo step.
void DerivationBench::startPass()
{
    const Gesture gesture = newGesture();
    const Derivation& own = state().derivation;
    const std::int64_t pass = own.pass + 1;
    std::int64_t blanks = 1;
    if (own.pass == derivationPasses)
        blanks = own.blanks + 1; // another round of the last pass
    else
        Q_EMIT edited(SetParameter {"derivation.pass", pass}, gesture);
    const bool isFilling = pass >= derivationPasses;
    if (isFilling)
        Q_EMIT edited(SetParameter {"derivation.blanks", blanks}, gesture);
    const std::int64_t first = isFilling ? derivationPages - blanks : 0;
    Q_EMIT edited(SetParameter {"derivation.page", first}, gesture);
}

void DerivationBench::takeCard(std::optional<int> card)
{
    Q_EMIT edited(OpenCard {card}, newGesture());
}

void DerivationBench::loadException(std::size_t index)
{
    const auto& argument = open().nothingElse;
    if (!argument || index >= argument->load.size())
        return;
    const DerivationPage::NothingElse::Load load = argument->load[index];
    const Gesture gesture = newGesture();
    for (const Setting& setting : load.set)
        Q_EMIT edited(SetParameter {setting.key, setting.value}, gesture);
    if (load.broken > 0)
        Q_EMIT edited(SetParameter {"derivation.break", std::int64_t {load.broken}}, gesture);
}

void DerivationBench::show(const LabState& state)
{
    if (m_frame.page != state.derivation.page) {
        const QSignalBlocker blocker(m_argue);
        m_argue->setChecked(false);
    }
    m_frame = m_pages.of(PageInputs(state, state.derivation.page));
    m_frame.whole = m_frame.isOpen() ? tried(state) : std::nullopt;
    m_check->setFrame(m_frame);
    showLine(state);
    showPicture(state);
    m_list->setRows(m_rows.of(MarkInputs(state, windowLanguage())), state.derivation.page);
    showBreaks();
    showArgument();
    m_question->setQuestion(askedOf(state, m_frame));
    const auto& forms = parameterNamed("derivation.form")->choices;
    const auto form = std::get<std::string>(parameterNamed("derivation.form")->read(state));
    m_form->setCurrent(
        static_cast<int>(std::ranges::find(forms, form, &Choice::key) - forms.begin()));
    if (audience() != Audience::One)
        placeForPresentation();
    else if (!m_area.isEmpty())
        placePage();
}

void DerivationBench::showLine(const LabState& state)
{
    m_written = lineOf(state, m_frame, m_argue->isChecked());
    if (audience() == Audience::Presentation && m_frame.isOpen() && !m_written.isProgram)
        m_written.standing = drawing::checkInOneLine(m_frame, QtLanguage());
    m_copy->setVisible(m_written.isProgram && !m_written.code.empty());
    if (look().formulas && !m_written.formula.empty())
        m_written.spokenFormula =
            spokenSentence(look().formulas->formula(qt(m_written.formula)), {}, windowLanguage())
                .toStdString();
    m_bent = lineIfBent(state, m_frame, m_argue->isChecked());
    m_line->setFrame({m_written, m_frame});
}

void DerivationBench::showPicture(const LabState& state)
{
    if (look().formulas && !m_written.formula.empty()) {
        m_symbols.clear();
        for (const QString& symbol : look().formulas->formula(qt(m_written.formula)).symbolNames())
            m_symbols.push_back(symbol.toStdString());
    }
    const PagePictureFrame& shown = m_picture->frame().picture;
    const bool isOther = shown.page != static_cast<PageKey>(state.derivation.page)
        || shown.isAnswered != m_frame.isOpen();
    const OpenPage page {state.derivation.page, m_frame.isOpen(),
        m_frame.isOpen() ? brokenBy(state, open().rule, state.derivation.page) : std::string(),
        m_symbols};
    m_pictures.show(PictureInputs(state, page), m_picture);
    if (isOther)
        m_picture->take({}); // of the handles
}

// A's numbers on the page that is open.
void DerivationBench::showGhost(const std::optional<LabState>& ghost)
{
    const OpenPage page {state().derivation.page, m_frame.isOpen(), {}, m_symbols};
    m_pictures.showGhost(ghostInputs<PictureInputs>(ghost, page), m_picture);
    std::optional<PageFrame> frame;
    if (ghost) {
        frame = m_ghostPages.of(PageInputs(*ghost, page.page));
        frame->isAnswered = m_frame.isAnswered;
        frame->isPrincipleAsked = m_frame.isPrincipleAsked;
    }
    m_line->setGhost(frame ? std::optional(drawing::PageLineValues {{}, *frame}) : std::nullopt);
    m_check->setGhost(std::move(frame));
}

std::vector<Bench::SheetEntry> DerivationBench::partsBeside(const PointedLook& look) const
{
    if (audience() != Audience::One)
        return {};
    std::vector<SheetEntry> parts {{m_list->geometry(), look, nullptr, m_list->layer()}};
    if (!isAskedBeside())
        parts.push_back({m_question->geometry(), look, nullptr, m_question->layer()});
    return parts;
}

void DerivationBench::showBreaks()
{
    QStringList ways {tr("Break it: no change")};
    if (m_frame.isOpen())
        for (const DerivationPage::Way& way : open().breaks)
            ways += tr("Break it: %1").arg(inLanguage(way.label));
    const QSignalBlocker blocker(m_breaks);
    bool isSame = m_breaks->count() == ways.size();
    for (int index = 0; isSame && index < m_breaks->count(); ++index)
        isSame = m_breaks->itemText(index) == ways[index];
    if (!isSame) {
        m_breaks->clear();
        m_breaks->addItems(ways);
    }
    m_breaks->setCurrentIndex(m_frame.isOpen() ? m_frame.broken : 0);
    setSpokenLabel(*m_breaks, tr("Break it"));
    m_breaks->setToolTip(tr("Changes the page on purpose to see what fails."));
    m_copy->setText(tr("Copy code"));
    m_check->button().setAccessibleName(tr("Load the worst case"));
    m_check->button().setToolTip(tr("Uses the worst case as your numbers."));
}

void DerivationBench::showArgument()
{
    const auto& argument = open().nothingElse;
    const bool isOffered = argument && m_frame.isOpen();
    m_argue->setVisible(isOffered);
    m_argue->setText(tr("Why nothing else works"));
    // On a broken page the sentence of the break replaces it.
    const bool isBroken = m_written.isBroken;
    m_argue->setEnabled(!isBroken);
    m_argue->setToolTip(isBroken
            ? tr("Undo the change to see the argument.")
            : tr("The complete argument in a few lines; the exceptions can be loaded."));
    for (std::size_t index = 0; index < m_exceptions.size(); ++index) {
        const bool isThere = isOffered && m_argue->isChecked() && index < argument->load.size();
        m_exceptions[index]->setVisible(isThere);
        if (isThere)
            m_exceptions[index]->setText(inLanguage(argument->load[index].label));
    }
}

/// The results for other numbers: computed at once if the bench is not visible, else in the
/// background.
std::optional<PageCheck> DerivationBench::tried(const LabState& state)
{
    const PageRule& rule = open().rule;
    const Trial wanted {state.derivation.page, brokenBy(state, rule, state.derivation.page),
        derivationInputs(state)};
    if (wanted == m_trial)
        return m_tried;
    m_trial = wanted;
    m_tried.reset();
    const auto whole = [rule, wanted] {
        const auto check = rule.check(wanted.inputs, wanted.broken);
        return check ? std::optional(*check) : std::nullopt;
    };
    if (!isVisible()) {
        m_tried = whole();
        return m_tried;
    }
    m_background.start([this, wanted, whole](const Background::Task& task) {
        task.post([this, wanted, check = whole()] {
            if (!(wanted == m_trial)) // the inputs have changed since, while hidden
                return;
            m_tried = check;
            show(this->state());
        });
    });
    return {};
}

void DerivationBench::complete()
{
    m_background.await();
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

#include "moc_derivation_bench.cpp"
