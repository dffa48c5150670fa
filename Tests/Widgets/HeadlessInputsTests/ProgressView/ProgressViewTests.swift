import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A progress view` {
  let bar = ProgressView(frame: CGRect(x: 0, y: 0, width: 280, height: 4))

  @Test func `its progress is limited to 0 and 1`() {
    expectEqual(bar.progress, 0)
    bar.progress = 3
    expectEqual(bar.progress, 1)
    bar.setProgress(-1, animated: true)
    expectEqual(bar.progress, 0)
    let reports = IssueReporting.collect { bar.progress = .nan }
    let message = "ProgressView.progress: nan is not a number; keeping the old value. Pass a number from 0 to 1."
    expectEqual(reports.map(\.description), [message])
    expectEqual(bar.progress, 0)
  }

  @Test func `i4 it is 4 points high`() {
    expectEqual(ProgressView(progressViewStyle: .bar).frame.size, CGSize(width: 0, height: 4))
    #expect(ProgressView(progressViewStyle: .bar).progressViewStyle == .bar && bar.progressViewStyle == .default)
    expectEqual(bar.intrinsicContentSize, CGSize(width: View.noIntrinsicMetric, height: 4))
    expectEqual(bar.sizeThatFits(CGSize(width: 50, height: 50)), CGSize(width: 50, height: 4))
  }

  @Test(arguments: [(0, nil), (0.005, 8), (0.35, 98), (0.5018, 141), (1, 280)] as [(Float, CGFloat?)])
  func `i4 the completed part is whole points wide, and 8 at least; nothing is done at 0`(
    progress: Float, width: CGFloat?
  ) {
    bar.progress = progress
    let done = width.map { [CGRect(x: 0, y: 0, width: $0, height: 4)] } ?? []
    expectEqual(bar.filledBoxes, [bar.bounds] + done)
  }

  @Test(.layoutDirection(.rightToLeft)) func `in a right-to-left layout it grows from the right`() {
    let bar = ProgressView(frame: CGRect(x: 0, y: 0, width: 280, height: 4))
    bar.progress = 0.5
    expectEqual(bar.filledBoxes.last, CGRect(x: 140, y: 0, width: 140, height: 4))
  }

  @Test func `it shows a progress that is observed`() {
    let progress = Progress(totalUnitCount: 4)
    bar.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(bar.progress == 0.25 && bar.observedProgress === progress)
    bar.observedProgress = nil
    progress.completedUnitCount = 2
    expectEqual(bar.progress, 0.25)
  }

  @Test func `its colors and images are drawn`() {
    (bar.progressTintColor, bar.trackTintColor, bar.progress) = (.red, .blue, 0.5)
    expectEqual(bar.fillColors, [Color.blue.cgColor, Color.red.cgColor])
    let image = Image(size: CGSize(width: 2, height: 2))
    (bar.progressImage, bar.trackImage) = (image, image)
    #expect(bar.filledBoxes == [] && bar.progressImage === image && bar.trackImage === image)
  }

  @Test func `it is an element that updates, with a percentage`() {
    bar.progress = 0.25
    #expect(bar.isAccessibilityElement && bar.accessibilityTraits == .updatesFrequently)
    expectEqual(bar.accessibilityValue, "25%")
  }
}
