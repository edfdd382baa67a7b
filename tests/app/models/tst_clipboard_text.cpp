#include "app/models/clipboard_text.h"

#include "core/state/lab_state.h"
#include "tests/qt_test.h"
#include "ui/windows/parts/paste_words.h"

#include <QImage>
#include <QMimeData>
#include <QUrl>

using namespace lab;
using namespace lab::app;
using namespace Qt::StringLiterals;

class TestClipboardText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void reportsContentsThatAreNotText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reported");
        const QString name =
            u"The clipboard contains a file name. Drop the file on the window, or open it."_s;
        QTest::newRow("a path") << u"/somewhere/scene.json\n"_s << name;
        QTest::newRow("a file manager's") << u"file:///somewhere/scene.json"_s << name;
        QTest::newRow("a picture")
            << QString() << u"The clipboard contains no text. Copy a JSON object first."_s;
    }
    void reportsContentsThatAreNotText()
    {
        QFETCH(QString, text);
        QFETCH(QString, reported);
        QMimeData clipboard;
        if (text.isEmpty())
            clipboard.setImageData(QImage(2, 2, QImage::Format_RGB32));
        else
            clipboard.setText(text);
        const auto edit = editInClipboard(clipboard, clamped({}));
        QVERIFY(!edit);
        QCOMPARE(edit.error().sentence, reported);
    }

    // Regression: "Pasted The clipboard: …" used it as the name of a model.
    void theClipboardDoesNotNameAModelWithoutAName()
    {
        QMimeData clipboard;
        clipboard.setText(u"{\"model_type\": \"llama\", \"rope_theta\": 700000, "
                          "\"hidden_size\": 4096, \"num_attention_heads\": 32}"_s);
        const LabState before = clamped({});
        const auto edit = editInClipboard(clipboard, before);
        QVERIFY(edit);
        const QString words = ui::pastedWords(before, *edit, applied(before, *edit));
        QVERIFY2(words.startsWith(u"Pasted: "_s), qPrintable(words));
        QVERIFY2(words.contains(u"700\u2009000"_s), qPrintable(words));
    }
};

LAB_GUILESS_TESTS(TestClipboardText)
#include "tst_clipboard_text.moc"
