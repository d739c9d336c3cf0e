#include "app/window/theme.h"

namespace app {

namespace {

Tokens light() {
    Tokens t;
    t.window = 0xF3F4F6, t.surface = 0xFFFFFF, t.sunken = 0xECEEF2, t.canvas = 0xF7F8FA, t.raised = 0xFFFFFF;
    t.input = t.surface, t.button = t.surface;
    t.line = 0xDFE2E8, t.lineStrong = 0xC3C8D1, t.control = 0x868E9B, t.gridDot = 0xD9DDE4;
    t.text = 0x1A1E26, t.text2 = 0x4A515D, t.text3 = 0x5E6673, t.disabled = 0x9AA1AC, t.faded = 0x6B7380;
    t.accent = 0x2B5BC7, t.accentHover = 0x2350B4, t.accentText = 0x2350B4, t.onAccent = 0xFFFFFF;
    t.accentSoft = 0xE8EFFC, t.selection = 0xDFE9FB, t.hover = 0xEEF1F6;
    t.ok = 0x0B7450, t.okSoft = 0xE4F3EC, t.warn = 0x8A5A00, t.warnFill = 0x9F6400, t.warnSoft = 0xFBF1DC;
    t.bad = 0xB4281C, t.badSoft = 0xFCEBE8, t.onFill = 0xFFFFFF, t.mark = 0xFFE9A8, t.onMark = 0x1A1E26;
    t.syntax = 0x86448C;
    t.entity = {0x1C489A, 0xD47A1A, 0x23806D, 0x9B56C8, 0x44A0B5, 0x636904, 0x303A49, 0x7F0A00};
    t.entityLetter = {0xFFFFFF, 0x14181F, 0xFFFFFF, 0xFFFFFF, 0x14181F, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF};
    t.series = {0x2B5BC7, 0x7593D6, 0x5E6673};
    t.limit = 0xB4281C, t.chartGrid = 0xE6E8ED;
    t.heat = {0xEEF1F6, 0xCBD9F5, 0x93AEE8, 0x4E76D0, 0x23479B};
    t.hatch = QColor(0, 0, 0, 15);
    return t;
}

Tokens dark() {
    Tokens t;
    t.dark = true;
    t.window = 0x1A1C20, t.surface = 0x212429, t.sunken = 0x16181B, t.canvas = 0x181A1E, t.raised = 0x2B2F36;
    t.input = t.sunken, t.button = t.raised;
    t.line = 0x32363D, t.lineStrong = 0x474C56, t.control = 0x737B88, t.gridDot = 0x2A2E34;
    t.text = 0xE6E8EC, t.text2 = 0xB4BAC5, t.text3 = 0xA3AAB6, t.disabled = 0x666D79, t.faded = 0x8A919E;
    t.accent = 0x84A9FF, t.accentHover = 0x9DBAFF, t.accentText = 0x9DBAFF, t.onAccent = 0x10141C;
    t.accentSoft = 0x27365A, t.selection = 0x2A3A5E, t.hover = 0x292D34;
    t.ok = 0x56C596, t.okSoft = 0x1D3A30, t.warn = 0xE3B04B, t.warnFill = 0xE3B04B, t.warnSoft = 0x3B3119;
    t.bad = 0xFF8A7A, t.badSoft = 0x43241F, t.onFill = 0x14181F, t.mark = 0x6B5413, t.onMark = 0xFFFFFF;
    t.syntax = 0xD9AEDD;
    t.entity = {0x52A0FF, 0xF1A338, 0x5CE0B0, 0xA46FB1, 0xB6E6FF, 0xEFEF82, 0x9FA7B3, 0xD25E60};
    t.entityLetter.fill(0x14181F);
    t.series = {0x84A9FF, 0x5674B4, 0xA3AAB6};
    t.limit = 0xFF8A7A, t.chartGrid = 0x2C3036;
    t.heat = {0x262A31, 0x2B3B63, 0x3A569B, 0x5F88E0, 0xA9C3FF};
    t.hatch = QColor(255, 255, 255, 15);
    return t;
}

}

const Tokens &tokensOf(bool darkScheme) {
    static const Tokens schemes[] = {light(), dark()};
    return schemes[darkScheme ? 1 : 0];
}

}
