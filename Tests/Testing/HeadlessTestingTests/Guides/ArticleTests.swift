import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code of the articles in the reference documentation.
@MainActor @Suite("Articles of the reference", .screen(scale: 2), .reportsIssuesAsFailures) struct ArticleTests {
  final class StackedButton: Button {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: (contentRect.width - 24) / 2, y: 0, width: 24, height: 24)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 24 + 8, width: contentRect.width, height: 20)
    }
  }

  final class SizedStackedButton: Button {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 24 + 8 + 20) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  @Test func `subclass a button`() {
    let sized = SizedStackedButton()
    sized.sizeToFit()
    #expect(sized.bounds.size == CGSize(width: 80, height: 52))

    let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 80, height: 52))
    button.setImage(Image(size: CGSize(width: 24, height: 24)), for: .normal)
    button.setTitle("Like", for: .normal)
    button.layoutIfNeeded()

    #expect(button.imageView?.frame == CGRect(x: 28, y: 0, width: 24, height: 24))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 32, width: 80, height: 20))

    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.hooks.isEmpty)
    let trace = LayoutTrace.recording(of: button) {
      button.setTitle("Liked", for: .normal)
      button.layoutIfNeeded()
    }
    #expect(trace.hooks.contains { $0.method == "titleRect(forContentRect:)" })
  }

  @Test func `test a touch`() {
    let window = Window()
    let button = Button(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    button.setTitle("Buy", for: .normal)
    window.addSubview(button)
    window.makeKeyAndVisible()

    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    tap(button)
    tap(.button(titled: "Buy"), in: window)
    #expect(count == 2)

    let finger = touch(button)
    #expect(button.isHighlighted)
    finger.move(by: 0, 200)
    #expect(!button.isHighlighted)
    finger.lift()
    #expect(count == 2)

    var states: [GestureRecognizer.State] = []
    button.addGestureRecognizer(LongPressGestureRecognizer { states.append($0.state) })
    let press = touch(button)
    Screen.main.clock.advance(by: 0.5)
    press.lift()
    #expect(states == [.began, .ended])
  }

  final class Panel: View {
    func close() {}

    func connect(_ button: Button) {
      button.addTarget(self, action: Panel.close, for: .touchUpInside)
    }
  }

  @Test func `a method is an action`() {
    let (panel, button) = (Panel(), Button())
    panel.connect(button)
    #expect(button.allTargets.count == 1)
  }

  @Test func `a button of the landing page`() {
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width > 0)
  }

  @Test(
    "every block of code is compiled",
    arguments: [
      ("Kit/HeadlessKit/HeadlessKit.docc/HeadlessKit.md", 1),
      ("Kit/HeadlessKit/HeadlessKit.docc/SubclassAButton.md", 4),
      ("Kit/HeadlessKit/HeadlessKit.docc/PortAPackage.md", 2),
      ("Testing/HeadlessTesting/HeadlessTesting.docc/HeadlessTesting.md", 1),
      ("Testing/HeadlessTesting/HeadlessTesting.docc/TestATouch.md", 4),
    ])
  func code(page: String, count: Int) throws {
    let others = [
      "Docs/Examples/PortedButtons/Sources/PortedButtons/PillButton.swift",
      "Tests/Testing/HeadlessTestingTests/Guides/TestingGuideTests.swift",
    ].map { Repository.url($0).path }
    let path = "Sources/\(page)"
    #expect(try Repository.blocks(ofPage: path, "swift").count == count)
    #expect(try Repository.uncompiledBlocks(ofPage: path, tests: #filePath, others[0], others[1]) == [])
  }
}
