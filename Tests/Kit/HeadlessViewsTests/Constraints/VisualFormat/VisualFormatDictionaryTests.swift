import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Visual format: metrics and views", .reportsIssuesAsFailures) struct VisualFormatDictionaryTests {
  let root = View()
  let a = View()
  let b = View()

  init() { root.holding(a, b) }

  @Test func `a metric is a number of any type`() {
    let metrics: [Any] = [
      Int(12), Int8(12), UInt64(12), Float(12), Double(12), CGFloat(12), NSNumber(value: 12), Double?.some(12) as Any,
      LayoutPriority(12).rawValue,
    ]
    for metric in metrics {
      let constraints = LayoutConstraint.constraints(
        withVisualFormat: "[a(m)]", metrics: ["m": metric], views: ["a": a])
      expectEqual(constraints.map(\.constant), [12], "\(type(of: metric))")
    }
  }

  @Test func `a view may be in an optional, and a guide may be among views`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let optional: View? = a
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "|[guide][a]", metrics: [:], views: ["a": optional as Any, "guide": guide])
    #expect(constraints.count == 2 && constraints.first?.firstItem === guide)
    #expect(constraints.last?.firstItem === a)
  }

  @Test func `a mistake is reported with UIKit's text, and nothing is created`() {
    var constraints: [LayoutConstraint] = []
    let reports = IssueReporting.collect {
      constraints = LayoutConstraint.constraints(
        withVisualFormat: "H:|-[a]-[c(44)]", metrics: nil, views: ["a": a, "b": b])
    }
    #expect(constraints.isEmpty)
    #expect(
      reports == [
        IssueReport(
          place: "LayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
          problem: "Unable to parse constraint format: \n" + "c is not a key in the views dictionary. \n"
            + "H:|-[a]-[c(44)] \n" + "          ^",
          cure: "Add the view for c to the dictionary of views.")
      ])
  }

  struct Row: Sendable {
    let format: String
    let options: LayoutConstraint.FormatOptions
    let mark, message: String
    init(_ format: String, _ mark: String, _ message: String, _ options: LayoutConstraint.FormatOptions = []) {
      (self.format, self.options, self.mark, self.message) = (format, options, mark, message)
    }
  }

  private nonisolated static let noSuperview =
    "Unable to interpret '|' character, because the related view doesn't have a superview"

  nonisolated static let mistakes = [
    Row("|[root]", "       ^", noSuperview),
    Row("[root]-|", "        ^", noSuperview),
    Row("[loose]|", "        ^", noSuperview),
    Row(
      "[a]-margiin-[b]",
      "           ^",
      "Encountered metric with name \"margiin\", but value was not specified in metrics or views dictionaries"),
    Row("[a]-b-[b]", "     ^", "A space cannot be equal to the size of the view b"),
    Row("[a(1@b)]", "      ^", "A priority cannot be the view b"),
    Row("[a(text)]", "       ^", "Expected a number for the metric text; got a value of type String"),
    Row("[a(nan)]", "      ^", "Expected a finite number; got nan"),
    Row("[a(1@huge)]", "         ^", "Expected a priority from 0 to 1000; got 2000.0"),
    Row("[a(1@nan)]", "        ^", "Expected a finite number; got nan"),
    Row("[text]", "     ^", "Expected a view or a layout guide for text; got a value of type String"),
    Row("[a(==word)]", "         ^", "Expected a view or a layout guide for word; got a value of type Int"),
    Row(
      "[a][b]",
      "      ^",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
      .alignAllLeft),
    Row(
      "V:[a][b]-",
      "        ^",
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.",
      .alignAllFirstBaseline),
    Row(
      "[a][b]",
      "      ^",
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
      .alignmentMask),
  ]

  @Test(arguments: mistakes) func `names, values and options that do not fit are reported at their place`(row: Row) {
    var constraints: [LayoutConstraint] = []
    let reports = IssueReporting.collect {
      constraints = LayoutConstraint.constraints(
        withVisualFormat: row.format, options: row.options,
        metrics: ["text": "12", "nan": Double.nan, "huge": 2000],
        views: ["a": a, "b": b, "root": root, "loose": LayoutGuide(), "text": "a view", "word": 5])
    }
    #expect(constraints.isEmpty)
    expectEqual(
      reports.map(\.problem), ["Unable to parse constraint format: \n\(row.message) \n\(row.format) \n\(row.mark)"])
  }
}
