import UIKit

/// A view that also contains points beside its bounds.
private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

extension ConformanceScene {
  /// The views at points, by state, order and transform.
  static let hitTests: [ConformanceScene] = [
    ConformanceScene("views/hit tests", facts: ["d5"], scale: 3) { stage in
      let places = [20, 50, 70, 100, 130, 145, 300].map { CGPoint(x: $0, y: $0) }
      let changes: [(String, @MainActor (_ outer: UIView, _ inner: UIView, _ beside: UIView) -> Void)] = [
        ("plain", { _, _, _ in }), ("hidden in front", { _, _, beside in beside.isHidden = true }),
        ("clear in front", { _, _, beside in beside.alpha = 0.009 }),
        ("almost clear in front", { _, _, beside in beside.alpha = 0.02 }),
        ("without interaction in front", { _, _, beside in beside.isUserInteractionEnabled = false }),
        ("without interaction around", { outer, _, _ in outer.isUserInteractionEnabled = false }),
        ("hidden around", { outer, _, _ in outer.isHidden = true }),
        ("clear around", { outer, _, _ in outer.alpha = 0 }),
        ("clipping", { outer, _, _ in outer.clipsToBounds = true }),
        ("in front", { outer, _, _ in outer.superview?.bringSubviewToFront(outer) }),
        ("turned", { outer, _, _ in outer.transform = CGAffineTransform(rotationAngle: .pi) }),
        ("small", { outer, _, _ in outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }),
        ("moved bounds", { outer, _, _ in outer.bounds.origin = CGPoint(x: 30, y: 30) }),
      ]
      for (name, change) in changes {
        let parent = stage.add(UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200)))
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 80, height: 80))
        let beside = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
        (parent.tag, outer.tag, inner.tag, beside.tag) = (1, 2, 3, 4)
        parent.addSubview(outer)
        outer.addSubview(inner)
        parent.addSubview(beside)
        change(outer, inner, beside)
        stage.record(name, .numbers(places.map { Double(parent.hitTest($0, with: nil)?.tag ?? -1) }))
        parent.removeFromSuperview()
      }
    },
    ConformanceScene("views/hit tests of siblings and of wide views", facts: ["d5"], scale: 3) { stage in
      let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
      let views = [UIView(), WideView(), UIView()]
      for (index, view) in views.enumerated() {
        view.tag = index
        view.frame = CGRect(x: 20 + 30 * index, y: 20 + 30 * index, width: 40, height: 40)
        parent.addSubview(view)
      }
      @MainActor func record(_ name: String) {
        let points = stride(from: 10, through: 130, by: 10).map { CGPoint(x: $0, y: $0) }
        stage.record(name, .numbers(points.map { Double(parent.hitTest($0, with: nil)?.tag ?? -1) }))
      }
      parent.tag = 9
      record("1 in their order")
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
      record("2 exchanged")
      parent.sendSubviewToBack(views[1])
      record("3 sent to the back")
      parent.insertSubview(views[1], aboveSubview: views[2])
      record("4 inserted above")
      parent.insertSubview(views[1], belowSubview: views[2])
      record("5 inserted below")
      parent.insertSubview(views[2], at: 0)
      record("6 inserted at the back")
      stage.record("7 point of another view", .flag(views[1].hitTest(CGPoint(x: -15, y: 10), with: nil) === views[1]))
      stage.record("8 outside", .flag(parent.hitTest(CGPoint(x: 250, y: 10), with: nil) == nil))
    },
  ]
}
