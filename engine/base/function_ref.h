#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace engine {

/// What can be called, for the length of a call: neither owned nor copied, so that it costs no allocation and no more
/// than a call by pointer.
template <class Signature> class FunctionRef;
template <class Answer, class... Arguments> class FunctionRef<Answer(Arguments...)> {
public:
    template <class Function>
    requires(!std::is_same_v<std::remove_cvref_t<Function>, FunctionRef> &&
             std::is_invocable_r_v<Answer, Function &, Arguments...>) FunctionRef(Function &&function)
        : m_function(const_cast<void *>(static_cast<const void *>(std::addressof(function)))),
          m_call([](void *called, Arguments... arguments) -> Answer {
              return (*static_cast<std::remove_reference_t<Function> *>(called))(std::forward<Arguments>(arguments)...);
          }) {}

    Answer operator()(Arguments... arguments) const {
        return m_call(m_function, std::forward<Arguments>(arguments)...);
    }

private:
    void *m_function;
    Answer (*m_call)(void *, Arguments...);
};

}
