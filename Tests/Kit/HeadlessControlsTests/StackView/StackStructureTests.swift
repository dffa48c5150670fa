import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Constraints of stack views", .reportsIssuesAsFailures) struct StackStructureTests {
  private func makeStack(
    _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill, count: Int = 3
  ) -> StackView {
    .sample(
      600, 100, spacing: 10, distribution: distribution, alignment: alignment,
      (1...count).map { SizedContentView(CGFloat($0 * 100), 20) })
  }

  private func constraints(_ role: String, of stack: StackView) -> [String] {
    stack.printedConstraints(["a", "b", "c", "d", "e"]).filter { $0.hasPrefix("\(role) ") }.map {
      String($0.dropFirst(role.count + 1))
    }
  }

  @Test func `f56 fill and fill`() {
    #expect(
      makeStack().printedConstraints(["a", "b", "c"]).sorted() == [
        "alignment a.bottom == b.bottom", "alignment a.bottom == c.bottom", "alignment a.top == b.top",
        "alignment a.top == c.top", "canvas-connection a.bottom == stack.bottom",
        "canvas-connection c.trailing == stack.trailing", "canvas-connection stack.leading == a.leading",
        "canvas-connection stack.top == a.top", "spacing b.leading == a.trailing + 10",
        "spacing c.leading == b.trailing + 10",
      ])
  }

  @Test func `f56 the column has the attributes of the other axis`() {
    let stack = makeStack(.fillEqually, .trailing)
    stack.axis = .vertical
    #expect(
      stack.printedConstraints(["a", "b", "c"]).filter { !$0.contains("spanner") }.sorted() == [
        "alignment a.trailing == b.trailing", "alignment a.trailing == c.trailing",
        "ambiguity-suppression a.width == 0 @25", "ambiguity-suppression b.width == 0 @25",
        "ambiguity-suppression c.width == 0 @25", "canvas-connection a.trailing == stack.trailing",
        "canvas-connection c.bottom == stack.bottom", "canvas-connection stack.top == a.top",
        "fill-equally b.height == a.height", "fill-equally c.height == a.height", "spacing b.top == a.bottom + 10",
        "spacing c.top == b.bottom + 10",
      ])
  }

  @Test func `f57 shares of 100 to 500 with spacings of 10`() {
    // 100 + 200 + 300 + 400 + 500 + 4 · 10
    let total: CGFloat = 1540
    let lines = constraints("fill-proportionally", of: makeStack(.fillProportionally, count: 5))
    let expected = zip(["a", "b", "c", "d", "e"], 1...5).map { name, number in
      "\(name).width == \((CGFloat(number) * 100 / total).shortDescription) * stack.width @\(1000 - number)"
    }
    expectEqual(lines, expected)
    expectEqual(
      constraints("fill-proportionally", of: makeStack(.fillProportionally, count: 1)), ["a.width == stack.width"])
  }

  @Test func `f58 equal spacing has guides between the edges`() {
    let stack = makeStack(.equalSpacing)
    #expect(
      constraints("distributing-edge", of: stack) == [
        "gap1.leading == a.trailing", "gap1.trailing == b.leading", "gap2.leading == b.trailing",
        "gap2.trailing == c.leading",
      ])
    expectEqual(constraints("fill-equally", of: stack), ["gap2.width == gap1.width"])
    expectEqual(constraints("spacing", of: stack), ["b.leading >= a.trailing + 10", "c.leading >= b.trailing + 10"])
    expectEqual(constraints("canvas-fit", of: stack), ["stack.width == 0 @49"])
    expectEqual(stack.layoutGuides.map(\.identifier), ["UISV-distributing", "UISV-distributing"])
  }

  @Test func `f59 equal centering has guides between the centers`() {
    let stack = makeStack(.equalCentering, count: 4)
    #expect(
      constraints("distributing-edge", of: stack) == [
        "gap1.leading == a.centerX", "gap1.trailing == b.centerX", "gap2.leading == b.centerX",
        "gap2.trailing == c.centerX", "gap3.leading == c.centerX", "gap3.trailing == d.centerX",
      ])
    expectEqual(
      constraints("fill-equally", of: stack), ["gap2.width == gap1.width @149", "gap3.width == gap1.width @148"])
    expectEqual(constraints("canvas-fit", of: stack), ["stack.width == 0 @49"])
  }

  struct Row: Sendable {
    let alignment: StackView.Alignment
    let connections, aligned, boundaries: [String]
  }

  nonisolated static let alignments = [
    Row(
      alignment: .top, connections: ["spanner.bottom == stack.bottom", "stack.top == a.top"],
      aligned: ["a.top == b.top"],
      boundaries: [
        "spanner.top == a.top @999.5", "spanner.bottom >= a.bottom", "spanner.top == b.top @999.5",
        "spanner.bottom >= b.bottom",
      ]),
    Row(
      alignment: .bottom, connections: ["a.bottom == stack.bottom", "stack.top == spanner.top"],
      aligned: ["a.bottom == b.bottom"],
      boundaries: [
        "spanner.top <= a.top", "spanner.bottom == a.bottom @999.5", "spanner.top <= b.top",
        "spanner.bottom == b.bottom @999.5",
      ]),
    Row(
      alignment: .center,
      connections: ["spanner.bottom == stack.bottom", "stack.centerY == a.centerY", "stack.top == spanner.top"],
      aligned: ["a.centerY == b.centerY"], boundaries: loose),
    Row(
      alignment: .firstBaseline, connections: ["spanner.bottom == stack.bottom", "stack.top == spanner.top"],
      aligned: ["a.firstBaseline == b.firstBaseline"], boundaries: loose),
    Row(
      alignment: .lastBaseline, connections: ["spanner.bottom == stack.bottom", "stack.top == spanner.top"],
      aligned: ["a.lastBaseline == b.lastBaseline"], boundaries: loose),
  ]

  nonisolated static let loose = [
    "spanner.top <= a.top", "spanner.bottom >= a.bottom", "spanner.top <= b.top", "spanner.bottom >= b.bottom",
  ]

  @Test(arguments: alignments) func `f60 f61 a guide spans the views unless they fill the stack view`(row: Row) {
    let stack = makeStack(.fill, row.alignment, count: 2)
    let connections = constraints("canvas-connection", of: stack).filter { !$0.contains("ing") }
    expectEqual(connections.sorted(), row.connections)
    expectEqual(constraints("alignment", of: stack), row.aligned)
    expectEqual(constraints("spanning-boundary", of: stack), row.boundaries)
    expectEqual(constraints("spanning-fit", of: stack), ["spanner.height == 0 @51"])
    expectEqual(constraints("ambiguity-suppression", of: stack), ["a.height == 0 @25", "b.height == 0 @25"])
    let isBaseline = row.alignment == .firstBaseline || row.alignment == .lastBaseline
    expectEqual(constraints("canvas-fit", of: stack), isBaseline ? ["stack.height == 0 @49"] : [])
  }

  @Test func `f62 a hidden view has no length and half spacings`() {
    let stack = makeStack(.fillEqually, count: 5)
    for index in [0, 2, 4] { stack.arrangedSubviews[index].isHidden = true }
    expectEqual(constraints("hiding", of: stack), ["a.width == 0", "c.width == 0", "e.width == 0"])
    #expect(
      constraints("spacing", of: stack) == [
        "b.leading == a.trailing", "c.leading == b.trailing + 5", "d.leading == c.trailing + 5",
        "e.leading == d.trailing",
      ])
    expectEqual(constraints("fill-equally", of: stack), ["d.width == b.width"])
    #expect(
      constraints("canvas-connection", of: stack).filter { $0.contains("ing") } == [
        "stack.leading == b.leading", "d.trailing == stack.trailing",
      ])
  }

  @Test func `the canvas within margins is the margins guide`() {
    let stack = makeStack(count: 2)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(
      constraints("canvas-connection", of: stack).sorted() == [
        "margins.bottom == a.bottom", "margins.leading == a.leading", "margins.top == a.top",
        "margins.trailing == b.trailing",
      ])
  }

  @Test func `baseline spacings are between baselines`() {
    let stack = makeStack(count: 2)
    stack.isBaselineRelativeArrangement = true
    expectEqual(constraints("spacing", of: stack), ["b.leading == a.trailing + 10"])
    stack.axis = .vertical
    expectEqual(constraints("spacing", of: stack), ["b.firstBaseline == a.lastBaseline + 10"])
  }
}
