import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct ConfigurationInvalidationTests {
  final class LoadingButton: Button {
    @Invalidating(.configuration) var isLoading = false
    var updates = 0
    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
      configuration?.showsActivityIndicator = isLoading
    }
  }

  @Test func `a new value updates the configuration once in the next layout, an equal one does not`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = window.adding(LoadingButton(configuration: .plain()))
    window.isHidden = false
    window.layoutIfNeeded()
    let updates = button.updates
    button.isLoading = true
    expectEqual(button.updates, updates)
    window.layoutIfNeeded()
    #expect(button.updates == updates + 1 && button.configuration?.showsActivityIndicator == true)
    window.layOut { button.isLoading = true }
    expectEqual(button.updates, updates + 1)
  }
}
