import HeadlessKit
import HeadlessTesting

/// Components of colors that are not numbers: reported, and 0 or 1.
@Suite("Components of colors that are not finite") struct ColorNumberTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription, got: String
    let parts: [CGFloat]
    let make: @Sendable () -> CGColor?
    init(_ place: String, got: String, _ parts: [CGFloat], _ make: @escaping @Sendable () -> CGColor?) {
      (testDescription, self.got, self.parts, self.make) = (place, got, parts, make)
    }
  }

  static let rows = [
    Row("Color.init(red:green:blue:alpha:)", got: "red nan, blue inf; using red 0, blue 1", [0, 0.5, 1, 1]) {
      Color(red: .nan, green: 0.5, blue: .infinity, alpha: 1).cgColor
    },
    Row("Color.init(red:green:blue:alpha:)", got: "alpha -inf; using alpha 0", [0.5, 0.5, 0.5, 0]) {
      Color(red: 0.5, green: 0.5, blue: 0.5, alpha: -.infinity).cgColor
    },
    Row("Color.init(white:alpha:)", got: "red nan, green nan, blue nan; using red 0, green 0, blue 0", [0, 0.25]) {
      Color(white: .nan, alpha: 0.25).cgColor
    },
    Row(
      "Color.init(hue:saturation:brightness:alpha:)", got: "hue nan, saturation -inf; using hue 0, saturation 0",
      [0.5, 0.5, 0.5, 1]
    ) { Color(hue: .nan, saturation: -.infinity, brightness: 0.5, alpha: 1).cgColor },
    Row("Color.init(displayP3Red:green:blue:alpha:)", got: "green nan; using green 0", [1, 0, 1, 1]) {
      Color(displayP3Red: 1, green: .nan, blue: 1, alpha: 1).cgColor
    },
    Row("Color.withAlphaComponent(_:)", got: "alpha nan; using alpha 0", [1, 0, 0, 0]) {
      Color.red.withAlphaComponent(.nan).cgColor
    },
    Row("Color.withAlphaComponent(_:)", got: "alpha inf; using alpha 1", [0, 122.0 / 255, 1, 1]) {
      Color.systemBlue.withAlphaComponent(.infinity).cgColor
    },
    Row("CGColor.init(red:green:blue:alpha:)", got: "red inf; using red 1", [1, 1, 1, 1]) {
      CGColor(red: .infinity, green: 1, blue: 1, alpha: 1)
    },
    Row("CGColor.init(gray:alpha:)", got: "alpha nan; using alpha 0", [0.5, 0]) {
      CGColor(gray: 0.5, alpha: .nan)
    },
    Row("CGColor.copy(alpha:)", got: "alpha nan; using alpha 0", [1, 0]) { CGColor.white.copy(alpha: .nan) },
  ]

  @Test(arguments: rows) func `a part that is not finite is reported and becomes 0 or 1`(row: Row) {
    let made = expectReport(
      "\(row.testDescription): Expected finite components of a color; got \(row.got). Pass numbers from 0 to 1."
    ) { row.make() }
    expectEqual(made?.components, row.parts)
  }

  @Test func `the largest numbers, and parts beyond 0 to 1, are finite`() {
    let reports = IssueReporting.collect {
      let largest = CGFloat.greatestFiniteMagnitude
      expectEqual(Color(red: largest, green: largest, blue: -0.5, alpha: 2).red, largest)
      expectEqual(Color(hue: largest, saturation: largest, brightness: largest, alpha: 1).alpha, 1)
    }
    #expect(reports.isEmpty)
  }

  @Test func `a color that is made off the main actor is reported there`() async {
    let reports = await Task.detached {
      IssueReporting.collect { expectEqual(Color(white: 1, alpha: .nan).alpha, 0) }
    }.value
    expectEqual(reports.map(\.place), ["Color.init(white:alpha:)"])
  }
}
