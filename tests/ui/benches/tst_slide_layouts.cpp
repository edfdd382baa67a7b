#include "app/files/lesson_file.h"
#include "app/text/translations.h"
#include "core/figures/derivation/derivation_figures.h"
#include "core/figures/precision/precision_figures.h"
#include "core/frames/picture_names.h"
#include "core/frames/relative/relative_frames.h"
#include "core/lessons/card_book.h"
#include "core/lessons/lesson_answer.h"
#include "core/state/choices.h"
#include "core/state/edit.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/answer_end.h"
#include "tests/ui/benches/slide_stage.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/benches/all_benches.h"
#include "ui/benches/bench.h"
#include "ui/drawing/figure_view.h"
#include "ui/drawing/picture_view.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/last_change.h"
#include "ui/paint/projection.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/derivation/question_box.h"
#include "ui/views/presentation/change_view.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/views/presentation/side_column.h"
#include "ui/views/reading/reading_view.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr double minShare = 0.6; ///< share of the screen for the large picture
constexpr double minText = 0.026; ///< share of the screen height
constexpr double minSentence = 0.035;
constexpr double minSmall = 72; ///< minimum width of the small picture, in units
constexpr double halfPixel = 0.5; ///< font sizes are whole pixels

/// The style of that screen for pictures whose texts are recorded.
Look recordedIn(const QSize& screen, const FormulaBook& book)
{
    Look look = lookFor(screen, book);
    look.isPresenting = true;
    look.medium = Look::Medium::Vector;
    return look;
}

const PictureView& derivationPicture(const Bench& bench)
{
    return partOf<FigureView<drawing::PageValues>>(bench);
}

/// Each bench at its start, and each lesson at its start and after its reveal; only the benches for
/// a screen that doubles another one.
std::vector<PresentedScene> scenes(const QSize& screen)
{
    std::vector<PresentedScene> all;
    for (const BenchId id : allBenches()) {
        LabState state = clamped({});
        state.bench = id;
        all.push_back({QString::fromStdString(keyOf(id)), state, {}});
    }
    if (screen == presentationScreens[3])
        return all;
    for (const Lesson& lesson : app::shippedLessons()) {
        const auto start = lessonStart(lesson, 0).value();
        const auto after = revealedState(lesson, start).value();
        const QString key = QString::fromStdString(lesson.key);
        const Slide show {lesson.pictures, true, {}};
        all.push_back({key, start, show});
        all.push_back({key + u", told"_s, after, show});
    }
    return all;
}

std::vector<PaintedText> textsOf(const Bench& bench)
{
    PointedLook look = bench.look();
    look.medium = Look::Medium::Vector;
    TextRecorder paper(bench.size());
    QPainter painter(&paper);
    bench.paintWhole(painter, look);
    painter.end();
    return paper.texts();
}

/// The pair of texts with the largest overlap, as a share of the smaller height; touching letters
/// do not count.
QString overlaps(const std::vector<PaintedText>& texts)
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            const QRectF both = texts[i].place & texts[k].place;
            const double least = std::min(texts[i].place.height(), texts[k].place.height());
            const bool isSame = texts[i].words == texts[k].words;
            if (!isSame && both.height() > 0.35 * least && both.width() > 0.35 * least)
                return texts[i].words + u" | "_s + texts[k].words;
        }
    return {};
}

/// A text that would cross the edge of its picture by more than the recorder's error for fallback
/// fonts.
QString cutText(const Bench& bench)
{
    for (const PictureView* picture : bench.findChildren<PictureView*>()) {
        if (picture->isHidden() || picture->isCovered())
            continue;
        PointedLook look = picture->look();
        look.medium = Look::Medium::Vector;
        TextRecorder paper(picture->size());
        QPainter painter(&paper);
        picture->paint(painter, picture->rect(), look);
        painter.end();
        for (const PaintedText& text : paper.texts())
            if (QRectF(picture->rect()).contains(text.place.topLeft())
                && text.place.right() > picture->width() + 0.4 * text.pixels)
                return text.words;
    }
    return {};
}

/// All visible texts, accessible texts and tooltips while presenting.
QStringList presentedTexts(const Bench& bench)
{
    QStringList words;
    for (const PaintedText& text : textsOf(bench))
        words += text.words;
    for (const QWidget* part : bench.findChildren<QWidget*>()) {
        if (part->isHidden())
            continue;
        const auto* picture = qobject_cast<const PictureView*>(part);
        words << part->accessibleName() << part->toolTip()
              << (picture ? picture->spokenDescription() : part->accessibleDescription())
              << part->property("text").toString();
    }
    return words;
}

/// The first text that says A or B or how they are drawn. "A key" begins a sentence and is allowed.
QString letterOfState(const QStringList& words)
{
    static const QRegularExpression letter(
        u"(?<![A-Za-z])(A(?! [a-z])|B)(?![A-Za-z(_])|ghost|对照线"_s);
    for (const QString& text : words)
        if (letter.match(text).hasMatch())
            return text;
    return {};
}

} // namespace

class TestSlideLayouts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { app::spokenLanguage(u"en"_s); }

    void oneLargePictureFillsTheScreen_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<QString>("language");
        for (const QSize& screen : presentationScreens)
            for (const char* language : {"en", "zh_CN"})
                QTest::addRow("%d, %s", screen.width(), language)
                    << screen << QString::fromUtf8(language);
    }

    void oneLargePictureFillsTheScreen()
    {
        QFETCH(const QSize, screen);
        QFETCH(const QString, language);
        app::spokenLanguage(language);
        const FormulaBook book;
        QStringList wrong;
        const double whole = static_cast<double>(screen.width()) * screen.height();
        for (const PresentedScene& scene : scenes(screen)) {
            const auto bench = benchBefore(scene, screen, book);
            const auto report = [&](const QString& what) { wrong += scene.name + u": "_s + what; };
            const QRect large = bench->largeArea();
            if (large.width() * large.height() < minShare * whole)
                report(u"%1 of the screen"_s.arg(large.width() * large.height() / whole));
            if (!bench->rect().contains(large))
                report(u"larger than the bench"_s);
            const PictureView* const small = bench->smallPicture();
            if (small && (small->geometry().intersects(large) || small->look().hasWords))
                report(u"the small picture is not beside it"_s);
            const std::vector<PaintedText> texts = textsOf(*bench);
            for (const PaintedText& text : texts)
                if (text.pixels < minText * screen.height() - halfPixel)
                    report(u"'%1' is %2 pixels high"_s.arg(text.words).arg(text.pixels));
            const QString over = overlaps(texts);
            if (!over.isEmpty())
                report(over);
            if (const QString cut = cutText(*bench); !cut.isEmpty())
                report(u"'%1' is cut"_s.arg(cut));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// Large text makes the column beside the large picture narrow.
    void anEmptySmallPictureIsLeftOut()
    {
        const FormulaBook book;
        const PresentedScene scene {
            {}, patched(clamped({}), {{"bench", std::string("precision")}}).value(), {}};
        const auto bench = benchBefore(scene, presentationScreens[0], book);
        const double usual = bench->look().scale;
        int with = 0;
        int without = 0;
        for (double larger = 1; larger < 3; larger += 0.2) {
            Look look = bench->look();
            look.scale = larger * usual;
            bench->setLook(look);
            const PictureView* const small = bench->smallPicture();
            (small ? with : without) += 1;
            if (!small)
                continue;
            QCOMPARE(small->picture(), Picture::PrecisionDrift);
            QVERIFY(small->width() >= minSmall * look.scale - halfPixel);
            const QtStyle style(small->look());
            const drawing::DrawnPlot plot(
                boxOf(small->rect()), drawing::precisionMargins(style.style), style.style);
            QVERIFY(plot.ground.height > 1);
            QVERIFY(plot.ground.width > small->width() / 2.0);
        }
        QVERIFY(with > 0);
        QVERIFY(without > 0);
    }

    /// Absent names and numbers take no space.
    void aSmallPictureFillsItsFrame()
    {
        const FormulaBook book;
        const auto in = [&](const Patch& patch, const QSize& screen) {
            return benchBefore({{}, patched(clamped({}), patch).value(), {}}, screen, book);
        };
        for (const QSize& screen : presentationScreens) {
            const auto biases = in({{"bench", std::string("biases")}}, screen);
            const auto& curve = dynamic_cast<const DrawingView&>(*biases->smallPicture());
            QVERIFY(curve.drawn().curves.front().box.width > 0.8 * curve.width());
            const auto experiment =
                in({{"bench", std::string("experiment")}, {"experiment.bet", std::string("made")},
                       {"experiment.picture", std::string("pairs")}},
                    screen);
            const auto& answers = dynamic_cast<const DrawingView&>(*experiment->smallPicture());
            const drawing::Axis& lengths = answers.drawn().handles[0].axis;
            QVERIFY(lengths.to - lengths.from > 0.8 * answers.width());
            const Patch shifted {{"bench", std::string("relative")},
                {"relative.encoding", std::string("transformer_xl")}};
            const auto relative = in(shifted, screen);
            const PictureView& shift = *relative->smallPicture();
            QCOMPARE(shift.picture(), Picture::RelativeShift);
            const auto& zones = dynamic_cast<const DrawingView&>(shift).drawn().zones;
            const drawing::Box& byDistance = zones[1].box;
            const drawing::Box& byKey = zones[2].box;
            QVERIFY(byDistance.width > 0.8 * shift.width());
            QVERIFY(byKey.bottom() <= shift.height());
            QVERIFY(byKey.top() > byDistance.bottom());
        }
    }

    void theTwoStatesAreNamedBeforeAndAfter_data()
    {
        QTest::addColumn<BenchId>("id");
        for (const BenchId id : allBenches())
            QTest::newRow(keyOf(id).c_str()) << id;
    }

    void theTwoStatesAreNamedBeforeAndAfter()
    {
        QFETCH(const BenchId, id);
        using enum Comparison;
        const FormulaBook book;
        LabState before = clamped({});
        before.bench = id;
        LabState after = applied(before, PinState {});
        for (const auto& [key, value] : std::initializer_list<std::pair<const char*, Value>> {
                 {"position.query", std::int64_t {16}}, {"position.key", std::int64_t {11}},
                 {"rope.base", 500.0}, {"order.seed", std::int64_t {4}}, {"sinusoidal.base", 300.0},
                 {"alibi.heads", std::int64_t {4}}, {"transformer_xl.seed", std::int64_t {2}},
                 {"rotary_grid.base", 500.0}})
            after = applied(after, SetParameter {key, value});
        for (const auto& [language, first] :
            {std::pair(u"en"_s, u"before "_s), std::pair(u"zh_CN"_s, u"之前 "_s)}) {
            app::spokenLanguage(language);
            const auto bench = benchBefore({{}, after, {}}, presentationScreens[1], book);
            const QStringList words = presentedTexts(*bench);
            QVERIFY2(std::ranges::any_of(
                         words, [&](const QString& text) { return text.startsWith(first); }),
                qPrintable(words.join(u'\n')));
            for (const Comparison comparison : {Both, A, B, Difference}) {
                bench->setComparison(comparison);
                for (const bool hasHead : {false, true}) {
                    bench->showHead(hasHead);
                    const ComparisonBar& bar = bench->comparisonBar();
                    QVERIFY(bar.rect().contains(bar.childrenRect()));
                    const QString found = letterOfState(presentedTexts(*bench));
                    QVERIFY2(found.isEmpty(), qPrintable(found));
                }
            }
        }
    }

    // The page's own question would be a second one.
    void aPageHidesItsQuestionDuringALesson()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Derivation;
        state.derivation.page = 4;
        state.derivation.revealedPage = 4;
        for (const QSize& screen : presentationScreens) {
            Slide show;
            show.hasWordsAbove = true;
            const auto page = benchBefore({{}, state, show}, screen, book);
            QVERIFY(!page->findChild<QuestionBox*>()->isHidden());
            show.isOfLesson = true;
            const auto lesson = benchBefore({{}, state, show}, screen, book);
            QVERIFY(lesson->findChild<QuestionBox*>()->isHidden());
            const auto heightOf = [](const Bench& bench) {
                return derivationPicture(bench).height();
            };
            QVERIFY(heightOf(*lesson) > heightOf(*page));
        }
    }

    // The two lines of feedback replace the question and do not shrink the picture.
    void feedbackOnASketchKeepsThePictureSize()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Derivation;
        state.derivation.page = 21;
        state.derivation.asksFirst = false;
        state = applied(
            state, SetParameter {"derivation.bound_sketch", std::string("3 2.5 2 1.5 1 0.5")});
        for (const QSize& screen : {QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)}) {
            Slide show;
            show.hasWordsAbove = true;
            const auto page = benchBefore({{}, state, show}, screen, book);
            QVERIFY2(!derivationPicture(*page).size().isEmpty(),
                qPrintable(QString::number(screen.width())));
        }
    }

    void votesAreShownOnlyForQuestions()
    {
        QWidget parent;
        SideColumn sideColumn(&parent);
        SideColumn::Content content;
        content.title = u"Curve"_s;
        sideColumn.setContent(content);
        QVERIFY(sideColumn.accessibleName().isEmpty());
        content.legend = ComparisonWords {u"Random share 0 %"_s, u"Random share 100 %"_s, {}};
        sideColumn.setContent(content);
        QVERIFY(sideColumn.accessibleName().contains(u"Random share 100 %"_s));
        content.vote.tally.answers = {{u"It stays"_s, 0, true}, {u"It grows"_s, 0, false}};
        sideColumn.setContent(content);
        QCOMPARE(sideColumn.accessibleName(), u"Show of hands"_s);
        QVERIFY(sideColumn.accessibleDescription().contains(u"It grows"_s));
        content = {};
        sideColumn.setContent(content);
        QVERIFY(
            sideColumn.accessibleName().isEmpty() && sideColumn.accessibleDescription().isEmpty());
    }

    void theAnswersAreBelowTheLegend()
    {
        const FormulaBook book;
        const QString words = u"No: it now depends on where the two stand"_s;
        for (const QSize& screen : presentationScreens)
            for (const double high : {0.4, 0.6, 0.8}) {
                QWidget parent;
                SideColumn sideColumn(&parent);
                const Look look = recordedIn(screen, book);
                sideColumn.setLook(look);
                SideColumn::Content content;
                content.legend =
                    ComparisonWords {u"Random share 0 %"_s, u"Random share 100 %"_s, {}};
                content.vote.tally.answers = {{words, 3, false}, {words + u" or not"_s, 5, true}};
                content.vote.isAnswerShown = true;
                sideColumn.setContent(content);
                const QSize column(qRound(0.2 * screen.width()), qRound(high * screen.height()));
                TextRecorder paper(column);
                QPainter painter(&paper);
                paintLayers(painter, sideColumn.columnLayer(column, look), look);
                painter.end();
                const QString over = overlaps(paper.texts());
                QVERIFY2(over.isEmpty(), qPrintable(over));
            }
    }

    void longAnswersAreAllVisibleAndLarge()
    {
        const FormulaBook book;
        const QString words =
            u"It falls and rises in places, since each pair comes round after its own wavelength"_s;
        for (const QSize& screen : {QSize(1024, 680), QSize(1280, 800), QSize(1920, 1080)})
            for (const int options : {2, 7}) {
                LabState state = clamped({});
                state.bench = BenchId::Context;
                Slide show;
                show.hasWordsAbove = true;
                for (int k = 0; k < options; ++k)
                    show.vote.tally.answers.push_back({words + QString::number(k), 3, k == 1});
                auto bench = benchBefore({{}, state, show}, screen, book);
                const QRect asked = bench->findChild<SideColumn*>()->geometry();
                show.vote.isAnswerShown = true; // a tie adds one line
                bench->setSlide(show);
                const auto& sideColumn = *bench->findChild<SideColumn*>();
                QCOMPARE(sideColumn.geometry(), asked);
                QVERIFY(sideColumn.hasSpaceForAnswers(sideColumn.size()));
                QCOMPARE(sideColumn.width() < 0.25 * screen.width(), options == 2);
                TextRecorder paper(sideColumn.size());
                QPainter painter(&paper);
                const Look recorded = recordedIn(screen, book);
                paintLayers(painter, sideColumn.columnLayer(sideColumn.size(), recorded), recorded);
                painter.end();
                for (const PaintedText& text : paper.texts())
                    QVERIFY2(text.place.top() >= 0
                            && text.place.bottom() <= sideColumn.height() + halfPixel,
                        qPrintable(text.words));
                for (const PictureView* picture : bench->findChildren<PictureView*>())
                    QVERIFY(picture->isHidden() || !picture->geometry().intersects(asked)
                        || asked.contains(picture->geometry()));
            }
    }

    void aLegendKeepsTheAnswersLarge()
    {
        const FormulaBook book;
        const QSize screen(1280, 800);
        const QSize column(580, 640);
        QWidget parent;
        SideColumn sideColumn(&parent);
        const Look look = recordedIn(screen, book);
        sideColumn.setLook(look);
        const auto smallest = [&](const SideColumn::Content& content) {
            sideColumn.setContent(content);
            TextRecorder paper(column);
            QPainter painter(&paper);
            paintLayers(painter, sideColumn.columnLayer(column, look), look);
            painter.end();
            double pixels = screen.height();
            for (const PaintedText& text : paper.texts())
                if (text.words.contains(u"wavelength"_s))
                    pixels = std::min(pixels, text.pixels);
            return pixels;
        };
        SideColumn::Content content;
        content.vote.isAnswerShown = true;
        content.vote.tally.answers = {{u"wavelength"_s, 3, false}};
        const double large = smallest(content);
        content.legend = ComparisonWords {u"None (plain RoPE)"_s, u"Position interpolation"_s, {}};
        content.vote.tally.answers.clear();
        for (int options = 1; options < 12; ++options) {
            content.vote.tally.answers.push_back(
                {u"wavelength, and it falls and rises in places, since each pair turns"_s, 3,
                    options == 1});
            sideColumn.setContent(content);
            if (!sideColumn.hasSpaceForAnswers(column)) {
                QVERIFY(options > 4);
                return;
            }
            const double pixels = smallest(content);
            QVERIFY2(pixels >= 0.75 * large - halfPixel,
                qPrintable(u"%1 options: %2 of %3"_s.arg(options).arg(pixels).arg(large)));
        }
    }

    void theFirstAnswerIsVisibleIfNotAllFit()
    {
        const FormulaBook book;
        const QSize screen(1280, 800);
        QWidget parent;
        SideColumn sideColumn(&parent);
        const Look look = recordedIn(screen, book);
        sideColumn.setLook(look);
        SideColumn::Content content;
        for (int k = 0; k < 9; ++k)
            content.vote.tally.answers.push_back({u"As long as a page "_s.repeated(60), 0, false});
        sideColumn.setContent(content);
        const QSize column(260, 600);
        QVERIFY(!sideColumn.hasSpaceForAnswers(column));
        TextRecorder paper(column);
        QPainter painter(&paper);
        paintLayers(painter, sideColumn.columnLayer(column, look), look);
        painter.end();
        QCOMPARE(paper.texts().front().words, u"1"_s);
        QVERIFY(paper.texts().front().place.top() >= 0);
    }

    void theLegendDropsWholeSettings()
    {
        const FormulaBook book;
        const QString first = u"Words of a text"_s;
        const QStringList settings {first, u"Random share 100 %"_s, u"Training length 1000"_s,
            u"Target length 32000"_s, u"Seed of the words 14"_s, u"Method of scaling"_s};
        ComparisonWords words {settings.join(u", "_s), settings.join(u", "_s), {}};
        for (qsizetype count = settings.size() - 1; count > 0; --count) {
            const QString some = settings.mid(0, count).join(u", "_s) + u"\u00a0…"_s;
            words.shorter.emplace_back(some, some);
        }
        for (const QSize& screen : presentationScreens) {
            QWidget parent;
            SideColumn sideColumn(&parent);
            const Look look = recordedIn(screen, book);
            sideColumn.setLook(look);
            SideColumn::Content content;
            content.legend = words;
            sideColumn.setContent(content);
            const QSize column(qRound(0.2 * screen.width()), qRound(0.8 * screen.height()));
            TextRecorder paper(column);
            QPainter painter(&paper);
            paintLayers(painter, sideColumn.columnLayer(column, look), look);
            painter.end();
            QString read;
            for (const PaintedText& text : paper.texts())
                read += text.words + u' ';
            QVERIFY(read.contains(first));
            for (QString& one : read.split(u", "_s)) {
                one = one.remove(u"before"_s).remove(u"after"_s).remove(u'…').trimmed();
                QVERIFY2(settings.contains(one) || one.contains(first), qPrintable(read));
            }
        }
    }

    void theLegendStartsWithWhatTheRevealSets()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Rotations;
        state = applied(state, PinState {});
        state = applied(state, MovePositions {16, 11});
        state = applied(state, SetParameter {"rope.base", 500.0});
        Slide show;
        show.hasWordsAbove = true;
        show.changed = {"rope.base"};
        const auto bench = benchBefore({{}, state, show}, presentationScreens[1], book);
        const QString words = presentedTexts(*bench).join(u' ');
        QVERIFY2(words.contains(u"after Base 500"_s), qPrintable(words));
    }

    void theLegendStartsWithTheDifferences()
    {
        const FormulaBook book;
        LabState state = applied(clamped({}), PinState {});
        state = applied(state, MovePositions {16, 11});
        const auto bench = benchBefore({{}, state, {}}, presentationScreens[1], book);
        const QString words = presentedTexts(*bench).join(u' ');
        QVERIFY2(words.contains(u"before m = 9, n = 4"_s), qPrintable(words));
        QVERIFY2(words.contains(u"after m = 16, n = 11"_s), qPrintable(words));
    }

    void aClaimIsCompleteAboveItsTestButton()
    {
        const FormulaBook book;
        for (const char* language : {"en", "zh_CN"}) {
            app::spokenLanguage(QString::fromLatin1(language));
            for (int claim = 1; claim <= static_cast<int>(ownCards(Deck::Claims).size()); ++claim) {
                LabState state = clamped({});
                state.bench = BenchId::Compare;
                state.compare.picture = ComparePicture::Claims;
                state.compare.claim = claim;
                state.compare.votes[static_cast<std::size_t>(claim - 1)] = Verdict::Holds;
                for (const QSize& screen : presentationScreens) {
                    const auto bench = benchBefore({{}, state, {}}, screen, book);
                    const auto* shown =
                        dynamic_cast<FigureView<drawing::CardsValues>*>(bench->keyTaker());
                    QVERIFY(shown && shown->frame().isOpen());
                    const drawing::Box open = shown->drawn().targets.front().box;
                    const double end = endOfAnswer(*shown, shown->frame());
                    QVERIFY2(end <= open.top(),
                        qPrintable(
                            u"%1 %2 %3"_s.arg(claim).arg(screen.width()).arg(end - open.top())));
                }
            }
        }
    }

    void sentencesAreReadableFromTheBackRow()
    {
        const FormulaBook book;
        for (const QSize& screen : presentationScreens) {
            PresentationBanner banner;
            banner.resize(screen.width(), 10);
            banner.setLook(lookFor(screen, book));
            banner.setText({u"Question"_s, {}, u"How far? "_s.repeated(60).trimmed()});
            const QStringList pages = banner.pages();
            QVERIFY(pages.size() > 1);
            QCOMPARE(pages.join(u' '), banner.text().words); // the pages contain the whole text
            banner.setText({u"Question"_s, {}, u"How far "_s.repeated(60).trimmed()});
            QCOMPARE(banner.pages().join(u' '), banner.text().words); // also for one long sentence
            QVERIFY(banner.turnPage(1) && banner.page() == 1);
            while (banner.turnPage(1)) { }
            QCOMPARE(banner.page(), banner.pages().size() - 1);
            QCOMPARE(banner.height(), qRound(lookFor(screen, book).px(bannerHeight)));
            QVERIFY(slideSentence / slideHeight >= minSentence);
        }
    }
};

LAB_WIDGET_TESTS(TestSlideLayouts)
#include "tst_slide_layouts.moc"
