#pragma once

#include <QRegularExpression>
#include <QString>

#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace app {

/// What the find bar looks for. A value; any thread may match with its copy.
class FindPattern {
public:
    struct Options {
        bool caseSensitive = false;
        bool regularExpression = false;
        bool operator==(const Options &) const = default;
    };
    FindPattern() = default; ///< Matches nothing.
    /// Errors: what is wrong with the regular expression and where.
    static tl::expected<FindPattern, QString> make(const QString &text, Options options);

    bool empty() const { return m_text.isEmpty(); }
    bool matches(const QString &text) const;
    /// Start and length of each match, from left to right; empty matches are none.
    std::vector<std::pair<qsizetype, qsizetype>> spans(const QString &text) const;
    /// The text with `with` for each match; of a regular expression \1 and \2 in it are its groups.
    QString replaced(QString text, const QString &with) const;

private:
    QString m_text;
    Options m_options;
    QRegularExpression m_expression;
};

}
