import Foundation
import HeadlessKit
import HeadlessTesting
import Testing

/// The texts of reports on constraints.
@MainActor @Suite("Conflict reports")
struct ConflictReportTests {
  @Test func `f22 a conflict is reported in the words of UIKit's log, with a cure`() throws {
    let scene = ConstraintScene()
    let title = Label()
    title.text = "Terms and conditions of this contract"
    title.translatesAutoresizingMaskIntoConstraints = false
    scene.container.addSubview(title)
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
    #expect(width.priority == .required)
    width.isActive = false
    width.priority = .defaultLow
    width.isActive = true
    width.priority = .defaultHigh
    #expect(width.priority == .defaultHigh)
  }

  /// A number that no constraint can have.
  nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: numbers)
  func `numbers that are not finite are reported and change nothing`(number: CGFloat) {
    let scene = ConstraintScene()
    let width = scene.view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    expectIssue(containing: "keeping 100") { width.constant = number }
    expectIssue(containing: "keeping 1000") { width.priority = LayoutPriority(Float(number)) }
    let bad = expectIssue(containing: "Expected finite numbers; got the multiplier \(number)") {
      scene.view.widthAnchor.constraint(equalTo: scene.container.widthAnchor, multiplier: number)
    }
    bad.isActive = true
    #expect(!bad.isActive)
    #expect(scene.reports().isEmpty)
    #expect(scene.view.frame.width == 100)
  }

  @Test func `attributes that cannot be related are reported, and the constraint cannot become active`() {
    let scene = ConstraintScene()
    func make(_ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute) -> LayoutConstraint {
      LayoutConstraint(
        item: scene.view, attribute: first, relatedBy: .equal, toItem: scene.container, attribute: second,
        multiplier: 1,
        constant: 0)
    }
    let mixed = expectIssue(containing: "Invalid pairing of layout attributes") { make(.left, .width) }
    let edges = expectIssue(containing: "between a leading/trailing attribute and a right/left attribute") {
      make(.leading, .left)
    }
    let lonely = expectIssue(containing: "illegal constraint of a location equal to a constant") {
      make(.left, .notAnAttribute)
    }
    for constraint in [mixed, edges, lonely] {
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
  }
}
