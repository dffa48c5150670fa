import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Alignment rectangles", .textMeasurer(.oneEm)) struct AlignmentRectTests {
  /// A view with a shadow around its alignment rectangle.
  private final class Shadowed: View {
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func add<Subview: View>(_ view: Subview) -> Subview {
    root.addForConstraints(view)
    return view
  }

  @Test func `f39 edges and lengths are the alignment rectangle's, also after its insets have changed`() {
    final class Changing: View {
      var insets = EdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
      override var alignmentRectInsets: EdgeInsets { insets }
    }
    let (view, changing) = (add(Shadowed()), add(Changing()))
    for view in [view, changing] {
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    root.layoutIfNeeded()
    let rect = CGRect(x: 10, y: 10, width: 50, height: 20)
    let frame = CGRect(x: 10 - 2, y: 10 - 1, width: 50 + 2 + 4, height: 20 + 1 + 3)
    #expect(view.frame == frame && view.alignmentRect(forFrame: frame) == rect && changing.frame == rect)
    root.layOut { changing.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    expectEqual(changing.frame, frame)
    expectEqual(root.misplacedFromRightToLeft(), [])
  }

  @Test func `f40 the first baseline of a plain view is the top of its alignment rectangle, the last one the bottom`() {
    let (view, label, below) = (add(Shadowed()), add(Label.sample("x")), add(Shadowed()))
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
      label.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
      below.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(below.frame.minY, view.frame.minY + 20)
    // 9.521 points of ascender are 9.5 on the grid (fact f41).
    expectEqual(label.frame.minY, 40 - 9.5 as CGFloat)
  }

  @Test(
    arguments: [(nil, .center, 6), (60, .top, 0), (60, .center, 25), (60, .bottom, 50)]
      as [(CGFloat?, Control.ContentVerticalAlignment, CGFloat)])
  func `f43 the baselines of a button are its title's, wherever its alignment places the title`(
    height: CGFloat?, alignment: Control.ContentVerticalAlignment, y: CGFloat
  ) {
    let (button, label) = (add(Button.titled("title")), add(Label.showing("text")))
    button.contentVerticalAlignment = alignment
    for label in [button.titleLabel, label] { label?.font = .systemFont(ofSize: 10) }
    LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    if let height { button.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame, CGRect(x: 0, y: y, width: 50, height: 10))
    expectEqual(label.frame.minY, button.frame.minY + y)
  }

  @Test func `f43 the baseline of a row is its tallest view's`() {
    let labels = ([10, 20] as [CGFloat]).map { Label.sample("x", size: $0) }
    let (stack, label) = (add(StackView(arrangedSubviews: labels)), add(Label.sample("y", size: 20)))
    stack.alignment = .bottom
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      label.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(label.frame.minY, 5)
  }

  @Test func `f38 without a constraint for an axis a view is 0 there`() {
    let view = add(View())
    view.frame = CGRect(x: 30, y: 30, width: 30, height: 30)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 10, y: 0, width: 50, height: 0))
    expectEqual(root.misplacedFromRightToLeft(), [])
  }
}
