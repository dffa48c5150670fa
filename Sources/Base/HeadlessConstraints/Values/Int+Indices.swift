extension Int {
  /// Converts an index of 32 bits, for the lists of the solver and of `HeadlessViews`.
  ///
  /// Swift's own conversion is `@_transparent`: a debug build copies 1,200 lines of SIL into each caller, three
  /// fifths of this module's compile time.
  @inlinable package init(_ index: Int32) { self.init(truncatingIfNeeded: index) }
}
