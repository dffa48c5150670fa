import HeadlessKit
import HeadlessTesting

/// The texts that the built-in measurer is not exact for.
private let widths = RecordedTextMeasurer([
  .init("A rather long b", ".SFUI-Regular", 17, width: 338.0 / 3, height: 17 * 1.193359375),
  .init("Configure", ".SFUI-Regular", 15, width: 202.0 / 3, height: 15 * 1.193359375),
  .init("Sub", ".SFUI-Regular", 13, width: 71.0 / 3, height: 13 * 1.193359375),
  .init("A rather long button title here", ".SFUI-Regular", 17, width: 671.0 / 3, height: 17 * 1.193359375),
])

/// The sizes and positions of configured buttons, by the numbers of the facts.
@MainActor
@Suite(
  "Sizes of configured buttons", .reportsIssuesAsFailures, .screen(scale: 3), .system(.iOS26), .textMeasurer(widths))
struct ConfiguredButtonSizeTests {
  /// Returns a rectangle with thirds of a point as whole pixels.
  private func pixels(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x / 3, y / 3, width / 3, height / 3)
  }

  @Test(arguments: [0, 6, 20] as [CGFloat], [DirectionalRectEdge.top, .leading, .bottom, .trailing])
  func `g12 the padding adds to the axis of the placement`(padding: CGFloat, edge: DirectionalRectEdge) {
    let button = Button(
      configuration: .filled().titled("Go").with {
        $0.image = Image(systemName: "star.fill")
        $0.imagePlacement = edge
        $0.imagePadding = padding
      })
    let isBeside = edge == .leading || edge == .trailing
    // 28 and 22 wide, or the wider of both; 20.333 high each.
    let size = isBeside ? CGSize(74 + padding, 103.0 / 3) : CGSize(28 + 24, 54 + 2.0 / 3 + padding)
    expectEqual(button.intrinsicContentSize.asTitle, size.asTitle)
  }

  nonisolated static let alignments: [(Button.Configuration.TitleAlignment, CGFloat)] = [
    (.automatic, 277), (.leading, 277), (.center, 354), (.trailing, 431),
  ]

  @Test(arguments: alignments) func `g15 the narrower subtitle moves below the title`(
    alignment: Button.Configuration.TitleAlignment, x: CGFloat
  ) throws {
    let configuration = Button.Configuration.filled().titled("Configure").with {
      $0.subtitle = "Sub"
      $0.titleAlignment = alignment
    }
    let button = Button.configured(configuration, size: CGSize(260, 60))
    #expect(try #require(button.titleLabel).frame.isClose(to: pixels(277, 34, 225, 61)))
    #expect(try #require(button.subtitleLabel).frame.isClose(to: pixels(x, 98, 71, 47)))
    // From right to left the title stays, and the subtitle is at its other end: 277 + 502 - 71 - x.
    button.layOut { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(try #require(button.subtitleLabel).frame.isClose(to: pixels(708 - x, 98, 71, 47)))
  }

  nonisolated static let wraps: [(LineBreakMode, [CGFloat], [String])] = [
    (.byWordWrapping, [55, 29, 308, 181], ["A rather long", "button title", "here"]),
    (.byCharWrapping, [40, 59, 338, 121], ["A rather long b", "utton title here"]),
  ]

  @Test(arguments: wraps) func `g17 a title without room wraps, and its label shows all lines`(
    mode: LineBreakMode, frame: [CGFloat], lines: [String]
  ) throws {
    let configuration = Button.Configuration.filled().titled("A rather long button title here").with {
      $0.titleLineBreakMode = mode
    }
    let label = try #require(Button.configured(configuration, size: CGSize(140, 80)).titleLabel)
    #expect(label.frame.isClose(to: pixels(frame[0], frame[1], frame[2], frame[3])), "\(label.frame.shortDescription)")
    #expect(label.shownLines.map(\.string) == lines && label.shownLines.allSatisfy { !$0.isTruncated })
  }

  @Test(.system(.iOS15)) func `d9 up to iOS 18 the lines of a wrapped title are one line height apart`() throws {
    let configuration = Button.Configuration.filled().titled("A rather long button title here")
    let label = try #require(Button.configured(configuration, size: CGSize(140, 80)).titleLabel)
    // 3 × 20.287 are 60.861, which is 182.6 pixels.
    #expect(abs(label.frame.height - 183.0 / 3) < 1e-9 && label.shownLines.count == 3)
  }
}
