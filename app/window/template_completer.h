#pragma once

#include <QObject>
#include <QStringList>

class QCompleter;
class QLineEdit;

namespace app {

/// Completes {variables} in a key template that is being typed: after a brace it offers names of attributes.
class TemplateCompleter : public QObject {
    Q_OBJECT
public:
    explicit TemplateCompleter(QLineEdit *line);
    void setNames(const QStringList &names);
    bool isOpen() const;

private:
    void offer();
    void insert(const QString &name);

    QLineEdit *m_line;
    QCompleter *m_completer;
};

}
