#include "app/worksheet/derivation_sheet.h"

#include "tests/qt_test.h"
#include "ui/lessons/derivation_book.h"
#include "ui/paint/formula/formula.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace lab;
using namespace lab::app;

class TestDerivationSheet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allEquationsThatFitHaveTheSameSize()
    {
        const ui::FormulaBook formulas;
        const std::vector<SheetPage> pages = sheetPages(LabState(), formulas);
        QCOMPARE(pages.size(), std::size_t {derivationPages});
        const double largest = std::ranges::max(pages, {}, &SheetPage::formulaSize).formulaSize;
        QVERIFY2(largest > 10, qPrintable(QString::number(largest)));
        for (int index = 0; index < derivationPages; ++index) {
            const SheetPage& page = pages[static_cast<std::size_t>(index)];
            const auto key = ui::ownDerivationPage(index).rule.text().key;
            const ui::Formula formula =
                formulas.formula(u"derivation."_s + QString::fromStdString(key));
            const double width = formulaSize(formula, {}, page.formulaSize).width();
            QVERIFY(width < page.area.width() + 1);
            if (width < page.area.width() - 3)
                QVERIFY2(std::abs(page.formulaSize - largest) < 1e-9,
                    qPrintable(u"page %1"_s.arg(index)));
        }
    }

    void pagesDoNotTouch()
    {
        const ui::FormulaBook formulas;
        for (const int broken : {0, 1, 2}) {
            LabState state;
            for (int page = 0; page < derivationPages; ++page)
                if (broken > 0)
                    state.derivation.breaks[page] = broken;
            const std::vector<SheetPage> pages = sheetPages(clamped(state), formulas);
            for (std::size_t index = 1; index < pages.size(); ++index) {
                const QRectF& before = pages[index - 1].area;
                const QRectF& area = pages[index].area;
                QVERIFY(area.bottom() < 1076);
                if (area.left() > before.left())
                    continue;
                QVERIFY2(area.top() > before.bottom() + 5, qPrintable(QString::number(index)));
            }
        }
    }
};

LAB_WIDGET_TESTS(TestDerivationSheet)
#include "tst_derivation_sheet.moc"
