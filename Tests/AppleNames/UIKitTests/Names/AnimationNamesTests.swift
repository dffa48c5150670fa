import Testing
import UIKit

@MainActor @Suite("Apple's names of animations") struct AnimationNamesTests {
  final class PulseButton: UIButton, CAAnimationDelegate {
    var pulses = 0
    private let ring = CAShapeLayer()
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.insertSublayer(ring, at: 0)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      guard layer == self.layer else { return }
      ring.frame = bounds
      ring.path = UIBezierPath(ovalIn: bounds).cgPath
    }

    func pulse() {
      let scale = CAKeyframeAnimation(keyPath: "transform.scale")
      scale.values = [1, 1.2, 1]
      scale.keyTimes = [0, 0.5, 1]
      scale.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1),
      ]
      let end = CABasicAnimation(keyPath: "strokeEnd")
      end.fromValue = 0.0
      end.toValue = 1.0
      let group = CAAnimationGroup()
      group.animations = [scale, end]
      group.duration = 0.4
      group.beginTime = CACurrentMediaTime() + 0.1
      group.fillMode = CAMediaTimingFillMode.forwards
      group.isRemovedOnCompletion = false
      group.delegate = self
      ring.add(group, forKey: "pulse")
    }

    /// Stops the animations, which retain their delegate, here as on the real system.
    func rest() { ring.removeAllAnimations() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      if anim == ring.animation(forKey: "pulse"), flag { pulses += 1 }
    }
  }

  @Test func `a button with layer animations runs unchanged`() {
    let button = PulseButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.layoutIfNeeded()
    button.pulse()
    UIScreen.main.advance(by: 0.6)
    expectEqual(button.pulses, 1)
    button.rest()
  }

  @Test func `the blocks of UIView have Apple's forms`() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 0.1, animations: { view.alpha = 0.2 }) { finished.append($0) }
    UIView.animate(
      withDuration: 0.1, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }, completion: nil)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 6,
      options: UIView.AnimationOptions.allowUserInteraction, animations: { view.transform = .identity },
      completion: { finished.append($0) })
    UIView.transition(
      with: view, duration: 0.1, options: .transitionFlipFromBottom, animations: nil,
      completion: { finished.append($0) })
    UIView.animateKeyframes(withDuration: 0.1, delay: 0, options: [.calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 1 }
    } completion: {
      finished.append($0)
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { finished.append(true) }
    view.layer.transform = CATransform3DMakeRotation(CGFloat.pi, 0, 0, 1)
    CATransaction.commit()
    UIScreen.main.advance(by: 1)
    expectEqual(finished, [Bool](repeating: true, count: 5))
  }

  @Test func `springs, values and animators have Apple's forms`() {
    let spring = CASpringAnimation(keyPath: "transform")
    spring.damping = 8
    spring.stiffness = 120
    spring.initialVelocity = 3
    spring.fromValue = NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1))
    spring.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    spring.duration = spring.settlingDuration
    let layer = CALayer()
    layer.add(spring, forKey: nil)
    let elapsed: CFTimeInterval = 0
    #expect(layer.convertTime(CACurrentMediaTime(), from: nil) >= elapsed)
    expectEqual(layer.presentation()?.value(forKeyPath: "transform.scale.x") as? Double, 0.5)
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))
    let view = UIView()
    var end: UIViewAnimatingPosition?
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    UIScreen.main.advance(by: 0.3)
    #expect(end == .end && view.alpha == 0)
  }
}
