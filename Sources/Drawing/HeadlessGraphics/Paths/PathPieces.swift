import Foundation
import HeadlessGeometry
import HeadlessReporting

/// The elements of a path as a value, shared by `CGPath`, `CGMutablePath`, `BezierPath` and a context's path.
///
/// A piece with a number that is not finite, or one that needs a point to start from and has none, is not added. The
/// caller reports it with ``removeRefusal()`` later, so that no client code runs while a path is locked. `place` is the
/// public entry that the report names.
struct PathPieces: Hashable, Sendable {
  private(set) var elements: [CGPath.Element] = []

  private var start = CGPoint.zero

  /// The start of the next piece; zero without pieces.
  private(set) var currentPoint = CGPoint.zero

  var isEmpty: Bool { elements.isEmpty }

  private var refusal: IssueReport?

  init() {}

  /// Creates a path of elements, and reports refused ones at once.
  init(_ elements: [CGPath.Element], transformedBy transform: CGAffineTransform = .identity, _ place: String) {
    append(elements, transformedBy: transform, place)
    removeRefusal().map(IssueReporting.report)
  }

  /// Returns the first refused input since the last call, to be reported.
  mutating func removeRefusal() -> IssueReport? {
    defer { refusal = nil }
    return refusal
  }

  mutating func append(_ element: CGPath.Element, _ place: String) {
    if let wrong = element.points.first(where: { !$0.isFinite }) {
      return refuse(place, "the point \(wrong.shortDescription) is not finite", "Give finite numbers of points.")
    }
    if case .move(let point) = element {
      start = point
    } else if isEmpty {
      return refuse(
        place, "there is no point to start from (CoreGraphics: \"no current point\")", "Call move(to:) first.")
    }
    elements.append(element)
    currentPoint = element.points.last ?? start
  }

  /// Adds pieces after mapping them: all of them, or none if one has a number that is not finite.
  mutating func append(_ elements: [CGPath.Element], transformedBy transform: CGAffineTransform, _ place: String) {
    let transformed = elements.map { $0.transformed(transform) }
    if let wrong = transformed.lazy.flatMap(\.points).first(where: { !$0.isFinite }) {
      return refuse(place, "the point \(wrong.shortDescription) is not finite", "Give finite numbers of points.")
    }
    for element in transformed { append(element, place) }
  }

  /// Closes the current subpath with a straight line to its start; has no effect without a subpath.
  mutating func close() { if !isEmpty { append(.close, "") } }

  /// Returns the transformed pieces; a transform with a number that is not finite changes nothing.
  func transformed(by transform: CGAffineTransform, _ place: String) -> PathPieces {
    transform.isIdentity || !transform.isFinite ? self : PathPieces(elements, transformedBy: transform, place)
  }

  mutating func refuse(_ place: String, _ problem: String, _ cure: String) {
    if refusal == nil { refusal = Self.report(place, problem, cure) }
  }

  /// Reports at once.
  static func refuse(_ place: String, _ problem: String, _ cure: String) {
    IssueReporting.report(report(place, problem, cure))
  }

  private static func report(_ place: String, _ problem: String, _ cure: String) -> IssueReport {
    IssueReport(place: place, problem: "\(problem); nothing was added.", cure: cure)
  }

  static func == (left: PathPieces, right: PathPieces) -> Bool { left.elements == right.elements }

  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
