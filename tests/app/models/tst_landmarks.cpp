#include "app/models/model_file.h"
#include "core/state/landmarks.h"
#include "tests/qt_test.h"

#include <map>

using namespace lab;

class TestLandmarks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBaseOfAPresetIsALandmarkWithItsNumberOfModels();
};

void TestLandmarks::everyBaseOfAPresetIsALandmarkWithItsNumberOfModels()
{
    std::map<double, int> read;
    for (const Model& model : app::shippedModels())
        if (model.scheme == Scheme::Rope && model.base)
            ++read[*model.base];
    std::map<double, int> marked;
    for (const Landmark& landmark : baseLandmarks())
        if (landmark.name != "DINOv3") // rotates by rows and columns, which no Model has a base for
            marked[landmark.number] = landmark.models;
    QCOMPARE(marked, read);
}

LAB_GUILESS_TESTS(TestLandmarks)
#include "tst_landmarks.moc"
