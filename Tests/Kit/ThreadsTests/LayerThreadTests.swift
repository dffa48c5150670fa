import HeadlessKit
import HeadlessTesting

@Suite("Layers on other threads", .reportsIssuesAsFailures) struct LayerThreadTests {
  @Test func `code on no actor creates layers and sets their properties`() async {
    let radius = await Task.detached {
      let layer = GradientLayer()
      layer.cornerRadius = 3
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let outer = Layer()
      outer.addSublayer(layer)
      return outer.sublayers?.first?.cornerRadius
    }.value
    expectEqual(radius, 3)
  }
}
