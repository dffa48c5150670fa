import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Three screens, each on three devices, in two styles, two text sizes and both directions: 24 variants.
@MainActor @Suite("Screens on devices")
struct DevicesGuideTests {
  nonisolated static let matrix = ScreenVariant.matrix(
    devices: .common, styles: .all, textSizes: [.large, .accessibilityExtraLarge], directions: .all)

  @Test(arguments: matrix)
  func `each button of a card is tapped`(variant: ScreenVariant) {
    variant.with {
      let card = OrderCard()  // A view with these three buttons.
      let window = showInWindow(card)
      expectAccessible(window)
      expectNoAmbiguity(window)
      for title in ["Buy", "Save", "Share"] {
        tap(.role(.button, named: title), in: window)
        #expect(card.chosen == title)
      }
    }
  }

  @Test(arguments: matrix)
  func `a log-in form works and is accessible`(variant: ScreenVariant) {
    variant.with {
      let form = LoginForm()
      form.isAccepted = { mail, password in mail == "ann@example.com" && password == "secret" }
      let window = showInWindow(form)
      expectAccessible(window)
      tap(.placeholder("Mail"), in: window)
      type("ann@example.com")
      tap(.placeholder("Password"), in: window)
      paste("secret")
      tap(.role(.button, named: "Log in"), in: window)
      #expect(form.find(.label("Hello")) != nil)
    }
  }

  @Test(arguments: matrix)
  func `settings change and ask before a reset`(variant: ScreenVariant) {
    variant.with {
      let settings = SettingsController()
      let window = showInWindow(settings)
      expectAccessible(window)
      tap(.role(.switch, named: "Wi-Fi"), in: window)
      #expect(window.find(.role(.switch, named: "Wi-Fi"))?.accessibilityValue == "1")
      scroll(to: .role(.button, named: "Reset"), in: settings.view.subviews[0])
      tap(.role(.button, named: "Reset"), in: window)
      choose("Reset all")
      #expect(settings.isReset)
    }
  }
}
