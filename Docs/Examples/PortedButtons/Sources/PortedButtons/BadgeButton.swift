import UIKit

/// A button with a round badge at its upper right corner, which shows a number.
open class BadgeButton: UIButton {
  /// The label of the badge.
  public let badge = UILabel()

  /// The number; the badge is hidden while it is 0, and shows 99+ for large ones.
  public var badgeCount = 0 {
    didSet {
      guard badgeCount != oldValue else { return }
      updateBadge()
      setNeedsLayout()
    }
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
    badge.font = .boldSystemFont(ofSize: 11)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .red
    badge.clipsToBounds = true
    badge.isUserInteractionEnabled = false
    addSubview(badge)
    updateBadge()
  }

  private func updateBadge() {
    badge.text = badgeCount > 99 ? "99+" : String(badgeCount)
    badge.isHidden = badgeCount == 0
    accessibilityValue = badgeCount == 0 ? nil : badge.text
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = 18
    let width = max(height, badge.sizeThatFits(bounds.size).width + 8)
    badge.frame = CGRect(x: bounds.maxX - width / 2, y: -height / 2, width: width, height: height)
    badge.layer.cornerRadius = height / 2
    bringSubviewToFront(badge)
  }
}
