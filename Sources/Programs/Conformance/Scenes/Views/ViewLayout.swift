import UIKit

extension ConformanceScene {
  static let viewLayout = [
    logged("views/layout marks", facts: ["d1", "D3.1", "D3.2", "D3.3", "D3.4"]) { stage, log in
      let (a, b) = (LoggingView("a", log), LoggingView("b", log))
      a.addSubview(b)
      stage.add(a)
      log.layOutAndRecord("1 added", on: stage)
      let changes: [(String, @MainActor () -> Void)] = [
        ("2 same frame", { b.frame = b.frame }), ("3 origin", { b.frame.origin.x += 1 }),
        ("4 size", { b.frame.size.width += 1 }), ("5 center", { b.center.x += 1 }),
        ("6 bounds size", { b.bounds.size.width += 1 }), ("7 bounds origin", { b.bounds.origin.x += 1 }),
        ("8 transform", { b.transform = CGAffineTransform(scaleX: 2, y: 2) }), ("9 hidden", { b.isHidden = true }),
        ("10 shown", { b.isHidden = false }), ("11 alpha", { b.alpha = 0.5 }),
        ("12 color", { b.backgroundColor = .red }),
        ("13 setNeedsLayout", { b.setNeedsLayout() }), ("14 tag", { b.tag = 7 }),
        ("15 subview added", { b.addSubview(UIView()) }),
        ("16 subview removed", { b.subviews[0].removeFromSuperview() }),
        ("17 brought to front", { a.bringSubviewToFront(b) }), ("18 content mode", { b.contentMode = .center }),
        ("19 setNeedsDisplay", { b.setNeedsDisplay() }), ("20 corner radius", { b.layer.cornerRadius = 4 }),
        ("21 removed", { b.removeFromSuperview() }),
      ]
      for (name, change) in changes {
        change()
        // A layout of the window's layer alone: the window itself is not marked.
        stage.window.layoutIfNeeded()
        log.record(name, on: stage)
      }
    },
    logged("views/layoutIfNeeded climbs", facts: ["d2"]) { stage, log in
      let (a, b, c) = (LoggingView("a", log), LoggingView("b", log), LoggingView("c", log))
      stage.add(a)
      a.addSubview(b)
      b.addSubview(c)
      log.layOutAndRecord("1 added", on: stage)
      for marked in [[a], [b], [c], [a, c], [a, b, c]] {
        for start in [a, b, c] {
          marked.forEach { $0.setNeedsLayout() }
          start.layoutIfNeeded()
          log.record("2 marked \(marked.map(\.name).joined()), layoutIfNeeded of \(start.name)", on: stage)
          stage.window.layoutIfNeeded()
          log.record("3 marked \(marked.map(\.name).joined()), rest after \(start.name)", on: stage)
        }
      }
    },
    logged("views/changes in layoutSubviews", facts: ["d3"]) { stage, log in
      let (a, b) = (LoggingView("a", log), LoggingView("b", log))
      a.addSubview(b)
      stage.add(a)
      log.layOutAndRecord("1 added", on: stage)
      var width: CGFloat = 10
      a.afterLayout = { view in
        width += 1
        view.subviews[0].frame.size.width = width
      }
      a.setNeedsLayout()
      stage.window.layoutIfNeeded()
      log.record("2 resizes a subview", on: stage)
      stage.window.layoutIfNeeded()
      log.record("3 the layout after it", on: stage)
    },
    logged("views/callbacks", facts: ["d4", "d6"]) { stage, log in
      let (a, b, c) = (LoggingView("a", log), LoggingView("b", log), LoggingView("c", log))
      a.addSubview(b)
      log.record("1 added to a view without a window", on: stage)
      stage.add(a)
      log.record("2 added to the window", on: stage)
      a.addSubview(c)
      log.record("3 added in the window", on: stage)
      b.addSubview(c)
      log.record("4 moved within the window", on: stage)
      a.addSubview(b)
      log.record("5 added again to its superview", on: stage)
      a.insertSubview(c, belowSubview: b)
      log.record("6 inserted below", on: stage)
      stage.record("7 order", .list(a.subviews.compactMap { ($0 as? LoggingView)?.name }))
      a.removeFromSuperview()
      log.record("8 removed from the window", on: stage)
      b.removeFromSuperview()
      log.record("9 removed without a window", on: stage)
    },
    logged("views/tint", facts: ["d7"]) { stage, log in
      let (a, b, c) = (LoggingView("a", log), LoggingView("b", log), LoggingView("c", log))
      a.addSubview(b)
      b.addSubview(c)
      a.tintColor = .red
      log.record("1 set without a window", on: stage)
      stage.add(a)
      log.record("2 added", on: stage)
      a.tintColor = .green
      log.record("3 set", on: stage)
      a.tintColor = .green
      log.record("4 set to the same", on: stage)
      b.tintColor = .blue
      log.record("5 set below", on: stage)
      a.tintColor = .red
      log.record("6 set above", on: stage)
      for view in [a, b, c] { stage.record("6 color of \(view.name)", .color(view.tintColor, of: view)) }
      stage.root.tintAdjustmentMode = .dimmed
      log.record("7 dimmed", on: stage)
      stage.record("7 mode", .count(c.tintAdjustmentMode.rawValue))
      stage.root.tintAdjustmentMode = .automatic
      log.record("8 automatic", on: stage)
      b.tintColor = nil
      log.record("9 set to nil", on: stage)
      c.removeFromSuperview()
      log.record("10 removed", on: stage)
    },
  ]
}
