import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Frames of guides` {
  enum Kind: CaseIterable {
    case safeArea, margins, readable
    @MainActor func guide(of view: View) -> LayoutGuide {
      switch self {
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .readable: view.readableContentGuide
      }
    }

    /// The distance of the guide from each edge of a view with a safe area of 10 points on each side.
    var inset: CGFloat { self == .safeArea ? 10 : 10 + 8 }
  }

  private func makeRoot() -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return root
  }

  @Test(arguments: Kind.allCases) func `f79 in a window they follow the view without a constraint`(kind: Kind) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let root = makeRoot()
    let guide = kind.guide(of: root)
    expectEqual(guide.layoutFrame, .zero)
    window.addSubview(root)
    expectEqual(guide.layoutFrame, root.bounds.insetBy(dx: kind.inset, dy: kind.inset))
    root.frame.size = CGSize(width: 320, height: 240)
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 320, height: 240).insetBy(dx: kind.inset, dy: kind.inset))
    root.bounds.origin = CGPoint(x: 7, y: 9)
    expectEqual(guide.layoutFrame.origin, CGPoint(x: 7 + kind.inset, y: 9 + kind.inset))
    root.removeFromSuperview()
    expectEqual(guide.layoutFrame, .zero)
  }

  @Test(arguments: Kind.allCases) func `f79 they have their frames in layoutSubviews, for each new size`(kind: Kind) {
    final class Reading: View {
      var kind = Kind.safeArea
      var frames: [CGRect] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        frames.append(kind.guide(of: self).layoutFrame)
      }
    }
    let tree = ConstraintTree(375, 667)
    let view = tree.add(Reading())
    view.kind = kind
    view.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view.pinToSuperview()
    for size in [CGSize(width: 375, height: 667), CGSize(width: 300, height: 200)] {
      tree.root.frame.size = size
      tree.layOut()
      expectEqual(view.frames.last, CGRect(origin: .zero, size: size).insetBy(dx: kind.inset, dy: kind.inset))
    }
  }

  @Test(arguments: Kind.allCases)
  func `f50 without a window they are zero until constraints with them are solved`(kind: Kind) {
    let root = makeRoot()
    let guide = kind.guide(of: root)
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, .zero)
    let view = View()
    root.addForConstraints(view)
    view.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
    expectEqual(guide.layoutFrame, .zero)
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, root.bounds.insetBy(dx: kind.inset, dy: kind.inset))
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `f79 a view without a size in the solution has guides without a size`(kind: Kind, isInWindow: Bool) {
    // The frame stays, as no constraint is about the view.
    let root = makeRoot()
    root.additionalSafeAreaInsets = .zero
    root.layoutMargins = .zero
    root.translatesAutoresizingMaskIntoConstraints = false
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    if isInWindow { window.addSubview(root) }
    let view = View()
    root.addForConstraints(view)
    let guide = kind.guide(of: root)
    view.pin(to: guide)
    root.layoutIfNeeded()
    #expect(view.frame == .zero && guide.layoutFrame == .zero)
    expectEqual(root.frame.size, CGSize(width: 200, height: 100))
  }

  @Test func `a guide of an app is zero until constraints with it are solved, in a window too`() {
    let (tree, guide) = (ConstraintTree(), LayoutGuide())
    tree.root.addLayoutGuide(guide)
    tree.layOut()
    expectEqual(guide.layoutFrame, .zero)
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    tree.layOut()
    expectEqual(guide.layoutFrame.width, 30)
  }

  @Test func `a guide has the frame of what is pinned to it, where the size of its view is between pixels`() {
    let tree = ConstraintTree(320, 100)
    let views = (0..<3).map { _ in tree.add() }
    for (index, view) in views.enumerated() {
      let start = index == 0 ? tree.root.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: start).isActive = true
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
      view.topAnchor.constraint(equalTo: tree.root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    views[2].trailingAnchor.constraint(equalTo: tree.root.trailingAnchor).isActive = true
    let inner = views.map { view in
      let inner = tree.add(to: view)
      inner.pin(to: view.layoutMarginsGuide)
      return inner
    }
    tree.layOut()
    expectEqual(views.map { $0.layoutMarginsGuide.layoutFrame }, inner.map(\.frame))
  }
}
