import Foundation
import HeadlessGeometry

extension CGPath {
  /// A piece of a path, in points.
  public enum Element: Hashable, Sendable {
    /// A new beginning.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the last beginning.
    case close

    /// The controls and the end, in their order; none for the closing line.
    public var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .close: []
      }
    }

    func transformed(_ transform: CGAffineTransform) -> Element {
      if transform.isIdentity { return self }
      switch self {
      case .move(let end): return .move(to: end.applying(transform))
      case .line(let end): return .line(to: end.applying(transform))
      case .quadCurve(let end, let control):
        return .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        return .curve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .close: return .close
      }
    }

    var letter: String {
      switch self {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    }
  }
}
