import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// A button full of what real packages use: it compiles, and does what it would do on a phone.
@MainActor @Suite("A button from real life") struct FancyButtonTests {
  private func makeButton() -> FancyButton {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = FancyButton(frame: CGRect(x: 10, y: 10, width: 120, height: 44))
    button.setTitle("Buy", for: .normal)
    window.addSubview(button)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return button
  }

  @Test func `its layer is the class's, and its sublayer follows the size`() {
    let button = makeButton()
    let gradient = button.layer as? CAGradientLayer
    #expect(gradient?.colors?.count == 2 && gradient?.locations == [0, 1])
    #expect(button.layer.sublayers?.first?.frame == button.bounds && button.layer.mask is CAShapeLayer)
  }

  @Test func `highlighting springs to its size by the screen's clock`() {
    let button = makeButton()
    button.isHighlighted = true
    #expect(button.transform == CGAffineTransform(scaleX: 0.95, y: 0.95))
    #expect(button.layer.animationKeys()?.isEmpty == false)
    UIScreen.main.advance(by: 1)
    #expect(button.layer.animationKeys() == nil)
  }

  @Test func `an image of a color has that color's pixel`() throws {
    let image = try #require(FancyButton.image(color: .red))
    #expect(image.cgImage?.width == Int(UIScreen.main.scale))
    #expect(image.bitmap?[0, 0] == Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test func `a shake animation is removed at its end`() {
    let button = makeButton()
    button.shake()
    #expect(button.layer.animation(forKey: "shake") != nil)
    UIScreen.main.advance(by: 2)
    #expect(button.layer.animation(forKey: "shake") == nil)
  }

  @Test func `its drawing has the path, the gradient and the text`() {
    let list = makeButton().drawing()
    #expect(list.commands.contains { if case .stroke = $0 { true } else { false } })
    #expect(list.commands.contains { if case .text = $0 { true } else { false } })
  }

  @Test func `colors by number, and lighter ones`() {
    let color = UIColor(hex: 0x336699)
    #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(color.lighter(by: 2).cgColor.alpha == 1)
  }
}
