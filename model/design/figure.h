#pragma once

namespace model {

/// How far a figure can be trusted: from AWS's pages, counted from the data at hand, or assumed by us.
enum class Grade { Documented, Measured, Model };

}
