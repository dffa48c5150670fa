import Testing
import UIKit

/// Numbers as `CGFloat`, and back, as libraries cast values of layers and dictionaries.
@MainActor @Suite struct NumberCastTests {
  @Test(arguments: [("transform.rotation.z", 0.5), ("transform.scale.x", 2), ("opacity", 0.25), ("position.x", 7)])
  func `a value of a layer by its key path is a CGFloat`(path: String, value: Double) {
    let layer = CALayer()
    layer.setValue(value, forKeyPath: path)
    let found = layer.value(forKeyPath: path) as? CGFloat
    #expect(abs((found ?? 0) - value) < 1e-9)
  }

  @Test func `a number is a CGFloat, and a CGFloat is a number`() {
    let number: Any = NSNumber(value: 1.5)
    let float: Any = CGFloat(2.5)
    #expect(number as? CGFloat == 1.5 && float as? NSNumber == 2.5)
    let values: [String: Any] = ["width": NSNumber(value: 3), "name": "x"]
    #expect(values["width"] as? CGFloat == 3 && values["name"] as? CGFloat == nil)
  }

  @Test(arguments: [
    NSNumber(value: Int64.max), NSNumber(value: Float(0.1)), NSNumber(value: true), NSNumber(value: -7),
  ])
  func `a number is a CGFloat where it is a Double`(number: NSNumber) {
    let value: Any = number
    expectEqual((value as? CGFloat).map { Double($0) }, value as? Double)
  }
}
