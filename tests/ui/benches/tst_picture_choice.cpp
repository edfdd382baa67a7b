#include "core/figures/context/context_figures.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/context/growing_length_frame.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/context/temperature_frame.h"
#include "ui/benches/picture_choice.h"
#include "ui/drawing/figure_view.h"

#include "core/state/parameters.h"
#include "tests/qt_test.h"
#include "tests/ui/benches/bench_stage.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/segmented_choice.h"

#include <QFocusEvent>
#include <QRadioButton>

using namespace lab;
using namespace lab::ui;

namespace {

struct Stage : StageOf<contextPage> {
    Stage()
        : StageOf<contextPage>(startOf(BenchId::Context), {1400, 800})
    {
    }
    void undo() { store.undo(); }
    PictureChoice& heading() const { return part<PictureChoice>(); }
    SegmentedChoice& choice() const { return *heading().findChild<SegmentedChoice*>(); }
    QList<QRadioButton*> segments() const { return choice().findChildren<QRadioButton*>(); }
    bool shows(Picture picture) const { return bench.view(picture).isVisible(); }
};

/// Why a widget got the focus.
struct FocusReason : QObject {
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn)
            reason = static_cast<QFocusEvent*>(event)->reason();
        return false;
    }
    Qt::FocusReason reason = Qt::NoFocusReason;
};

} // namespace

class TestPictureChoice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickOnANameShowsItsPicture()
    {
        Stage stage;
        QVERIFY(stage.shows(Picture::ContextMeanScore));
        QVERIFY(!stage.shows(Picture::ContextGrowingLength));
        const QRect place = stage.bench.view(Picture::ContextMeanScore).geometry();
        QTest::mouseClick(stage.segments()[2], Qt::LeftButton);
        QCOMPARE(stage.store.state().context.picture, ContextPictureShown::GrowingLength);
        QVERIFY(!stage.shows(Picture::ContextMeanScore));
        QVERIFY(stage.shows(Picture::ContextGrowingLength));
        QCOMPARE(stage.bench.view(Picture::ContextGrowingLength).geometry(), place);
        stage.undo();
        QVERIFY(stage.shows(Picture::ContextMeanScore));
        QCOMPARE(stage.choice().current(), 0);
    }

    // Otherwise Qt would move the focus to the next widget and draw a focus frame there.
    void focusStaysInThePlace()
    {
        Stage stage;
        if (!QTest::qWaitForWindowActive(&stage.bench))
            QFAIL("the window is not active");
        FocusReason given;
        QWidget& mean = stage.bench.view(Picture::ContextMeanScore);
        QWidget& growing = stage.bench.view(Picture::ContextGrowingLength);
        mean.setFocus(Qt::MouseFocusReason);
        growing.installEventFilter(&given);
        stage.set("base.picture", std::string("growing_length"));
        QVERIFY(growing.hasFocus());
        QCOMPARE(given.reason, Qt::OtherFocusReason);
        mean.installEventFilter(&given);
        stage.undo();
        QVERIFY(mean.hasFocus());
    }

    void namesThatDoNotFitBecomeAList()
    {
        Stage stage;
        auto* list = stage.heading().findChild<ChoiceList*>();
        QVERIFY(stage.choice().isVisible() && !list->isVisible());
        stage.bench.resize(usualSize);
        QVERIFY(!stage.choice().isVisible() && list->isVisible());
        QVERIFY(stage.heading().rect().contains(list->geometry()));
        QCOMPARE(list->currentIndex(), 0);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(stage.store.state().context.picture, ContextPictureShown::GrowingLength);
        stage.undo();
        QCOMPARE(list->currentIndex(), 1);
    }

    void theHeadingCoversThePicturesTitle()
    {
        Stage stage;
        const QRect picture = stage.bench.view(Picture::ContextMeanScore).geometry();
        const QRect heading = stage.heading().geometry();
        QVERIFY(heading.top() < picture.top() && heading.bottom() > picture.top() + 16);
        QVERIFY(stage.heading().rect().contains(stage.choice().geometry()));
        const QImage image = stage.bench.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QCOMPARE(image.pixelColor(heading.bottomRight() - QPoint(2, 2)), lightPalette().ground);
    }

    void aNewLanguageRenamesTheChoices()
    {
        Stage stage;
        QTest::mouseClick(stage.segments()[2], Qt::LeftButton);
        const QRect before = stage.choice().geometry();
        QEvent event(QEvent::LanguageChange);
        QApplication::sendEvent(&stage.heading(), &event);
        QCOMPARE(stage.segments().size(), 5);
        QCOMPARE(stage.choice().current(), 2);
        QCOMPARE(stage.choice().geometry(), before);
        QTest::mouseClick(stage.segments()[0], Qt::LeftButton);
        QVERIFY(stage.shows(Picture::ContextMeanScore));
    }

    void theChoiceGrowsWithTheLook()
    {
        Stage stage;
        stage.heading().placeOver({20, 20, 2000, 260}, {});
        const int before = stage.choice().width();
        Look look;
        look.scale = 1.6;
        stage.heading().placeOver({20, 20, 2000, 260}, look);
        QVERIFY(stage.choice().width() > 1.4 * before);
        QVERIFY(stage.choice().height() > 40);
    }

    void theChoiceHasANameAndATooltip()
    {
        Stage stage;
        QVERIFY(!stage.choice().accessibleName().isEmpty());
        QVERIFY(!stage.choice().toolTip().isEmpty());
        for (const QRadioButton* segment : stage.segments())
            QVERIFY(!segment->accessibleName().isEmpty());
    }
};

LAB_WIDGET_TESTS(TestPictureChoice)
#include "tst_picture_choice.moc"
