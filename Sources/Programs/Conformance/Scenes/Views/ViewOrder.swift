import UIKit

extension ConformanceScene {
  /// Layouts and callbacks of siblings by their order, and conversions between moved bounds.
  static let viewOrder: [ConformanceScene] = [
    logged("views/layouts of a new order", facts: ["d1", "d6"]) { stage, log in
      let parent = stage.add(LoggingView("parent", log))
      let views = ["a", "b", "c"].map { LoggingView($0, log) }
      views.forEach { parent.addSubview($0) }
      stage.layOut()
      log.removeAll()
      let changes: [(String, @MainActor () -> Void)] = [
        ("1 exchanged", { parent.exchangeSubview(at: 0, withSubviewAt: 2) }),
        ("2 exchanged with itself", { parent.exchangeSubview(at: 1, withSubviewAt: 1) }),
        ("3 to the front", { parent.bringSubviewToFront(views[2]) }),
        ("4 to the back", { parent.sendSubviewToBack(views[2]) }),
        ("5 above a sibling", { parent.insertSubview(views[2], aboveSubview: views[0]) }),
        ("6 below a sibling", { parent.insertSubview(views[0], belowSubview: views[1]) }),
        ("7 at an index", { parent.insertSubview(views[0], at: 2) }),
        ("8 above a view elsewhere", { parent.insertSubview(views[1], aboveSubview: stage.root) }),
        ("9 all marked", { views.forEach { $0.setNeedsLayout() } }),
        ("10 all marked in reverse", { views.reversed().forEach { $0.setNeedsLayout() } }),
      ]
      for (name, change) in changes {
        change()
        stage.window.layoutIfNeeded()
        log.record(name, on: stage)
        stage.record("\(name).order", .list(parent.subviews.compactMap { ($0 as? LoggingView)?.name }))
      }
    },
    ConformanceScene("views/insertion beside layers", facts: ["order of a layer between inserted views"], scale: 3) {
      stage in
      let parent = stage.add(UIView())
      let (a, b, c, layer) = (UIView(), UIView(), UIView(), CALayer())
      for (name, view) in [("a", a), ("b", b), ("c", c)] { view.layer.name = name }
      layer.name = "layer"
      parent.addSubview(a)
      parent.layer.addSublayer(layer)
      let changes: [(String, @MainActor () -> Void)] = [
        ("1 above", { parent.insertSubview(b, aboveSubview: a) }),
        ("2 below", { parent.insertSubview(c, belowSubview: b) }),
        ("3 at an index", { parent.insertSubview(a, at: 1) }),
        ("4 above a stranger", { parent.insertSubview(c, aboveSubview: stage.root) }),
        ("5 to the back", { parent.sendSubviewToBack(c) }),
        ("6 to the front", { parent.bringSubviewToFront(a) }),
      ]
      for (name, change) in changes {
        change()
        stage.record(name, .list((parent.layer.sublayers ?? []).compactMap(\.name)))
      }
    },
    logged("views/tint of siblings", facts: ["d7"]) { stage, log in
      let parent = stage.add(LoggingView("parent", log))
      let views = ["a", "b", "c"].map { LoggingView($0, log) }
      let below = LoggingView("below a", log)
      views.forEach { parent.addSubview($0) }
      views[0].addSubview(below)
      stage.layOut()
      log.removeAll()
      parent.tintColor = .red
      log.record("1 set", on: stage)
      parent.tintAdjustmentMode = .dimmed
      log.record("2 dimmed", on: stage)
      for view in [parent] + views { stage.record("2 \(view.name)", .count(view.tintAdjustmentMode.rawValue)) }
      views[1].tintAdjustmentMode = .normal
      log.record("3 normal in one", on: stage)
      for view in [parent] + views { stage.record("3 \(view.name)", .count(view.tintAdjustmentMode.rawValue)) }
      stage.record("3 color", .color(views[1].tintColor, of: views[1]))
    },
    ConformanceScene("views/conversions with moved bounds", facts: ["s5"], scale: 3) { stage in
      let (outer, inner, beside) = (UIView(), UIView(), UIView())
      stage.add(outer)
      stage.add(beside)
      outer.addSubview(inner)
      outer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
      inner.frame = CGRect(x: 7, y: 9, width: 50, height: 40)
      beside.frame = CGRect(x: 200, y: 100, width: 50, height: 40)
      (outer.bounds.origin, inner.bounds.origin) = (CGPoint(x: 3, y: 4), CGPoint(x: -5, y: 11))
      beside.bounds.origin = CGPoint(x: 1, y: 2)
      let rect = CGRect(x: 1, y: 2, width: 30, height: 10)
      @MainActor func record(_ name: String) {
        for (placeName, place) in [("outer", outer), ("beside", beside), ("root", stage.root)] {
          stage.record("\(name) to \(placeName)", .rect(inner.convert(rect, to: place)))
          stage.record("\(name) from \(placeName)", .rect(inner.convert(rect, from: place)))
          stage.record("\(name) point to \(placeName)", .point(inner.convert(rect.origin, to: place)))
          stage.record("\(name) layer to \(placeName)", .rect(inner.layer.convert(rect, to: place.layer)))
        }
        stage.record("\(name) frame", .rect(inner.frame))
      }
      record("1 plain")
      inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
      record("2 anchored")
      inner.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      record("3 scaled")
      outer.transform = CGAffineTransform(translationX: 5, y: 6)
      record("4 moved")
    },
    ConformanceScene(
      "views/conversions between layers under a transform of sublayers",
      facts: ["converting rectangles between layers"], scale: 3
    ) { stage in
      let (outer, inner) = (CALayer(), CALayer())
      outer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
      inner.frame = CGRect(x: 20, y: 10, width: 50, height: 40)
      outer.addSublayer(inner)
      stage.root.layer.addSublayer(outer)
      outer.sublayerTransform = CATransform3DMakeScale(2, 0.5, 1)
      stage.record("to the superlayer", .rect(inner.convert(inner.bounds, to: outer)))
      stage.record("to the root", .rect(inner.convert(inner.bounds, to: stage.root.layer)))
      stage.record("point", .point(inner.convert(CGPoint(x: 3, y: 4), to: stage.root.layer)))
      stage.record("from the root", .point(inner.convert(CGPoint(x: 3, y: 4), from: stage.root.layer)))
    },
  ]
}
