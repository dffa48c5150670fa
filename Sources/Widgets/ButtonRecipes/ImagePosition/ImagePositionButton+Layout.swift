import HeadlessKit

/// The inputs of the arithmetic, read through the properties so that overrides apply.
extension ImagePositionButton {
  /// Returns the arithmetic for a content rectangle reduced by an item's insets, rounded to pixels as in plain buttons.
  final func layout(of contentRect: CGRect, reducedBy insets: EdgeInsets = .zero) -> ImagePositionLayout {
    let grid = Screen.main.grid
    var layout = ImagePositionLayout(contentRect: contentRect.inset(by: grid.halfUp(insets)), grid: grid)
    layout.imageSize = currentImage?.size
    layout.titleSize = titleSize
    layout.subtitleSize = subtitleSize
    layout.position = imagePosition
    layout.spacing = interTitleImageSpacing
    layout.horizontalAlignment = effectiveContentHorizontalAlignment
    layout.verticalAlignment = contentVerticalAlignment
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return layout
  }

  /// The arithmetic of the preferred size: UIKit's rules, with image and texts together as one large title.
  ///
  /// An image beside it, even one of no size, ends the padding of a button that has only texts.
  final var sizing: ButtonSizing {
    let image = currentImage?.size
    let (layout, grid) = (layout(of: .zero), Screen.main.grid)
    let emptyLineHeight = grid.up(TextMeasuring.current.size(of: "", in: titleFont).height)
    var sizing = ButtonSizing(type: buttonType, lineHeight: emptyLineHeight, grid: grid)
    sizing.imageSize = layout.hasText ? image.map { _ in .zero } : image
    sizing.titleSize = layout.hasText ? layout.naturalSize : nil
    sizing.contentInsets = contentEdgeInsets
    sizing.backgroundSize = currentBackgroundImage?.size
    return sizing
  }

  final var hasSubtitle: Bool { subtitle?.isEmpty == false }

  private var titleSize: CGSize? {
    guard showsTitle else { return nil }
    ruler.font = titleFont
    if let attributed = currentAttributedTitle {
      ruler.attributedText = attributed
    } else {
      ruler.text = currentTitle
    }
    return ruler.intrinsicContentSize
  }

  private var subtitleSize: CGSize? {
    guard hasSubtitle else { return nil }
    ruler.font = subtitleSubview?.font ?? Self.subtitleFont
    ruler.text = subtitle
    return ruler.intrinsicContentSize
  }

  /// The font of the title's label, or the one it will be made with.
  /// > Seen: fact c4: custom 18, every other type 15.
  private var titleFont: Font {
    shownTitleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? Font.buttonFontSize : 15)
  }

  /// The title's label if there is one: found among the subviews, because the hooks must not read `titleLabel`.
  final var shownTitleLabel: ButtonLabel? { subviews.lazy.compactMap { $0 as? ButtonLabel }.first }
}
