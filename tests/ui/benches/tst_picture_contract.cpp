#include "bench_situations.h"
#include "core/state/choices.h"
#include "tests/qt_test.h"
#include "tests/ui/mouse.h"
#include "tests/ui/paint/svg_file.h"

#include <QAccessible>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// A bench in front of a store that nothing was done to.
struct Stage {
    FormulaBook book;
    Store store;
    std::unique_ptr<Bench> bench;

    explicit Stage(const LabState& start)
        : store(start)
        , bench(newBench(start.bench, nullptr))
    {
        putOnStage(*bench, store, book, {1000, 720});
        bench->complete();
    }
    const LabState& state() const { return store.state(); }
    std::vector<PictureView*> pictures() const { return bench->pictures(); }
};

QString nameOf(const PictureView& picture, const PictureHandle& handle)
{
    return picture.exportName() + u": "_s + handle.name;
}

/// The parameters that differ, or the kind of the last edit where no parameter tells.
std::set<std::string> changes(const Store& store, const LabState& before)
{
    std::set<std::string> changed;
    for (const Setting& setting : difference(before, store.state()))
        changed.insert(setting.key);
    if (changed.empty() && !(store.state() == before))
        changed.insert("edit " + std::to_string(store.undoEdit().index()));
    return changed;
}

bool isSelectionAlone(const Store& store, const LabState& before)
{
    const auto changed = changes(store, before);
    return changed.size() == 1
        && (changed.contains("rope.pair") || changed.contains("order.token"));
}

/// Whether a press at the handle takes hold of something: two may stand at one place.
bool isTakenByMouse(PictureView& picture, const PictureHandle& handle)
{
    if (!picture.rect().contains(handle.place.toPoint()))
        return false;
    hover(picture, handle.place);
    const Qt::CursorShape shape = picture.cursor().shape();
    return shape != Qt::ArrowCursor && shape != Qt::CrossCursor;
}

/// Of ticks, which a press turns: they are not dragged.
bool isTick(const PictureView& picture)
{
    return picture.picture() == Picture::RelativeTerms;
}

PictureHandle sameHandle(const PictureView& picture, const PictureHandle& handle)
{
    const std::vector<PictureHandle> all = picture.handles();
    const auto found = std::ranges::find(all, handle.name, &PictureHandle::name);
    return found == all.end() ? PictureHandle() : *found;
}

// The tip of a vector comes back up to rounding, with a position the ruler's window moves, a press
// beside what is selected selects, and under dynamic NTK lengths and base follow each other.
bool comesBackExactly(const PictureHandle& handle, const LabState& start)
{
    const bool isPosition = handle.key == "position.query" || handle.key == "position.key";
    const bool isDynamic = start.rotations.scaling.method == ScalingMethod::DynamicNtk;
    return !handle.key.empty() && handle.isByKey && !isPosition && !isDynamic;
}

void away(PictureView& picture)
{
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&picture, &leave);
}

/// Marks every text, as another language writes them all in other words.
class MarkedTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return u'\u2020' + QString::fromUtf8(text);
    }
};

std::vector<QAccessibleInterface*> heard(PictureView& picture)
{
    std::vector<QAccessibleInterface*> sliders;
    const QAccessibleInterface* all = QAccessible::queryAccessibleInterface(&picture);
    for (int i = 0; i < all->childCount(); ++i)
        if (all->child(i)->role() == QAccessible::Slider)
            sliders.push_back(all->child(i));
    return sliders;
}

/// What a person changes after pinning, so that every picture of the bench is another.
Patch otherNumbers(BenchId bench)
{
    switch (bench) {
    case BenchId::Order:
        return {{"order.seed", std::int64_t {4}}};
    case BenchId::Waves:
        return {{"sinusoidal.base", 300.0}};
    case BenchId::Biases:
        return {{"alibi.bias_max", 4.0}};
    case BenchId::Relative:
        return {{"transformer_xl.seed", std::int64_t {2}}, {"relative.shifted", std::int64_t {8}}};
    case BenchId::Grids:
        return {{"rotary_grid.base", 500.0}, {"sinusoidal_grid.base", 500.0},
            {"learned.seed", std::int64_t {5}}, {"multimodal_rotary.base", 500.0},
            {"multimodal_rotary.text_before", std::int64_t {6}}};
    case BenchId::Derivation:
        return {{"derivation.theta", 0.5}, {"derivation.query_x", 0.5}};
    default:
        return {{"rope.base", 500.0}};
    }
}

QString svgOf(const PictureView& picture, const Look& look)
{
    return svg(picture.size(), look, [&](QPainter& painter, const Look& onPaper) {
        picture.paint(painter, picture.rect(), PointedLook(onPaper));
    });
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixel(x, y) == colour.rgb() ? 1 : 0;
    return found;
}

} // namespace

/// What holds for every picture of every bench.
class TestPictureContract : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPictureSaysWhatItShows_data() { addBenchSituations(); }
    void everyPictureSaysWhatItShows()
    {
        QFETCH(const LabState, start);
        const Stage stage(start);
        std::set<QString> names;
        for (const PictureView* picture : stage.pictures()) {
            QVERIFY2(
                names.insert(picture->accessibleName()).second, qPrintable(picture->exportName()));
            QVERIFY2(picture->accessibleName() != QString(), qPrintable(picture->exportName()));
            QVERIFY2(
                picture->spokenDescription().contains(u' '), qPrintable(picture->exportName()));
            QVERIFY2(!picture->numbers().header.empty(), qPrintable(picture->exportName()));
        }
    }

    void everyHandleIsHeardAndSet_data() { addBenchSituations(); }
    void everyHandleIsHeardAndSet()
    {
        QFETCH(const LabState, start);
        Stage stage(start);
        for (PictureView* picture : stage.pictures()) {
            const std::vector<PictureHandle> handles = picture->handles();
            QCOMPARE(heard(*picture).size(), handles.size());
            std::set<QString> names {QString()};
            for (std::size_t i = 0; i < handles.size(); ++i) {
                const QByteArray what = nameOf(*picture, handles[i]).toUtf8();
                QAccessibleInterface* slider = heard(*picture)[i];
                QCOMPARE(slider->text(QAccessible::Name), handles[i].name);
                QVERIFY2(names.insert(handles[i].name).second, what.data());
                QAccessibleValueInterface* value = slider->valueInterface();
                QVERIFY2(value, what.data());
                const double now = value->currentValue().toDouble();
                const double highest = value->maximumValue().toDouble();
                const double step = value->minimumStepSize().toDouble();
                QVERIFY2(value->minimumValue().toDouble() <= now && now <= highest, what.data());
                QVERIFY2(step > 0, what.data());
                QVERIFY2(slider->text(QAccessible::Value) != QString(), what.data());
                const QPointF off = QPointF(slider->rect().center())
                    - picture->mapToGlobal(picture->handles()[i].place);
                QVERIFY2(std::hypot(off.x(), off.y()) < 2, what.data());

                const double wanted = now + 2 * step <= highest
                    ? now + 2 * step
                    : std::max(value->minimumValue().toDouble(), now - 2 * step);
                value->setCurrentValue(wanted);
                QVERIFY2(!(stage.state() == start), what.data());
                const auto after = heard(*picture);
                if (i < after.size() && picture->handles()[i].name == handles[i].name) {
                    const double set = after[i]->valueInterface()->currentValue().toDouble();
                    QVERIFY2(std::abs(set - wanted) <= 0.6 * step, what.data());
                }
                stage.store.undo();
                QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
            }
        }
    }

    void aDragIsOneStepAndBackIsNone_data() { addBenchSituations(); }
    void aDragIsOneStepAndBackIsNone()
    {
        QFETCH(const LabState, start);
        Stage stage(start);
        for (PictureView* picture : stage.pictures()) {
            for (const PictureHandle& handle : picture->handles()) {
                if (!isTakenByMouse(*picture, handle) || isTick(*picture))
                    continue;
                const QByteArray what = nameOf(*picture, handle).toUtf8();
                const auto number = picture->numberOf(handle);
                int changed = 0;
                for (const QPointF by : {QPointF(18, -18), QPointF(-18, 18), QPointF(18, 18),
                         QPointF(130, 0), QPointF(-130, 0)}) {
                    drag(*picture, handle.place, handle.place + by, 12);
                    away(*picture);
                    changed += stage.state() == start ? 0 : 1;
                    if (stage.store.canUndo())
                        stage.store.undo();
                    QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());

                    press(*picture, handle.place);
                    for (const double share : {0.3, 0.7, 1.0, 0.5, 0.2, 0.0})
                        sendMouse(
                            *picture, QEvent::MouseMove, handle.place + share * by, Qt::LeftButton);
                    release(*picture, handle.place);
                    away(*picture);
                    if (isSelectionAlone(stage.store, start))
                        stage.store.undo();
                    if (comesBackExactly(handle, start))
                        QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
                    const auto back = picture->numberOf(sameHandle(*picture, handle));
                    const double most = 1e-4 * (1 + std::abs(number->now));
                    QVERIFY2(back && std::abs(back->now - number->now) < most, what.data());
                    while (stage.store.canUndo())
                        stage.store.undo();
                }
                QVERIFY2(changed > 0, what.data());
            }
        }
    }

    void keysChangeWhatTheMouseChanges_data() { addBenchSituations(); }
    void keysChangeWhatTheMouseChanges()
    {
        QFETCH(const LabState, start);
        Stage stage(start);
        for (PictureView* picture : stage.pictures()) {
            const std::vector<PictureHandle> handles = picture->handles();
            for (std::size_t i = 0; i < handles.size(); ++i) {
                if (!handles[i].isByKey || !isTakenByMouse(*picture, handles[i]))
                    continue;
                const QByteArray what = nameOf(*picture, handles[i]).toUtf8();
                const bool isAcross = handles[i].step.x() > 0;
                const double far = std::max({12.0, handles[i].step.x(), handles[i].step.y()});
                const QPointF by = isAcross ? QPointF(far, 0) : QPointF(0, -far);
                drag(*picture, handles[i].place, handles[i].place + by, 6);
                away(*picture);
                const auto byMouse = changes(stage.store, start);
                while (stage.store.canUndo())
                    stage.store.undo();
                picture->take(i);
                QTest::keyClick(picture, isAcross ? Qt::Key_Right : Qt::Key_Up);
                const auto byKeys = changes(stage.store, start);
                picture->take({});
                QVERIFY2(!byKeys.empty() && byKeys == byMouse, what.data());
                stage.store.undo();
                QVERIFY2(stage.state() == start && !stage.store.canUndo(), what.data());
            }
        }
    }

    void aLiesUnderB_data() { addBenchSituations(); }
    void aLiesUnderB()
    {
        QFETCH(const LabState, start);
        Stage stage(start);
        stage.store.dispatch(PinState {});
        for (const Setting& setting : otherNumbers(start.bench))
            stage.store.dispatch(SetParameter {setting.key, setting.value});
        stage.bench->complete();
        const std::set<Picture> maps {Picture::WavesTable, Picture::BiasesMatrix,
            Picture::BiasesHeads, Picture::OrderWeights, Picture::RelativeTerms, Picture::GridsMap,
            Picture::GridsEncodings, Picture::GridsStills};
        // Those that say in words or in numbers alone what A has, and the factors of no method.
        const std::set<Picture> bare {Picture::WavesShift, Picture::DerivationFormula,
            Picture::DerivationCheck, Picture::RotationsConventions, Picture::ContextFactors,
            Picture::BaseBound, Picture::OrderOutputs, Picture::RelativeShift,
            Picture::CompareClaims};
        for (PictureView* picture : stage.pictures()) {
            if (bare.contains(picture->picture()))
                continue;
            const bool isMap = maps.contains(picture->picture());
            stage.bench->setComparison(isMap ? Comparison::Difference : Comparison::Both);
            const auto ghost = picture->ghostNumbers();
            QVERIFY2(ghost, qPrintable(picture->exportName()));
            const bool differs = ghost != picture->numbers();
            const QImage both = imageOf(*picture);
            stage.bench->setComparison(Comparison::B);
            QVERIFY2(!picture->ghostNumbers(), qPrintable(picture->exportName()));
            QVERIFY2(!differs || imageOf(*picture) != both, qPrintable(picture->exportName()));
        }
    }

    void anotherLanguageReachesEveryText_data() { addBenchSituations(); }
    void anotherLanguageReachesEveryText()
    {
        QFETCH(const LabState, start);
        const Stage stage(start);
        const auto told = [&] {
            QStringList all;
            for (const PictureView* picture : stage.pictures()) {
                all += {picture->accessibleName(), picture->keysInWords()};
                if (picture->picture() != Picture::DerivationFormula) // the words of its file
                    all += picture->spokenDescription();
            }
            return all;
        };
        const auto drawn = [&] {
            std::vector<QImage> all;
            for (const PictureView* picture : stage.pictures())
                all.push_back(imageOf(*picture));
            return all;
        };
        const QStringList before = told();
        const std::vector<QImage> images = drawn();
        MarkedTexts marked;
        QCoreApplication::installTranslator(&marked);
        QCoreApplication::processEvents();
        const QStringList after = told();
        const std::vector<QImage> other = drawn();
        QCoreApplication::removeTranslator(&marked);
        QCoreApplication::processEvents();
        for (qsizetype i = 0; i < before.size(); ++i)
            QVERIFY2(before[i].isEmpty() || after[i].contains(u'\u2020'), qPrintable(before[i]));
        for (std::size_t i = 0; i < images.size(); ++i) {
            const PictureView& picture = *stage.pictures()[i];
            const bool hasWords = picture.picture() != Picture::DerivationPicture; // or symbols
            QVERIFY2(!hasWords || images[i] != other[i], qPrintable(picture.exportName()));
        }
        QCOMPARE(told(), before);
        QVERIFY(drawn() == images);
    }

    void theDarkThemeReachesAll_data() { addBenchSituations(); }
    void theDarkThemeReachesAll()
    {
        QFETCH(const LabState, start);
        const Stage stage(start);
        std::vector<QImage> light;
        for (const PictureView* picture : stage.pictures())
            light.push_back(imageOf(*picture));
        Look dark = stage.bench->look();
        dark.palette = darkPalette();
        stage.bench->setLook(dark);
        stage.bench->complete();
        for (std::size_t i = 0; i < light.size(); ++i) {
            const PictureView& picture = *stage.pictures()[i];
            const QImage image = imageOf(picture);
            QVERIFY2(image != light[i], qPrintable(picture.exportName()));
            QVERIFY2(
                pixelsOf(light[i], lightPalette().ground) > 0, qPrintable(picture.exportName()));
            QCOMPARE(pixelsOf(image, lightPalette().ground), 0);
        }
    }

    void everyExportIsDrawnInLines_data() { addBenchSituations(); }
    void everyExportIsDrawnInLines()
    {
        QFETCH(const LabState, start);
        const Stage stage(start);
        // Cells, and what is hatched.
        const std::set<Picture> maps {Picture::WavesTable, Picture::BiasesMatrix,
            Picture::BiasesHeads, Picture::BiasesWeights, Picture::DerivationPicture,
            Picture::RelativeTerms, Picture::RelativeScore, Picture::RelativeShift,
            Picture::RelativeRows, Picture::GridsMap, Picture::GridsEncodings, Picture::GridsStills,
            Picture::CompareTable, Picture::CompareClaims, Picture::ContextDistances};
        for (const PictureView* picture : stage.pictures()) {
            const QString file = svgOf(*picture, stage.bench->look());
            QXmlStreamReader reader(file);
            int images = 0;
            int elements = 0;
            while (!reader.atEnd()) {
                const bool isStart = reader.readNext() == QXmlStreamReader::StartElement;
                elements += isStart ? 1 : 0;
                images += isStart && reader.name() == u"image" ? 1 : 0;
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            const bool isSentence = start.bench == BenchId::Grids
                && start.grids.encoding == GridEncoding::Learned
                && picture->picture() == Picture::GridsPairs;
            QVERIFY2(elements > (isSentence ? 5 : 20), qPrintable(picture->exportName()));
            QVERIFY2(images == 0 || maps.contains(picture->picture()),
                qPrintable(picture->exportName()));
        }
    }
};

LAB_WIDGET_TESTS(TestPictureContract)
#include "tst_picture_contract.moc"
