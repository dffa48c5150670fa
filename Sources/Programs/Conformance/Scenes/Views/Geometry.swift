import UIKit

/// A view that writes down changes of its safe area.
private final class SafeAreaView: UIView {
  let log = CallLog()

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.write("\(Int(safeAreaInsets.top)) \(Int(safeAreaInsets.bottom))")
  }
}

extension ConformanceScene {
  private static let transforms: [(String, CGAffineTransform)] = [
    ("scaled", CGAffineTransform(scaleX: 2, y: 0.5)), ("turned", CGAffineTransform(rotationAngle: .pi / 2)),
    ("tilted", CGAffineTransform(rotationAngle: 0.3)), ("moved", CGAffineTransform(translationX: 7, y: -3)),
  ]

  /// Frames, sizes and coordinates in places that are not documented.
  static let geometry: [ConformanceScene] = [
    ConformanceScene("views/frames under a transform", facts: ["`frame` under a transform"], scale: 3) { stage in
      for (name, transform) in transforms {
        let view = stage.add(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60)))
        view.transform = transform
        stage.record("\(name).frame", .rect(view.frame))
        view.frame = CGRect(x: 30, y: 40, width: 80, height: 50)
        stage.record("\(name).set frame", .rect(view.frame))
        stage.record("\(name).bounds", .rect(view.bounds))
        stage.record("\(name).center", .point(view.center))
      }
    },
    ConformanceScene(
      "views/sizeToFit", facts: ["`sizeToFit` under a transform", "`sizeToFit` with a negative preferred size"],
      scale: 3
    ) { stage in
      let frame = CGRect(x: 10, y: 20, width: 100, height: 60)
      for (name, transform) in transforms {
        let view = stage.add(FittingView(CGSize(width: 40, height: 30), frame: frame))
        view.transform = transform
        view.sizeToFit()
        stage.record("\(name).bounds", .rect(view.bounds))
        stage.record("\(name).center", .point(view.center))
      }
      for (name, size) in [("width", CGSize(width: -10, height: 20)), ("both", CGSize(width: -10, height: -20))] {
        let view = stage.add(FittingView(size, frame: frame))
        view.sizeToFit()
        stage.record("negative \(name).bounds", .rect(view.bounds))
        stage.record("negative \(name).frame", .rect(view.frame))
      }
    },
    ConformanceScene(
      "views/rectangles converted between layers", facts: ["converting rectangles between layers", "s5"], scale: 3
    ) { stage in
      for (name, transform) in transforms {
        let (a, b) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60)), UIView())
        stage.add(a)
        stage.add(b)
        b.frame = CGRect(x: 40, y: 10, width: 50, height: 50)
        a.transform = transform
        b.transform = CGAffineTransform(rotationAngle: 0.5)
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        stage.record("\(name).views", .rect(a.convert(rect, to: b)))
        stage.record("\(name).layers", .rect(a.layer.convert(rect, to: b.layer)))
        stage.record("\(name).point of layers", .point(a.layer.convert(CGPoint(x: 1, y: 2), to: b.layer)))
      }
    },
    ConformanceScene("views/hit tests of layers", facts: ["`CALayer.hitTest(_:)`"], scale: 3) { stage in
      let (outer, inner) = (CALayer(), CALayer())
      outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      inner.frame = CGRect(x: 80, y: 80, width: 100, height: 100)
      (outer.name, inner.name, stage.root.layer.name) = ("outer", "inner", "root")
      outer.addSublayer(inner)
      stage.root.layer.addSublayer(outer)
      @MainActor func record(_ name: String) {
        for (place, x) in [("both", 95), ("inner alone", 150), ("outer alone", 30), ("beside", 300)] {
          let point = stage.window.layer.convert(CGPoint(x: x, y: x), from: stage.root.layer)
          stage.record("\(name) \(place)", .optional(stage.root.layer.hitTest(point)?.name))
        }
      }
      // The point is in the coordinates of the superlayer, where the root begins at the origin.
      record("1 plain")
      outer.masksToBounds = true
      record("2 masks")
      outer.masksToBounds = false
      inner.isHidden = true
      record("3 hidden")
      (inner.isHidden, inner.opacity) = (false, 0)
      record("4 clear")
      inner.opacity = 1
      outer.isHidden = true
      record("5 hidden above")
    },
    ConformanceScene("views/autoresizing", facts: ["autoresizing", "s13"], scale: 3) { stage in
      for rawValue in UInt(0)..<64 {
        // A view inside, one that sticks out, and one without margins.
        for (name, frame) in [
          ("inside", CGRect(x: 10, y: 20, width: 30, height: 25)),
          ("outside", CGRect(x: -10, y: 90, width: 30, height: 25)),
          ("whole", CGRect(x: 0, y: 0, width: 100, height: 100)), ("empty", CGRect(x: 0, y: 0, width: 0, height: 0)),
        ] {
          let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
          let view = UIView(frame: frame)
          view.autoresizingMask = UIView.AutoresizingMask(rawValue: rawValue)
          parent.addSubview(view)
          parent.frame.size = CGSize(width: 160, height: 70)
          stage.record("\(rawValue) \(name)", .rect(view.frame))
          parent.frame.size = CGSize(width: 5, height: 300)
          stage.record("\(rawValue) \(name), narrow", .rect(view.frame))
          parent.removeFromSuperview()
        }
      }
    },
    ConformanceScene(
      "views/safe area that changes",
      facts: ["safe area of a transformed view", "`safeAreaInsets` between a change and the next pass"], scale: 3
    ) { stage in
      let controller = UIViewController()
      stage.show(controller)
      guard let root = controller.view else { return }
      let view = SafeAreaView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      root.addSubview(view)
      stage.layOut()
      view.log.removeAll()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
      stage.record("1 set", .insets(view.safeAreaInsets))
      stage.record("1 set.calls", .list(view.log.calls))
      stage.layOut()
      stage.record("2 laid out", .insets(view.safeAreaInsets))
      stage.record("2 laid out.calls", .list(view.log.calls))
      view.frame.origin.y = 10
      stage.record("3 moved", .insets(view.safeAreaInsets))
      stage.layOut()
      stage.record("4 laid out", .insets(view.safeAreaInsets))
      stage.record("4 laid out.calls", .list(view.log.calls))
      view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
      for (name, transform) in transforms {
        view.transform = transform
        stage.layOut()
        stage.record("5 \(name)", .insets(view.safeAreaInsets))
      }
    },
  ]
}
