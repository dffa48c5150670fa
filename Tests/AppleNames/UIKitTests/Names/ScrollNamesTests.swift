import Testing
import UIKit

@MainActor @Suite("Scroll views by Apple's names") struct ScrollNamesTests {
  /// A pager as an app writes it.
  final class Pager: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    private(set) var page = 0
    private(set) var target = CGPoint.zero
    override init(frame: CGRect) {
      super.init(frame: frame)
      delegate = self
      isPagingEnabled = true
      showsHorizontalScrollIndicator = false
      decelerationRate = UIScrollView.DecelerationRate.fast
      contentInsetAdjustmentBehavior = .never
      keyboardDismissMode = .onDrag
      panGestureRecognizer.maximumNumberOfTouches = 1
      contentSize = CGSize(width: bounds.width * 2, height: bounds.height)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var contentOffset: CGPoint { didSet { target = contentOffset } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee.x = 0 }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func `a subclass that is its own delegate compiles as on iOS, and is notified`() {
    let pager = Pager(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    pager.setContentOffset(CGPoint(x: 100, y: 0), animated: false)
    #expect(pager.page == 1 && pager.target == CGPoint(x: 100, y: 0))
    #expect(pager.panGestureRecognizer.delegate === pager)
    expectEqual(UIScrollView.DecelerationRate.normal.rawValue, 0.998)
  }

  @Test func `a refresh control is attached as on iOS`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "title")
    scroll.refreshControl = refresh
    #expect(refresh.superview === scroll && !refresh.isRefreshing)
    scroll.topEdgeEffect.style = .hard
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard && !scroll.bottomEdgeEffect.isHidden)
  }
}
