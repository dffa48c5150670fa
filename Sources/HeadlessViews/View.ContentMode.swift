extension View {
  /// How content takes a size that is not its own.
  ///
  /// > Documented: UIView.ContentMode, with its raw values.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as it fits, its shape kept.
    case scaleAspectFit = 1
    /// As small as it covers the bounds, its shape kept.
    case scaleAspectFill = 2
    /// Drawn anew when the bounds change.
    case redraw = 3
    /// In its own size, in the middle.
    case center = 4
    /// In its own size, at the top.
    case top = 5
    /// In its own size, at the bottom.
    case bottom = 6
    /// In its own size, at the left.
    case left = 7
    /// In its own size, at the right.
    case right = 8
    /// In its own size, in the top left corner.
    case topLeft = 9
    /// In its own size, in the top right corner.
    case topRight = 10
    /// In its own size, in the bottom left corner.
    case bottomLeft = 11
    /// In its own size, in the bottom right corner.
    case bottomRight = 12
  }
}
