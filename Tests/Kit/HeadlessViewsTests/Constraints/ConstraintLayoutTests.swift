import Foundation
import HeadlessKit
import HeadlessTesting
import Testing

@Suite("Constraint layout") @MainActor
struct ConstraintLayoutTests {
  private func makeRoot(_ width: CGFloat, _ height: CGFloat) -> (Window, View) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.addSubview(root)
    return (window, root)
  }

  private func addView(to superview: View) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `edges pin a view to its superview`() {
    let (window, root) = makeRoot(320, 240)
    let view = addView(to: root)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 320 - 2 * 16, height: 44))
    root.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 20, width: 200 - 2 * 16, height: 44))
    #expect(root.constraints.count == 3 && view.constraints.count == 1)
  }

  @Test func `three equal widths share the room`() {
    let (window, root) = makeRoot(320, 240)
    let views = (0..<3).map { _ in addView(to: root) }
    LayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[1].widthAnchor),
    ])
    for view in views {
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    window.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [12, 113.5, 214.5])
    #expect(views.map(\.frame.width) == [93.5, 93, 93.5])
  }

  @Test func `the label that constraints mention first stretches`() {
    let (window, root) = makeRoot(393, 72)
    let (first, second) = (Label(), Label())
    for label in [first, second] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "Some text"
      root.addSubview(label)
    }
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      first.trailingAnchor.constraint(equalTo: second.leadingAnchor, constant: -24),
      root.trailingAnchor.constraint(equalTo: second.trailingAnchor, constant: 20),
      first.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      second.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    window.layoutIfNeeded()
    let size = second.intrinsicContentSize
    #expect(second.frame.size == size)
    #expect(first.frame.width == 393 - 20 - 24 - 20 - size.width)
  }

  @Test func `a fitting size results from the constraints of a view's descendants`() {
    let box = View()
    let inner = addView(to: box)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 70.7),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    let size = box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(abs(size.width - 90.7) < 1e-9 && size.height == 40)
  }

  @Test func `the constraint that is broken is the one with the greatest key`() {
    let (window, root) = makeRoot(300, 300)
    let view = addView(to: root)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate([wide, narrow])
    let reports = IssueReporting.collect { window.layoutIfNeeded() }
    #expect(view.frame.width == 100)
    #expect(reports.count == 1 && wide.isActive)
  }
}
