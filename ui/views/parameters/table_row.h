#pragma once

#include "ui/views/parameters/parameter_row.h"

#include <string>
#include <vector>

namespace lab::ui {

class ChoiceList;

/// The table that an encoding uses: a list of the bundled tables and the current one, with a note
/// on its origin below.
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
    std::vector<std::string> m_tables; ///< of the list entries
    std::string m_shown;
};

} // namespace lab::ui
