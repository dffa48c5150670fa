import HeadlessGeometry

extension View {
  /// How content takes a size that is not its own.
  public typealias ContentMode = HeadlessGeometry.ContentMode
}
