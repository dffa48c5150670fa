import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The examples of `Docs/Inspecting.md`, word for word.
@MainActor @Suite("Inspecting guide", .reportsIssuesAsFailures, .screen(scale: 2)) struct InspectingGuideTests {
  private static let page = "Docs/Inspecting.md"

  private let print = Printout()

  /// Returns one of the texts that the page shows, in order.
  private func output(_ index: Int) throws -> String { try Repository.blocks(ofPage: Self.page, "text")[index] }

  @Test func `the tree as text prints as in the guide`() throws {
    let button = Button(type: .system)
    button.setTitle("Button", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    print(button.recursiveDescription)
    #expect(try print.text == output(0))
  }

  @Test func `a view's own properties print as in the guide`() throws {
    final class Badge: View {
      var count = 3
      override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [
          InspectedProperty("count", .number(CGFloat(count))),
          InspectedProperty("color", .color(.red), isDetail: true),
        ]
      }
    }
    print(Badge().recursiveDescription)
    print(Badge().recursiveDescription(.details))
    #expect(try print.text == output(1))
  }

  @Test func `the tree as a value prints as in the guide`() throws {
    let label = Label(frame: CGRect(x: 8, y: 4, width: 30, height: 20))
    label.text = "Name"
    let description = label.treeDescription()
    print(description.views[0].depth, description.views[0].properties["text"] == .text("Name"))
    print(try description.json())
    #expect(try print.text == output(2))
  }

  @Test func `the report of a layout prints as in the guide`() throws {
    final class Card: View {
      let button = Button(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
      override func layoutSubviews() { button.frame.size.width = bounds.width }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    let screen = View()
    screen.addSubview(card)
    card.addSubview(card.button)
    screen.layoutIfNeeded()
    let trace = LayoutTrace.recording {
      card.button.setTitle("Back", for: .normal)
      screen.layoutIfNeeded()
      card.bounds.size.width = 100
      screen.layoutIfNeeded()
    }
    print(trace.report)
    #expect(try print.text == output(3))
  }

  @Test func `the expected trace of the guide is as expected`() {
    let view = View()
    view.layoutIfNeeded()
    expectTrace(of: view) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } matches: {
      """
      pass 1: layoutIfNeeded() of View, visits: 1
        layoutSubviews View
          because of setNeedsLayout(), outside a pass
      """
    }
  }

  @Test func `the inspector page prints as in the guide`() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    let html = button.inspectorHTML { button.setTitle("Back", for: .normal) }
    print(html.prefix(15), html.contains("titleRect(forContentRect:)"))
    #expect(try print.text == output(4))

    let next = Printout()
    try states(of: button, print: next)
    #expect(try next.text == output(5))
  }

  func states(of button: Button, print: Printout) throws {
    let before = InspectorPage.State(of: button)
    let trace = LayoutTrace.recording(of: button) {
      button.frame.size.width = 100
      button.layoutIfNeeded()
    }
    let page = InspectorPage(InspectorPage.State(of: button), before: before, trace: trace, title: "A wider button")
    print(page.title, page.html == page.html)
  }

  @Test func `this file contains every example of the guide`() throws {
    #expect(try Repository.blocks(ofPage: Self.page, "swift").count == 7)
    #expect(try Repository.uncompiledBlocks(ofPage: Self.page, tests: #filePath) == [])
  }
}

/// The output of an example.
@MainActor
final class Printout {
  private(set) var text = ""

  func callAsFunction(_ items: Any...) {
    text += (text.isEmpty ? "" : "\n") + items.map { "\($0)" }.joined(separator: " ")
  }
}
