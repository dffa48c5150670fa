import Testing
import UIKit

@MainActor @Suite("Apple's names") struct AppleNamesTests {
  final class CardButton: UIButton {
    private let inset: CGFloat
    override init(frame: CGRect) {
      inset = 8
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      inset = 4
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      backgroundColor = UIColor.white
      layer.cornerRadius = inset
      layer.borderWidth = 1
      layer.borderColor = UIColor.lightGray.cgColor
      titleLabel?.font = UIFont.boldSystemFont(ofSize: 13)
      titleLabel?.textAlignment = NSTextAlignment.center
      titleLabel?.lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: inset, y: inset, width: contentRect.width - 2 * inset, height: 20)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: inset, y: inset + 20, width: contentRect.width - 2 * inset, height: 16)
    }
  }

  @Test func `a subclass with init(frame:) lays out by its hooks`() {
    let button = CardButton(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
    button.setTitle("title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 8, y: 8, width: 80 - 2 * 8, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 8, y: 8 + 20, width: 80 - 2 * 8, height: 16))
    let layer: CALayer = button.layer
    #expect(layer.cornerRadius == 8 && layer.borderWidth == 1)
  }

  @Test func `a subclass with init?(coder:) is made like from an archive`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let button = try #require(CardButton(coder: archiver))
    #expect(button.layer.cornerRadius == 4 && button.frame == .zero)
  }

  @Test func `states combine as UIControl.State`() {
    let button = UIButton(frame: .zero)
    let both: UIControl.State = [.highlighted, .selected]
    button.setTitle("both", for: both)
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == both && button.currentTitle == "both")
    let control: UIControl = button
    control.contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.left
    control.contentVerticalAlignment = UIControl.ContentVerticalAlignment.top
    #expect(control.contentHorizontalAlignment.rawValue == 1)
  }

  @Test func `a button's direction is forced with UISemanticContentAttribute`() {
    let button = UIButton(type: .custom)
    let forced: UISemanticContentAttribute = .forceRightToLeft
    button.semanticContentAttribute = forced
    let direction: UIUserInterfaceLayoutDirection = button.effectiveUserInterfaceLayoutDirection
    #expect(direction == .rightToLeft)
  }
}
