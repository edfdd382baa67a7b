#include "core/state/parameters.h"
#include "tests/qt_test.h"
#include "ui/benches/picture_slot.h"
#include "ui/store/store.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/picture_view.h"

#include <QFocusEvent>
#include <QPainter>
#include <QRadioButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::ui;

namespace {

class SlotPicture : public PictureView {
public:
    using PictureView::PictureView;
    QString exportName() const override { return u"plain"_s; }
    void paint(QPainter& painter, const QRectF& area, const PointedLook&) const override
    {
        painter.fillRect(area, Qt::red);
    }
    NumberTable numbers() const override { return {}; }
    void focusInEvent(QFocusEvent* event) override
    {
        reason = event->reason();
        PictureView::focusInEvent(event);
    }
    Qt::FocusReason reason = Qt::NoFocusReason;
};

struct Stage {
    QWidget page;
    PictureSlot slot {"base.picture", &page};
    SlotPicture mean {Picture::None, &page};
    SlotPicture growing {Picture::None, &page};
    Store store {clamped({})};

    Stage()
    {
        page.resize(720, 300);
        slot.put("mean_score", &mean);
        slot.put("growing_length", &growing);
        QObject::connect(&slot, &PictureSlot::edited, &store, &Store::dispatch);
        QObject::connect(&store, &Store::changed, &slot, &PictureSlot::setState);
        slot.setState(store.state());
        slot.place({20, 20, 700, 260}, {});
        page.show();
    }
    SegmentedChoice& choice() { return *slot.findChild<SegmentedChoice*>(); }
    QList<QRadioButton*> segments() { return choice().findChildren<QRadioButton*>(); }
};

} // namespace

class TestPictureSlot : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickOnANameShowsItsPicture()
    {
        Stage stage;
        QVERIFY(stage.mean.isVisible());
        QVERIFY(!stage.growing.isVisible());
        QTest::mouseClick(stage.segments()[2], Qt::LeftButton);
        QCOMPARE(stage.store.state().context.picture, ContextPictureShown::GrowingLength);
        QVERIFY(!stage.mean.isVisible());
        QVERIFY(stage.growing.isVisible());
        QCOMPARE(stage.growing.geometry(), QRect(20, 20, 700, 260));
        stage.store.undo();
        QVERIFY(stage.mean.isVisible());
        QCOMPARE(stage.choice().current(), 0);
    }

    // Otherwise Qt would move the focus to the next widget and draw a focus frame there.
    void focusStaysInTheSlot()
    {
        Stage stage;
        if (!QTest::qWaitForWindowActive(&stage.page))
            QFAIL("the window is not active");
        stage.mean.setFocusPolicy(Qt::StrongFocus);
        stage.growing.setFocusPolicy(Qt::StrongFocus);
        stage.mean.setFocus(Qt::MouseFocusReason);
        stage.store.dispatch(SetParameter {"base.picture", std::string("growing_length")});
        QVERIFY(stage.growing.hasFocus());
        QCOMPARE(stage.growing.reason, Qt::OtherFocusReason);
        stage.store.undo();
        QVERIFY(stage.mean.hasFocus());
        QCOMPARE(stage.mean.reason, Qt::OtherFocusReason);
    }

    void aChoiceWithoutAPictureLeavesTheSlotEmpty()
    {
        Stage stage;
        QTest::mouseClick(stage.segments()[1], Qt::LeftButton);
        QCOMPARE(stage.store.state().context.picture, ContextPictureShown::BaseBound);
        QVERIFY(!stage.mean.isVisible());
        QVERIFY(!stage.growing.isVisible());
    }

    void namesThatDoNotFitBecomeAList()
    {
        Stage stage;
        auto* list = stage.slot.findChild<ChoiceList*>();
        QVERIFY(stage.choice().isVisible() && !list->isVisible());
        stage.slot.place({20, 20, 200, 260}, {});
        QVERIFY(!stage.choice().isVisible() && list->isVisible());
        QVERIFY(stage.slot.rect().contains(list->geometry()));
        QCOMPARE(list->currentIndex(), 0);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(stage.store.state().context.picture, ContextPictureShown::GrowingLength);
        QVERIFY(stage.growing.isVisible());
        stage.store.undo();
        QCOMPARE(list->currentIndex(), 1);
    }

    void theHeadingCoversOnlyThePicturesTitle()
    {
        Stage stage;
        const QImage image = stage.page.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QCOMPARE(image.pixelColor(690, 30), lightPalette().ground);
        QCOMPARE(image.pixelColor(690, 46), QColor(Qt::red));
        QVERIFY(stage.slot.rect().contains(stage.choice().geometry()));
    }

    void aNewLanguageRenamesTheChoices()
    {
        Stage stage;
        QTest::mouseClick(stage.segments()[2], Qt::LeftButton);
        Look look;
        look.scale = 1.6;
        stage.slot.place({20, 20, 2000, 260}, look);
        const QRect before = stage.choice().geometry();
        QEvent event(QEvent::LanguageChange);
        QApplication::sendEvent(&stage.slot, &event);
        QCOMPARE(stage.segments().size(), 5);
        QCOMPARE(stage.choice().current(), 2);
        QCOMPARE(stage.choice().geometry(), before);
        QTest::mouseClick(stage.segments()[0], Qt::LeftButton);
        QVERIFY(stage.mean.isVisible());
    }

    void theChoiceGrowsWithTheLook()
    {
        Stage stage;
        const int before = stage.choice().width();
        Look look;
        look.scale = 1.6;
        stage.slot.place({20, 20, 2000, 260}, look);
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

LAB_WIDGET_TESTS(TestPictureSlot)
#include "tst_picture_slot.moc"
