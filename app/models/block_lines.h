#pragma once

#include "core/math/quoting.h"
#include "core/state/parameters.h"

#include <QLatin1StringView>
#include <QString>

#include <vector>

namespace lab::app {

/// A string of JSON.
QString quoted(const QString& text);

/// The shortest digits that read back as the same number, with a point: 8.0, 0.707, 1e-06.
QString realText(double number);
QString realText(const std::vector<double>& numbers); ///< a list of them

QString jsonOfValue(const Value& value);

/// A JSON object under construction: its entries stay in a readable order.
class BlockLines {
public:
    explicit BlockLines(int depth)
        : m_object(depth)
    {
    }

    /// `value` is already JSON.
    void add(const QString& key, const QString& value)
    {
        m_object.add(key.toStdString(), value.toStdString());
    }
    void add(const QString& key, std::int64_t number) { m_object.add(key.toStdString(), number); }
    QString text() const { return QString::fromStdString(m_object.text()); }

private:
    JsonObject m_object;
};

/// The text of an object, nested in the part of a configuration that its path names
/// ("text_config"); unchanged for an empty path.
QString insidePart(const QString& part, const QString& object);

} // namespace lab::app
