#pragma once

namespace engine {

template <class... Cases> struct Overloaded : Cases... { using Cases::operator()...; };
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>; // clang 14 cannot deduce it alone

}
