import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Names of presentations", .device(.iPhone16)) struct PresentationNameTests {
  private final class Terms: ViewController {}

  typealias Row = (name: String, make: @MainActor @Sendable () -> ViewController)
  nonisolated static let rows: [Row] = [
    ("the alert 'Delete?'", { AlertController(title: "Delete?", message: nil, preferredStyle: .alert) }),
    ("the alert", { AlertController(title: nil, message: nil, preferredStyle: .alert) }),
    ("the action sheet 'Delete?'", { AlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet) }),
    (
      "the sheet of Terms 'Terms'",
      { configured(Terms()) { ($0.title, $0.modalPresentationStyle) = ("Terms", .pageSheet) } }
    ),
    ("the presentation of Terms", { configured(Terms()) { $0.modalPresentationStyle = .overFullScreen } }),
  ]

  @Test(arguments: rows) func `a touch that a presentation covers, and a finder in it, fail with its name`(row: Row) {
    let controller = ViewController()
    let window = showInWindow(controller)
    let frame = CGRect(x: 100, y: 300, width: 200, height: 400)
    let button = controller.view.adding(Button.titled("Buy", frame: frame))
    controller.present(row.make(), animated: false)
    window.screen.flush()
    expectFailure("The touch would go to \(row.name), which covers <Button 'Buy'>.") {
      tap(button, sourceLocation: $0)
    }
    guard let container = window.subviews.last else { return }
    let message = failures { container.find(.button(titled: "Pay")) }.first
    expectEqual(message?.hasPrefix("Expected exactly one button titled 'Pay' in \(row.name); found none."), true)
  }
}
