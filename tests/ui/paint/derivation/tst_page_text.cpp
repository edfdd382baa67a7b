#include "tests/qt_test.h"
#include "tests/ui/paint/text_recorder.h"
#include "ui/paint/derivation/page_text.h"

using namespace lab;
using namespace lab::ui;
using namespace Qt::StringLiterals;

class TestPageText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void programsUseAMonospacedFont()
    {
        PageLine line;
        line.code = {u"llllllllllll"_s, u"mmmmmmmmmmmm"_s};
        line.isProgram = true;
        Look look;
        look.medium = Look::Medium::Vector;
        TextRecorder paper(QSize(600, 300));
        QPainter painter(&paper);
        paintPageLine(painter, QRectF(0, 0, 600, 300), line, PointedLook(look, {}));
        painter.end();
        std::vector<double> widths;
        for (const PaintedText& text : paper.texts())
            if (line.code.contains(text.words))
                widths.push_back(text.place.width());
        QCOMPARE(widths.size(), std::size_t {2});
        QCOMPARE(widths.front(), widths.back());
    }
};

LAB_WIDGET_TESTS(TestPageText)
#include "tst_page_text.moc"
