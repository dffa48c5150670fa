import Foundation
import HeadlessKit
import HeadlessScrolling
import TestLogs

/// A scroll view of 200×300 points in a window, and a delegate that logs its calls.
@MainActor
struct ScrollScene {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let scroll: ScrollView
  let delegate: ScrollLog
  var clock: VirtualClock { window.screen.clock }

  /// Creates the scene; the content is 200×1000 points unless another size is given.
  init(_ scroll: ScrollView = ScrollView(), content: CGSize = CGSize(width: 200, height: 1000)) {
    self.scroll = scroll
    delegate = ScrollLog()
    scroll.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    scroll.contentSize = content
    scroll.delegate = delegate
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The callbacks since the last call, separated by spaces.
  func calls() -> String {
    defer { delegate.lines = [] }
    return delegate.lines.joined(separator: " ")
  }
}

/// A delegate that logs its calls and runs the code of a test in them.
@MainActor
final class ScrollLog: ScrollViewDelegate {
  var lines: [String] = []
  /// Whether calls of `scrollViewDidScroll(_:)` are logged with their offset.
  var logsOffsets = false
  var zoomed: View?
  var mayScrollToTop = true
  var onScroll: (ScrollView) -> Void = { _ in }
  var onEndOfDrag: (ScrollView) -> Void = { _ in }
  var target: (CGPoint) -> CGPoint = { $0 }
  private(set) var velocity = CGPoint.zero
  private(set) var proposed = CGPoint.zero

  private func write(_ line: String) { lines.append(line) }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset
    if logsOffsets {
      write("(\(offset.x.shortDescription),\(offset.y.shortDescription))")
    } else if lines.last != "scroll" {
      write("scroll")
    }
    onScroll(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) { if lines.last != "zoom" { write("zoom") } }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { write("willDrag") }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    write("willEndDrag")
    (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    write("didEndDrag:\(decelerate)")
    onEndOfDrag(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { write("willDecelerate") }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { write("didDecelerate") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { write("didAnimate") }

  func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { write("willZoom") }

  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {
    write("didEndZoom:\(scale.shortDescription)")
  }

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { mayScrollToTop }

  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { write("top") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { write("inset") }
}
