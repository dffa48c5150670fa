import HeadlessKit
import HeadlessTesting

@testable import HeadlessViews

@MainActor @Suite("Breaking of constraints") struct ConstraintBreakingTests {
  /// The constraints between the view and the container of a scene, of which one is broken.
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let names: [String]
    let make: @MainActor @Sendable (String, View, View) -> LayoutConstraint
    let broken: String
    let frame: CGRect
    var testDescription: String { id }
  }

  /// The rows al-break-* of iOS 26.1 @2x.
  nonisolated static let rows = [
    Row(
      id: "al-break-width", names: ["a", "b", "x"],
      make: { name, view, container in
        switch name {
        case "a": view.widthAnchor.constraint(equalToConstant: 100)
        case "b": view.widthAnchor.constraint(equalToConstant: 200)
        default: view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        }
      }, broken: "b", frame: CGRect(x: 0, y: 10, width: 100, height: 20)),
    Row(
      id: "al-break-triangle", names: ["a", "b", "c"],
      make: { name, view, container in
        switch name {
        case "a": view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
        case "b": view.trailingAnchor.constraint(equalTo: container.leadingAnchor, constant: 110)
        default: view.widthAnchor.constraint(equalToConstant: 50)
        }
      }, broken: "c", frame: CGRect(x: 10, y: 10, width: 100, height: 20)),
    Row(
      id: "al-break-centerx", names: ["a", "b", "c"],
      make: { name, view, container in
        switch name {
        case "a": view.trailingAnchor.constraint(equalTo: container.trailingAnchor)
        case "b": view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30)
        default: view.centerXAnchor.constraint(equalTo: container.centerXAnchor)
        }
      }, broken: "c", frame: CGRect(x: 30, y: 10, width: 270, height: 20)),
    Row(
      id: "al-break-ineq", names: ["a", "b", "c", "x"],
      make: { name, view, container in
        switch name {
        case "a": view.widthAnchor.constraint(equalToConstant: 100)
        case "b": view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        case "c": view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
        default: view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        }
      }, broken: "b", frame: CGRect(x: 0, y: 10, width: 100, height: 20)),
  ]

  /// Constraints whose first item is the superview; the attribute and the relation are those of the subview.
  private nonisolated static let writtenFromSuperview = [
    Row(
      id: "an attribute", names: ["a", "b", "c"],
      make: { name, view, container in
        switch name {
        case "a": container.centerXAnchor.constraint(equalTo: view.leadingAnchor, constant: 140)
        case "b": view.trailingAnchor.constraint(equalTo: container.leadingAnchor, constant: 150)
        default: view.centerXAnchor.constraint(equalTo: container.trailingAnchor, constant: -250)
        }
      }, broken: "c", frame: CGRect(x: 150 - 140, y: 10, width: 140, height: 20)),
    Row(
      id: "a relation", names: ["a", "b", "x"],
      make: { name, view, container in
        switch name {
        case "a": view.widthAnchor.constraint(greaterThanOrEqualTo: container.widthAnchor, constant: -220)
        case "b": container.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, constant: 250)
        default: view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        }
      }, broken: "b", frame: CGRect(x: 0, y: 10, width: 300 - 220, height: 20)),
  ]

  @Test(arguments: rows + writtenFromSuperview, [false, true])
  func `f18 f20 the same constraint is broken in every order of creation and activation`(row: Row, isMirrored: Bool) {
    for creation in row.names.permutations {
      for (activation, isLive) in row.names.permutations.flatMap({ [($0, false), ($0, true)] }) {
        let scene = ConstraintScene(isMirrored: isMirrored)
        var constraints: [String: LayoutConstraint] = [:]
        for name in creation { constraints[name] = row.make(name, scene.view, scene.container) }
        var reports: [IssueReport] = []
        for name in activation {
          constraints[name]?.isActive = true
          if isLive { reports += scene.reports() }
        }
        reports += scene.reports()
        let broken = row.names.filter { constraints[$0]?.isBroken ?? false }
        #expect(broken == [row.broken], "created \(creation), activated \(activation)")
        #expect(scene.frameFromLeading == row.frame, "created \(creation), activated \(activation)")
        #expect(reports.count == 1)
        #expect(constraints.values.allSatisfy { $0.isActive })
      }
    }
  }

  @Test func `f21 a broken constraint stays broken until it is deactivated, even without its opponent`() {
    let scene = ConstraintScene()
    let (narrow, wide) = (
      scene.view.widthAnchor.constraint(equalToConstant: 100), scene.view.widthAnchor.constraint(equalToConstant: 200)
    )
    LayoutConstraint.activate([
      scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor), narrow, wide,
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
    #expect(scene.view.frame.width == 200)
  }

  @Test func `f21 a broken constraint beats every optional one`() {
    let scene = ConstraintScene()
    let optional = scene.view.widthAnchor.constraint(equalToConstant: 150)
    optional.priority = LayoutPriority(999)
    let (narrow, wide) = (
      scene.view.widthAnchor.constraint(equalToConstant: 100), scene.view.widthAnchor.constraint(equalToConstant: 200)
    )
    LayoutConstraint.activate([
      scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor), optional, narrow, wide,
    ])
    #expect(scene.reports().count == 1)
    scene.window.layOut { narrow.isActive = false }
    #expect(scene.view.frame.width == 200)
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
    #expect(scene.frameFromLeading == CGRect(x: 5, y: 10, width: 50, height: 20))
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
    #expect(scene.reports().count == 1)
    #expect([first, later, equal].map(\.isBroken) == [false, true, false])
    LayoutConstraint.deactivate([equal, later])
    let deepEqual = deep.widthAnchor.constraint(equalTo: second.widthAnchor)
    let (deepWidth, secondWidth) = (width(deep, 10), width(second, 70))
    LayoutConstraint.activate([secondWidth, deepWidth, deepEqual])
    #expect(scene.reports().count == 1)
    #expect([secondWidth, deepWidth, deepEqual].map(\.isBroken) == [false, true, false])
  }

  @Test func `f19 a guide is ranked after the subviews of its owning view`() {
    let (scene, guide) = (ConstraintScene(), LayoutGuide())
    scene.container.addLayoutGuide(guide)
    let onGuide = guide.widthAnchor.constraint(equalToConstant: 40)
    let onView = scene.view.widthAnchor.constraint(equalToConstant: 300)
    let equal = scene.view.widthAnchor.constraint(equalTo: guide.widthAnchor)
    for order in [onGuide, onView, equal].permutations {
      LayoutConstraint.activate(order)
      #expect(scene.reports().count == 1)
      // The later item of `equal` and `onGuide` is the guide; the other item of `equal` is before it.
      #expect([onGuide, onView, equal].map(\.isBroken) == [true, false, false])
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
    #expect(report.cure == "Pass a length that is not negative.")
    #expect(report.description.contains("(\n    \"<LayoutConstraint View.width == - 16   (active)>\"\n)"))
  }

  @Test func `each of many conflicts in a wide hierarchy is reported once`() {
    let scene = ConstraintScene()
    let rows = (0..<50).map { _ in ConstraintScene.addView(to: scene.container) }
    var wide: [LayoutConstraint] = []
    for (index, row) in rows.enumerated() {
      let (narrow, other) = (
        row.widthAnchor.constraint(equalToConstant: 10),
        row.widthAnchor.constraint(equalToConstant: CGFloat(20 + index))
      )
      LayoutConstraint.activate([other, narrow])
      wide.append(other)
    }
    #expect(scene.reports().count == 50)
    #expect(wide.allSatisfy { $0.isBroken })
    #expect(rows.allSatisfy { $0.bounds.width == 10 })
    #expect(scene.reports().isEmpty)
  }
}
