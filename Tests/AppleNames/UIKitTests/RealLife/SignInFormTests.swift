import HeadlessTesting
import UIKit

@MainActor @Suite("A form of real life", .screen(scale: 2), .reportsIssuesAsFailures) struct SignInFormTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let form = SignInForm(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.addSubview(form)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `a name and a password are typed, and the button signs in`() {
    var signedIn: [String] = []
    form.onSignIn = { signedIn = [$0, $1] }
    tap(form.name)
    type("annabella\n")
    #expect(form.name.text == "annabell" && form.password.isEditing && !form.name.isEditing)
    type("secre\u{8}\u{8}ret")
    #expect(form.button.isEnabled && form.progress.progress == 1)
    type("\n")
    #expect(window.firstResponder == nil)
    tap(form.button)
    #expect(signedIn == ["annabell", "secret"])
  }

  @Test func `the rectangles are the overrides'`() {
    let bounds = form.name.bounds
    #expect(form.name.frame.size == CGSize(width: 288, height: 44))
    #expect(form.name.textRect(forBounds: bounds) == CGRect(x: 12, y: 14, width: 264, height: 30))
    #expect(form.name.placeholderRect(forBounds: bounds) == CGRect(x: 12, y: 0, width: 264, height: 44))
    tap(form.name)
    type("a")
    #expect(form.name.clearButtonRect(forBounds: bounds).maxX == 271)
    tap(.accessibilityLabel("Clear text"), in: window)
    #expect(form.name.text == "" && !form.button.isEnabled)
  }

  @Test func `the other controls have their sizes in the stack, and their values`() {
    #expect(form.remember.frame.size == CGSize(width: 51, height: 31))
    #expect(form.size.frame.height == 31 && form.count.frame.size == CGSize(width: 94, height: 32))
    #expect(form.kind.frame.size == CGSize(width: 288, height: 32) && form.progress.frame.height == 4)
    tap(form.remember)
    #expect(form.remember.isOn && form.pages.currentPage == 1)
    tap(form.kind, at: CGPoint(x: 200, y: 16))
    #expect(form.kind.selectedSegmentIndex == 1)
    tap(form.count, at: CGPoint(x: 70, y: 16))
    #expect(form.count.value == 1)
    let finger = touch(form.size, at: CGPoint(x: 15, y: 17))
    finger.move(by: 400, 0)
    finger.lift()
    #expect(form.size.value == 30)
  }
}
