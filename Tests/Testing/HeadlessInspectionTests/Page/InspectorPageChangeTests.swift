import HeadlessKit
import HeadlessTesting

/// Pages of two states and of what the layout did between them.
@MainActor @Suite("Inspector page of a change", .reportsIssuesAsFailures, .screen(scale: 2))
struct InspectorPageChangeTests {
  @Test func `each view has its index in the other state`() throws {
    let data = try PageData(of: InspectedCard.page())
    expectEqual(
      data.states[0].nodes.map(\.view.className), ["InspectedCard", "Button", "ButtonLabel", "Label", "View"])
    expectEqual(data.states[0].nodes.map(\.other), [0, 1, 3, nil, 4])
    expectEqual(data.states[1].nodes.map(\.other), [0, 1, nil, 2, 4])
  }

  @Test func `another view of the same class at the same index is not mistaken for a released one`() throws {
    let card = View()
    card.addSubview(View())
    let html = card.inspectorHTML {
      card.subviews[0].removeFromSuperview()
      card.addSubview(View())
    }
    try expectEqual(PageData(of: html).states.map { $0.nodes.map(\.other) }, [[0, nil], [0, nil]])
  }

  @Test func `the steps are the trace's, with the indices of their views`() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    let before = InspectorPage.State(of: button)
    let trace = LayoutTrace.recording { button.layOut { $0.setTitle("Back", for: .normal) } }
    let page = InspectorPage(InspectorPage.State(of: button), before: before, trace: trace)
    let moments = try #require(try PageData(of: page.html).moments)
    expectEqual(moments.map(\.kind), ["pass", "call", "call", "call"])
    expectEqual(moments.compactMap(\.method), trace.calls.map(\.method))
    expectEqual(moments.map(\.nodes), [[0, 0], [0, 0], [0, 0], [0, 0]])
    expectEqual(moments[2].argument, trace.calls[1].argument)
    expectEqual(moments[2].result, trace.calls[1].result)
    expectEqual(moments[1].lines, ["layoutSubviews Button", "  because of setTitle(_:for:), outside a pass"])
  }

  @Test func `a note of the trace is a step of its own, with the index of its view`() throws {
    let button = LayoutReportTests.Reader(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    button.setTitle("Back", for: .normal)
    _ = button.titleLabel
    let trace = LayoutTrace.recording(of: button) { button.layoutIfNeeded() }
    let page = InspectorPage(InspectorPage.State(of: button), trace: trace)
    let moments = try #require(try PageData(of: page.html).moments)
    expectEqual(moments.map(\.kind), ["pass", "call", "call", "call", "remark"])
    #expect(moments[4].lines.first?.hasPrefix("remark on Reader: titleRect(forContentRect:) reads titleLabel") == true)
    expectEqual(moments[4].nodes, [0])
  }

  @Test func `a change is laid out at its end, and the trace contains that layout`() throws {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    let html = button.inspectorHTML { button.setTitle("Back", for: .normal) }
    let data = try PageData(of: html)
    expectEqual(data.states.map(\.nodes.count), [1, 2])
    expectEqual(data.moments?.compactMap(\.method).contains("titleRect(forContentRect:)"), true)
    #expect(!button.needsLayout)
  }

  @Test func `marked views without a layout are the last steps`() throws {
    let view = View()
    let trace = LayoutTrace.recording { view.setNeedsLayout() }
    let page = InspectorPage(InspectorPage.State(of: view), trace: trace)
    let moments = try #require(try PageData(of: page.html).moments)
    expectEqual(moments.map(\.kind), ["leftover"])
    expectEqual(moments[0].lines[0], "not laid out: View")
    expectEqual(moments[0].nodes, [0])
  }

  @Test func `views of a trace that are not in the states have no index`() throws {
    let view = View()
    let trace = LayoutTrace.recording {
      let other = View()
      other.layOutAgain()
    }
    let page = InspectorPage(InspectorPage.State(of: view), trace: trace)
    let moments = try #require(try PageData(of: page.html).moments)
    #expect(moments.allSatisfy { $0.nodes == [nil] })
  }

  @Test func `an error of a change is thrown to the caller`() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { _ = try View().inspectorHTML { throw Refusal() } }
  }

  @Test func `states, traces and pages do not retain views`() {
    weak var gone: View?
    let (state, trace) = {
      let view = View()
      gone = view
      return (InspectorPage.State(of: view), LayoutTrace.recording { view.setNeedsLayout() })
    }()
    expectNil(gone)
    let page = InspectorPage(state, before: state, trace: trace)
    #expect(page.html.contains("not laid out: View"))
  }

  @Test func `the default title is the view's class`() {
    expectEqual(InspectorPage(of: InspectedCard()) {}.title, "InspectedCard")
    let page = InspectorPage(of: View(), title: "A & B") {}
    expectEqual(page.title, "A & B")
    #expect(page.html.contains("<title>A &amp; B</title>"))
    expectEqual(page, page)
  }
}
