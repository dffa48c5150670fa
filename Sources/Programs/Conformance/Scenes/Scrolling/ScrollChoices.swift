import UIKit

private final class EndCounter: NSObject, UIScrollViewDelegate {
  var ends = 0

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

extension ConformanceScene {
  @MainActor private static func makeScrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 1000, height: 2000)
    return scroll
  }

  /// Motions and rectangles that are not documented.
  static let scrollChoices = [
    ConformanceScene(
      "scrolling/length of an animated offset", facts: ["scroll views: an animated offset"], scale: 3, needsApp: true
    ) { stage in
      let (scroll, counter) = (stage.add(makeScrollView()), EndCounter())
      scroll.delegate = counter
      for distance in [CGFloat(40), 300, 1500] {
        scroll.contentOffset = .zero
        counter.ends = 0
        scroll.setContentOffset(CGPoint(x: 0, y: distance), animated: true)
        let start = stage.time
        // The moments are away from the end.
        for seconds in [0.2, 0.45, 1.05] {
          stage.wait(until: start + seconds)
          stage.record("\(Int(distance)) ended after \(seconds) s", .count(counter.ends))
        }
        stage.record("\(Int(distance)) offset", .point(scroll.contentOffset))
      }
      counter.ends = 0
      scroll.setContentOffset(scroll.contentOffset, animated: true)
      stage.wait(1)
      stage.record("ends of one to the current offset", .count(counter.ends))
      scroll.delegate = nil
    },
    ConformanceScene(
      "scrolling/motion of a removed view", facts: ["scroll views: a motion that is stopped"], scale: 3, needsApp: true
    ) { stage in
      let (scroll, counter) = (stage.add(makeScrollView()), EndCounter())
      scroll.delegate = counter
      scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      stage.waitInMotion(0.1)
      scroll.removeFromSuperview()
      stage.record("1 ends at the removal", .count(counter.ends))
      stage.wait(1)
      stage.record("2 ends", .count(counter.ends))
      stage.record("2 rests at its target", .flag(scroll.contentOffset.y == 1000))
      scroll.delegate = nil
    },
    ConformanceScene(
      "scrolling/large rectangles", facts: ["scroll views: a rectangle larger than the view in `scrollRectToVisible`"],
      scale: 3
    ) { stage in
      let scroll = stage.add(makeScrollView())
      for start in [CGFloat(0), 200, 600, 1200] {
        for rect in [
          CGRect(x: 100, y: 400, width: 500, height: 700), CGRect(x: 100, y: 400, width: 50, height: 700),
          CGRect(x: 100, y: 400, width: 200, height: 300), CGRect(x: 0, y: 0, width: 1000, height: 2000),
        ] {
          scroll.contentOffset = CGPoint(x: start / 2, y: start)
          scroll.scrollRectToVisible(rect, animated: false)
          let name = "from \(Int(start)) to \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
          stage.record(name, .point(scroll.contentOffset))
        }
      }
    },
  ]
}
