import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Traces of constraints", .reportsIssuesAsFailures) struct ConstraintTraceTests {
  final class Row: View { override func updateConstraints() { super.updateConstraints() } }

  let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let row = Row()
  let leading: LayoutConstraint

  /// Creates a row with four constraints in a view; all laid out.
  init() {
    root.addForConstraints(row)
    leading = row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      leading, row.topAnchor.constraint(equalTo: root.topAnchor), row.heightAnchor.constraint(equalToConstant: 10),
      root.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
  }

  @Test func `a solution names the constant that changed, and the views that it moves, also in the JSON`() throws {
    let trace = expectTrace {
      root.layOut { leading.constant = 20 }
    } matches: {
      """
      solve: 1 constraint read, moved Row
        because of constant of H:|-(20)-[Row]
      pass 1: layoutIfNeeded() of View, visits: 2
        layoutSubviews View
          because of constraints of Row, outside a pass
        layoutSubviews Row
          because of bounds, in layoutSubviews of View
      """
    }
    #expect(
      try trace.json().contains(
        #"{"depth":0,"solution":{"causeCount":1,"causes":["constant of H:|-(20)-[Row]"],"constraintCount":1,"#
          + #""movedCount":1,"movedViews":["Row"]}}"#))
  }

  @Test func `a frame that constraints depend on is a cause`() {
    let trace = LayoutTrace.recording { root.layOut { $0.frame.size.width = 120 } }
    expectEqual(trace.solutions.map(\.causes), [["frame of View"]])
    expectEqual(trace.solutions.map(\.movedViews), [["Row"]])
  }

  @Test func `activation and deactivation are causes, of which the first are named`() {
    let trace = LayoutTrace.recording {
      for _ in 0..<4 {
        let width = row.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.isActive = false
      }
      root.layoutIfNeeded()
    }
    expectEqual(trace.solutions.map(\.causeCount), [8])
    expectEqual(trace.solutions.first?.causes.first, "activation of Row.width == 10")
    expectEqual(trace.solutions.first?.causes.count, LayoutTrace.Solution.limit)
    #expect(trace.report.contains("and 3 more"))
    #expect(trace.report.contains("nothing moved"))
  }

  @Test func `updateConstraints is in the trace with its reason`() {
    let trace = LayoutTrace.recording { root.layOut { row.setNeedsUpdateConstraints() } }
    #expect(
      trace.report.contains(
        """
        updateConstraints Row
          because of setNeedsUpdateConstraints(), outside a pass
        """))
  }

  @Test func `a trace of one view has the solutions that move it`() {
    let other = View()
    root.layOut { $0.addSubview(other) }
    let change = {
      self.leading.constant += 1
      self.root.layoutIfNeeded()
    }
    expectEqual(LayoutTrace.recording(of: row, change).solutions.count, 1)
    #expect(LayoutTrace.recording(of: other, change).solutions.isEmpty)
  }

  @Test func `nothing is recorded without an observer`() {
    root.layOut { leading.constant = 30 }
    let trace = LayoutTrace.recording { root.layoutIfNeeded() }
    #expect(trace.steps.isEmpty)
  }
}
