import UIKit

extension ConformanceScene {
  static let segmentsAndPages = segments + pages

  // MARK: Segmented control

  private static let segments =
    [
      ConformanceScene("inputs/segments are touched", facts: ["i9"], scale: 3, needsApp: true) { stage in
        guard let control = stage.addTouchedSegments() else { return }
        for width in [280, 281, 100] {
          control.frame = CGRect(x: 10, y: 20, width: width, height: 32)
          stage.layOut()
          // The edges between the segments, around a third and two thirds of the width.
          for part in [1, 2] {
            let edge = (CGFloat(width * part) / 3).rounded(.down)
            var selected: [Double] = []
            for distance in [-1, -0.5, 0, 0.25, 0.5, 0.75, 1, 1.5] {
              control.selectedSegmentIndex = UISegmentedControl.noSegment
              stage.tap(control, at: CGPoint(x: edge + distance, y: 16))
              selected.append(Double(control.selectedSegmentIndex))
            }
            stage.record("\(width) around \(Int(edge))", .numbers(selected))
          }
        }
      },
      ConformanceScene("inputs/segments send events", facts: ["i9"], scale: 3, needsApp: true) { stage in
        guard let control = stage.addTouchedSegments() else { return }
        control.frame = CGRect(x: 10, y: 20, width: 280, height: 32)
        let calls = CallLog(eventsOf: control)
        stage.layOut()
        for (index, x) in [140, 140, 250].enumerated() {
          stage.touch(control, at: CGPoint(x: x, y: 16))
          calls.record("\(index) touch at \(x)", on: stage)
          stage.liftTouch()
          calls.record("\(index) lift", on: stage)
        }
        control.selectedSegmentIndex = 0
        calls.record("selection set", on: stage)
      },
    ]
    + atEachScale("inputs/segments size", facts: ["i9", "q12"]) { stage in
      for titles in [["A", "B", "C"], ["i", "Wide title"], ["First", "Second", "Third", "Fourth"]] {
        let control = stage.add(UISegmentedControl(items: titles))
        let name = titles.joined(separator: "|")
        stage.record("\(name) frame", .rect(control.frame))
        stage.record("\(name) intrinsicContentSize", .size(control.intrinsicContentSize))
        stage.record("\(name) sizeThatFits", .size(control.sizeThatFits(.zero)))
        control.apportionsSegmentWidthsByContent = true
        stage.record("\(name) by content", .size(control.intrinsicContentSize))
        control.apportionsSegmentWidthsByContent = false
        control.setWidth(50, forSegmentAt: 0)
        stage.record("\(name) with a width of 50", .size(control.intrinsicContentSize))
        for title in titles {
          for weight in [UIFont.Weight.regular, .medium, .semibold] {
            stage.recordSize(of: title, in: .systemFont(ofSize: 13, weight: weight))
          }
        }
      }
      let control = UISegmentedControl(items: ["A", "B"])
      stage.record("widthForSegment", .length(control.widthForSegment(at: 0)))
      stage.record("contentOffsetForSegment", .size(control.contentOffsetForSegment(at: 0)))
    }

  // MARK: Page control

  private static let pages = [
    ConformanceScene("inputs/page control size", facts: ["i10"], scale: 3) { stage in
      let control = stage.add(UIPageControl())
      for count in [0, 1, 2, 3, 5, 12] {
        stage.record("size for \(count) pages", .size(control.size(forNumberOfPages: count)))
        control.numberOfPages = count
        stage.record("intrinsicContentSize of \(count) pages", .size(control.intrinsicContentSize))
        stage.record("sizeThatFits of \(count) pages", .size(control.sizeThatFits(CGSize(width: 300, height: 300))))
      }
      (control.numberOfPages, control.hidesForSinglePage) = (1, true)
      stage.record("intrinsicContentSize of a hidden page", .size(control.intrinsicContentSize))
      stage.record("pageIndicatorTintColor", .color(control.pageIndicatorTintColor, of: control))
      stage.record("currentPageIndicatorTintColor", .color(control.currentPageIndicatorTintColor, of: control))
    }
  ]
}

extension Stage {
  /// Adds three segments; nil where touches do not reach a segmented control.
  fileprivate func addTouchedSegments() -> UISegmentedControl? {
    let sample = UISegmentedControl(items: ["A"])
    guard tracksTouches(sample, at: CGPoint(x: 5, y: 16), hasChanged: { $0.selectedSegmentIndex == 0 }) else {
      return nil
    }
    return add(UISegmentedControl(items: ["A", "B", "C"]))
  }
}
