import UIKit

/// The delegate of a scroll view, which writes down its calls.
final class ScrollCalls: NSObject, UIScrollViewDelegate {
  /// The view that is zoomed.
  var zoomed: UIView?
  private let log = CallLog()

  /// Writes down a call of a hook.
  func note(_ call: String) { log.write(call) }

  /// Records the calls since the last time.
  func record(_ name: String, on stage: Stage) { log.record(name, on: stage) }

  /// Records the calls since the last time, each once where it follows itself, as the number of frames is the system's.
  func recordOrder(_ name: String, on stage: Stage) {
    let calls = taken()
    let changes = calls.enumerated().filter { $0.offset == 0 || $0.element != calls[$0.offset - 1] }.map(\.element)
    stage.record(name, .list(changes))
  }

  /// The calls since the last time.
  func taken() -> [String] { log.taken() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming at \(Double(scale))")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset") }
}

extension Stage {
  /// Adds a scroll view of 200×300 points with content of another size, and writes down its calls.
  func addScrollView(
    _ scroll: UIScrollView? = nil, content: CGSize = CGSize(width: 200, height: 1000)
  ) -> (scroll: UIScrollView, calls: ScrollCalls) {
    let scroll = scroll ?? UIScrollView()
    scroll.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    scroll.contentSize = content
    let calls = ScrollCalls()
    scroll.delegate = calls
    add(scroll)
    layOut()
    _ = calls.taken()
    return (scroll, calls)
  }

  /// Records the offset of a scroll view.
  func recordOffset(_ name: String, of scroll: UIScrollView) { record(name, .point(scroll.contentOffset)) }
}
