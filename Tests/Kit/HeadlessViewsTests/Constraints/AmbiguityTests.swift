import HeadlessKit
import HeadlessTesting

/// Layouts in which constraints leave more than one frame, and the constraints that determine a frame.
@MainActor @Suite("Ambiguity") struct AmbiguityTests {
  let scene = ConstraintScene()

  @Test func `f72 a view is ambiguous until its position and its length are constrained along both axes`() {
    let (view, container) = (scene.view, scene.container)
    #expect(view.hasAmbiguousLayout)
    let leading = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    leading.isActive = true
    #expect(view.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    #expect(!view.hasAmbiguousLayout)
    leading.isActive = false
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `a view whose frame does not result from constraints is not ambiguous`() {
    #expect(!scene.container.hasAmbiguousLayout)
    let outside = View()
    outside.translatesAutoresizingMaskIntoConstraints = false
    #expect(!outside.hasAmbiguousLayout && !View().hasAmbiguousLayout)
  }

  @Test func `a content size determines the size of a label`() {
    let label = Label.showing("Buy")
    scene.container.addForConstraints(label)
    label.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor).isActive = true
    #expect(label.hasAmbiguousLayout)
    label.topAnchor.constraint(equalTo: scene.container.topAnchor).isActive = true
    #expect(!label.hasAmbiguousLayout)
  }

  @Test func `two labels of equal hugging in a row that is too wide are ambiguous until one hugs less`() {
    let labels = ["One", "Two"].map { text in
      let label = Label.showing(text)
      scene.container.addForConstraints(label)
      label.topAnchor.constraint(equalTo: scene.container.topAnchor).isActive = true
      return label
    }
    LayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      scene.container.trailingAnchor.constraint(equalTo: labels[1].trailingAnchor),
    ])
    #expect(labels.allSatisfy { $0.hasAmbiguousLayout })
    labels[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    #expect(labels.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func `exercising the ambiguity alternates between two frames that the constraints allow`() {
    let (view, container) = (scene.view, scene.container)
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    scene.window.layoutIfNeeded()
    let first = view.frame
    #expect(first.minX == 10 && first.width >= 50)
    scene.window.layOut { view.exerciseAmbiguityInLayout() }
    let second = view.frame
    #expect(second != first && second.minX == 10 && second.width >= 50)
    #expect(second.minY == first.minY && second.height == first.height)
    #expect(view.hasAmbiguousLayout)
    scene.window.layOut { view.exerciseAmbiguityInLayout() }
    expectEqual(view.frame, first)
  }

  @Test func `exercising does nothing without ambiguity`() {
    let (view, container) = (scene.view, scene.container)
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10).isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    scene.window.layOut { width.isActive = true }
    view.exerciseAmbiguityInLayout()
    #expect(!container.needsLayout)
    scene.window.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 60, height: 20))
  }

  @Test func `removing a view ends the exercise of its ambiguity`() {
    scene.view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor, constant: 10).isActive = true
    scene.view.exerciseAmbiguityInLayout()
    scene.view.removeFromSuperview()
    scene.window.layoutIfNeeded()
    #expect(!scene.view.hasAmbiguousLayout)
  }

  @Test func `the constraints that affect a view are those that its frame follows from, of other views as well`() {
    let (view, container) = (scene.view, scene.container)
    let other = ConstraintScene.addView(to: container)
    let leading = other.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    let width = other.widthAnchor.constraint(equalToConstant: 30)
    let after = view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8)
    let equal = view.widthAnchor.constraint(equalTo: other.widthAnchor)
    let loose = view.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    LayoutConstraint.activate([leading, width, after, equal, loose])
    expectEqual(view.constraintsAffectingLayout(for: .horizontal), [leading, width, after, equal])
    expectEqual(other.constraintsAffectingLayout(for: .horizontal), [leading, width])
    let vertical: [LayoutConstraint] = [container.constraints[0], view.constraints[0]]
    expectEqual(view.constraintsAffectingLayout(for: .vertical), vertical)
    #expect(View().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `a guide is ambiguous like a view`() {
    let guide = LayoutGuide()
    scene.container.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor).isActive = true
    guide.topAnchor.constraint(equalTo: scene.container.topAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let height = guide.heightAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([width, height])
    #expect(!guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .vertical).contains(height))
    height.isActive = false
    #expect(guide.hasAmbiguousLayout)
  }
}
