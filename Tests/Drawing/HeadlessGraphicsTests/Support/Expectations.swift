@_exported import Expectations  // In every file of this target.
