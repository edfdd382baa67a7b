#pragma once

#include "tests/ui/benches/bench_stage.h"
#include "tests/ui/mouse.h"
#include "ui/benches/derivation_bench.h"
#include "ui/lessons/derivation_book.h"
#include "ui/views/derivation/page_list.h"
#include "ui/views/derivation/question_box.h"

#include <QComboBox>
#include <QLineEdit>
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
    FigureView<drawing::PageValues>& picture() const
    {
        return part<FigureView<drawing::PageValues>>();
    }
    ButtonView<PageFrame>& checkView() const { return part<ButtonView<PageFrame>>(); }
    const PageFrame& check() const { return checkView().frame(); }
    FigureView<drawing::PageLineValues>& line() const
    {
        return part<FigureView<drawing::PageLineValues>>();
    }
    const drawing::PageLine& written() const { return line().frame().line; }
    QuestionBox& box() const { return part<QuestionBox>(); }
    PageList& list() const { return part<PageList>(); }
    QPushButton& button(const QString& text) const
    {
        for (QPushButton* one : bench.findChildren<QPushButton*>())
            if (one->text() == text)
                return *one;
        qFatal("no button %s", qPrintable(text));
    }
    QString spoken(int page) const
    {
        return list().item(page)->data(Qt::AccessibleTextRole).toString();
    }
    void open(std::int64_t page) { set("derivation.page", page); }
    void answer(const QString& typed) const
    {
        auto& field = part<QLineEdit>();
        field.setText(typed);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    /// All visible and accessible text of the open page, including its list of titles.
    QString visibleText() const
    {
        QStringList all {line().accessibleName(), line().accessibleDescription(),
            box().question().text, box().question().outcome, picture().accessibleName(),
            picture().accessibleDescription(), checkView().accessibleDescription(),
            part<QLineEdit>().accessibleDescription()};
        for (int page = 0; page < list().count(); ++page)
            all += spoken(page);
        for (const QComboBox* one : bench.findChildren<QComboBox*>())
            for (int index = 0; index < one->count(); ++index)
                all += one->itemText(index);
        for (const QPushButton* one : bench.findChildren<QPushButton*>())
            if (!one->isHidden())
                all += one->text();
        return all.join(u'\n');
    }
};

} // namespace derivation
