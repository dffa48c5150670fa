import Foundation
import HeadlessGraphics
import HeadlessLayers
import HeadlessReporting

/// The radius of a corner of a view.
/// > Documented: UICornerRadius.
public struct CornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  fileprivate enum Value: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  fileprivate let value: Value

  fileprivate init(_ value: Value) { self.value = value }

  /// Creates a fixed radius, in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// Creates a fixed radius, in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// Returns a fixed radius, in points; one that is negative or not finite is reported, and becomes 0.
  public static func fixed(_ radius: Double) -> CornerRadius {
    CornerRadius(.fixed(usable(radius, "fixed(_:)")))
  }

  /// Returns the radius that a view needs to have a common center with its container's corner.
  ///
  /// - Parameter minimum: The least radius, in points; nil for 0.
  /// - Returns: A radius that is the nearest container's less the distance from its corner.
  public static func containerConcentric(minimum: CGFloat? = nil) -> CornerRadius {
    CornerRadius(.concentric(minimum: minimum.map { usable($0, "containerConcentric(minimum:)") }))
  }

  fileprivate static func usable(_ radius: CGFloat, _ member: String) -> CGFloat {
    if radius.isFinite, radius >= 0 { return radius }
    IssueReporting.report(
      place: "CornerRadius.\(member)", problem: "Expected a radius from 0 on; got \(radius); using 0.",
      cure: "Pass a finite number of points that is not negative.")
    return 0
  }
}

/// The radii of the corners of a view.
/// > Documented: UICornerConfiguration, of iOS 26. Differs: corners are circular.
public struct CornerConfiguration: Hashable, Sendable {
  fileprivate enum Shape: Hashable {
    case capsule(maximum: CGFloat?)
    /// The radii of the top left, top right, bottom left and bottom right corner; nil for 0.
    case corners([CornerRadius?])
  }

  fileprivate let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// Returns half of the shorter side for all corners, at most a radius in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> CornerConfiguration {
    .init(.capsule(maximum: maximumRadius.map { CornerRadius.usable($0, "capsule(maximumRadius:)") }))
  }

  /// Returns one radius for all corners, each of its own.
  public static func corners(radius: CornerRadius) -> CornerConfiguration { uniformCorners(radius: radius) }

  /// Returns radii of the corners; nil for 0.
  public static func corners(
    topLeftRadius: CornerRadius?, topRightRadius: CornerRadius?, bottomLeftRadius: CornerRadius?,
    bottomRightRadius: CornerRadius?
  ) -> CornerConfiguration {
    .init(.corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  /// Returns the same radius for all corners.
  public static func uniformCorners(radius: CornerRadius) -> CornerConfiguration {
    .init(.corners([radius, radius, radius, radius]))
  }

  /// Returns one radius for the upper corners and one for the lower corners.
  public static func uniformEdges(topRadius: CornerRadius, bottomRadius: CornerRadius) -> CornerConfiguration {
    .init(.corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  /// Returns one radius for the left corners and one for the right corners.
  public static func uniformEdges(leftRadius: CornerRadius, rightRadius: CornerRadius) -> CornerConfiguration {
    .init(.corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  /// Returns one radius for the upper corners, and radii of the lower corners.
  public static func uniformTopRadius(
    _ radius: CornerRadius, bottomLeftRadius: CornerRadius? = nil, bottomRightRadius: CornerRadius? = nil
  ) -> CornerConfiguration { .init(.corners([radius, radius, bottomLeftRadius, bottomRightRadius])) }

  /// Returns one radius for the lower corners, and radii of the upper corners.
  public static func uniformBottomRadius(
    _ radius: CornerRadius, topLeftRadius: CornerRadius? = nil, topRightRadius: CornerRadius? = nil
  ) -> CornerConfiguration { .init(.corners([topLeftRadius, topRightRadius, radius, radius])) }

  /// Returns one radius for the left corners, and radii of the right corners.
  public static func uniformLeftRadius(
    _ radius: CornerRadius, topRightRadius: CornerRadius? = nil, bottomRightRadius: CornerRadius? = nil
  ) -> CornerConfiguration { .init(.corners([radius, topRightRadius, radius, bottomRightRadius])) }

  /// Returns one radius for the right corners, and radii of the left corners.
  public static func uniformRightRadius(
    _ radius: CornerRadius, topLeftRadius: CornerRadius? = nil, bottomLeftRadius: CornerRadius? = nil
  ) -> CornerConfiguration { .init(.corners([topLeftRadius, radius, bottomLeftRadius, radius])) }
}

extension View {
  /// The radii of the corners, which the layer gets in each layout; no radii by default.
  ///
  /// Where corners have different radii, the layer has the largest one at the corners that are not 0.
  /// > Documented: UIView.cornerConfiguration, of iOS 26.
  public final var cornerConfiguration: CornerConfiguration {
    get {
      rare.corners
        ?? .corners(topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
    }
    set {
      if newValue == rare.corners { return }
      rare.corners = newValue
      applyCorners()
      markNeedsLayout("cornerConfiguration")
    }
  }

  /// Returns the radius of a corner in the current bounds, in points; the largest one of several corners.
  ///
  /// A radius is at most half of the shorter side.
  /// > Documented: UIView.effectiveRadius(corner:). Seen: a recording of iOS 26.1 draws a capsule of 100×40 points with
  /// > 20, and with 10 where that is its maximum. Assumed: a concentric radius is the container's less the larger one
  /// > of the distances of the corner from the container's sides.
  public final func effectiveRadius(corner: RectCorner) -> CGFloat {
    let corners: [RectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return corners.enumerated().filter { corner.contains($0.element) }.map { effectiveRadius(at: $0.offset) }.max() ?? 0
  }

  private func effectiveRadius(at index: Int) -> CGFloat {
    var chain: [View] = [self]
    while chain[chain.count - 1].isConcentric(at: index), let parent = chain[chain.count - 1].storedSuperview {
      chain.append(parent)
    }
    return chain.reversed().reduce(0) { $1.radius(at: index, inContainerOf: $0) }
  }

  private func isConcentric(at index: Int) -> Bool {
    guard case .corners(let radii) = rare.corners?.shape, case .concentric = radii[index]?.value else { return false }
    return true
  }

  private func radius(at index: Int, inContainerOf outer: CGFloat) -> CGFloat {
    let half = min(bounds.width, bounds.height) / 2
    switch rare.corners?.shape {
    case nil: return rare.layer.map { min($0.cornerRadius, half) } ?? 0
    case .capsule(let maximum): return min(half, maximum ?? half)
    case .corners(let radii):
      switch radii[index]?.value {
      case nil: return 0
      case .fixed(let radius): return min(radius, half)
      case .concentric(let minimum):
        guard let container = storedSuperview else { return min(minimum ?? 0, half) }
        let (rect, bounds) = (frame, container.bounds)
        let x = index.isMultiple(of: 2) ? rect.minX - bounds.minX : bounds.maxX - rect.maxX
        let y = index < 2 ? rect.minY - bounds.minY : bounds.maxY - rect.maxY
        return min(max(outer - max(0, x, y), minimum ?? 0, 0), half)
      }
    }
  }

  final func applyCorners() {
    let radii = (0..<4).map { effectiveRadius(at: $0) }
    let layer = layer
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = CornerMask(
      rawValue: UInt(radii.enumerated().reduce(0) { $0 | ($1.element > 0 ? 1 << $1.offset : 0) }))
  }
}
