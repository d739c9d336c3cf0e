#pragma once

#include "model/advice/fitness.h"

#include <QDialog>

#include <map>
#include <string>
#include <vector>

class QLabel;

namespace app {

class SegmentedControl;

/// "Is DynamoDB right for this?": a few questions, and the answer with its reasons as soon as there is one.
class FitnessDialog : public QDialog {
    Q_OBJECT
public:
    explicit FitnessDialog(QWidget *parent = nullptr);

    void answer(const std::string &question, model::Reply reply);
    model::Fitness::Verdict verdict() const { return m_verdict; }
    QString text() const; ///< The answer as shown.

private:
    void refresh();

    std::map<std::string, model::Reply> m_replies;
    std::vector<std::pair<std::string, SegmentedControl *>> m_controls;
    model::Fitness::Verdict m_verdict = model::Fitness::Verdict::Open;
    QLabel *m_answer, *m_reasons;
};

}
