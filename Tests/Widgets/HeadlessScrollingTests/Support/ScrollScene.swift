import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

/// A scroll view of 200×300 points in a window, and a delegate that logs its calls.
@MainActor struct ScrollScene {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let scroll: ScrollView
  let delegate: ScrollLog
  var clock: VirtualClock { window.screen.clock }

  /// Creates the scene; the content is 200×1000 points by default.
  init(_ scroll: ScrollView = ScrollView(), content: CGSize = CGSize(width: 200, height: 1000)) {
    self.scroll = scroll
    delegate = ScrollLog()
    scroll.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    scroll.contentSize = content
    scroll.delegate = delegate
    window.show(scroll)
    window.layoutIfNeeded()
  }

  /// Returns the callbacks since the last call, separated by spaces; equal ones that follow each other as `scroll×18`.
  ///
  /// - Parameter countsRepetitions: False writes `scroll` once for any number of frames.
  /// - Returns: The log, which is empty afterwards.
  func calls(countsRepetitions: Bool = true) -> String {
    var groups: [(line: String, count: Int)] = []
    for line in delegate.lines {
      if let last = groups.last, last.line == line {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((line, 1))
      }
    }
    delegate.lines = []
    return groups.map { $0.count > 1 && countsRepetitions ? "\($0.line)×\($0.count)" : $0.line }
      .joined(separator: " ")
  }

  /// Puts a finger on the scroll view and moves it along an axis; returns the finger.
  func drag(_ axis: LayoutAxis = .vertical, by distance: CGFloat) -> Finger {
    let finger = touch(scroll)
    finger.move(axis, by: distance)
    return finger
  }

  /// Drags by -50 points, of which the content follows 40, and then 20 by 1 point per millisecond; waits after the end.
  func flick(along axis: LayoutAxis = .vertical, andWait seconds: TimeInterval = 0) {
    let finger = drag(axis, by: -50)
    for _ in 0..<2 {
      clock.advance(by: 0.01)
      finger.move(axis, by: -10)
    }
    finger.lift()
    if seconds > 0 { clock.advance(by: seconds) }
  }
}

extension CGPoint {
  /// Creates a point at a distance along an axis.
  init(_ axis: LayoutAxis, _ distance: CGFloat) {
    self = .zero
    self[axis] = distance
  }
}

extension Finger {
  /// Moves the finger along an axis.
  func move(_ axis: LayoutAxis, by distance: CGFloat) {
    let distance = CGPoint(axis, distance)
    move(by: distance.x, distance.y)
  }
}

/// A delegate that logs its calls and runs the code of a test in them.
@MainActor final class ScrollLog: ScrollViewDelegate {
  var lines: [String] = []
  /// Whether calls of `scrollViewDidScroll(_:)` are logged with their offset.
  var logsOffsets = false
  /// Whether each line has the flags of the scroll view: t for tracking, d for dragging, c for decelerating.
  var logsFlags = false
  var zoomed: View?
  var mayScrollToTop = true
  var onScroll: (ScrollView) -> Void = { _ in }
  var onBeginOfDrag: (ScrollView) -> Void = { _ in }
  var onLift: (ScrollView) -> Void = { _ in }
  var onEndOfDrag: (ScrollView) -> Void = { _ in }
  var onEndOfAnimation: (ScrollView) -> Void = { _ in }
  var target: (CGPoint) -> CGPoint = { $0 }
  private(set) var velocity = CGPoint.zero
  private(set) var proposed = CGPoint.zero

  private func write(_ line: String, _ scrollView: ScrollView) {
    let flags = [
      scrollView.isTracking ? "t" : "", scrollView.isDragging ? "d" : "", scrollView.isDecelerating ? "c" : "",
    ].joined()
    lines.append(logsFlags ? "\(line)[\(flags)]" : line)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset
    if logsOffsets {
      write("(\(offset.x.shortDescription),\(offset.y.shortDescription))", scrollView)
    } else {
      write("scroll", scrollView)
    }
    onScroll(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) { write("zoom", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    write("willDrag", scrollView)
    onBeginOfDrag(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    write("willEndDrag", scrollView)
    onLift(scrollView)
    (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    write("didEndDrag:\(decelerate)", scrollView)
    onEndOfDrag(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { write("willDecelerate", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { write("didDecelerate", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    write("didAnimate", scrollView)
    onEndOfAnimation(scrollView)
  }
  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { write("willZoom", scrollView) }

  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
    write("didEndZoom:\(scale.shortDescription)", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { mayScrollToTop }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { write("top", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { write("inset", scrollView) }
}
