import HeadlessKit
import HeadlessTesting

@testable import HeadlessViews

@MainActor @Suite("Breaking of constraints") struct ConstraintBreakingTests {
  typealias Make = @MainActor @Sendable (_ view: View, _ container: View) -> LayoutConstraint

  /// The constraints between the view and the container of a scene, of which one is broken.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let broken: Int
    let frame: CGRect
    let constraints: [Make]
    init(_ id: String, broken: Int, _ frame: CGRect, _ constraints: Make...) {
      (testDescription, self.broken, self.frame, self.constraints) = (id, broken, frame, constraints)
    }
  }

  /// The rows al-break-* of iOS 26.1 @2x.
  nonisolated static let rows: [Row] = [
    Row(
      "al-break-width", broken: 1, CGRect(x: 0, y: 10, width: 100, height: 20),
      { view, _ in view.widthAnchor.constraint(equalToConstant: 100) },
      { view, _ in view.widthAnchor.constraint(equalToConstant: 200) },
      { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) }),
    Row(
      "al-break-triangle", broken: 2, CGRect(x: 10, y: 10, width: 100, height: 20),
      { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 10) },
      { $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 110) },
      { view, _ in view.widthAnchor.constraint(equalToConstant: 50) }),
    Row(
      "al-break-centerx", broken: 2, CGRect(x: 30, y: 10, width: 270, height: 20),
      { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) },
      { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 30) },
      { $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor) }),
    Row(
      "al-break-ineq", broken: 1, CGRect(x: 0, y: 10, width: 100, height: 20),
      { view, _ in view.widthAnchor.constraint(equalToConstant: 100) },
      { view, _ in view.widthAnchor.constraint(lessThanOrEqualToConstant: 50) },
      { view, _ in view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80) },
      { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) }),
  ]

  /// Constraints whose first item is the superview; the attribute and the relation are those of the subview.
  private nonisolated static let writtenFromSuperview: [Row] = [
    Row(
      "an attribute", broken: 2, CGRect(x: 150 - 140, y: 10, width: 140, height: 20),
      { $1.centerXAnchor.constraint(equalTo: $0.leadingAnchor, constant: 140) },
      { $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 150) },
      { $0.centerXAnchor.constraint(equalTo: $1.trailingAnchor, constant: -250) }),
    Row(
      "a relation", broken: 1, CGRect(x: 0, y: 10, width: 300 - 220, height: 20),
      { $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, constant: -220) },
      { $1.widthAnchor.constraint(greaterThanOrEqualTo: $0.widthAnchor, constant: 250) },
      { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) }),
  ]

  @Test(arguments: rows + writtenFromSuperview, [false, true])
  func `f18 f20 the same constraint is broken in every order of creation and activation`(row: Row, isMirrored: Bool) {
    let orders = Array(row.constraints.indices).permutations
    for creation in orders {
      for (activation, isLive) in orders.flatMap({ [($0, false), ($0, true)] }) {
        let scene = ConstraintScene(isMirrored: isMirrored)
        var constraints: [Int: LayoutConstraint] = [:]
        for index in creation { constraints[index] = row.constraints[index](scene.view, scene.container) }
        var reports: [IssueReport] = []
        for index in activation {
          constraints[index]?.isActive = true
          if isLive { reports += scene.reports() }
        }
        reports += scene.reports()
        let broken = constraints.filter { $1.isBroken }.map(\.key)
        expectEqual(broken, [row.broken], "created \(creation), activated \(activation)")
        expectEqual(scene.frameFromLeading, row.frame, "created \(creation), activated \(activation)")
        expectEqual(reports.count, 1)
        #expect(constraints.values.allSatisfy { $0.isActive })
      }
    }
  }

  @Test func `f21 a broken constraint beats optional ones until it is deactivated, even without its opponent`() {
    let scene = ConstraintScene()
    let optional = scene.view.widthAnchor.constraint(equalToConstant: 150)
    optional.priority = LayoutPriority(999)
    let (narrow, wide) = (
      scene.view.widthAnchor.constraint(equalToConstant: 100), scene.view.widthAnchor.constraint(equalToConstant: 200)
    )
    LayoutConstraint.activate([
      scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor), optional, narrow, wide,
    ])
    #expect(scene.reports().count == 1 && wide.isActive && wide.isBroken)
    narrow.isActive = false
    #expect(scene.reports().isEmpty && scene.view.frame.width == 200)
    #expect(wide.isBroken)
    // A new opponent wins without a report.
    narrow.isActive = true
    #expect(scene.reports().isEmpty && scene.view.frame.width == 100)
    // Activated again, it is required again.
    wide.isActive = false
    #expect(!wide.isBroken)
    narrow.isActive = false
    wide.isActive = true
    #expect(scene.reports().isEmpty && !wide.isBroken)
    expectEqual(scene.view.frame.width, 200)
  }

  @Test(arguments: [false, true]) func `f27 a constraint of an attribute to itself is broken`(isMirrored: Bool) throws {
    let scene = ConstraintScene(isMirrored: isMirrored)
    let own = scene.view.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 5),
      scene.view.widthAnchor.constraint(equalToConstant: 50), own,
    ])
    let report = try #require(scene.reports().first)
    #expect(own.isBroken)
    #expect(report.description.contains("View.leading == View.leading + 10"))
    expectEqual(scene.frameFromLeading, CGRect(x: 5, y: 10, width: 50, height: 20))
  }

  @Test func `f19 the constraint on the deeper and later item is broken`() {
    let scene = ConstraintScene()
    let second = ConstraintScene.addView(to: scene.container)
    let deep = ConstraintScene.addView(to: scene.view)
    func width(_ view: View, _ width: CGFloat) -> LayoutConstraint {
      view.widthAnchor.constraint(equalToConstant: width)
    }
    let (first, later) = (width(scene.view, 100), width(second, 60))
    let equal = second.widthAnchor.constraint(equalTo: scene.view.widthAnchor)
    // (1) is the second view for `later` and `equal`; (2) is the second view for `later`, and the first one for
    // `equal`.
    LayoutConstraint.activate([equal, later, first])
    expectEqual(scene.reports().count, 1)
    expectEqual([first, later, equal].map(\.isBroken), [false, true, false])
    LayoutConstraint.deactivate([equal, later])
    let deepEqual = deep.widthAnchor.constraint(equalTo: second.widthAnchor)
    let (deepWidth, secondWidth) = (width(deep, 10), width(second, 70))
    LayoutConstraint.activate([secondWidth, deepWidth, deepEqual])
    expectEqual(scene.reports().count, 1)
    expectEqual([secondWidth, deepWidth, deepEqual].map(\.isBroken), [false, true, false])
  }

  @Test func `f19 a guide is ranked after the subviews of its owning view`() {
    let (scene, guide) = (ConstraintScene(), LayoutGuide())
    scene.container.addLayoutGuide(guide)
    let onGuide = guide.widthAnchor.constraint(equalToConstant: 40)
    let onView = scene.view.widthAnchor.constraint(equalToConstant: 300)
    let equal = scene.view.widthAnchor.constraint(equalTo: guide.widthAnchor)
    for order in [onGuide, onView, equal].permutations {
      LayoutConstraint.activate(order)
      expectEqual(scene.reports().count, 1)
      // The later item of `equal` and `onGuide` is the guide; the other item of `equal` is before it.
      expectEqual([onGuide, onView, equal].map(\.isBroken), [true, false, false])
      LayoutConstraint.deactivate(order)
    }
  }

  @Test func `a constraint that contradicts the frame of a frame-based view is broken, and not the frame`() throws {
    let scene = ConstraintScene()
    let framed = scene.container.adding(View(frame: CGRect(x: 10, y: 0, width: 50, height: 50)))
    let width = framed.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    let report = try #require(scene.reports().first)
    #expect(width.isBroken && framed.frame == CGRect(x: 10, y: 0, width: 50, height: 50))
    #expect(report.cure.hasPrefix("Set translatesAutoresizingMaskIntoConstraints to false for View."))
    #expect(report.description.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& View.width == 50   (active)>"))
  }

  @Test func `a negative width is a conflict of one constraint`() throws {
    let scene = ConstraintScene()
    let width = scene.view.widthAnchor.constraint(equalToConstant: -16)
    width.isActive = true
    scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor).isActive = true
    let report = try #require(scene.reports().first)
    #expect(width.isBroken && scene.view.frame.width == 0)
    expectEqual(report.cure, "Pass a length that is not negative.")
    #expect(report.description.contains("(\n    \"<LayoutConstraint View.width == - 16   (active)>\"\n)"))
  }

  @Test func `each of many conflicts in a wide hierarchy is reported once`() {
    let scene = ConstraintScene()
    let rows = (0..<50).map { _ in ConstraintScene.addView(to: scene.container) }
    var wide: [LayoutConstraint] = []
    for (index, row) in rows.enumerated() {
      let other = row.widthAnchor.constraint(equalToConstant: CGFloat(20 + index))
      LayoutConstraint.activate([other, row.widthAnchor.constraint(equalToConstant: 10)])
      wide.append(other)
    }
    expectEqual(scene.reports().count, 50)
    #expect(wide.allSatisfy { $0.isBroken })
    #expect(rows.allSatisfy { $0.bounds.width == 10 })
    #expect(scene.reports().isEmpty)
  }
}
