import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The examples of `Docs/Constraints.md`: they run here, and the page shows the same code and numbers.
///
/// Glyphs are as wide and as high as their font is large.
@MainActor @Suite("Constraints.md", .textMeasurer(.oneEm)) struct DocumentedConstraintsTests {
  /// A view of 320 by 240 points in a window on a screen with 2 pixels per point.
  private let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() { window.addSubview(root) }

  private func label(_ text: String, size: CGFloat = 10) -> Label { add(Label.sample(text, size: size)) }

  private func add<Subview: View>(_ view: Subview) -> Subview {
    root.addForConstraints(view)
    return view
  }

  // MARK: Examples

  @Test func `f10 a button has its intrinsic size`() throws {
    let button = Button(type: .system)
    button.setTitle("Buy now", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    LayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    window.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 125, y: 20, width: 70, height: 22))
    #expect(button.frame == CGRect(x: (320 - 7 * 10) / 2, y: 20, width: 7 * 10, height: 6 + 10 + 6))
    button.setTitle("Buy", for: .normal)
    window.layoutIfNeeded()
    #expect(button.frame == CGRect(x: (320 - 3 * 10) / 2, y: 20, width: 3 * 10, height: 22))
    try expectPage(has: ["x: 125", "\(button.frame.shortDescription)"])
    #expect(root.misplacedFromRightToLeft() == [])
  }

  @Test func `f1 edges are rounded, so equal widths may differ by a pixel`() throws {
    let views = (0..<3).map { _ in add(View()) }
    LayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: views[2].trailingAnchor, constant: 12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    window.layoutIfNeeded()
    let width = (320 - 12 - 8 - 8 - 12) / 3.0
    for (index, view) in views.enumerated() {
      let left = 12 + CGFloat(index) * (width + 8)
      let (x, right) = (halfUp(left), halfUp(left + width))
      #expect((view.frame.minX, view.frame.width) == (x, right - x))
      try expectPage(has: [
        "| \(thirds(left)) | \(thirds(left + width)) | \(number(x)) | \(number(right)) | \(number(right - x)) |"
      ])
    }
    #expect(views.map(\.frame.width) == [93.5, 93, 93.5])
    #expect(root.misplacedFromRightToLeft() == [])
  }

  /// Returns a number rounded half up to half points.
  private func halfUp(_ value: CGFloat) -> CGFloat { (value * 2 + 0.5).rounded(.down) / 2 }

  private func number(_ value: CGFloat) -> String { value.shortDescription }

  private func thirds(_ value: CGFloat) -> String { ((value * 1000).rounded() / 1000).shortDescription }

  @Test func `f9 a higher priority beats a lower one outright`() {
    let view = add(View())
    let wide = view.widthAnchor.constraint(equalToConstant: 140)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 60)
    narrow.priority = LayoutPriority(749)
    LayoutConstraint.activate([narrow, wide])
    window.layoutIfNeeded()
    #expect(view.frame.width == 140)
    wide.priority = .defaultLow
    window.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test(arguments: [
    (36, 999, 250, 750, 36), (36, 999, 1000, 750, 30), (36, 1000, 1000, 750, 36), (10, 999, 250, 750, 10),
    (10, 500, 250, 750, 30), (10, 999, 250, 1000, 30), (10, 1000, 250, 1000, 10),
  ])
  func `f11 a content size of priority 1000 beats all optional constraints, and no required one`(
    width: Int, priority: Int, hugging: Int, resistance: Int, solved: Int
  ) throws {
    let title = label("Buy")
    title.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: .horizontal)
    title.setContentCompressionResistancePriority(LayoutPriority(Float(resistance)), for: .horizontal)
    let constraint = title.widthAnchor.constraint(equalToConstant: CGFloat(width))
    constraint.priority = LayoutPriority(Float(priority))
    LayoutConstraint.activate([constraint, title.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    #expect(IssueReporting.collect { window.layoutIfNeeded() } == [])
    #expect(title.frame.width == CGFloat(solved))
    try expectPage(has: ["| \(width) at \(priority) | \(hugging) | \(resistance) | \(solved) |"])
  }

  @Test func `f13 the label that constraints mention first stretches`() throws {
    let (name, price) = (label("Name"), label("10"))
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      price.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: price.trailingAnchor, constant: 16),
    ])
    window.layoutIfNeeded()
    let room: CGFloat = 320 - 16 - 8 - 16
    #expect(name.frame.width == 260 && price.frame.width == 2 * 10)
    #expect(name.frame.width == room - 2 * 10)
    price.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    window.layoutIfNeeded()
    #expect(name.frame.width == 4 * 10 && price.frame.width == 240)
    #expect(price.frame.width == room - 4 * 10)
    try expectPage(has: ["260 and 20", "40 and 240"])
    #expect(root.misplacedFromRightToLeft() == [])
  }

  @Test func `f29 constraints are updated bottom-up, then layouts run top-down`() throws {
    final class Panel: NamedView {
      override func updateConstraints() {
        log.write("\(name).updateConstraints")
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        log.write("\(name).layoutSubviews")
      }
    }
    let lines = Log()
    let (outer, inner) = (add(Panel("outer", lines)), Panel("inner", lines))
    outer.addForConstraints(inner)
    for view in [outer, inner] { view.setNeedsUpdateConstraints() }
    window.layoutIfNeeded()
    let log = lines.removeLines()
    #expect(
      log == ["inner.updateConstraints", "outer.updateConstraints", "outer.layoutSubviews", "inner.layoutSubviews"])
    window.layoutIfNeeded()
    #expect(lines.lines == [])
    try expectPage(has: [log.joined(separator: "\n")])
  }

  @Test func `f31 subviews have new frames after super`() {
    final class Bar: View {
      let mark = View()
      private(set) var widths: [CGFloat] = []

      override init(frame: CGRect) {
        super.init(frame: frame)
        addForConstraints(mark)
        mark.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        widths.append(mark.frame.width)
        super.layoutSubviews()
        widths.append(mark.frame.width)
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    root.addSubview(bar)
    window.layoutIfNeeded()
    #expect(bar.widths == [0, 100])
  }

  @Test func `f36 the frame of a frame-based view is fixed in constraints`() throws {
    let badge = View(frame: CGRect(x: 10.25, y: 10, width: 50, height: 20))
    root.addSubview(badge)
    let title = label("Name")
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 10.25, y: 10, width: 50, height: 20))
    #expect(title.frame == CGRect(x: 68.5, y: 15, width: 40, height: 10))
    #expect(title.frame.minX == halfUp(10.25 + 50 + 8))
    badge.frame.origin.x = 30
    window.layoutIfNeeded()
    let end: CGFloat = 30 + 50
    #expect(title.frame.minX == end + 8)
    try expectPage(has: ["68.25", "68.5", "88"])
    #expect(root.misplacedFromRightToLeft() == [])
  }

  @Test func `f47 f50 margins and safe area are guides`() throws {
    let screen = Screen(
      scale: 2, size: CGSize(width: 320, height: 480),
      safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let window = Screen.withMain(screen) { Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    let (safe, inner) = (View(), View())
    for view in [safe, inner] { window.addForConstraints(view) }
    LayoutConstraint.activate(pin(safe, window.safeAreaLayoutGuide) + pin(inner, window.layoutMarginsGuide))
    window.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 34))
    #expect(inner.frame == CGRect(x: 8, y: 44 + 8, width: 320 - 8 - 8, height: 480 - 44 - 34 - 8 - 8))
    try expectPage(has: [safe.frame.shortDescription, inner.frame.shortDescription])
    #expect(window.misplacedFromRightToLeft() == [])
  }

  private func pin(_ view: View, _ guide: LayoutGuide) -> [LayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test func `a guide divides the room`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let view = add(View())
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 320 * 0.25 as CGFloat)
    #expect(guide.layoutFrame.width == 80)
    #expect(root.misplacedFromRightToLeft() == [])
  }

  @Test func `f41 labels of two sizes on one baseline`() throws {
    let (headline, unit) = (label("10", size: 40), label("kg"))
    LayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      unit.firstBaselineAnchor.constraint(equalTo: headline.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(headline.frame.minY == 20 && unit.frame.minY == 48.5)
    let ascenders = [headline, unit].map { halfUp($0.font.ascender) }
    #expect(ascenders == [38, 9.5])
    #expect(unit.frame.minY == 20 + ascenders[0] - ascenders[1])
    try expectPage(has: ["20 + 38 − 9.5 = 48.5"])
  }

  @Test func `f54 leading is right in a right-to-left view`() throws {
    let view = add(View())
    root.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 204)
    #expect(view.frame.maxX == root.bounds.width - 16)
    try expectPage(has: ["204"])
  }

  // MARK: Sizes

  /// Returns a card whose text wraps, 10 points from each edge.
  private func makeCard() -> View {
    let card = View()
    let text = Label.sample("ab cd", lines: 0)
    card.addForConstraints(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
    ])
    return card
  }

  @Test func `f69 a fitting size results from the constraints of a view's descendants`() throws {
    let card = makeCard()
    let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 10 + 5 * 10 + 10, height: 10 + 10 + 10))
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(narrow == CGSize(width: 60, height: 10 + 2 * 10 + 10))
    try expectPage(has: [size.shortDescription, narrow.shortDescription])
  }

  @Test func `f5 a fitting size is not rounded`() throws {
    let card = View()
    let third = View()
    card.addForConstraints(third)
    LayoutConstraint.activate([
      third.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: third.trailingAnchor, constant: 10),
      third.widthAnchor.constraint(equalToConstant: 70.7),
    ])
    let width = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width
    #expect(abs(width - 80.7) < 1e-6)
    try expectPage(has: ["80.7"])
  }

  @Test func `f70 a label wraps at its solved width`() throws {
    let card = add(makeCard())
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 60),
    ])
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 60, height: 10 + 2 * 10 + 10))
    #expect([root, card].flatMap { $0.misplacedFromRightToLeft() } == [])
  }

  // MARK: Mistakes

  @Test func `f20 of two widths the larger one is broken`() throws {
    let view = add(View())
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    wide.identifier = "wide"
    LayoutConstraint.activate([wide, narrow])
    let reports = IssueReporting.collect { window.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(view.frame.width == 100)
    #expect(wide.isActive)
    try expectPage(has: reports.flatMap { lines(of: "\($0)") })
    narrow.isActive = false
    #expect(IssueReporting.collect { window.layoutIfNeeded() } == [])
    #expect(view.frame.width == 200)
  }

  @Test func `f12 f24 misuse is reported and changes nothing`() {
    let (inside, outside) = (add(View()), View())
    let width = inside.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    expectIssue(containing: "Mutating a priority from required to not") { width.priority = .defaultLow }
    expectIssue(containing: "because they have no common ancestor") {
      inside.leftAnchor.constraint(equalTo: outside.leftAnchor).isActive = true
    }
    expectIssue(containing: "keeping 100") { width.constant = .nan }
    #expect(width.isActive && width.priority == .required && width.constant == 100)
  }

  @Test func `f25 a view that is removed from its superview loses the constraints to outside`() {
    let view = add(View())
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([leading, width])
    view.removeFromSuperview()
    #expect(!leading.isActive && width.isActive)
    root.addSubview(view)
    leading.isActive = true
    #expect(root.constraints == [leading])
  }

  @Test func `constraints are animated by a layout in the block`() {
    let panel = add(View())
    let height = panel.heightAnchor.constraint(equalToConstant: 60)
    height.isActive = true
    window.layoutIfNeeded()
    height.constant = 120
    View.animate(withDuration: 0.3) {
      self.window.layoutIfNeeded()
    }
    #expect(panel.frame.height == 120)
    #expect(!(panel.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func `an ambiguous layout fails a test with its cure`() throws {
    let card = add(View())
    card.accessibilityIdentifier = "card"
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor), card.heightAnchor.constraint(equalToConstant: 40),
      card.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(card.hasAmbiguousLayout)
    let page = try Repository.text(of: "Docs/Constraints.md")
    withKnownIssue {
      expectNoAmbiguity(root)
    } matching: { issue in
      issue.comments.allSatisfy { page.contains($0.rawValue) }
    }
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    expectNoAmbiguity(root)
    expectSatisfiable(root)
  }

  // MARK: Visual format

  @Test func `a visual format makes constraints in the order of the text`() throws {
    let (icon, title) = (add(View()), label("Name"))
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "H:|-[icon(44)]-gap-[title(>=80@750)]-|", options: .alignAllCenterY,
      metrics: ["gap": 12], views: ["icon": icon, "title": title])
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    #expect(constraints.count == 6)
    #expect(icon.frame.minX == 8 && icon.frame.width == 44)
    #expect(title.frame.minX == 8 + 44 + 12 && title.frame.maxX == 320 - 8)
    try expectPage(has: ["64 and 248"])
    #expect(title.frame.width == 248)
    #expect(root.misplacedFromRightToLeft() == [])
  }

  @Test func `f76 a mistake is reported in UIKit's words, with a mark under its place`() throws {
    let redView = add(View())
    let reports = IssueReporting.collect {
      #expect(
        LayoutConstraint.constraints(withVisualFormat: "|-0-[redView-0-|", metrics: nil, views: ["redView": redView])
          == [])
    }
    let report = try #require(reports.first)
    try expectPage(has: lines(of: report.problem))
  }

  // MARK: The page

  /// Returns the lines of a text that are not empty, without blanks at their ends.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Expects texts on the page.
  private func expectPage(has texts: [String]) throws {
    let page = try Repository.text(of: "Docs/Constraints.md")
    for text in texts { #expect(page.contains(text), "\(text)") }
  }

  @Test func `the page shows the examples as they run here`() throws {
    let page = try Repository.text(of: "Docs/Constraints.md")
    let tests = unindented(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 10)
    for block in blocks { #expect(tests.contains(unindented(block)), "\(block)") }
  }

  private func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
