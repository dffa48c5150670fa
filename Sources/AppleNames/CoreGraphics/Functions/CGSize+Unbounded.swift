import Foundation

// `CGSize(width: 300, height: .greatestFiniteMagnitude)`: of Foundation's initializers the one for `CGFloat` and the
// one for `Double` are equally good on Linux, and the compiler refuses to choose. These are better.

/// A length without an end, beside a length in whole points.
public enum UnboundedLength: Sendable {
  /// The greatest number of points.
  case greatestFiniteMagnitude
  /// More than any number of points.
  case infinity

  fileprivate var length: CGFloat { self == .infinity ? .infinity : .greatestFiniteMagnitude }
}

extension CGSize {
  /// Makes a size without a limit of its height.
  public init(width: Int, height: UnboundedLength) { self.init(width: CGFloat(width), height: height.length) }

  /// Makes a size without a limit of its width.
  public init(width: UnboundedLength, height: Int) { self.init(width: width.length, height: CGFloat(height)) }
}
