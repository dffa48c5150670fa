import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Expectations of constraints") struct ExpectConstraintsTests {
  let card = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let badge = View()

  init() {
    card.tag = 1
    badge.tag = 2
    card.addForConstraints(badge)
    LayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: card.topAnchor), badge.heightAnchor.constraint(equalToConstant: 10),
      badge.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
    ])
  }

  @Test func `a tree with one frame for each view passes both`() {
    badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
    expectNoAmbiguity(card)
    expectSatisfiable(card)
    expectEqual(badge.frame, CGRect(x: 8, y: 0, width: 10, height: 10))
  }

  @Test func `an ambiguous view is named with its axis and the cure`() {
    expectFailure(
      """
      The layout of <View tag 1> is ambiguous:
      <View tag 2>, horizontally: the width can have more than one value. Constrain the width or a second edge, or give the \
      view an intrinsic content size.
      """
    ) { expectNoAmbiguity(card, sourceLocation: $0) }
    for constraint in card.constraints + badge.constraints { constraint.isActive = false }
    expectFailure(
      """
      The layout of <View tag 1> is ambiguous:
      <View tag 2>, horizontally: the horizontal position and width can have more than one value. Constrain two of leading, \
      trailing, center X and width.
      <View tag 2>, vertically: the vertical position and height can have more than one value. Constrain two of top, bottom, \
      center Y and height.
      """
    ) { expectNoAmbiguity(card, sourceLocation: $0) }
  }

  @Test func `an ambiguous guide is named with its owning view`() {
    badge.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let guide = LayoutGuide()
    guide.identifier = "gap"
    card.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: card.topAnchor), guide.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      guide.widthAnchor.constraint(equalToConstant: 4),
    ])
    expectFailure(
      """
      The layout of <View tag 1> is ambiguous:
      the guide 'gap' of <View tag 1>, horizontally: the horizontal position can have more than one value. Constrain its \
      leading, trailing or center X.
      """
    ) { expectNoAmbiguity(card, sourceLocation: $0) }
  }

  @Test func `priorities that compete are named as the cause`() {
    let labels = ["One", "Two"].map { text in
      let label = Label.showing(text)
      badge.addForConstraints(label)
      label.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true
      return label
    }
    LayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 150),
      labels[0].leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: badge.trailingAnchor),
    ])
    expectFailure(
      """
      The layout of <View tag 1> is ambiguous:
      <Label 'One'>, horizontally: the width can have more than one value. Give one of the constraints or content priorities \
      that compete a higher priority than the others.
      <Label 'Two'>, horizontally: the horizontal position and width can have more than one value. Give one of the constraints \
      or content priorities that compete a higher priority than the others.
      """
    ) { expectNoAmbiguity(card, sourceLocation: $0) }
  }

  @Test func `a conflict is named with its constraints and the cure`() {
    let narrow = badge.widthAnchor.constraint(equalToConstant: 10)
    let wide = badge.widthAnchor.constraint(equalToConstant: 20)
    wide.identifier = "wide"
    LayoutConstraint.activate([narrow, wide])
    let message = """
      The constraints of <View tag 1> are not satisfiable:
      <View tag 2> has constraints that cannot all hold:
        <LayoutConstraint View.width == 10   (active)>
        <LayoutConstraint 'wide' View.width == 20   (active)>
        Remove one of these constraints, or give one a priority below 1000.
      """
    expectFailure(message) { expectSatisfiable(card, sourceLocation: $0) }
    // The conflict is still there, though it was reported before.
    expectFailure(message) { expectSatisfiable(card, sourceLocation: $0) }
    narrow.isActive = false
    expectSatisfiable(card)
    expectEqual(badge.frame.width, 20)
  }

  @Test func `a frame-based view in a conflict is named in the cure`() {
    let framed = card.adding(View(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    framed.accessibilityIdentifier = "photo"
    framed.widthAnchor.constraint(equalToConstant: 40).isActive = true
    expectFailure(
      """
      The constraints of <View tag 1> are not satisfiable:
      <View #photo> has constraints that cannot all hold:
        <NSAutoresizingMaskLayoutConstraint h=--& v=--& photo.width == 30   (active, names: photo:View )>
        <LayoutConstraint photo.width == 40   (active, names: photo:View )>
        Set translatesAutoresizingMaskIntoConstraints to false for photo. Or: Remove one of these constraints, or give one a \
      priority below 1000.
      """
    ) { expectSatisfiable(card, sourceLocation: $0) }
  }

  @Test func `other reports of the layout still fail the test`() {
    final class Misuser: View {
      override func layoutSubviews() {
        super.layoutSubviews()
        alpha = .nan
      }
    }
    let misuser = Misuser(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectIssue(containing: "alpha") { expectSatisfiable(misuser) }
  }
}
