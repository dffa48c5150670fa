import UIKit

final class ScrollCalls: NSObject, UIScrollViewDelegate {
  var zoomed: UIView?
  private let log = CallLog()

  func write(_ call: String) { log.write(call) }

  /// Records the calls since the last time.
  func record(_ name: String, on stage: Stage) { log.record(name, on: stage) }

  /// Records the calls since the last time, after some seconds, each once where it follows itself, as the number of
  /// frames is the system's.
  func recordOrder(_ name: String, after seconds: TimeInterval? = nil, on stage: Stage) {
    if let seconds { stage.wait(seconds) }
    let calls = takeCalls()
    let changes = calls.enumerated().filter { $0.offset == 0 || $0.element != calls[$0.offset - 1] }.map(\.element)
    stage.record(name, .list(changes))
  }

  func removeAll() { log.removeAll() }

  /// Returns the calls since the last time, and forgets them.
  func takeCalls() -> [String] { log.takeCalls() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { write("didScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { write("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    write("didEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { write("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { write("willBeginZooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    write("didEndZooming at \(Double(scale))")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { write("didChangeAdjustedContentInset") }
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
    calls.removeAll()
    return (scroll, calls)
  }

  /// Shows a controller whose view has another safe area at each edge.
  func showUnequalSafeArea() -> UIViewController {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 62, left: 10, bottom: 34, right: 20)
    show(controller)
    return controller
  }

  func recordOffset(_ name: String, of scroll: UIScrollView) { record(name, .point(scroll.contentOffset)) }
}
