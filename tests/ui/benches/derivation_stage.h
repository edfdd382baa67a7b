#pragma once

#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/derivation_bench.h"
#include "ui/paint/derivation/angles.h"
#include "ui/views/derivation/question_box.h"
#include "ui/views/derivation/step_list.h"
#include "ui/views/derivation/step_picture_view.h"
#include "ui/views/derivation/step_text_views.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include <cmath>

namespace derivation {

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

struct DerivationStage : BenchStage<DerivationBench> {
    explicit DerivationStage(QSize size = usualSize)
        : BenchStage(startOf(BenchId::Derivation), size)
    {
    }
    StepPictureView& picture() const { return part<StepPictureView>(); }
    const StepFrame& check() const { return part<StepCheckView>().frame(); }
    StepList& list() const { return part<StepList>(); }
    QPushButton& button(const QString& text) const
    {
        for (QPushButton* one : bench.findChildren<QPushButton*>())
            if (one->text() == text)
                return *one;
        qFatal("no button %s", qPrintable(text));
    }
    QString spoken(int step) const
    {
        return list().item(step - 1)->data(Qt::AccessibleTextRole).toString();
    }
    void open(std::int64_t step) { set("derivation.step", step); }
    void answer(const QString& typed) const
    {
        auto& field = part<QLineEdit>();
        field.setText(typed);
        QTest::keyClick(&field, Qt::Key_Return);
    }
};

inline QImage pictureOf(const DerivationStage& stage)
{
    QImage image(stage.picture().size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    stage.picture().paint(painter, stage.picture().rect(), stage.bench.look());
    return image;
}

} // namespace derivation
