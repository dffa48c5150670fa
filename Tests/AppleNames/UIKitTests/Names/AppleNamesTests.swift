import Testing
import UIKit

/// A file as an app developer's test target has it: Apple's names and nothing else.
@MainActor @Suite("Apple's names")
struct AppleNamesTests {
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

  @Test func `UIButton(type: .system) has the appearance of a system button`() {
    let button = UIButton(type: .system)
    let type: UIButton.ButtonType = button.buttonType
    #expect(type == .system)
    #expect(button.titleLabel?.font == UIFont.systemFont(ofSize: 15))
    #expect(button.titleColor(for: .normal) == UIColor.systemBlue)
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

  @Test func `insets are UIEdgeInsets`() {
    let button = UIButton(type: .custom)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleEdgeInsets = .zero
    #expect(button.contentEdgeInsets != UIEdgeInsets.zero)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.inset(by: button.contentEdgeInsets) == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func `labels and image views have their names`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    label.textAlignment = .right
    let imageView = UIImageView(image: UIImage(size: CGSize(width: 4, height: 4)))
    imageView.contentMode = UIView.ContentMode.scaleAspectFit
    let container = UIView()
    container.addSubview(label)
    container.addSubview(imageView)
    #expect(container.subviews == [label, imageView])
    #expect(imageView.frame.size == CGSize(width: 4, height: 4))
    #expect(label.intrinsicContentSize.height > 0)
    let responder: UIResponder = label
    #expect(responder.next === container)
  }

  @Test func `a window on the main screen lays its tree out`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
    button.setTitle("OK", for: .normal)
    window.addSubview(button)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(button.window === window)
    #expect(button.titleLabel?.frame.isEmpty == false)
  }

  @Test func `a button's direction is forced with UISemanticContentAttribute`() {
    let button = UIButton(type: .custom)
    let forced: UISemanticContentAttribute = .forceRightToLeft
    button.semanticContentAttribute = forced
    let direction: UIUserInterfaceLayoutDirection = button.effectiveUserInterfaceLayoutDirection
    #expect(direction == .rightToLeft)
  }

  @Test func `point(inside:with:) takes a UIEvent`() {
    final class WideButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let button = WideButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(button.point(inside: CGPoint(x: -5, y: -5), with: nil))
    #expect(!UIButton(frame: button.frame).point(inside: CGPoint(x: -5, y: -5), with: nil))
  }

  @Test func `attributed titles take UIFont and UIColor`() {
    let button = UIButton(type: .custom)
    let title = NSAttributedString(
      string: "title", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.currentAttributedTitle == title)
  }
}
