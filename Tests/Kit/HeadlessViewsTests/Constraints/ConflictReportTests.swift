import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Conflict reports") struct ConflictReportTests {
  @Test func `f22 a conflict is reported in the words of UIKit's log, with a cure`() throws {
    let (scene, title) = (ConstraintScene(), Label())
    title.text = "Terms and conditions of this contract"
    scene.container.addForConstraints(title)
    let leading = title.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 16)
    let trailing = scene.container.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 16)
    let width = title.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "title-width"
    LayoutConstraint.activate([leading, trailing, width])
    let report = try #require(scene.reports().first)
    let name = "Label'Terms and conditions of t...'"
    #expect(
      "\(report)" == """
        LayoutConstraint: Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation \
        for the UIView property translatesAutoresizingMaskIntoConstraints)
        (
            "<LayoutConstraint H:|-(16)-[\(name)]   (active, names: '|':View )>",
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& View.width == 300   (active)>",
            "<LayoutConstraint H:[\(name)]-(16)-|   (active, names: '|':View )>",
            "<LayoutConstraint 'title-width' \(name).width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint
        <LayoutConstraint 'title-width' \(name).width == 100   (active)>

        Remove one of these constraints, or give one a priority below 1000.
        """)
  }

  @Test func `a view has one name in all reports of a pass`() {
    let scene = ConstraintScene()
    for offset in [40, 80] as [CGFloat] {
      let other = ConstraintScene.addView(to: scene.container)
      LayoutConstraint.activate([
        other.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: offset),
        other.leftAnchor.constraint(equalTo: scene.view.leftAnchor, constant: offset + 1),
      ])
    }
    let texts = scene.reports().map { "\($0)" }
    expectEqual(texts.count, 2)
    #expect(texts[0].contains("View#1.left == View#2.left + 40"), "\(texts[0])")
    #expect(texts[1].contains("View#3.left == View#2.left + 80"), "\(texts[1])")
  }

  @Test func `a conflict in another tree changes no name, and does not retain the tree`() {
    var other: ConstraintScene? = ConstraintScene()
    weak var released: View?
    if let other {
      released = other.container
      LayoutConstraint.activate([40, 80].map { other.view.widthAnchor.constraint(equalToConstant: $0) })
    }
    let scene = ConstraintScene()
    LayoutConstraint.activate([40, 80].map { scene.view.widthAnchor.constraint(equalToConstant: $0) })
    let texts = scene.reports().map { "\($0)" }
    #expect(texts.count == 1 && texts[0].contains("View.width == 80"), "\(texts)")
    #expect(other?.container === released)
    other = nil
    expectNil(released)
  }

  enum Mending: CaseIterable { case none, constant, deactivation }

  @Test(arguments: Mending.allCases)
  func `a conflict is reported once when its tree is laid out, unless it is mended before`(mending: Mending) {
    let (other, scene) = (ConstraintScene(), ConstraintScene())
    let widths = [40, 80].map { other.view.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths)
    #expect(scene.reports().isEmpty)
    switch mending {
    case .none: break
    case .constant: widths[1].constant = 40
    case .deactivation: widths[1].isActive = false
    }
    expectEqual(other.reports().count, mending == .none ? 1 : 0)
    #expect(other.reports().isEmpty)
    expectEqual(other.view.frame.width, 40)
  }

  @Test func `a mask that was left on is one report, however many constraints it contradicts`() throws {
    let scene = ConstraintScene()
    let label = scene.container.adding(Label(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: scene.container.leftAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: scene.container.topAnchor, constant: 20),
      label.widthAnchor.constraint(equalToConstant: 100),
      label.heightAnchor.constraint(equalToConstant: 40),
    ])
    let reports = scene.reports()
    expectEqual(reports.count, 1)
    let text = "\(try #require(reports.first))"
    #expect(text.contains("For the same reason 3 others are broken:"), "\(text)")
    for formula in ["H:|-(20)-[Label]", "V:|-(20)-[Label]", "Label.width == 100", "Label.height == 40"] {
      #expect(text.contains(formula), "\(text)")
    }
    #expect(text.hasSuffix("for Label. Or: Remove one of these constraints, or give one a priority below 1000."))
    #expect(scene.reports().isEmpty)
  }

  @Test func `f24 views without a common ancestor are reported in UIKit's words, and the constraint stays inactive`() {
    let (label, view) = (Label(), View())
    let constraint = label.rightAnchor.constraint(equalTo: view.leftAnchor)
    expectIssue(
      containing: "Unable to activate constraint with anchors <LayoutXAxisAnchor \"Label.right\"> and "
        + "<LayoutXAxisAnchor \"View.left\"> because they have no common ancestor.  Does the constraint or its anchors "
        + "reference items in different view hierarchies?  That's illegal."
    ) { constraint.isActive = true }
    #expect(!constraint.isActive)
  }

  @Test func `f12 a priority that changes between required and optional while active is reported`() {
    let scene = ConstraintScene()
    let width = scene.view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    expectIssue(
      containing:
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority 250 and the existing priority was 1000."
    ) { width.priority = .defaultLow }
    expectEqual(width.priority, .required)
    width.isActive = false
    width.priority = .defaultLow
    width.isActive = true
    width.priority = .defaultHigh
    expectEqual(width.priority, .defaultHigh)
  }

  /// A number that no constraint can have.
  nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: numbers) func `numbers that are not finite are reported and change nothing`(number: CGFloat) {
    let scene = ConstraintScene()
    let width = scene.view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    expectIssue(containing: "keeping 100") { width.constant = number }
    expectIssue(containing: "keeping 1000") { width.priority = LayoutPriority(Float(number)) }
    let bad = expectIssue(containing: "Expected finite numbers; got the multiplier \(number)") {
      scene.view.widthAnchor.constraint(equalTo: scene.container.widthAnchor, multiplier: number)
    }
    expectEqual(IssueReporting.collect { _ = scene.view.widthAnchor.constraint(equalToConstant: number) }.count, 1)
    expectIssue(containing: "keeping 1000") { width.priority = LayoutPriority(2000) }
    bad.isActive = true
    #expect(!bad.isActive && scene.reports().isEmpty)
    expectEqual(scene.view.frame.width, 100)
  }

  @Test(arguments: [1e-5, -.leastNonzeroMagnitude, 20_000, -20_000] as [CGFloat])
  func `a multiplier that the solver cannot compute with is reported, and the nearest one used`(number: CGFloat) {
    let scene = ConstraintScene()
    let width = expectIssue(containing: "Expected 0 or a size from 0.0001 to 10000; got \(number)") {
      scene.view.widthAnchor.constraint(equalTo: scene.container.widthAnchor, multiplier: number)
    }
    expectEqual(abs(width.multiplier), abs(number) < 1 ? 0.0001 : 10_000)
    expectEqual(width.multiplier < 0, number < 0)
    for good in [0, 0.0001, -0.0001, 1, 10_000] as [CGFloat] {
      let width = scene.view.widthAnchor.constraint(equalTo: scene.container.widthAnchor, multiplier: good)
      expectEqual(width.multiplier, good)
    }
  }
}
