import Foundation
import HeadlessGraphics
import HeadlessRendering

/// Rectangles that a drawing can show with dashed lines, to explain positions.
public struct DrawingGuides: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each kind of rectangle.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The bounds of every view, in blue.
  public static let bounds = DrawingGuides(rawValue: 1 &<< 0)
  /// The area in which touches hit a view, in green.
  public static let hitArea = DrawingGuides(rawValue: 1 &<< 1)
  /// A button's content rectangle, in magenta.
  public static let contentRect = DrawingGuides(rawValue: 1 &<< 2)
  /// A button's image rectangle, in orange.
  public static let imageRect = DrawingGuides(rawValue: 1 &<< 3)
  /// A button's title rectangle, in teal.
  public static let titleRect = DrawingGuides(rawValue: 1 &<< 4)
  /// All five kinds of rectangles.
  public static let all: DrawingGuides = [.bounds, .hitArea, .contentRect, .imageRect, .titleRect]

  fileprivate var color: CGColor {
    switch self {
    case .hitArea: CGColor(red: 0.15, green: 0.6, blue: 0.2, alpha: 1)
    case .contentRect: CGColor(red: 0.82, green: 0.17, blue: 0.71, alpha: 1)
    case .imageRect: CGColor(red: 0.76, green: 0.35, blue: 0, alpha: 1)
    case .titleRect: CGColor(red: 0, green: 0.47, blue: 0.42, alpha: 1)
    default: CGColor(red: 0.14, green: 0.29, blue: 0.8, alpha: 1)
    }
  }
}

/// A view that has more rectangles than its bounds.
@MainActor package protocol GuideGiving: View {
  /// The rectangles, in the view's own coordinates; their lines are drawn in this order.
  var guideRects: [(guide: DrawingGuides, rect: CGRect)] { get }
}

extension View {
  /// Returns dashed lines around rectangles of the view and everything visible in it, in the view's own coordinates.
  ///
  /// - Parameters:
  ///   - guides: The rectangles.
  ///   - afterScreenUpdates: Whether the layout is brought up to date first.
  /// - Returns: A drawing to lay over the view's drawing: see `DrawingList.append(_:)`.
  /// - Complexity: O(*n*), where *n* is the number of visible views.
  public final func guides(_ guides: DrawingGuides, afterScreenUpdates: Bool = true) -> DrawingList {
    if afterScreenUpdates { layoutIfNeeded() }
    let plan = DrawingPlan(of: rootNode)
    return DrawingList(bounds: bounds) { context in
      plan.visitContents(in: context) { ($0 as? View)?.drawBounds(guides, into: context) }
      plan.visitContents(in: context) { ($0 as? View)?.drawOwnGuides(guides, into: context) }
    }
  }

  private func drawBounds(_ guides: DrawingGuides, into context: DrawingContext) {
    if guides.contains(.bounds) { draw(.bounds, bounds, into: context) }
    if guides.contains(.hitArea), isUserInteractionEnabled { draw(.hitArea, hitArea, into: context) }
  }

  private func drawOwnGuides(_ guides: DrawingGuides, into context: DrawingContext) {
    guard let view = self as? any GuideGiving else { return }
    for (guide, rect) in view.guideRects where guides.contains(guide) { draw(guide, rect, phase: 2, into: context) }
  }

  /// Draws a dashed rectangle; where two overlap, the dashes of one fill the gaps of the other if their phases differ.
  private func draw(_ guide: DrawingGuides, _ rect: CGRect, phase: CGFloat = 0, into context: DrawingContext) {
    guard rect.isFinite else { return }
    let line = DrawingList.StrokeStyle(width: 0.5, dashes: [2, 2], dashPhase: phase)
    context.stroke(.rect(rect), with: .color(guide.color), style: line)
  }

  /// The area in which ``point(inside:with:)`` returns true, as a rectangle: probed from the middle of each side,
  /// outward up to 64 points or else inward, to an eighth of a point.
  package final var hitArea: CGRect {
    let bounds = bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func edge(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let half = abs(x) * bounds.width / 2 + abs(y) * bounds.height / 2
      var inside: CGFloat = 0
      var outside = half + 64
      while outside - inside > 1.0 / 16 {
        let distance = inside + (outside - inside) / 2
        // Far from zero there is no number between two neighbors.
        if distance <= inside || distance >= outside { break }
        let point = CGPoint(x: middle.x + x * distance, y: middle.y + y * distance)
        if self.point(inside: point, with: nil) { inside = distance } else { outside = distance }
      }
      return (outside * 8).rounded() / 8
    }
    let (left, right, top, bottom) = (edge(-1, 0), edge(1, 0), edge(0, -1), edge(0, 1))
    return CGRect(x: middle.x - left, y: middle.y - top, width: left + right, height: top + bottom)
  }
}
