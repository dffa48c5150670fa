import Testing
import UIKit

@MainActor @Suite("Changes in key-value observing") struct KeyValueChangeTests {
  private class Model: NSObject {
    var count = 0 {
      willSet { willChangeValue(for: \.count) }
      didSet { didChangeValue(for: \.count) }
    }
    var action: () -> Void = {} { didSet { didChangeValue(for: \.action) } }
    final class Part {}
    var name = "" { didSet { didChangeValue(forKey: "name") } }
    var part: Part? { didSet { didChangeValue(forKey: "part") } }
    var twice: Int { 2 * count }
  }

  private final class SubModel: Model {}

  private final class Panel: UIView {
    struct Style { var draw: () -> Void = {} }
    final class Theme {}
    var style = Style() { didSet { didChangeValue(for: \.style) } }
    var theme: Theme? = Theme() { didSet { didChangeValue(for: \.theme) } }
  }

  @Test func `ko2 a property that cannot be compared notifies of its own changes only`() {
    let panel = Panel()
    var calls: [String] = []
    let tokens = [
      panel.observe(\.style) { _, _ in calls.append("style") },
      panel.observe(\.theme) { _, _ in calls.append("theme") },
    ]
    panel.alpha = 0.5
    panel.frame.size.width = 10
    expectEqual(calls, [])
    panel.style.draw = {}
    panel.theme = nil
    expectEqual(calls, ["style", "theme"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `ko2 a subclass is observed for the property of its superclass`() {
    let model = SubModel()
    var calls: [String] = []
    let tokens = [
      model.observe(\.count, options: [.new]) { _, change in calls.append("count \(change.newValue ?? -1)") },
      model.observe(\.action) { _, _ in calls.append("action") },
    ]
    model.count = 1
    model.action = {}
    expectEqual(calls, ["count 1", "action"])
    model.count = 1
    expectEqual(calls.count, 2, "Swift cannot compare the key paths of a class and its superclass")
    withExtendedLifetime(tokens) {}
  }

  @Test func `ko2 a computed property notifies when its value has changed`() {
    let model = Model()
    var values: [Int?] = []
    let token = model.observe(\.twice, options: [.new]) { _, change in values.append(change.newValue) }
    model.count = 2
    model.count = 2
    model.action = {}
    withExtendedLifetime(token) {}
    expectEqual(values, [4])
  }

  @Test func `ko2 a change in the call with the initial value is notified with the right old value`() {
    let model = Model()
    var values: [[Int?]] = []
    let token = model.observe(\.count, options: [.initial, .old, .new]) { model, change in
      values.append([change.oldValue, change.newValue])
      if model.count == 0 { model.count = 7 }
    }
    model.count = 8
    withExtendedLifetime(token) {}
    expectEqual(values, [[nil, 0], [0, 7], [7, 8]])
  }

  @Test func `ko4 willChangeValue notifies observers that ask for the time before a change`() {
    let model = Model()
    var lines: [String] = []
    let token = model.observe(\.count, options: [.prior, .old, .new]) { model, change in
      let new = change.newValue.map { "\($0)" } ?? "none"
      lines.append("\(change.isPrior) \(change.oldValue ?? -1) \(new) \(model.count)")
    }
    let plain = model.observe(\.count) { _, change in lines.append("plain \(change.isPrior)") }
    model.count = 3
    withExtendedLifetime((token, plain)) {}
    expectEqual(lines, ["true 0 none 0", "false 0 3 3", "plain false"])
  }

  @Test func `ko5 didChangeValue with a name notifies of every value that has changed`() {
    let model = Model()
    var values: [String?] = []
    let token = model.observe(\.name, options: [.new]) { _, change in values.append(change.newValue) }
    model.willChangeValue(forKey: "name")
    model.name = "a"
    model.name = "a"
    expectEqual(values, ["a"])
    var partCount = 0
    let other = model.observe(\.part) { _, _ in partCount += 1 }
    for part in [Model.Part(), nil, nil] { model.part = part }
    withExtendedLifetime((token, other)) {}
    #expect(values == ["a"] && partCount == 2)
  }

  @Test func `the kind of a change is UIKit's global type`() {
    let kind: NSKeyValueChange = .setting
    #expect(kind.rawValue == 1 && NSKeyValueObservedChange<Int>.Kind.removal == NSKeyValueChange.removal)
  }
}
