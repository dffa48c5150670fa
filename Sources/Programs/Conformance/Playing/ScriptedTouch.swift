import UIKit

/// A touch that a scene moves by itself.
final class ScriptedTouch: UITouch {
  private let touched: UIView
  private let taps: Int
  private var point: CGPoint
  private var earlier: CGPoint
  private var now: UITouch.Phase = .began

  init(_ view: UIView, at point: CGPoint, tapCount: Int) {
    touched = view
    taps = tapCount
    self.point = view.convert(point, to: nil)
    earlier = self.point
    super.init()
  }

  func move(to point: CGPoint, phase: UITouch.Phase) {
    earlier = self.point
    self.point = touched.convert(point, to: nil)
    now = phase
  }

  override var phase: UITouch.Phase { now }
  override var view: UIView? { touched }
  override var window: UIWindow? { touched.window }
  override var tapCount: Int { taps }

  override func location(in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }

  override func previousLocation(in view: UIView?) -> CGPoint {
    guard let view else { return earlier }
    return view.convert(earlier, from: nil)
  }
}
