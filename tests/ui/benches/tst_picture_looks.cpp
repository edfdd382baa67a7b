#include "core/state/choices.h"
#include "picture_stage.h"
#include "tests/qt_test.h"
#include "tests/ui/paint/svg_file.h"

#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

namespace {

/// Marks every translated text.
class MarkedTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return u'\u2020' + QString::fromUtf8(text);
    }
};

QString svgOf(const PictureView& picture, const Look& look)
{
    return svg(picture.size(), look, [&](QPainter& painter, const Look& onPaper) {
        picture.paint(painter, picture.rect(), PointedLook(onPaper));
    });
}

/// Whether the tables differ. Two cells without a number are equal.
bool areDifferent(const NumberTable& a, const NumberTable& b)
{
    const auto isSame = [](double one, double other) {
        return std::isnan(one) ? std::isnan(other) : std::equal_to<> {}(one, other);
    };
    return a.header != b.header || !std::ranges::equal(a.rows, b.rows, [&](auto& one, auto& other) {
        return std::ranges::equal(one, other, isSame);
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

/// Tests for every picture of every bench: A under B, language, theme, export.
class TestPictureLooks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aIsPaintedUnderB_data() { addBenchSituations(); }
    void aIsPaintedUnderB()
    {
        QFETCH(const LabState, start);
        PictureStage stage(start);
        stage.store.dispatch(PinState {});
        for (const Setting& setting : otherNumbers(start.bench))
            stage.store.dispatch(SetParameter {setting.key, setting.value});
        stage.bench->complete();
        const std::set<Picture> maps {Picture::WavesTable, Picture::WavesLearned,
            Picture::WavesPairs, Picture::BiasesMatrix, Picture::BiasesHeads, Picture::OrderWeights,
            Picture::RelativeTerms, Picture::GridsMap, Picture::GridsEncodings,
            Picture::GridsStills};
        // Pictures that show A only in texts or numbers, and the factors without a method.
        const std::set<Picture> bare {Picture::WavesShift, Picture::DerivationFormula,
            Picture::DerivationCheck, Picture::RotationsConventions, Picture::ContextFactors,
            Picture::BaseBound, Picture::OrderOutputs, Picture::RelativeShift,
            Picture::ExperimentTraining, Picture::ExperimentExample, Picture::ExperimentLimits,
            Picture::CompareAdviser, Picture::CompareClaims, Picture::CompareMistakes};
        for (PictureView* picture : stage.pictures()) {
            if (bare.contains(picture->picture()))
                continue;
            const bool isMap = maps.contains(picture->picture());
            stage.bench->setComparison(isMap ? Comparison::Difference : Comparison::Both);
            const auto ghost = picture->ghostNumbers();
            QVERIFY2(ghost, qPrintable(picture->exportName()));
            const bool differs = areDifferent(*ghost, picture->numbers());
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
        const PictureStage stage(start);
        stage.bench->complete();
        const auto reported = [&] {
            QStringList all;
            for (const PictureView* picture : stage.pictures()) {
                all += {picture->accessibleName(), picture->keysInWords()};
                // Its texts come from the file of pages.
                if (picture->picture() != Picture::DerivationFormula)
                    all += picture->spokenDescription();
            }
            return all;
        };
        const auto drawn = [&] {
            stage.bench->complete(); // a new text may have started a computation
            std::vector<QImage> all;
            for (const PictureView* picture : stage.pictures())
                all.push_back(imageOf(*picture));
            return all;
        };
        const QStringList before = reported();
        const std::vector<QImage> images = drawn();
        MarkedTexts marked;
        QCoreApplication::installTranslator(&marked);
        QCoreApplication::processEvents();
        const QStringList after = reported();
        const std::vector<QImage> other = drawn();
        QCoreApplication::removeTranslator(&marked);
        QCoreApplication::processEvents();
        for (qsizetype i = 0; i < before.size(); ++i)
            QVERIFY2(before[i].isEmpty() || after[i].contains(u'\u2020'), qPrintable(before[i]));
        for (std::size_t i = 0; i < images.size(); ++i) {
            const PictureView& picture = *stage.pictures()[i];
            // It may have only symbols.
            const bool hasWords = picture.picture() != Picture::DerivationPicture;
            QVERIFY2(!hasWords || images[i] != other[i], qPrintable(picture.exportName()));
        }
        QCOMPARE(reported(), before);
        QVERIFY(drawn() == images);
    }

    void theDarkThemeAppliesEverywhere_data() { addBenchSituations(); }
    void theDarkThemeAppliesEverywhere()
    {
        QFETCH(const LabState, start);
        const PictureStage stage(start);
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

    void everyExportIsVectorGraphics_data() { addBenchSituations(); }
    void everyExportIsVectorGraphics()
    {
        QFETCH(const LabState, start);
        const PictureStage stage(start);
        // Pictures with cells or hatching.
        const std::set<Picture> maps {Picture::WavesTable, Picture::WavesLearned,
            Picture::WavesProducts, Picture::WavesPairs, Picture::BiasesMatrix,
            Picture::BiasesHeads, Picture::BiasesWeights, Picture::DerivationPicture,
            Picture::RelativeTerms, Picture::RelativeScore, Picture::RelativeShift,
            Picture::RelativeRows, Picture::GridsMap, Picture::GridsEncodings, Picture::GridsStills,
            Picture::CompareTable, Picture::CompareClaims, Picture::CompareMistakes,
            Picture::ContextDistances, Picture::OrderWeights};
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
            const bool isCovered = picture->picture() == Picture::DerivationFormula
                && !start.derivation.isAnswered(start.derivation.page);
            QVERIFY2(
                elements > (isSentence || isCovered ? 5 : 20), qPrintable(picture->exportName()));
            QVERIFY2(images == 0 || maps.contains(picture->picture()),
                qPrintable(picture->exportName()));
        }
    }
};

LAB_WIDGET_TESTS(TestPictureLooks)
#include "tst_picture_looks.moc"
