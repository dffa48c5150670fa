import PortedButtons
import Testing
import UIKit

@MainActor @Suite("Vertical button")
struct VerticalButtonTests {
  private let button: VerticalButton = {
    let button = VerticalButton(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
    button.setImage(UIImage(), for: .normal)
    button.setTitle("Home", for: .normal)
    button.layoutIfNeeded()
    return button
  }()

  @Test("the image is above the title, both in the middle")
  func frames() {
    let top = (64 - CGFloat(24 + 4 + 16)) / 2
    #expect(button.imageView?.frame == CGRect(x: 28, y: top, width: 24, height: 24))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: top + 28, width: 80, height: 16))
  }

  @Test("spacing and image size move both")
  func moved() {
    button.spacing = 8
    button.imageSize = CGSize(width: 32, height: 32)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 24, y: 4, width: 32, height: 32))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 44, width: 80, height: 16))
  }

  @Test("it is as tall as image, spacing and title, and as wide as the wider of the two")
  func size() {
    let title = button.titleLabel?.intrinsicContentSize.width ?? 0
    #expect(button.intrinsicContentSize == CGSize(width: max(24, title), height: 44))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.sizeThatFits(.zero) == CGSize(width: max(24, title) + 6, height: 48))
  }
}
