extension NSValue {
  /// Makes a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Makes a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  // `pointValue` and the others of Foundation stop the program for a value of another type.

  /// The point that the value holds; zero where it holds something else.
  public var cgPointValue: CGPoint { (self as Any) as? CGPoint ?? .zero }
  /// The size that the value holds; zero where it holds something else.
  public var cgSizeValue: CGSize { (self as Any) as? CGSize ?? .zero }
  /// The rectangle that the value holds; zero where it holds something else.
  public var cgRectValue: CGRect { (self as Any) as? CGRect ?? .zero }
}
