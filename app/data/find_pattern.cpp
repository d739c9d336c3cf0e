#include "app/data/find_pattern.h"

#include <QCoreApplication>

namespace app {

tl::expected<FindPattern, QString> FindPattern::make(const QString &text, Options options) {
    FindPattern pattern;
    pattern.m_text = text;
    pattern.m_options = options;
    if (options.regularExpression) {
        pattern.m_expression = QRegularExpression(text,
            options.caseSensitive ? QRegularExpression::NoPatternOption : QRegularExpression::CaseInsensitiveOption);
        if (!pattern.m_expression.isValid())
            return tl::unexpected(QCoreApplication::translate("FindBar", "Column %1: %2")
                                      .arg(pattern.m_expression.patternErrorOffset() + 1)
                                      .arg(pattern.m_expression.errorString()));
        pattern.m_expression.optimize(); // now, so that threads only read
    }
    return pattern;
}

bool FindPattern::matches(const QString &text) const {
    if (empty()) return false;
    if (!m_options.regularExpression)
        return text.contains(m_text, m_options.caseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive);
    return !spans(text).empty();
}

std::vector<std::pair<qsizetype, qsizetype>> FindPattern::spans(const QString &text) const {
    std::vector<std::pair<qsizetype, qsizetype>> found;
    if (empty()) return found;
    if (m_options.regularExpression) {
        for (auto matches = m_expression.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            if (match.capturedLength() > 0) found.emplace_back(match.capturedStart(), match.capturedLength());
        }
        return found;
    }
    const auto sensitivity = m_options.caseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive;
    for (qsizetype at = text.indexOf(m_text, 0, sensitivity); at >= 0;
         at = text.indexOf(m_text, at + m_text.size(), sensitivity))
        found.emplace_back(at, m_text.size());
    return found;
}

QString FindPattern::replaced(QString text, const QString &with) const {
    if (empty()) return text;
    if (m_options.regularExpression) return text.replace(m_expression, with);
    return text.replace(m_text, with, m_options.caseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive);
}

}
