import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Omitted layout marks") struct OmittedMarkTests {
  private final class OwnLabel: Label {}

  private final class CountingLayer: Layer {
    var layouts = 0
    override func layoutSublayers() { layouts += 1 }
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(arguments: [View.self, Label.self, ImageView.self])
  func `an added leaf of a toolkit class is not marked, a new size does not mark it either`(kind: View.Type) {
    let leaf = root.adding(kind == View.self ? View() : kind == Label.self ? Label() : ImageView())
    #expect(!leaf.needsLayout)
    leaf.frame.size.width = 20
    leaf.setNeedsLayout()
    #expect(!leaf.needsLayout && root.needsLayout)
    #expect(leaf.layoutStateIssue == nil && root.layoutStateIssue == nil)
  }

  @Test func `a subclass's view is marked, and so is a view without a superview`() {
    let label = root.adding(OwnLabel())
    #expect(label.needsLayout && View().needsLayout)
    root.layoutIfNeeded()
    label.text = "Go"
    #expect(label.needsLayout)
  }

  @Test func `an observer changes nothing`() {
    let label = root.adding(Label())
    root.layoutIfNeeded()
    let trace = LayoutTrace.recording {
      label.text = "Go"
      #expect(!label.needsLayout && !root.needsLayout)
      root.layoutIfNeeded()
    }
    #expect(trace.calls.isEmpty)
  }

  @Test func `a leaf that gets a subview is marked as its superview`() {
    let leaf = root.adding(View())
    root.layoutIfNeeded()
    let inner = leaf.adding(OwnLabel())
    #expect(leaf.needsLayout && inner.needsLayout)
    root.layoutIfNeeded()
    #expect(!leaf.needsLayout && !inner.needsLayout)
    root.layOut { inner.removeFromSuperview() }
    #expect(leaf.layoutStateIssue == nil && root.layoutStateIssue == nil)
  }

  @Test func `a layer that is read later restores the mark, so that its sublayers are laid out`() {
    let label = root.adding(Label())
    let badge = CountingLayer()
    badge.setNeedsLayout()
    #expect(label.layer.needsLayout())
    root.layOut { label.layer.addSublayer(badge) }
    #expect(badge.layouts == 1 && !label.layer.needsLayout())
    label.text = "Go"
    #expect(label.needsLayout)
  }
}
