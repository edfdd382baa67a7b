#include "app/files/lesson_file.h"
#include "app/text/translations.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/relative/term_grid.h"
#include "core/figures/waves/waves_figures.h"
#include "core/frames/picture_names.h"
#include "core/frames/relative/relative_frames.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/lessons/lesson_answer.h"
#include "core/state/choices.h"
#include "tests/app/shipped_lesson.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/picture_texts.h"
#include "tests/ui/benches/slide_stage.h"
#include "ui/drawing/drawing_view.h"
#include "ui/drawing/figure_view.h"
#include "ui/paint/cover.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/last_change.h"
#include "ui/paint/text/number_text.h"
#include "ui/views/presentation/change_view.h"
#include "ui/views/reading/reading_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QtMath>

#include <algorithm>
#include <set>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// Calls `claim` for each relative encoding with its own arrangement of terms, on each screen.
template <class Claim> void forEachTermLayout(Claim claim)
{
    const FormulaBook book;
    for (const char* encoding : {"shaw", "deberta"})
        for (const QSize& screen : presentationScreens) {
            LabState state = clamped({});
            state.bench = BenchId::Relative;
            state = applied(state, SetParameter {"relative.encoding", std::string(encoding)});
            claim(benchBefore({{}, state, {}}, screen, book), state);
        }
}

} // namespace

/// Which pictures an audience sees, what is beside them, and that all return afterwards.
class TestSlidePictures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPictureIsFoundByItsName()
    {
        const FormulaBook book;
        std::set<std::string> found;
        for (const PictureName& name : pictureNames()) {
            LabState state = clamped({});
            state.bench = name.bench;
            const std::unique_ptr<Bench> bench(newBench(name.bench, nullptr));
            for (const PictureView* picture : bench->findChildren<PictureView*>())
                if (picture->exportName().toStdString() == name.name)
                    found.insert(keyOf(name.bench) + '.' + std::string(name.name));
        }
        std::set<std::string> shown;
        for (const BenchId id : allBenches()) {
            const std::unique_ptr<Bench> bench(newBench(id, nullptr));
            for (const PictureView* picture : bench->findChildren<PictureView*>())
                if (picture->picture() != Picture::None) // not the values beside the title
                    shown.insert(keyOf(id) + '.' + picture->exportName().toStdString());
        }
        for (const std::string& name : shown)
            QVERIFY2(found.contains(name), name.c_str());
        for (const Lesson& lesson : app::shippedLessons()) {
            QVERIFY2(!lesson.pictures.empty(), lesson.key.c_str());
            const PresentedScene scene {
                {}, lessonStart(lesson, 0).value(), {lesson.pictures, true, {}}};
            const auto bench = benchBefore(scene, presentationScreens[1], book);
            const auto has = [&](const PictureView* picture) {
                return std::ranges::find(lesson.pictures, picture->exportName().toStdString())
                    != lesson.pictures.end();
            };
            QVERIFY2(std::ranges::any_of(bench->pictures(),
                         [&](const PictureView* one) {
                             return has(one) && bench->largeArea().contains(one->geometry());
                         }),
                lesson.key.c_str());
        }
    }

    void theTermsHaveTheirFullNamesOnEveryScreen()
    {
        const FormulaBook book;
        for (const char* encoding : {"shaw", "transformer_xl", "deberta"})
            for (const QSize& screen : presentationScreens) {
                LabState state = clamped({});
                state.bench = BenchId::Relative;
                state = applied(state, SetParameter {"relative.encoding", std::string(encoding)});
                const auto bench = benchBefore({{}, state, {}}, screen, book);
                for (const PictureView* picture : bench->pictures())
                    for (const PaintedText& text : textsIn(*picture))
                        QVERIFY2(!text.words.contains(u'\u2026'), qPrintable(text.words));
            }
    }

    void theScoreIsTheLargestNumber()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Rotations;
        const double total = scoresFrame(state).total();
        for (const QSize& screen : presentationScreens) {
            const auto bench = benchBefore({{}, state, {}}, screen, book);
            const PictureView* const small = bench->smallPicture();
            QVERIFY(small && small->picture() == Picture::RotationsScores);
            const std::vector<PaintedText> texts = textsIn(*small);
            const auto placeOf = [&texts](const QString& words) {
                return std::ranges::find(texts, words, &PaintedText::words);
            };
            const auto brief = placeOf(decimals(total, 2));
            const bool isWide = brief != texts.end() && placeOf(u"Score"_s) != texts.end()
                && 1.25 * brief->place.width()
                    > small->width() - placeOf(u"Score"_s)->place.right();
            // The font size leaves no space for more digits.
            const bool isBrief = screen.width() < 1200 || isWide;
            const QString score = decimals(total, isBrief ? 2 : 4);
            const auto found = placeOf(score);
            QVERIFY2(found != texts.end(), qPrintable(score));
            QVERIFY(found->pixels >= 24 * bench->look().scale - 0.5); // whole pixels
            QVERIFY(QRectF(small->rect()).contains(found->place));
        }
    }

    /// The texts of the small picture once it is shown.
    static QStringList smallPictureTexts(Bench& bench, Picture which)
    {
        for (int times = 0;
             times < 8 && bench.smallPicture() && bench.smallPicture()->picture() != which; ++times)
            bench.showNextPicture();
        const PictureView* const small = bench.smallPicture();
        if (!small || small->picture() != which)
            qFatal("this picture is not one of the slide");
        QStringList words;
        for (const PaintedText& text : textsIn(*small)) {
            words += text.words;
            if (!QRectF(small->rect()).contains(text.place))
                qFatal("a text is outside its picture");
        }
        return words;
    }

    void eachLineOfASmallPictureHasItsName()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Context;
        for (const QSize& screen : presentationScreens) {
            const auto bench = benchBefore({{}, state, {}}, screen, book);
            const QStringList factors = smallPictureTexts(*bench, Picture::ContextFactors);
            QVERIFY2(factors.contains(u"YaRN"_s), qPrintable(factors.join(u'|')));
        }
    }

    void theMapsOfTheTermsFillTheirPicture()
    {
        forEachTermLayout([](const auto& bench, const LabState& state) {
            const PictureView* const large = bench->largePicture();
            QVERIFY(large->picture() == Picture::RelativeTerms);
            const QRectF whole = large->rect();
            const drawing::Box place {0, 0, whole.width(), whole.height()};
            const QtStyle style(large->look());
            const drawing::TermGrid grid(place, relativeFrame(state), style.style);
            QRectF maps;
            for (const drawing::TermGrid::Place& one : grid.places) {
                QVERIFY(whole.contains(qt(one.map)));
                QVERIFY(!qt(one.map).intersects(maps));
                maps |= qt(one.map);
            }
            QVERIFY2(maps.width() > 0.75 * whole.width(),
                qPrintable(QString::number(maps.width() / whole.width())));
            if (grid.omitted)
                QVERIFY(whole.contains(qt(*grid.omitted)) && !qt(*grid.omitted).intersects(maps));
        });
    }

    void theRowsBesideTheTermsHaveTheirNumbers()
    {
        forEachTermLayout([](const auto& bench, const LabState&) {
            const QStringList words = smallPictureTexts(*bench, Picture::RelativeRows);
            QVERIFY2(words.size() > 4, qPrintable(words.join(u'|')));
            const auto& small = dynamic_cast<const DrawingView&>(*bench->smallPicture());
            QVERIFY(small.drawn().zones[0].box.height > 0.2 * small.width());
        });
    }

    void theLimitsOfTheExperimentAreReadableOnEveryScreen()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Experiment;
        state.experiment.picture = ExperimentPictureShown::Limits;
        for (const char* language : {"en", "zh_CN"}) {
            app::spokenLanguage(QString::fromUtf8(language));
            for (const QSize& screen : presentationScreens) {
                const auto bench = benchBefore({{}, state, {}}, screen, book);
                QVERIFY(!bench->smallPicture());
                const PictureView* const large = bench->largePicture();
                QVERIFY(large && large->picture() == Picture::ExperimentLimits);
                QString words;
                for (const PaintedText& text : textsIn(*large)) {
                    words += text.words;
                    QVERIFY(text.pixels >= 12 * bench->look().scale - 0.5);
                    QVERIFY2(QRectF(large->rect()).contains(text.place), qPrintable(text.words));
                }
                for (const drawing::Message& message : drawing::limitSentences()) {
                    const QString sentence = qt(QtLanguage()(message).text);
                    QVERIFY2(words.remove(u' ').contains(QString(sentence).remove(u' ')),
                        qPrintable(sentence));
                }
            }
        }
        app::spokenLanguage(u"en"_s);
    }

    void attentionArcsAreHighWhilePresenting()
    {
        const FormulaBook book;
        for (const char* sentence : {"only I love you", "the dog bites the old man"})
            for (const QSize& screen : presentationScreens) {
                LabState state = clamped({});
                state.bench = BenchId::Order;
                state = applied(state, SetParameter {"order.sentence", std::string(sentence)});
                const auto bench = benchBefore({{}, state, {}}, screen, book);
                const auto& chips = dynamic_cast<const DrawingView&>(*bench->largePicture());
                const double top = chips.drawn().targets.front().box.top();
                const double above = top - chips.look().px(28 + 18); // height of the texts
                QVERIFY2(above > 0.07 * screen.height(), qPrintable(QString::number(above)));
            }
    }

    void anAudiencePredictsBeforeItSeesTheResults()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Experiment;
        for (const QSize& screen : presentationScreens) {
            const auto bench = benchBefore({{}, state, {}}, screen, book);
            QVERIFY(bench->largePicture()->picture() == Picture::ExperimentRanking);
            const auto buttons = bench->largePicture()->findChildren<QPushButton*>();
            // The button for the prediction.
            QVERIFY(buttons.size() == 1 && !buttons.front()->isHidden());
            QVERIFY(bench->smallPicture()->picture() == Picture::ExperimentAccuracy);
            bench->showNextPicture(); // there is no third picture
            QVERIFY(bench->smallPicture()->picture() == Picture::ExperimentAccuracy);
            bench->choosePictures(bench->chosenPictures().atFirst());
            bench->setState(applied(state, SetParameter {"experiment.bet", std::string("made")}));
            QVERIFY(bench->largePicture()->picture() == Picture::ExperimentAccuracy);
            QVERIFY(bench->smallPicture()->picture() == Picture::ExperimentRanking);
        }
    }

    void aSmallWaveHasAPointForEachPosition()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Waves;
        for (const QSize& screen : presentationScreens) {
            const auto bench = benchBefore({{}, state, {}}, screen, book);
            smallPictureTexts(*bench, Picture::WavesCurves);
            const auto& small =
                static_cast<const FigureView<drawing::CurvesValues>&>(*bench->smallPicture());
            const double ground = small.drawn().rows->ground.width;
            const auto positions = static_cast<double>(state.position.shown);
            for (const WavesFrame::Wave& wave : small.frame().frame->waves) {
                const auto points = static_cast<double>(wave.curve.values.size());
                QVERIFY2(points >= std::min(positions, std::floor(ground)),
                    qPrintable(QString::number(points)));
            }
        }
    }

    void theTermBarsUseTheRemainingWidth()
    {
        const FormulaBook book;
        const Lesson lesson = app::shipped("06_four_terms");
        const LabState state = lessonStart(lesson, 0).value();
        const auto bench = benchBefore({{}, state, {lesson.pictures, true, {}}}, {1024, 768}, book);
        const QRectF whole = bench->largePicture()->rect();
        const QtStyle style(bench->look());
        const drawing::Drawing terms = drawing::wavesTerms.drawing(
            {drawing::wavesValues(addedTermsFrame(state), state)}, boxOf(whole), style.style, {});
        double widest = 0; // half of the space for the bars
        for (const drawing::Layer& layer : terms.layers)
            for (const drawing::Mark& mark : layer.marks)
                if (const auto* bar = std::get_if<drawing::Region>(&mark))
                    widest = std::max(widest, bar->box.width);
        QVERIFY2(widest > 0.06 * whole.width(), qPrintable(QString::number(widest)));
    }

    void noPositionLineCrossesTheTableLength()
    {
        const FormulaBook book;
        const Lesson lesson = app::shipped("07_learned");
        LabState state = revealedState(lesson, lessonStart(lesson, 0).value()).value();
        for (const QSize& screen : presentationScreens)
            for (const std::int64_t key : {25, 29, 33, 35, 37, 40}) {
                state.position.key = key;
                const auto bench =
                    benchBefore({{}, state, {lesson.pictures, true, {}}}, screen, book);
                const PictureView& table = *bench->largePicture();
                const std::vector<PaintedText> texts = textsIn(table);
                const auto length = std::ranges::find(texts, u"L = 32"_s, &PaintedText::words);
                QVERIFY(length != texts.end());
                for (const PictureHandle& handle : table.handles())
                    if (handle.place.y() < table.height() / 2.0)
                        QVERIFY2(handle.place.x() < length->place.left()
                                || handle.place.x() > length->place.right(),
                            qPrintable(QString::number(key)));
            }
    }

    void aSmallCoverSaysWhenItWillBeRemoved()
    {
        Look look;
        look.hasWords = false;
        look.scale = smallPictureScale * presentationScale({1280, 800});
        look.medium = Look::Medium::Vector;
        const auto wordsIn = [&](const QSize& size) {
            TextRecorder paper(size);
            QPainter painter(&paper);
            paintCover(painter, QRectF({}, size), u"Name"_s, Cover::QuestionAway, look);
            painter.end();
            for (const PaintedText& text : paper.texts())
                if (!QRectF({}, size).contains(text.place))
                    qFatal("a word is outside its cover");
            return paper.words().remove(u' ');
        };
        const QString words = coverWords(Cover::QuestionBeside).remove(u' ');
        QCOMPARE(wordsIn({222, 300}), words);
        QCOMPARE(wordsIn({110, 120}), words); // on two lines
        QCOMPARE(wordsIn({222, 20}), QString());
        QCOMPARE(wordsIn({40, 300}), QString());
    }

    void aSmallPictureUsesTheHeightOfItsColumn()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Context;
        const auto bench = benchBefore({{}, state, {}}, QSize(1920, 1080), book);
        const QSize small = bench->smallPicture()->size();
        QVERIFY(small.height() > 1.5 * small.width());
    }

    void aDifferenceExplainsBeforeAndAfter()
    {
        const FormulaBook book;
        LabState state = clamped({});
        state.bench = BenchId::Rotations;
        state = applied(applied(state, PinState {}), SetParameter {"rope.base", 500.0});
        const auto bench = benchBefore({{}, state, {}}, presentationScreens[1], book);
        bench->setComparison(Comparison::Difference);
        PointedLook look = bench->look();
        look.medium = Look::Medium::Vector;
        TextRecorder paper(bench->size());
        QPainter painter(&paper);
        bench->paintWhole(painter, look);
        painter.end();
        QVERIFY2(paper.words().contains(u"Base 500"_s), qPrintable(paper.words()));
    }

    void theReadingLineShowsTheLastChange()
    {
        const FormulaBook book;
        for (const BenchId id : allBenches()) {
            LabState state = clamped({});
            state.bench = id;
            for (const QSize& screen : presentationScreens) {
                const auto bench = benchBefore({{}, state, {}}, screen, book);
                bench->setLastChange({{{u"Base"_s, u"10\u2009000"_s, u"500\u2009000"_s}}, {}});
                const auto* change = bench->findChild<ChangeView*>();
                QVERIFY(!change->isHidden());
                QVERIFY(change->width() >= qFloor(change->widthNeeded()));
                QVERIFY(!change->geometry().intersects(bench->largeArea()));
                QVERIFY(!bench->readingLine().geometry().intersects(bench->largeArea()));
            }
        }
    }

    void eachPictureCanBeMadeLarge()
    {
        const FormulaBook book;
        for (const BenchId id : allBenches()) {
            LabState state = clamped({});
            state.bench = id;
            const auto bench = benchBefore({{}, state, {}}, presentationScreens[1], book);
            std::set<const PictureView*> large {bench->largePicture()};
            for (int times = 0; times < 8; ++times) {
                const PictureView* const small = bench->smallPicture();
                const PictureView* const before = bench->largePicture();
                bench->exchangePictures();
                if (small) { // the two pictures have been swapped
                    QVERIFY(bench->largePicture() == small);
                    QVERIFY(bench->smallPicture() == before);
                }
                large.insert(bench->largePicture());
                bench->showNextPicture();
            }
            const bool isAlone = !bench->smallPicture();
            QVERIFY(large.size() > 1 || isAlone);
            bench->choosePictures(bench->chosenPictures().atFirst());
            QVERIFY(bench->largePicture() != nullptr);
        }
    }

    void theLargePictureKeepsTheFocus()
    {
        const FormulaBook book;
        QWidget audience;
        QLineEdit other(&audience); // would get the focus next
        LabState state = clamped({});
        state.bench = BenchId::Rotations;
        const auto bench = benchBefore({{}, state, {}}, presentationScreens[1], book);
        bench->setParent(&audience);
        bench->setVisible(true);
        audience.show();
        audience.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&audience));
        const auto show = [&](const char* picture) {
            state = applied(state, SetParameter {"rotations.picture", std::string(picture)});
            bench->setState(state);
        };
        for (const char* next : {"conventions", "dials"}) {
            const PictureView* const before = bench->largePicture();
            for (PictureView* picture : bench->pictures())
                if (picture == before)
                    picture->setFocus();
            QVERIFY(before->hasFocus());
            show(next);
            QVERIFY(bench->largePicture() != before);
            QVERIFY(bench->largePicture()->hasFocus());
        }
        other.setFocus();
        show("conventions");
        QVERIFY(other.hasFocus());
    }

    void endingThePresentationRestoresTheBench()
    {
        const FormulaBook book;
        Look look;
        look.formulas = &book;
        for (const BenchId id : allBenches()) {
            const std::unique_ptr<Bench> bench(newBench(id, nullptr));
            bench->resize(896, 696);
            bench->setLook(look);
            LabState state = clamped({});
            state.bench = id;
            bench->setState(state);
            const auto places = [&] {
                QList<QRect> all;
                for (const QWidget* part : shownParts(*bench))
                    all += part->geometry();
                std::ranges::sort(all, {}, [](const QRect& place) {
                    return std::tuple(place.x(), place.y(), place.width(), place.height());
                });
                return all;
            };
            const QList<QRect> before = places();
            bench->setAudience(Audience::Presentation);
            bench->exchangePictures();
            bench->setAudience(Audience::One);
            QCOMPARE(places(), before);
        }
    }
};

LAB_WIDGET_TESTS(TestSlidePictures)
#include "tst_slide_pictures.moc"
