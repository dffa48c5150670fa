import HeadlessKit

/// An arrangement of image and title for `Button.setLayoutStyle(_:spacing:)`.
/// > Documented: SCButtonLayoutStyle of document 000, with its raw values.
public enum ImageLayoutStyle: Int, CaseIterable, Sendable {
  /// The image left of the title.
  case imageLeft = 0
  /// The image right of the title.
  case imageRight = 1
  /// The image above the title.
  case imageTop = 2
  /// The image below the title.
  case imageBottom = 3
}

extension Button {
  /// Arranges image and title of a plain button by title and image insets, once, for its current size and content.
  ///
  /// It lays the button out, computes the insets from the frames without such insets, so that calling it again has
  /// the same result, and sets both insets; the next layout pass moves image and title. It may be called in
  /// `layoutSubviews()`. Call it again after the size or the content has changed. Unlike in an ``ImagePositionButton``,
  /// the gap is not included in the button's size, and a pair beside each other is not centered again: the gap moves
  /// the second item out. Without image and title, the insets become zero.
  ///
  /// - Parameters:
  ///   - style: The image's side of the title. Left and right are sides of the screen, also from right to left.
  ///   - spacing: The gap, in points. A number that is not finite is reported and changes nothing.
  ///
  /// > Documented: claims D0.4 to D0.9. Differs: the documents' code reads frames that its last call has moved.
  public func setLayoutStyle(_ style: ImageLayoutStyle, spacing: CGFloat) {
    guard NumberRule.distance.validates(spacing, "setLayoutStyle(_:spacing:)", of: self) else { return }
    layoutIfNeeded()
    guard let image = currentImage, showsTitle, let titleLabel else {
      imageEdgeInsets = .zero
      titleEdgeInsets = .zero
      return
    }
    let insets = plainLayout(image: image, label: titleLabel).insets(for: style, spacing: spacing)
    imageEdgeInsets = insets.image
    titleEdgeInsets = insets.title
  }

  /// Returns the layout without title and image insets.
  private func plainLayout(image: Image, label: Label) -> ButtonLayout {
    var layout = ButtonLayout(contentRect: contentRect(forBounds: bounds), grid: Screen.main.grid)
    layout.imageSize = image.size
    layout.titleSize = label.intrinsicContentSize
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.truncatedTitleWidth = label.shownWidth(in: layout.titleRoom)
    return layout
  }

  /// Whether there is a title to show, without asking its label.
  final var showsTitle: Bool {
    if let attributed = currentAttributedTitle { return attributed.length > 0 }
    return currentTitle?.isEmpty == false
  }
}

/// The insets of document 000, computed from the frames of image and title without insets.
extension ButtonLayout {
  fileprivate typealias Insets = (image: EdgeInsets, title: EdgeInsets)

  /// Returns both items' insets; `spacing` is the gap, in points.
  fileprivate func insets(for style: ImageLayoutStyle, spacing: CGFloat) -> Insets {
    switch style {
    case .imageLeft: isRightToLeft ? swapped(spacing) : spread(spacing)
    case .imageRight: isRightToLeft ? spread(spacing) : swapped(spacing)
    case .imageTop: stacked(imageBottom: titleSize.height + spacing, titleTop: imageSize.height + spacing)
    case .imageBottom: stacked(imageTop: titleSize.height + spacing, titleBottom: imageSize.height + spacing)
    }
  }

  /// Returns insets by which each item gets the full height and the full width, without the other's width (D0.6, D0.7).
  private func stacked(
    imageTop: CGFloat = 0, imageBottom: CGFloat = 0, titleTop: CGFloat = 0, titleBottom: CGFloat = 0
  ) -> Insets {
    (
      edges(top: imageTop, bottom: imageBottom, trailing: -titleSize.width),
      edges(top: titleTop, leading: -imageSize.width, bottom: titleBottom)
    )
  }

  /// Returns the natural order: the title moves away from the image (D0.4).
  private func spread(_ spacing: CGFloat) -> Insets {
    let natural = isRightToLeft ? imageRect.minX - titleRect.maxX : titleRect.minX - imageRect.maxX
    return (.zero, shift(spacing - natural))
  }

  /// Returns the insets for the reversed order: the title at the image's position, the image after it (D0.5).
  private func swapped(_ spacing: CGFloat) -> Insets {
    let back = isRightToLeft ? imageRect.maxX - titleRect.maxX : titleRect.minX - imageRect.minX
    return (shift(titleRect.width + spacing), shift(-back))
  }

  /// Returns insets that move an item toward the trailing side without changing its size.
  private func shift(_ distance: CGFloat) -> EdgeInsets { edges(leading: distance, trailing: -distance) }

  /// Returns insets whose sides follow the layout direction, as the order of image and title does.
  private func edges(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) -> EdgeInsets {
    DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      .resolved(mirrored: isRightToLeft)
  }
}
