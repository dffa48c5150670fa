import HeadlessKit
import HeadlessTesting

/// Default attributes below the runs of a string, as a button adds its font and color to its titles.
@Suite(.reportsIssuesAsFailures) struct AttributedStringDefaultsTests {
  let defaults = AttributeContainer([.font: Font.systemFont(ofSize: 17), .foregroundColor: Color.blue])

  func sample() throws -> AttributedString {
    var string = AttributedString("one two")
    let range = try #require(string.range(of: "two"))
    string[range].foregroundColor = .red
    string[range].kern = 2
    return string
  }

  @Test func `a run keeps its own attributes and gets the others`() throws {
    let merged = try sample().mergingDefaults(defaults, transform: nil)
    expectEqual(String(merged.characters), "one two")
    expectEqual(merged.runs.map(\.foregroundColor), [.blue, .red])
    expectEqual(merged.runs.map(\.font), [.systemFont(ofSize: 17), .systemFont(ofSize: 17)])
    expectEqual(merged.runs.map(\.kern), [nil, 2])
  }

  @Test func `the transform receives the merged attributes of each run and its result replaces them`() throws {
    var received: [AttributeContainer] = []
    let transformed = try sample().mergingDefaults(defaults) { container in
      received.append(container)
      var changed = container
      changed.font = .boldSystemFont(ofSize: 20)
      changed.kern = nil
      return changed
    }
    #expect(
      received == [
        defaults,
        AttributeContainer([.font: Font.systemFont(ofSize: 17), .foregroundColor: Color.red, .kern: 2]),
      ])
    expectEqual(transformed.runs.map(\.font), [.boldSystemFont(ofSize: 20), .boldSystemFont(ofSize: 20)])
    expectEqual(transformed.runs.map(\.kern), [nil, nil])
  }

  @Test func `runs that become equal are one`() throws {
    let plain = try sample().mergingDefaults(defaults) { _ in AttributeContainer() }
    #expect(plain == AttributedString("one two") && plain.runs.count == 1)
  }

  @Test func `runs inside a combined character are merged one by one`() {
    let flag =
      AttributedString("🇩", attributes: AttributeContainer([.kern: 1]))
      + AttributedString("🇪", attributes: AttributeContainer([.kern: 2]))
    let merged = flag.mergingDefaults(defaults, transform: nil)
    expectEqual(String(merged.characters), "🇩🇪")
    #expect(merged.runs.map(\.kern) == [1, 2] && merged.runs.allSatisfy { $0.foregroundColor == .blue })
  }

  @Test func `an empty string stays empty and the transform is not called`() {
    var count = 0
    let merged = AttributedString("").mergingDefaults(defaults) { container in
      count += 1
      return container
    }
    #expect(merged == AttributedString() && count == 0)
  }

  @Test func `a kerning that is not a number does not reach the measured text`() {
    var string = AttributedString("ab")
    string.kern = .nan
    let text = NSAttributedString(string.mergingDefaults(defaults, transform: nil))
    expectEqual(text.size(), NSAttributedString(string: "ab", attributes: [.font: Font.systemFont(ofSize: 17)]).size())
  }
}
