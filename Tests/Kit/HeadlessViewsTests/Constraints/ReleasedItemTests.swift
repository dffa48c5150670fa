import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Released items") struct ReleasedItemTests {
  private func pinned(_ view: View, to superview: View, _ guide: LayoutGuide) {
    superview.addForConstraints(view)
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
  }

  /// Expects the layout of views that are unrelated to the released ones.
  private func expectLayout() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layOut { pinned(View(), to: root, root.layoutMarginsGuide) }
    let margins: CGFloat = 8 + 8
    expectEqual(root.subviews[0].frame.width, 100 - margins)
  }

  private final class CountingLabel: Label {
    var measurements = 0
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      measurements += 1
      return super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
    }
  }

  @Test func `views that come after released ones do not measure the labels that were constrained with these`() {
    let (root, label) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), CountingLabel())
    (label.numberOfLines, label.text) = (0, "a label of several words in some lines")
    root.layOut { pinned(label, to: root, root.layoutMarginsGuide) }
    do {
      let sibling = View()
      root.addForConstraints(sibling)
      let width = sibling.widthAnchor.constraint(equalTo: label.widthAnchor)
      width.isActive = true
      root.layoutIfNeeded()
      sibling.removeFromSuperview()
    }
    root.layoutIfNeeded()
    let before = label.measurements
    for _ in 1...5 { expectLayout() }
    #expect(before > 0 && label.measurements == before)
  }

  @Test func `a view and its guides are released together`() {
    do {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layOut { pinned(View(), to: root, root.layoutMarginsGuide) }
    }
    expectLayout()
  }

  @Test func `a guide outlives its view`() {
    var guide: LayoutGuide?
    do {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      guide = root.layoutMarginsGuide
      pinned(View(), to: root, root.layoutMarginsGuide)
      root.layoutIfNeeded()
    }
    expectLayout()
    expectNil(guide?.owningView)
  }

  @Test func `a frame-based subview outlives its superview`() {
    let subview = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    subview.autoresizingMask = .flexibleWidth
    let inner = View()
    subview.addForConstraints(inner)
    let trailing = inner.trailingAnchor.constraint(equalTo: subview.trailingAnchor)
    trailing.isActive = true
    do {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let panel = View()
      root.addForConstraints(panel)
      panel.addSubview(subview)
      LayoutConstraint.activate([
        panel.widthAnchor.constraint(equalToConstant: 50),
        panel.heightAnchor.constraint(equalTo: subview.heightAnchor),
        subview.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
    }
    expectLayout()
    expectNil(subview.superview)
    subview.layOut { trailing.constant = -3 }
    expectEqual(inner.frame.minX, subview.bounds.width - 3)
  }
}
