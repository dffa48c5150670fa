import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Inspector page", .reportsIssuesAsFailures, .screen(scale: 2)) struct InspectorPageTests {
  @Test func `the page is one file that loads no other`() {
    let html = InspectedCard.page()
    #expect(html.hasPrefix("<!DOCTYPE html>\n"))
    #expect(html.hasSuffix("</html>\n"))
    for word in ["<link", "src=", "@import", "url(http", "fetch("] { #expect(!html.contains(word), "\(word)") }
    #expect(html.contains("content=\"default-src 'none'; "))
  }

  @Test func `equal states have equal pages, byte by byte`() {
    expectEqual(InspectedCard.page(), InspectedCard.page())
    let card = InspectedCard()
    expectEqual(card.inspectorHTML(), card.inspectorHTML())
  }

  @Test func `a page of one state has neither a switch nor steps`() throws {
    let html = InspectedCard().inspectorHTML()
    let data = try PageData(of: html)
    expectEqual(data.states.count, 1)
    expectNil(data.moments)
    #expect(!html.contains("role=\"radio\""))
    expectEqual(html.components(separatedBy: "<div class=\"drawing\"").count, 1 + 1)
  }

  @Test func `a page of one state lays the view out, and a state does not`() throws {
    let button = Button.titled("Back", frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    try expectEqual(PageData(of: InspectorPage(InspectorPage.State(of: button)).html).nodes.count, 1)
    #expect(button.needsLayout)
    try expectEqual(PageData(of: button.inspectorHTML()).nodes.map(\.view.className), ["Button", "ButtonLabel"])
    #expect(!button.needsLayout)
  }

  @Test func `a view has the properties of the tree and its position in the picture`() throws {
    let card = InspectedCard()
    card.frame.origin = CGPoint(x: 500, y: 500)
    card.bounds.origin = CGPoint(x: 0, y: 10)
    let data = try PageData(of: card.inspectorHTML())
    expectEqual(data.nodes.map(\.view), card.treeDescription().views)
    expectEqual(data.nodes.map(\.parent), [nil, 0, 1, 0, 0])
    // The button is at 20, 40 and its label 33 points to the right and 11 down.
    let label: [CGFloat] = [20 + 33, 40 + 11]
    expectEqual(data.nodes.map(\.transform), [[0, 0], [20, 40], label, [150, 10], [0, 0]])
    expectEqual(data.nodes.map(\.order), [0, 1, 2, 3, nil])
    expectEqual(data.nodes[1].rects.keys.sorted(), ["content", "title"])
    expectEqual(data.nodes[1].hitArea, CGRect(x: 0, y: 0, width: 100, height: 40))
    expectNil(data.nodes[2].hitArea)
    expectEqual(data.states[0].bounds, CGRect(x: 0, y: 10, width: 200, height: 120))
  }

  @Test func `rotated views have a transform of six numbers, and those in a clipping view their visible part`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.clipsToBounds = true
    let turned = View(frame: CGRect(x: 30, y: 30, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.holding(window.holding(turned.holding(View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))))
    let nodes = try PageData(of: root.inspectorHTML()).nodes
    expectNil(nodes[1].clip)
    expectEqual(nodes[2].clip, window.frame)
    expectEqual(nodes[3].clip, window.frame)
    // Around the center (60, 50) of the picture, x becomes y.
    let transform = nodes[3].transform
    expectEqual(transform.count, 6)
    let expected: [CGFloat] = [0, 1, -1, 0, 60 + 10, 50 - 20]
    #expect(zip(transform, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `the picture contains views outside of the topmost one, but not far away`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    // A little room for lines: at least 4 points.
    try expectEqual(PageData(of: root.inspectorHTML()).area, CGRect(x: -4, y: -4, width: 108, height: 58))
    root.addSubview(View(frame: CGRect(x: 90, y: 0, width: 30, height: 10)))
    try expectEqual(PageData(of: root.inspectorHTML()).area, CGRect(x: -4, y: -4, width: 128, height: 58))
    root.addSubview(View(frame: CGRect(x: 1_000_000, y: 0, width: 30, height: 10)))
    try expectEqual(PageData(of: root.inspectorHTML()).area, CGRect(x: -4, y: -4, width: 128, height: 58))
    try expectEqual(PageData(of: View().inspectorHTML()).area, CGRect(x: -4, y: -4, width: 8, height: 8))
  }

  @Test func `white and black text can be read on the squares of the ground`() throws {
    let style = try #require(
      View().inspectorHTML().components(separatedBy: "[data-ground=squares] #sheet {").dropFirst().first)
    let colors = style.prefix { $0 != "}" }.matches(of: /#([0-9a-f]{6})/).map { String($0.1) }
    expectEqual(colors.count, 2)
    for color in colors {
      let luminance = try Self.luminance(#require(Int(color, radix: 16)))
      // The contrast that WCAG 2 requires of large text is 3; that of text is 4.5, which no gray has to white and black
      // by far.
      #expect(1.05 / (luminance + 0.05) > 4.3 && (luminance + 0.05) / 0.05 > 4.3, "#\(color)")
    }
  }

  /// Returns the relative luminance of a color.
  ///
  /// > Documented: WCAG 2, "relative luminance".
  private static func luminance(_ color: Int) -> Double {
    let parts = [16, 8, 0].map { shift in Double(color >> shift & 255) / 255 }
    let linear = parts.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test func `a dark view has a dark ground`() {
    let view = View()
    #expect(view.inspectorHTML().contains("<div id=\"stage\" data-ground=\"squares\">"))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.inspectorHTML().contains("<div id=\"stage\" data-ground=\"dark\">"))
  }
}
