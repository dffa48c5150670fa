import ButtonRecipes
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Fixed rects button", .reportsIssuesAsFailures, .sampleTexts) struct FixedRectsButtonTests {
  let title = CGRect(x: 60, y: 10, width: 100, height: 40)
  let image = CGRect(x: 10, y: 10, width: 40, height: 40)
  let button = FixedRectsButton(sample: 0, 0)

  init() { (button.titleRect, button.imageRect) = (title, image) }

  @Test func `D3.10 the subviews get the rectangles, the button's frame stays zero`() {
    #expect(button.titleFrame == title && button.imageFrame == image)
    expectEqual(button.frame, .zero)
  }

  @Test func `D3.10 the item of an empty rectangle is laid out as in a plain button`() {
    let (button, plain) = (FixedRectsButton(sample: 200, 100), Button(sample: 200, 100))
    button.titleRect = title
    #expect(button.titleFrame == title && button.imageFrame == plain.imageFrame)
    button.titleRect = CGRect(x: 5, y: 5, width: 0, height: 40)
    expectEqual(button.titleFrame, plain.titleFrame)
  }

  @Test func `D3.11 it has the size of the union, after two layouts`() {
    button.sizesItself = true
    button.frame.origin = CGPoint(x: 7, y: 9)
    let trace = LayoutTrace.recording { button.layoutIfNeeded() }
    // Union (10, 10, 150, 40): 150 + 2 × 10 by 40 + 2 × 10.
    expectEqual(button.frame, CGRect(x: 7, y: 9, width: 170, height: 60))
    expectEqual(trace.calls.filter { $0.description == "layoutSubviews FixedRectsButton" }.count, 2)
    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty)
    #expect(button.titleFrame == title && button.imageFrame == image)
  }

  @Test func `D3.11 inside a parent the pass settles as well`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).holding(button)
    button.sizesItself = true
    let trace = LayoutTrace.recording(of: button) { parent.layoutIfNeeded() }
    expectEqual(button.frame.size, CGSize(width: 170, height: 60))
    #expect(trace.calls.filter { $0.method == "layoutSubviews" }.count <= 3)
    #expect(LayoutTrace.recording { parent.layoutIfNeeded() }.calls.isEmpty)
  }

  @Test func `D3.11 the fitting size is the same`() {
    expectEqual(
      button.sizeThatFits(.zero), CGSize(width: 30 + 50, height: 20), "the plain button's, unless it sizes itself")
    button.sizesItself = true
    expectEqual(button.sizeThatFits(.zero), CGSize(width: 170, height: 60))
    expectEqual(button.intrinsicContentSize, CGSize(width: 170, height: 60))
  }

  @Test func `one rectangle alone has its margin on both sides; without any the button is not resized`() {
    button.sizesItself = true
    button.layOut { $0.imageRect = .zero }
    expectEqual(button.frame.size, CGSize(width: 100 + 2 * 60, height: 40 + 2 * 10))
    button.layOut { $0.titleRect = .zero }
    expectEqual(button.frame.size, CGSize(width: 220, height: 60))
  }

  @Test func `a changed rectangle marks for layout, an equal one does not`() {
    #expect(button.isMarked { button.titleRect.size.width = 99 })
    #expect(!button.isMarked { button.titleRect.size.width = 99 })
    #expect(button.isMarked { button.imageRect.size.width = 99 })
    #expect(!button.isMarked { button.imageRect.size.width = 99 })
    #expect(button.isMarked { button.sizesItself = true })
    #expect(!button.isMarked { button.sizesItself = true })
  }

  @Test func `a rectangle that is not finite is reported and refused`() {
    let reports = IssueReporting.collect {
      button.titleRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      button.imageRect = .null
    }
    #expect(
      reports.map(\.description) == [
        "FixedRectsButton.titleRect: (nan, 0, 1, 1) is not finite; keeping the old value. Pass finite numbers of points.",
        "FixedRectsButton.imageRect: (inf, inf, 0, 0) is not finite; keeping the old value. "
          + "Pass finite numbers of points.",
      ])
    #expect(button.titleFrame == title && button.imageFrame == image)
  }
}
