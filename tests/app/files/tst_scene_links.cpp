#include "app/exports/rendering.h"
#include "app/files/json_file.h"
#include "app/files/opened_file.h"
#include "app/files/scene_file.h"
#include "app/session/window_session.h"
#include "core/state/links.h"
#include "core/state/series_step.h"
#include "tests/app/program.h"
#include "tests/qt_test.h"
#include "ui/paint/formula/formula.h"

#include <QJsonDocument>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

namespace {

/// Written by the last release: its scenes have no links.
QByteArray withoutLinks(const LabState& state)
{
    QJsonObject scene = QJsonDocument::fromJson(sceneBytes(state)).object();
    QJsonObject settings = scene.value("parameters"_L1).toObject();
    for (const LinkGroup& group : linkGroups())
        settings.remove(QString::fromStdString(std::string(group.flag)));
    scene.insert("parameters"_L1, settings);
    return QJsonDocument(scene).toJson();
}

/// A file with this scene, opened by a window.
LoadState openedInWindow(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    const auto edit = editInWindow(
        newScene(), openedFile(written(folder.filePath(u"scene.json"_s), bytes)).value());
    if (!edit)
        qFatal("%s", qPrintable(edit.error().sentence));
    return *edit->as<LoadState>();
}

QByteArray sceneOf(const QByteArray& settings)
{
    return R"({"format": "position-lab scene", "version": 1, "parameters": {)" + settings + "}}";
}

QImage drawn(const LabState& state)
{
    static const ui::FormulaBook formulas;
    RenderRequest request;
    request.state = state;
    request.size = {800, 600};
    request.waits = false;
    return renderedImage(request, formulas);
}

} // namespace

class TestSceneLinks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSceneWithoutLinksKeepsItsNumbersAndLinksEqualValues()
    {
        LabState equal = unlinked(newScene());
        QVERIFY(openedInWindow(withoutLinks(equal)).state == newScene());
        LabState apart = clamped({}); // whose dimensions differ
        apart.bench = BenchId::Waves;
        const LabState opened = openedInWindow(withoutLinks(apart)).state;
        QVERIFY(opened.links == (Links {true, false}));
        QVERIFY(unlinked(opened) == apart);
        apart.rotations.base = 500000;
        QVERIFY(openedInWindow(withoutLinks(apart)).state == apart);
    }

    void theWindowDoesNotChangeALinkOfTheScene()
    {
        LabState state = unlinked(newScene());
        QVERIFY(openedInWindow(sceneBytes(state)).state == state);
        state.links.base = true;
        QVERIFY(openedInWindow(sceneBytes(state)).state == state);
    }

    void withoutAWindowASceneWithoutLinksIsUnlinked()
    {
        const auto scene = jsonObject(withoutLinks(newScene()), u"s.json"_s);
        QVERIFY(sceneState(*scene, u"s.json"_s)->links == Links {});
    }

    // Otherwise closing the window would ask to save.
    void theShownStateOfASeriesStaysShown()
    {
        LabState state = clamped({});
        SeriesStep first;
        first.state = state;
        SeriesStep second;
        second.state = applied(state, SetParameter {"rope.base", 500000.0});
        state.series = Series({first, second});
        const LabState opened = openedInWindow(withoutLinks(state)).state;
        QVERIFY(opened.links.base);
        QVERIFY(isShown(opened, 0));
        QCOMPARE(opened.series.steps()[1].state.rotations.base, 500000.0);
        QVERIFY(!opened.series.steps()[1].state.links.base);
    }

    void aPinnedStateHasItsOwnLinks()
    {
        LabState state = clamped({});
        state.pinned = Pinned(applied(state, SetParameter {"rope.base", 500000.0}));
        const LabState opened = openedInWindow(withoutLinks(state)).state;
        QVERIFY(opened.links.base);
        QVERIFY(!opened.pinned.state().links.base);
    }

    void dropsAndReportsALinkOfUnequalValues()
    {
        const QByteArray bytes =
            sceneOf(R"("link.base": true, "rope.base": 500000, "sinusoidal.base": 10000)");
        const LoadState read = openedInWindow(bytes);
        QVERIFY(!read.state.links.base);
        QCOMPARE(read.state.rotations.base, 500000.0);
        QCOMPARE(read.state.waves.encoding.base, 10000.0);
        const QString readingNote = QString::fromStdString(read.readingNote);
        QVERIFY2(
            readingNote.endsWith(u"scene.json: link.base is true but rope.base and sinusoidal.base "
                                 "differ; they are kept as they are and no longer linked."_s),
            qPrintable(readingNote));
        QVERIFY(openedInWindow(sceneBytes(newScene())).readingNote.empty());

        const QTemporaryDir folder;
        const Ended table = ended({u"table"_s, u"--encoding"_s, u"rope"_s, u"--quantity"_s,
            u"frequencies"_s, u"--file"_s, written(folder.filePath(u"scene.json"_s), bytes)});
        QCOMPARE(table.exit, 0);
        QVERIFY2(table.error.contains("link.base is true but"), table.error);
    }

    void readsASavedLink()
    {
        LabState state = applied(newScene(), SetParameter {"rope.width", std::int64_t {64}});
        state.links.base = false;
        QVERIFY(openedInWindow(sceneBytes(state)).state == state);
    }

    void drawsASceneOfTheLastReleaseAsBefore()
    {
        for (const BenchId bench : {BenchId::Waves, BenchId::Rotations, BenchId::Relative,
                 BenchId::Grids, BenchId::Context, BenchId::Compare}) {
            LabState before = clamped({});
            before.bench = bench;
            const LabState opened = openedInWindow(withoutLinks(before)).state;
            QVERIFY(opened.links.base);
            QCOMPARE(drawn(opened), drawn(before));
        }
    }

    void aCommandStartsWithoutLinks()
    {
        const QStringList call {
            u"table"_s, u"--encoding"_s, u"sinusoidal"_s, u"--quantity"_s, u"frequencies"_s};
        const QByteArray before = ended(call).out;
        QVERIFY(before.count('\n') > 2);
        QCOMPARE(ended(call + QStringList {u"--set"_s, u"rope.base=500000"_s}).out, before);
        const QStringList both {u"--set"_s, u"link.base=true"_s, u"--set"_s, u"rope.base=500000"_s};
        QVERIFY(ended(call + both).out != before);
    }
};

LAB_WIDGET_TESTS(TestSceneLinks)
#include "tst_scene_links.moc"
