import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Zoomed views with an origin", .screen(scale: 2), .reportsIssuesAsFailures)
struct ZoomedViewOriginTests {
  /// A scroll view that centers the zoomed view, as Apple's PhotoScroller does.
  final class CenteringScrollView: ScrollView {
    var picture: View?
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let picture else { return }
      picture.frame.origin.x = max((bounds.width - picture.frame.width) / 2, 0)
      picture.frame.origin.y = max((bounds.height - picture.frame.height) / 2, 0)
    }
  }

  let scene: ScrollScene
  let scroll = CenteringScrollView()
  let picture = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    scene = ScrollScene(scroll, content: CGSize(width: 200, height: 100))
    scroll.frame.size = CGSize(width: 300, height: 300)
    scroll.addSubview(picture)
    scroll.picture = picture
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    scene.delegate.zoomed = picture
    scene.window.layoutIfNeeded()
  }

  /// The point of the zoomed view in the middle of the scroll view.
  private var middle: CGPoint { picture.convert(CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), from: scroll) }

  @Test func `a centered view stays centered`() {
    expectEqual(picture.frame.origin, CGPoint(x: 50, y: 100))
    for scale in [1.2, 0.5, 1] {
      scene.window.layOut { scroll.zoomScale = scale }
      #expect(abs(middle.x - 100) < 0.5 && abs(middle.y - 50) < 0.5, "at \(scale)")
      expectEqual(scroll.contentOffset, .zero)
    }
  }

  /// Returns a scene whose zoomed view of 600×600 points begins at (40, 60).
  private func makeLargerScene() -> (ScrollScene, View) {
    let scene = ScrollScene(content: CGSize(width: 640, height: 660))
    let container = scene.scroll.adding(View(frame: CGRect(x: 40, y: 60, width: 600, height: 600)))
    scene.scroll.maximumZoomScale = 4
    scene.delegate.zoomed = container
    return (scene, container)
  }

  @Test func `the point in the middle stays there when the view grows beyond the scroll view`() {
    let (scene, container) = makeLargerScene()
    scene.scroll.contentOffset = CGPoint(x: 200, y: 200)
    // The middle of the frame, (100, 150), shows (300, 350) of the content: (260, 290) of the view.
    scene.scroll.zoomScale = 2
    expectEqual(container.frame.origin, CGPoint(x: 40, y: 60))
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 260 * 2 + 40 - 100, y: 290 * 2 + 60 - 150))
  }

  @Test func `a rectangle of the view shows in the middle`() {
    let (scene, _) = makeLargerScene()
    scene.scroll.zoom(to: CGRect(x: 200, y: 200, width: 100, height: 100), animated: false)
    // 200 / 100; the middle of the rectangle is (250, 250).
    expectEqual(scene.scroll.zoomScale, 2)
    expectEqual(scene.scroll.contentOffset, CGPoint(x: 250 * 2 + 40 - 100, y: 250 * 2 + 60 - 150))
  }

  @Test(arguments: [false, true]) func `two fingers keep the point between them, until they lift or are cancelled`(
    isCancelled: Bool
  ) {
    scene.window.layOut { scroll.zoomScale = 2 }
    // 400×200 points in a view of 300×300: y begins at 50.
    expectEqual(picture.frame.origin, CGPoint(x: 0, y: 50))
    let place = CGPoint(x: scroll.bounds.minX + 150, y: 150)
    // The pinch begins when the left finger has moved by 10 points, and the middle by 5.
    let before = picture.convert(CGPoint(x: place.x - 5, y: place.y), from: scroll)
    let left = touch(scroll, at: CGPoint(x: place.x - 50, y: place.y))
    let right = touch(scroll, at: CGPoint(x: place.x + 50, y: place.y))
    left.move(by: -10, 0)
    right.move(by: 10, 0)
    let after = picture.convert(CGPoint(x: scroll.bounds.minX + 150, y: scroll.bounds.minY + 150), from: scroll)
    #expect(scroll.isZooming && abs(scroll.zoomScale - 2.4) < 1e-9)
    #expect(abs(after.x - before.x) < 0.5 && abs(after.y - before.y) < 0.5)
    for finger in [left, right] { if isCancelled { finger.cancel() } else { finger.lift() } }
    #expect(!scroll.isZooming)
  }
}
