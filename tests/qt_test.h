#pragma once

#include <QTest>

#include <type_traits>

#ifdef QT_WIDGETS_LIB
#include "ui/paint/text/fonts.h"

#include <QApplication>
#endif

namespace lab {

/// The Qt tests of one source. Those of many sources are linked as one program, whose first
/// argument selects one: the name of its source without folder and suffix.
struct QtTests {
    const char* file;
    int (*run)(int count, char** arguments);

    QtTests(const char* file, int (*run)(int count, char** arguments));
};

template <class Application, class Tests> int runTests(int count, char** arguments)
{
    Application application(count, arguments);
    application.setAttribute(Qt::AA_Use96Dpi, true);
#ifdef QT_WIDGETS_LIB
    if constexpr (std::is_same_v<Application, QApplication>)
        ui::useOwnFonts();
#endif
    Tests tests;
    return QTest::qExec(&tests, count, arguments);
}

template <class Tests> int runTestsAlone(int count, char** arguments)
{
    Tests tests;
    return QTest::qExec(&tests, count, arguments);
}

} // namespace lab

/// Replaces QTEST_MAIN, QTEST_GUILESS_MAIN and QTEST_APPLESS_MAIN.
#define LAB_WIDGET_TESTS(Tests)                                                                    \
    static const lab::QtTests registered##Tests(__FILE__, lab::runTests<QApplication, Tests>);
#define LAB_GUILESS_TESTS(Tests)                                                                   \
    static const lab::QtTests registered##Tests(__FILE__, lab::runTests<QCoreApplication, Tests>);
#define LAB_APPLESS_TESTS(Tests)                                                                   \
    static const lab::QtTests registered##Tests(__FILE__, lab::runTestsAlone<Tests>);
