import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Controls of iOS 26.1, from public recordings (facts q11 to q13, q15, q17 and q29).
@MainActor @Suite("Recorded controls", .system(.iOS26), .reportsIssuesAsFailures) struct RecordedControlTests {
  /// Shows a view in a row of 375×44 points, with constraints.
  private func show(_ view: View, _ constraints: (View) -> [LayoutConstraint]) -> Window {
    let row = View(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    row.addForConstraints(view)
    LayoutConstraint.activate(constraints(row) + [view.centerYAnchor.constraint(equalTo: row.centerYAnchor)])
    return Window.showing(row)
  }

  private let titles = ["Small", "Medium", "Large"]
  private let measurer = RecordedTextMeasurer(
    ["Small": 34.5, "Medium": 48.5, "Large": 34.5].mapValues { CGSize(width: $0, height: 15.51) })

  @Test(.screen(scale: 2)) func `q11 a slider has no alignment insets, and up to iOS 18 sticks out by 2 points`() {
    let slider = Slider()
    let window = show(slider) { row in
      [
        slider.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 68),
        slider.trailingAnchor.constraint(equalTo: row.leadingAnchor, constant: 359),
      ]
    }
    window.layoutIfNeeded()
    expectEqual(slider.frame, CGRect(x: 68, y: 5, width: 291, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(track, CGRect(x: 0, y: 14, width: 291, height: 6))
    // 0.3 · (291 - 37) = 76.2.
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.3)
    expectEqual(thumb, CGRect(x: 76, y: 5, width: 37, height: 24))
    let later = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.7)
    expectEqual(later, CGRect(x: 178, y: 5, width: 37, height: 24))
    expectEqual(slider.alignmentRectInsets, .zero)
    Screen.withMain(era: .iOS18) {
      expectEqual(Slider().alignmentRectInsets, EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    }
  }

  @Test(.screen(scale: 2), .layoutDirection(.rightToLeft))
  func `q29 from right to left the segments have the edges of the other direction`() {
    let control = SegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 16, y: 5.5, width: 343, height: 34)
    TextMeasuring.withCurrent(measurer) {
      Window.showing(control).layoutIfNeeded()
      let labels = titles.compactMap { control.find(.label($0)) }
      // Segments of 114, 114 and 115 points from the left, the first one at the right.
      #expect(
        labels.map(\.frame) == [
          CGRect(x: 228 + 40.5, y: 9, width: 34.5, height: 16), CGRect(x: 114 + 33, y: 9, width: 48.5, height: 16),
          CGRect(x: 40, y: 9, width: 34.5, height: 16),
        ])
    }
  }

  @Test(.screen(scale: 2)) func `q12 a segmented control ends a point below its alignment rectangle`() {
    let control = SegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    TextMeasuring.withCurrent(measurer) {
      let window = show(control) { row in
        [
          control.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
          control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
          control.heightAnchor.constraint(equalToConstant: 33),
        ]
      }
      window.layoutIfNeeded()
      expectEqual(control.frame, CGRect(x: 16, y: 5.5, width: 343, height: 34))
      let labels = titles.compactMap { control.find(.label($0)) }
      // q13: in the center of segments of 114, 114 and 115 points.
      #expect(
        labels.map(\.frame) == [
          CGRect(x: 40, y: 9, width: 34.5, height: 16), CGRect(x: 114 + 33, y: 9, width: 48.5, height: 16),
          CGRect(x: 228 + 40.5, y: 9, width: 34.5, height: 16),
        ])
      expectEqual(labels.map(\.font.weightName), ["medium", "regular", "regular"])
      window.layOut { control.selectedSegmentIndex = 2 }
      expectEqual(labels.map(\.font.weightName), ["regular", "regular", "medium"])
    }
    expectEqual([SystemEra.standard, .iOS15, .iOS18].map(\.segmentedControlOverhang), [0, 0, 1])
  }

  @Test func `q13 labels of segments follow the segments`() {
    let control = SegmentedControl(items: ["A", "B"])
    control.layoutIfNeeded()
    control.setTitle("New", forSegmentAt: 1)
    control.insertSegment(withTitle: "C", at: 2, animated: false)
    control.removeSegment(at: 0, animated: false)
    control.layOut { $0.isEnabled = false }
    let labels = control.findAll(.view(ofType: Label.self))
    #expect(labels.map(\.text) == ["New", "C"] && labels.allSatisfy { !$0.isEnabled })
    control.layOut { $0.setImage(Image(size: CGSize(width: 10, height: 10)), forSegmentAt: 0) }
    #expect(control.findAll(.label("New")).isEmpty && control.find(.label("C")) != nil)
  }

  @Test(arguments: [(CGFloat(2), 3, CGSize(width: 74, height: 26)), (3, 5, CGSize(width: 325.0 / 3, height: 77.0 / 3))])
  func `q15 the size of a page control follows its dots`(scale: CGFloat, pages: Int, size: CGSize) {
    Screen.withMain(Screen(scale: scale, era: .iOS26)) {
      let fitting = PageControl().size(forNumberOfPages: pages)
      #expect(abs(fitting.width - size.width) < 0.001 && abs(fitting.height - size.height) < 0.001)
    }
  }

  @Test(.screen(scale: 2)) func `q15 dots of 10 points are 18 apart`() {
    let control = PageControl(frame: CGRect(x: 0, y: 0, width: 74, height: 26))
    control.numberOfPages = 3
    expectEqual(control.filledBoxes, [14, 32, 50].map { CGRect(x: $0, y: 8, width: 10, height: 10) })
  }

  @Test func `q17 colors of iOS 26`() {
    let light = TraitCollection(userInterfaceStyle: .light)
    func bytes(_ color: Color) -> [Int] {
      let color = color.resolvedColor(with: light)
      return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.systemRed) == [255, 56, 60, 255] && bytes(.systemBlue) == [0, 136, 255, 255])
    expectEqual(bytes(.separator), [60, 60, 67, Int((0.12 * 255).rounded())])
    expectEqual(View().tintColor, .systemBlue)
    Screen.withMain(era: .iOS18) {
      #expect(bytes(.systemRed) == [255, 59, 48, 255] && bytes(.systemBlue) == [0, 122, 255, 255])
      expectEqual(bytes(.separator)[3], Int((0.29 * 255).rounded()))
    }
  }
}

extension Font {
  /// The weight of the system font.
  fileprivate var weightName: String { self == .systemFont(ofSize: pointSize, weight: .medium) ? "medium" : "regular" }
}
