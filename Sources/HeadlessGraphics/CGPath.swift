import Foundation
import HeadlessGeometry
import HeadlessReporting

/// Lines and curves in the plane, put together piece by piece; a value.
///
/// A piece with a number that is not finite, or one that needs a point to start from and has none, is reported and not
/// added.
///
/// > Documented: CGPath and CGMutablePath, which Foundation does not have on Linux. Differs: it is one value and can
/// > always be changed.
public struct CGPath: Hashable, Sendable {
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

    /// The controls and the end, in their order.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .close: []
      }
    }

    func mapped(_ transform: CGAffineTransform) -> Element {
      switch self {
      case .move(let end): .move(to: end.applying(transform))
      case .line(let end): .line(to: end.applying(transform))
      case .quadCurve(let end, let control):
        .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        .curve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .close: .close
      }
    }
  }

  /// The pieces in their order.
  public private(set) var elements: [Element] = []

  private var start = CGPoint.zero

  /// Where the next piece begins; zero in an empty path.
  public private(set) var currentPoint = CGPoint.zero

  /// Makes an empty path.
  public init() {}

  /// Whether there is no piece.
  public var isEmpty: Bool { elements.isEmpty }

  // MARK: Pieces

  /// Begins a new part of the path at a point.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point), "move(to:)")
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point), "addLine(to:)")
  }

  /// Begins at the first point and adds straight lines to the others.
  public mutating func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      append(index == 0 ? .move(to: point) : .line(to: point), "addLines(between:)")
    }
  }

  /// Adds a curve to a point, drawn towards one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control), "addQuadCurve(to:control:)")
  }

  /// Adds a curve to a point, drawn towards two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2), "addCurve(to:control1:control2:)")
  }

  /// Closes the last part with a straight line to its beginning; nothing where there is no part.
  public mutating func closeSubpath() {
    if !isEmpty { append(.close, "closeSubpath()") }
  }

  /// Adds another path's pieces.
  public mutating func addPath(_ path: CGPath) {
    for element in path.elements { append(element, "addPath(_:)") }
  }

  /// The path with every point mapped; nil and a map with a number that is not finite change nothing.
  public func copy(using transform: CGAffineTransform?) -> CGPath {
    guard let transform, transform.isFinite else { return self }
    var copy = CGPath()
    for element in elements { copy.append(element.mapped(transform), "copy(using:)") }
    return copy
  }

  /// Adds a piece, if it can be one.
  mutating func append(_ element: Element, _ place: String) {
    if let wrong = element.points.first(where: { !$0.isFinite }) {
      return Self.refuse(place, "the point \(wrong.shortDescription) is not finite", "Give finite numbers of points.")
    }
    if isEmpty, element.needsStart {
      return Self.refuse(
        place, "there is no point to start from (CoreGraphics: \"no current point\")", "Call move(to:) first.")
    }
    elements.append(element)
    if case .move(let point) = element { start = point }
    currentPoint = element.points.last ?? start
  }

  static func refuse(_ member: String, _ problem: String, _ cure: String) {
    IssueReporting.report(
      IssueReport(place: "CGPath.\(member)", problem: "\(problem); nothing was added.", cure: cure))
  }

  static func reportChange(_ member: String, _ problem: String, _ cure: String) {
    IssueReporting.report(IssueReport(place: "CGPath.\(member)", problem: problem, cure: cure))
  }

  // MARK: Comparison

  /// Equal when the pieces are.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
  fileprivate var needsStart: Bool {
    if case .move = self { return false }
    return true
  }
}

extension CGPath: CustomStringConvertible {
  /// The pieces in the letters of SVG: `M 0,0 L 10,0 Z`.
  public var description: String {
    elements.map { element in
      let points = element.points.map { "\($0.x.shortDescription),\($0.y.shortDescription)" }
      return ([element.letter] + points).joined(separator: " ")
    }.joined(separator: " ")
  }
}

extension CGPath.Element {
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}
