#pragma once

#include "ui/views/parameters/parameter_row.h"

#include <string>
#include <vector>

namespace lab::ui {

class ChoiceList;

/// The table that an encoding has taken: a list of those that come with the program and the one
/// that is there, and below it whose numbers they are.
class TableRow : public ParameterRow {
    Q_OBJECT
public:
    TableRow(const Parameter& parameter, QWidget* parent);

    void setState(const LabState& state) override;

protected:
    QRect labelArea() const override;
    void placeParts() override;

private:
    ChoiceList* m_list;
    QLabel* m_note;
    std::vector<std::string> m_tables; ///< of the entries
    std::string m_shown;
};

} // namespace lab::ui
