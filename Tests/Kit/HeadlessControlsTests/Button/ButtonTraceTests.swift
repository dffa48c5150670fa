import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button traces", .reportsIssuesAsFailures) struct ButtonTraceTests {
  /// A button that overrides every hook without `super`: the trace must be complete all the same.
  final class Silent: Button {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 5, y: 6, width: 7, height: 8) }
  }

  let icon = Image(size: CGSize(width: 10, height: 6))

  /// A line of a trace of a silent button of 75×75 points.
  enum Line: String {
    case background = "backgroundRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)"
    case content = "contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)"
    case image = "imageRect(forContentRect:) (0, 0, 75, 75) -> (1, 2, 3, 4)"
    case title = "titleRect(forContentRect:) (0, 0, 75, 75) -> (5, 6, 7, 8)"
  }

  /// Returns the trace of one pass that asks the hooks in this order.
  func asking(_ lines: Line...) -> String {
    (["layoutSubviews Silent"] + lines.map(\.rawValue)).joined(separator: "\n")
  }

  func pass(_ change: (Button) -> Void) -> String {
    let button = Silent(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    button.layoutIfNeeded()
    change(button)
    return LayoutTrace.recording(of: button) { button.layoutIfNeeded() }.description
  }

  @Test func `D3.7 one pass with image and title asks content, image, content, title, content, image`() {
    let trace = pass {
      $0.setTitle("title", for: .normal)
      $0.setImage(icon, for: .normal)
    }
    expectEqual(trace, asking(.content, .image, .content, .title, .content, .image))
  }

  @Test func `D2.20 D3.5 the background is asked for first where there is one, then content, then the title`() {
    let trace = pass {
      $0.setBackgroundImage(icon, for: .normal)
      $0.setTitle("title", for: .normal)
    }
    expectEqual(trace, asking(.background, .content, .title))
  }

  @Test func `D3.9 with a title only, an image only or nothing, no more than that is asked for`() {
    expectEqual(pass { $0.setTitle("title", for: .normal) }, asking(.content, .title))
    expectEqual(pass { $0.setImage(icon, for: .normal) }, asking(.content, .image))
    expectEqual(pass { $0.setNeedsLayout() }, asking(.content))
  }

  @Test func `D3.6 the initializer asks content and image once and makes no subview`() {
    var made: Button?
    let trace = LayoutTrace.recording { made = Silent(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(
      trace.description == """
        contentRect(forBounds:) (0, 0, 20, 10) -> (0, 0, 20, 10)
        imageRect(forContentRect:) (0, 0, 20, 10) -> (1, 2, 3, 4)
        """)
    expectEqual(made?.subviews, [])
  }

  @Test(arguments: ["title", "image", "background"])
  func `D3.8 changing title, image or background image causes that pass, not the superview's`(what: String) {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = parent.adding(Silent(frame: CGRect(x: 0, y: 0, width: 75, height: 75)))
    button.setTitle("old", for: .normal)
    button.setImage(icon, for: .normal)
    button.setBackgroundImage(icon, for: .normal)
    parent.layoutIfNeeded()
    let other = Image(size: CGSize(width: 1, height: 1))
    switch what {
    case "title": button.setTitle("new", for: .normal)
    case "image": button.setImage(other, for: .normal)
    default: button.setBackgroundImage(other, for: .normal)
    }
    var trace = LayoutTrace()
    let everything = LayoutTrace.recording { trace = LayoutTrace.recording(of: button) { parent.layoutIfNeeded() } }
    #expect(!everything.calls.contains { $0.className == "View" })
    let lines = asking(.background, .content, .image, .content, .title, .content, .image)
    expectEqual(trace.description, lines)
    button.setTitle(button.currentTitle, for: .normal)
    #expect(LayoutTrace.recording { parent.layoutIfNeeded() }.calls.isEmpty, "an equal value marks nothing")
  }
}
