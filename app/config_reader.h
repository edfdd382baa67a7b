#pragma once

#include "app/problem.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <string>

namespace lab::app {

/// Reads the fields of one JSON object and remembers the first that is wrong, with its path.
/// After a problem every further field is empty.
class ConfigReader {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ConfigReader)
public:
    ConfigReader(QJsonObject object, QString file, QString path = {});

    bool has(QLatin1StringView key) const;
    bool isTrue(QLatin1StringView key) const;
    QString text(QLatin1StringView key) const;

    struct Limits {
        double lowest;
        double highest;
        QLatin1StringView example;
    };
    /// The number under the first of the keys that is there; null counts as absent.
    std::optional<double> number(const QList<QLatin1StringView>& keys, const Limits& limits);
    std::optional<int> whole(const QList<QLatin1StringView>& keys, const Limits& limits);

    /// An object under the key, or nothing when it is absent or null.
    std::optional<QJsonObject> object(QLatin1StringView key);

    const QJsonObject& json() const { return m_object; }
    const QString& file() const { return m_file; }
    QString pathOf(QLatin1StringView key) const;
    const std::optional<Problem>& problem() const { return m_problem; }
    void fail(const QString& sentence);

private:
    QJsonObject m_object;
    QString m_file;
    QString m_path;
    std::optional<Problem> m_problem;
};

/// A value as it would stand in the file, shortened to a few words.
QString shown(const QJsonValue& value);

/// "rope_scaling.factor: 8", for Model::notes.
std::string noted(const QString& path, const QString& value);

bool isAnyOf(const QString& word, std::initializer_list<QLatin1StringView> words);

} // namespace lab::app
