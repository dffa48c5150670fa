import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Expecting traces") struct ExpectTraceTests {
  nonisolated static let forms: [(TraceForm, String)] = [
    (.calls, "layoutSubviews Button\ncontentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)"),
    (.hooks, "contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)"),
  ]

  @Test(arguments: forms)
  func `only the calls, or only the hooks, can be compared`(form: TraceForm, lines: String) {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    expectTrace(of: button, as: form) {
      button.layoutIfNeeded()
    } matches: {
      lines
    }
  }

  @Test func `a failure marks the lines that differ`() {
    let view = View()
    view.layoutIfNeeded()
    withKnownIssue {
      expectTrace {
        view.layOutAgain()
      } matches: {
        """
        pass 1: layoutIfNeeded() of View, visits: 1
          layoutSubviews Label
            because of setNeedsLayout(), outside a pass
        """
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        The layout's steps are not as expected (- expected, + found):
          pass 1: layoutIfNeeded() of View, visits: 1
        -   layoutSubviews Label
        +   layoutSubviews View
              because of setNeedsLayout(), outside a pass
        """
      ]
    }
  }

  @Test func `an error of the recorded code is thrown to the caller`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try expectTrace {
        throw Failure()
      } matches: {
        ""
      }
    }
  }
}
