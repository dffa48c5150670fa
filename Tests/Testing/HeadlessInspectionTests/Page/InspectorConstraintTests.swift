import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Constraints in inspector pages", .screen(scale: 2)) struct InspectorConstraintTests {
  /// Returns a card with a title whose two widths contradict each other, and an ambiguous badge.
  static func makeCard() -> View {
    let card = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.backgroundColor = .white
    let (title, badge) = (Label(), View())
    title.text = "Title"
    badge.backgroundColor = .red
    badge.accessibilityIdentifier = "badge"
    for view in [title, badge] { card.addForConstraints(view) }
    let wide = title.widthAnchor.constraint(equalToConstant: 120)
    wide.identifier = "wide"
    let low = badge.heightAnchor.constraint(equalToConstant: 12)
    low.priority = .defaultLow
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
      title.widthAnchor.constraint(equalToConstant: 80), wide, low,
      badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
    _ = IssueReporting.collect { card.layoutIfNeeded() }
    return card
  }

  @Test func `a view has the constraints that mention it, with priority, state and identifier`() throws {
    let data = try PageData(of: Self.makeCard().inspectorHTML())
    let title = try #require(data.nodes.first { $0.view.className == "Label" })
    #expect(
      title.constraints?.map(\.line) == [
        "Label'Title'.leading == LayoutGuide'UIViewLayoutMarginsGuide'.leading", "V:|-(20)-[Label'Title']",
        "Label'Title'.width == 80", "Label'Title'.width == 120 wide broken, off by 40", "V:[Label'Title']-(8)-[badge]",
        "badge.leading == Label'Title'.leading",
      ])
    expectNil(title.ambiguity)
    let badge = try #require(data.nodes.first { $0.view.accessibilityIdentifier == "badge" })
    expectEqual(badge.constraints?.first?.line, "badge.height == 12 @250")
    expectEqual(badge.ambiguity, "width")
  }

  @Test func `a view has its guides with their rectangles`() throws {
    let data = try PageData(of: Self.makeCard().inspectorHTML())
    expectEqual(data.nodes[0].guides?.map(\.name), ["UIViewLayoutMarginsGuide"])
    expectEqual(data.nodes[0].guides?.map(\.rect), [CGRect(x: 8, y: 8, width: 200 - 2 * 8, height: 100 - 2 * 8)])
  }

  @Test func `a page of a tree without constraints does not mention any`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let data = try PageData(of: view.inspectorHTML())
    #expect(data.nodes[0].constraints == nil && data.nodes[0].guides == nil && data.nodes[0].ambiguity == nil)
  }

  @Test func `creating a state does not apply pending changes`() {
    let card = Self.makeCard()
    let title = card.subviews[0]
    title.constraints.last?.isActive = false
    let before = title.frame
    _ = InspectorPage.State(of: card)
    expectEqual(title.frame, before)
    #expect(!card.needsLayout)
  }
}
