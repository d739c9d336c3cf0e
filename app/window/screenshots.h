#pragma once

#include <QString>

class QApplication;

namespace app {

/// Draws the start page and every workspace of the model at 1440 × 900, light and dark, to FOLDER/start-light.png,
/// design-dark.png and so on, each once nothing is computed any more. Returns an exit code.
int takeScreenshots(QApplication &application, const QString &folder, const QString &modelPath);

}
