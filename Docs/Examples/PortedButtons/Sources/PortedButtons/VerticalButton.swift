import UIKit

/// A button with its image above its title.
open class VerticalButton: UIButton {
  /// The image's width and height.
  public var imageSize = CGSize(width: 24, height: 24) {
    didSet { contentDidChange() }
  }

  /// The space between image and title.
  public var spacing: CGFloat = 4 {
    didSet { contentDidChange() }
  }

  private let titleHeight: CGFloat = 16

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel?.font = .systemFont(ofSize: 12)
    titleLabel?.textAlignment = .center
    imageView?.contentMode = .scaleAspectFit
    adjustsImageWhenHighlighted = false
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var stackHeight: CGFloat { imageSize.height + spacing + titleHeight }

  open override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(
      x: contentRect.midX - imageSize.width / 2, y: contentRect.midY - stackHeight / 2,
      width: imageSize.width, height: imageSize.height)
  }

  open override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(
      x: contentRect.minX, y: contentRect.midY + stackHeight / 2 - titleHeight,
      width: contentRect.width, height: titleHeight)
  }

  open override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize.width ?? 0
    return CGSize(
      width: max(imageSize.width, title) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: stackHeight + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }
}
