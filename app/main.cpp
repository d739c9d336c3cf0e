#include "app/window/theme.h"

#include <QApplication>
#include <QMainWindow>

int main(int argc, char *argv[]) {
    QApplication application(argc, argv);
    app::applyTheme(application, app::ThemeChoice::System);
    QMainWindow window;
    window.show();
    return QApplication::exec();
}
