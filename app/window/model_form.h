#pragma once

#include "app/window/form.h"

namespace app {

/// The model as a whole, shown while nothing of it is selected: its name, who made it, what it is for.
class ModelForm : public Form {
    Q_OBJECT
public:
    explicit ModelForm(Session &session, QWidget *parent = nullptr);
    void show(const model::Place &place) override;
    void editName() override;

private:
    /// A field for one of the metadata's texts.
    TextField *addText(const QString &label, const QString &title, std::string model::Metadata::*member);

    TextField *m_name, *m_author, *m_description;
    QLabel *m_dates;
};

}
