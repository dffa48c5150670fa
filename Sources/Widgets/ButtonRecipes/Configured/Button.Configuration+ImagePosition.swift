import HeadlessKit

extension Button.Configuration {
  /// Places the image at a side of the screen, with a gap between image and texts.
  ///
  /// `imagePlacement` itself has leading and trailing, which are other sides in a right-to-left layout.
  ///
  /// - Parameters:
  ///   - position: The side of the texts that the image is placed at.
  ///   - spacing: The gap, in points. A number that is not finite is reported and changes nothing.
  ///   - direction: The layout direction of the button, `effectiveUserInterfaceLayoutDirection`.
  ///
  /// > Documented: claim D0.14, by the configuration of iOS 15.
  public mutating func placeImage(
    _ position: ImagePosition, spacing: CGFloat, in direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    imagePadding = spacing
    if spacing.isFinite { imagePlacement = position.placement(in: direction) }
  }

  /// Returns the side of the texts that the image is placed at on the screen, for the layout direction of the button.
  public func imagePosition(in direction: UserInterfaceLayoutDirection = .leftToRight) -> ImagePosition {
    ImagePosition.allCases.first { $0.placement(in: direction) == imagePlacement } ?? .left
  }
}

extension ImagePosition {
  /// Returns the edge of the texts, with leading and trailing instead of left and right.
  func placement(in direction: UserInterfaceLayoutDirection) -> DirectionalRectEdge {
    let isMirrored = direction == .rightToLeft
    return switch self {
    case .top: .top
    case .left: isMirrored ? .trailing : .leading
    case .bottom: .bottom
    case .right: isMirrored ? .leading : .trailing
    }
  }
}
