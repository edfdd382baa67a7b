// The cost of an empty Qt window: the reference for the program's start.

#include "tests/bench/first_paint.h"

#include <QApplication>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    application.installEventFilter(new FirstPaint(&application));
    QWidget window;
    window.resize(1280, 800);
    window.show();
    return application.exec();
}
