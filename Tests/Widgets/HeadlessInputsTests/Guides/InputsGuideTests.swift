import HeadlessInputs
import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code and the numbers of the page `Docs/Inputs.md`.
@MainActor @Suite("Inputs.md", .screen(scale: 2), .reportsIssuesAsFailures) struct InputsGuideTests {
  private let page: String

  init() throws { page = try Repository.text(of: "Docs/Inputs.md") }

  @Test func `a name is typed`() {
    let save = Button()
    save.isEnabled = false
    let field = TextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.addAction(Action { _ in save.isEnabled = field.hasText }, for: .editingChanged)
    let window = Window()
    window.addSubview(field)
    window.makeKeyAndVisible()
    tap(field)
    type("Anm\u{8}n")
    #expect(field.text == "Ann" && save.isEnabled)
  }

  @Test func `a stepper repeats`() {
    let window = Window()
    window.makeKeyAndVisible()
    let stepper = Stepper()
    window.addSubview(stepper)
    let finger = touch(stepper, at: CGPoint(x: 70, y: 16))
    window.screen.clock.advance(by: 0.5)
    finger.lift()
    #expect(stepper.value == 2)
  }

  // MARK: Sizes

  private static func makeField(_ border: TextField.BorderStyle) -> TextField {
    let field = TextField()
    (field.borderStyle, field.font, field.text) = (border, .systemFont(ofSize: 17), "Ann")
    return field
  }

  private static func sizes() -> [(String, String)] {
    let slider = Slider().intrinsicContentSize.height
    let segments = SegmentedControl(items: ["A"]).intrinsicContentSize.height
    let pages = PageControl()
    pages.numberOfPages = 3
    let bar = ProgressView().intrinsicContentSize.height
    let (rounded, plain) = (makeField(.roundedRect), makeField(.none))
    let padding = rounded.intrinsicContentSize.width - plain.intrinsicContentSize.width
    return [
      ("`Switch`", Switch().frame.size.cell), ("`Slider`", "– × \(slider.shortDescription)"),
      ("`Stepper`", Stepper().frame.size.cell), ("`SegmentedControl`", "by its titles × \(segments.shortDescription)"),
      ("`PageControl`, 3 pages", pages.intrinsicContentSize.cell), ("`ProgressView`", "– × \(bar.shortDescription)"),
      (
        "`TextField`, 17 points, rounded",
        "its text + \(padding.shortDescription) × \(rounded.intrinsicContentSize.height.shortDescription)"
      ), ("`TextField`, 17 points, no border", "its text × \(plain.intrinsicContentSize.height.shortDescription)"),
    ]
  }

  @Test func `the page has the size of each control in both eras`() {
    var glass: [(String, String)] = []
    Screen.withMain(era: .iOS26) { glass = Self.sizes() }
    for (size, new) in zip(Self.sizes(), glass) {
      let line = "| \(size.0) | \(size.1) | \(new.1) |"
      #expect(page.contains(line), "\(line)")
    }
  }

  @Test func `the page has the rectangles of a text field`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    let bounds = field.bounds
    expectRow("textRect", "nothing", field.textRect(forBounds: bounds))
    (field.leftView, field.leftViewMode) = (View(frame: CGRect(x: 0, y: 0, width: 10, height: 20)), .always)
    (field.rightView, field.rightViewMode) = (View(frame: CGRect(x: 0, y: 0, width: 12, height: 22)), .always)
    expectRow("leftViewRect", "a view of 10 × 20 at the left", field.leftViewRect(forBounds: bounds))
    expectRow("rightViewRect", "a view of 12 × 22 at the right", field.rightViewRect(forBounds: bounds))
    expectRow("textRect", "both", field.textRect(forBounds: bounds))
    (field.rightView, field.clearButtonMode) = (nil, .always)
    expectRow("clearButtonRect", "a clear button", field.clearButtonRect(forBounds: bounds))
  }

  private func expectRow(_ name: String, _ condition: String, _ rect: CGRect) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.shortDescription).joined(separator: ", ")
    let line = "| `\(name)` | \(condition) | \(numbers) |"
    #expect(page.contains(line), "\(line)")
  }
}

extension CGSize {
  /// The size as the page's tables have it.
  fileprivate var cell: String { "\(width.shortDescription) × \(height.shortDescription)" }
}
