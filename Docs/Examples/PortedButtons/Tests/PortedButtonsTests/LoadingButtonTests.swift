import PortedButtons
import Testing
import UIKit

@MainActor @Suite("Loading button")
struct LoadingButtonTests {
  private let button: LoadingButton = {
    let button = LoadingButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Send", for: .normal)
    return button
  }()

  @Test("dots replace the title, and the button receives no touches while they are shown")
  func loading() {
    button.startLoading()
    button.layoutIfNeeded()
    #expect(button.isLoading)
    #expect(!button.isEnabled)
    #expect(button.dots.allSatisfy { !$0.isHidden })
    #expect(button.titleLabel?.alpha == 0)
  }

  @Test("afterwards all is as it was")
  func stopped() {
    button.startLoading()
    button.stopLoading()
    button.layoutIfNeeded()
    #expect(button.isEnabled)
    #expect(button.dots.allSatisfy { $0.isHidden })
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.backgroundColor == button.fillColor)
  }

  @Test("the dots are in the middle, a dot's width apart")
  func places() {
    button.startLoading()
    button.layoutIfNeeded()
    #expect(button.dots.map(\.frame.midX) == [38, 50, 62])
    #expect(button.dots.allSatisfy { $0.frame.midY == 20 })
  }
}
