import HeadlessTesting
import UIKit

@MainActor @Suite("Overridden members of views") struct OverriddenViewTests {
  final class Orphan: UIView { override var superview: UIView? { nil } }

  @Test func `the tree does not follow an overridden superview`() {
    let (root, view, leaf) = (UIView(), Orphan(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    root.addSubview(view)
    view.addSubview(leaf)
    root.tintColor = .red
    root.layoutIfNeeded()
    var layouts = 0
    let observed = LaidOut { layouts += 1 }
    view.addSubview(observed)
    root.layoutIfNeeded()
    #expect(view.superview == nil && view.next === root && leaf.tintColor == .red && layouts == 1)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10) && leaf.isDescendant(of: root))
    view.removeFromSuperview()
    #expect(root.subviews.isEmpty && leaf.tintColor != .red)
  }

  final class LaidOut: UIView {
    let body: () -> Void
    init(_ body: @escaping () -> Void) {
      self.body = body
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { body() }
  }

  final class Shifted: UIView {
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let point = super.convert(point, to: view)
      return CGPoint(x: point.x + 100, y: point.y)
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      super.convert(rect, from: view).offsetBy(dx: -100, dy: 0)
    }
  }

  @Test func `an overridden conversion is the one that a call with a view reaches, and that by way of a space`() {
    let (root, view) = (UIView(), Shifted())
    root.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: root).x == 100 && view.convert(CGRect.zero, from: root).minX == -100)
    let space: any UICoordinateSpace = root
    #expect(view.convert(CGPoint.zero, to: space).x == 100 && view.convert(CGRect.zero, from: space).minX == -100)
  }

  final class Pictured: UIView {
    var asked: [String] = []
    override var transform3D: CATransform3D { didSet { asked.append("transform3D") } }
    override func snapshotView(afterScreenUpdates: Bool) -> UIView? {
      asked.append("snapshot")
      return super.snapshotView(afterScreenUpdates: afterScreenUpdates)
    }
    override class var areAnimationsEnabled: Bool { !super.areAnimationsEnabled }
  }

  @Test func `a transform in space, a snapshot and the class's animations are overridden`() {
    let view = Pictured(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform3D = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform.a == 2 && view.snapshotView(afterScreenUpdates: true)?.bounds == view.bounds)
    #expect(view.asked == ["transform3D", "snapshot"] && UIView.areAnimationsEnabled && !Pictured.areAnimationsEnabled)
  }

  final class Switch: UIButton {
    override var changesSelectionAsPrimaryAction: Bool {
      get { true }
      set {}
    }
    override var menu: UIMenu? {
      get { UIMenu(title: "own") }
      set {}
    }
    override var role: Role {
      get { .destructive }
      set {}
    }
    override var isPointerInteractionEnabled: Bool { didSet { changes += 1 } }
    override var isHeld: Bool { true }
    override var isHovered: Bool { true }
    var changes = 0
    override func setPreferredSymbolConfiguration(
      _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
      changes += 1
      super.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  @Test func `a tap selects the button whose overridden getter returns true`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let button = Switch(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(button)
    window.isHidden = false
    tap(button)
    #expect(button.isSelected)
    button.isPointerInteractionEnabled = true
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
    #expect(button.changes == 2 && button.currentPreferredSymbolConfiguration != nil && button.menu?.title == "own")
    #expect(button.role == .destructive && button.isHeld && button.isHovered)
  }
}
