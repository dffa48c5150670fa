import HeadlessKit
import HeadlessTesting

/// A view and its layer show one state, whichever side it is set on.
@MainActor @Suite("Layer in step with its view", .reportsIssuesAsFailures) struct LayerInStepTests {
  let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `frame`() {
    expectEqual(view.layer.frame, view.frame)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    expectEqual(view.layer.frame, CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `bounds, with the same position`() {
    view.layer.bounds = CGRect(x: 3, y: 4, width: 10, height: 20)
    expectEqual(view.bounds, CGRect(x: 3, y: 4, width: 10, height: 20))
    expectEqual(view.center, CGPoint(x: 10 + 30 / 2, y: 20 + 40 / 2))
    view.bounds.origin = .zero
    expectEqual(view.layer.bounds, CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `position is center`() {
    view.layer.position = CGPoint(x: 100, y: 100)
    expectEqual(view.center, CGPoint(x: 100, y: 100))
    view.center = CGPoint(x: 50, y: 60)
    expectEqual(view.layer.position, CGPoint(x: 50, y: 60))
  }

  @Test func `transform`() {
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(view.layer.frame, CGRect(x: 25 - 30, y: 40 - 40, width: 60, height: 80))
    view.transform = .identity
    expectEqual(view.layer.affineTransform(), .identity)
  }

  @Test
  func `a transform with a translation: the frame that is set is the frame that is read; with a view and without`() {
    for layer in [view.layer, Layer()] {
      layer.anchorPoint = CGPoint(x: 0.25, y: 0)
      layer.setAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 5, ty: 6))
      layer.frame = CGRect(x: 1, y: 2, width: 8, height: 16)
      expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 8, height: 16))
      expectEqual(layer.bounds.size, CGSize(width: 8 / 2, height: 16 / 4))
      expectEqual(layer.position, CGPoint(x: 1 + 8 * 0.25 - 5, y: 2 - 6))
    }
  }

  @Test func `opacity is alpha, cut to 0 to 1`() {
    view.layer.opacity = 0.25
    expectEqual(view.alpha, 0.25)
    view.alpha = 0.5
    expectEqual(view.layer.opacity, 0.5)
    view.layer.opacity = 7
    expectEqual(view.alpha, 1)
    let alone = Layer()
    alone.opacity = -1
    expectEqual(alone.opacity, 0)
  }

  @Test func `isHidden, and masksToBounds is clipsToBounds`() {
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    #expect(view.isHidden && view.clipsToBounds)
    view.isHidden = false
    view.clipsToBounds = false
    #expect(!view.layer.isHidden && !view.layer.masksToBounds)
  }

  @Test func `backgroundColor, dynamic ones in the view's traits`() {
    view.layer.backgroundColor = Color.red.cgColor
    expectEqual(view.backgroundColor, .red)
    view.backgroundColor = .label
    expectEqual(view.layer.backgroundColor, Color.black.cgColor)
    view.overrideUserInterfaceStyle = .dark
    expectEqual(view.layer.backgroundColor, Color.white.cgColor)
    view.layer.backgroundColor = nil
    expectNil(view.backgroundColor)
  }

  @Test func `d1 a size set on the layer marks as one set on the view, an equal one does not`() {
    let log = Log()
    let logged = LoggedView("view", log)
    logged.layoutIfNeeded()
    let size = CGSize(width: 5, height: 5)
    expectEqual(log.lines { logged.layOut { $0.layer.frame.size = size } }, "view")
    expectEqual(log.lines { logged.layOut { $0.layer.frame.size = size } }, "")
    logged.layer.setNeedsLayout()
    expectEqual(log.lines { logged.layer.layoutIfNeeded() }, "view")
    expectEqual(log.lines { logged.layOut { $0.layer.cornerRadius = 3 } }, "")
  }

  @Test func `a view that passes its frame on to its layer does not run in a circle`() {
    final class Passing: View {
      override var frame: CGRect { didSet { layer.frame = frame } }
      override var isHidden: Bool { didSet { layer.isHidden = isHidden } }
    }
    let passing = Passing()
    passing.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    passing.isHidden = true
    #expect(passing.layer.frame == passing.frame && passing.layer.isHidden)
  }

  nonisolated static let anchors: [(CGPoint, CGRect)] = [
    (CGPoint(x: 0, y: 0), CGRect(x: 25, y: 40, width: 30, height: 40)),
    (CGPoint(x: 1, y: 1), CGRect(x: 25 - 30, y: 40 - 40, width: 30, height: 40)),
    (CGPoint(x: 0.25, y: 0.5), CGRect(x: 25 - 7.5, y: 20, width: 30, height: 40)),
    (CGPoint(x: 0.5, y: 0.5), CGRect(x: 10, y: 20, width: 30, height: 40)),
  ]

  @Test(arguments: anchors)
  func `another anchor point moves the frame, the position (25, 40) stays; with a view and without`(
    anchor: CGPoint, frame: CGRect
  ) {
    let (alone, own) = (Layer(), View(frame: view.frame))
    alone.frame = view.frame
    own.anchorPoint = anchor
    for layer in [view.layer, alone] {
      layer.anchorPoint = anchor
      expectEqual(layer.position, CGPoint(x: 10 + 30 / 2, y: 20 + 40 / 2))
      expectEqual(layer.frame, frame)
    }
    #expect(view.frame == frame && view.center == CGPoint(x: 25, y: 40) && view.anchorPoint == anchor)
    #expect(own.frame == frame && own.center == CGPoint(x: 25, y: 40))
    #expect(own.layer.anchorPoint == anchor && own.layer.position == CGPoint(x: 25, y: 40))
  }

  @Test func `frame, size and position set under another anchor point; with a view and without`() {
    for layer in [view.layer, Layer()] {
      layer.anchorPoint = .zero
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      expectEqual(layer.position, CGPoint(x: 1, y: 2))
      layer.bounds.size = CGSize(width: 10, height: 10)
      expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 10, height: 10), "it grows away from the anchor")
      layer.position = CGPoint(x: 5, y: 5)
      expectEqual(layer.frame, CGRect(x: 5, y: 5, width: 10, height: 10))
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      expectEqual(layer.frame, CGRect(x: 5, y: 5, width: 20, height: 30), "the transform has the anchor as its origin")
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
      #expect(layer.bounds.size == CGSize(width: 20, height: 20) && layer.position == .zero)
    }
  }
}
