#pragma once

#include <memory>
#include <utility>

namespace model {

/// A part of a design, shared by every version that did not change it: copying a design copies pointers, and a view
/// sees by `same` in no time whether its part moved.
template <class T> class Shared {
public:
    Shared() : m_value(std::make_shared<const T>()) {}
    Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}
    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }
    bool same(const Shared &other) const { return m_value == other.m_value; }
    bool operator==(const Shared &other) const { return same(other) || *m_value == *other.m_value; }

private:
    std::shared_ptr<const T> m_value;
};

}
