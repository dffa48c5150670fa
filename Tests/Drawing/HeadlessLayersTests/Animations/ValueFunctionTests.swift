import HeadlessKit
import HeadlessTesting

@MainActor @Suite("ValueFunction", .screen(scale: 2), .reportsIssuesAsFailures) struct ValueFunctionTests {
  @Test func `a number becomes a rotation, also of more than half a turn`() throws {
    let (layer, spin) = (Layer(), BasicAnimation(keyPath: "transform"))
    spin.valueFunction = ValueFunction(name: .rotateZ)
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    layer.add(spin, forKey: "spin")
    Screen.main.advance(by: 0.25)
    let shown = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? NSNumber
    #expect(abs((shown?.doubleValue ?? 0) - .pi / 2) < 1e-9)
    #expect((layer.animation(forKey: "spin") as? BasicAnimation)?.valueFunction?.name == .rotateZ)
  }

  @Test func `an unknown name makes none`() {
    #expect(ValueFunction(name: .init(rawValue: "shear")) == nil && ValueFunction(name: .scaleX)?.name == .scaleX)
  }
}
