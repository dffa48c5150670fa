import HeadlessKit

extension Button {
  /// Arranges image and title by the configuration: the counterpart of ``setLayoutStyle(_:spacing:)``.
  ///
  /// A button without a configuration gets a plain one without content insets, which shows the titles and images that
  /// were set for the states. Image, gap and title are included in the button's size, are centered together, and stay
  /// arranged when size or content change; so one call is enough, and it needs no layout before.
  ///
  /// - Parameters:
  ///   - style: The side of the title that the image is placed at. Left and right are sides of the screen in the
  ///     current layout direction; the placement is mirrored when the direction changes.
  ///   - spacing: The gap, in points. A number that is not finite is reported and changes nothing.
  ///
  /// > Documented: claims D0.4 to D0.9, by the configuration of iOS 15.
  public func setConfiguredLayoutStyle(_ style: ImageLayoutStyle, spacing: CGFloat) {
    guard NumberRule.distance.validates(spacing, "setConfiguredLayoutStyle(_:spacing:)", of: self) else { return }
    // As in a classic button with an image, the content has no distance from the button's edges.
    var plain = Configuration.plain()
    plain.contentInsets = .zero
    var arranged = configuration ?? plain
    arranged.placeImage(style.position, spacing: spacing, in: effectiveUserInterfaceLayoutDirection)
    configuration = arranged
  }
}

extension ImageLayoutStyle {
  fileprivate var position: ImagePosition {
    switch self {
    case .imageLeft: .left
    case .imageRight: .right
    case .imageTop: .top
    case .imageBottom: .bottom
    }
  }
}
