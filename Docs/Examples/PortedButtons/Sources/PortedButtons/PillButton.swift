import UIKit

/// A button with round ends, which dims while it is pressed and can be hit a little outside.
@IBDesignable
open class PillButton: UIButton {
  /// The space between the round ends and the content.
  @IBInspectable public var padding: CGFloat = 16 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The distance outside of the bounds at which a touch is still inside.
  @IBInspectable public var hitMargin: CGFloat = 8

  /// The color behind the title.
  @IBInspectable public var fillColor: UIColor = .systemBlue {
    didSet { backgroundColor = isEnabled ? fillColor : .lightGray }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = fillColor
    setTitleColor(.white, for: .normal)
    setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
    titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    layer.masksToBounds = true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  open override func contentRect(forBounds bounds: CGRect) -> CGRect {
    super.contentRect(forBounds: bounds).insetBy(dx: padding, dy: 0)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 2 * padding, height: max(size.height, 36))
  }

  open override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  open override var isEnabled: Bool {
    didSet { backgroundColor = isEnabled ? fillColor : .lightGray }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -hitMargin, dy: -hitMargin).contains(point)
  }
}
