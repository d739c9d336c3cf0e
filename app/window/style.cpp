#include "app/window/style.h"

namespace app {

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

}
