import HeadlessKit
import HeadlessTesting

/// The rectangles of a configured button's content, as a value without any view.
@MainActor @Suite("ConfiguredButtonLayout", .reportsIssuesAsFailures) struct ConfiguredButtonLayoutTests {
  typealias Layout = ConfiguredButtonLayout

  @Test(arguments: [Layout.Edge.left, .right, .top, .bottom], [0, 6, 20])
  func `g12 g13 image and title are in a row or a centered column, the image by its alignment rectangle`(
    placement: Layout.Edge, padding: Int
  ) {
    let points = CGFloat(padding)
    let layout = Layout.star(placement, padding: points).fitted
    let (image, title): (CGPoint, CGPoint) =
      switch placement {
      case .left: (CGPoint(x: 12, y: thirds(10)), CGPoint(x: 12 + 28 + points, y: 7))
      case .right: (CGPoint(x: 12 + 22 + points, y: thirds(10)), CGPoint(x: 12, y: 7))
      case .top: (CGPoint(x: 12, y: thirds(10)), CGPoint(x: 15, y: thirds(21 + 61 + 3 * padding)))
      case .bottom: (CGPoint(x: 12, y: thirds(21 + 61 + 3 * padding - 11)), CGPoint(x: 15, y: 7))
      }
    expectEqual(layout.imageRect, CGRect(origin: image, size: CGSize(28, thirds(80))))
    expectEqual(layout.titleRect, CGRect(origin: title, size: CGSize(22, thirds(61))))
    let row = CGSize(12 + 28 + points + 22 + 12, thirds(103))
    let column = CGSize(12 + 28 + 12, thirds(21 + 61 + 3 * padding + 61 + 21))
    let isRow = placement == .left || placement == .right
    expectEqual(layout.size, isRow ? row : column)
  }

  @Test func `g12 an image is centered with title and subtitle together`() {
    var layout = Layout.star(.left, padding: 6)
    layout.subtitleSize = Layout.subtitle
    layout.imageAlignmentInsets = .zero
    layout.imageSize = CGSize(28, 29)
    layout = layout.fitted
    // The block is 61 + 3 + 47 = 111 pixels high.
    expectEqual(layout.imageRect, CGRect(12, 7 + (37 - 29) / 2, 28, 29))
    expectEqual(layout.titleRect.origin, CGPoint(x: 12 + 28 + 6, y: 7))
    expectEqual(layout.subtitleRect.minY, thirds(21 + 61 + 3))
  }

  @Test func `g21 a reservation is the image's room along the axis of its placement, with the image in the center`() {
    var layout = Layout.star(.left, padding: 6)
    layout.imageReservation = 40
    expectEqual(layout.size, CGSize(12 + 40 + 6 + 22 + 12, thirds(103)))
    expectEqual(layout.fitted.imageRect.minX, CGFloat(12 + (40 - 28) / 2))
    expectEqual(layout.fitted.titleRect.minX, CGFloat(12 + 40 + 6))
    layout.imagePlacement = .bottom
    expectEqual(layout.size, CGSize(12 + 28 + 12, thirds(21 + 120 + 18 + 61 + 21)))
    // 120 - 61 = 59 pixels remain, and the half pixel rounds down.
    #expect(layout.fitted.imageAlignmentRect.isClose(to: CGRect(12, thirds(21 + 61 + 18 + 29), 28, thirds(61))))
  }

  struct Centered {
    let room: CGSize
    var title = Layout.configure
    var scale: CGFloat = 3
    let origin: CGPoint
  }

  nonisolated static let centered = [
    // 127.5 and 35.5 pixels.
    Centered(room: CGSize(160, 44), origin: CGPoint(x: thirds(127), y: thirds(35))),
    // 277.5 and 89.5 pixels.
    Centered(room: CGSize(260, 80), origin: CGPoint(x: thirds(277), y: thirds(89))),
    // 95 and 15.5 pixels.
    Centered(room: CGSize(170, 36), title: CGSize(75, 20.5), scale: 2, origin: CGPoint(x: 47.5, y: 7.5)),
    // -37.5 and -14.5 pixels: larger than the room.
    Centered(room: CGSize(50, 10), origin: CGPoint(x: 12, y: thirds(-16))),
  ]

  @Test(arguments: centered)
  func `g14 content is centered in the bounds less the insets, and half a pixel rounds down`(row: Centered) {
    var layout = Layout.medium(row.title, in: row.room)
    layout.grid = PixelGrid(scale: row.scale)
    expectEqual(layout.titleRect.origin, row.origin, "\(layout.titleRect.shortDescription)")
  }

  @Test func `g14 content as a whole is rounded down, so that the distances in it do not change`() {
    var layout = Layout.star(.left, padding: 6)
    layout.bounds.size = CGSize(161, 45)
    let gap = layout.titleRect.minX - layout.imageRect.maxX
    #expect(abs(gap - 6) < 1e-9)
    // 161 - 24 - 56 = 81 points: 121.5 pixels from the inset.
    expectEqual(layout.imageRect.minX, thirds(36 + 121))
  }

  @Test func `g14 asymmetric insets move the middle, and the origin of the bounds counts`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(160, 44))
    layout.contentInsets = EdgeInsets(3, 20, 7, 4)
    layout.bounds.origin = CGPoint(x: -100, y: 10)
    // 20 + (160 - 24 - 75) / 2 = 50.5, and 10 + 3 + (44 - 10 - 20.333) / 2 = 19.833.
    expectEqual(layout.titleRect.origin, CGPoint(x: thirds(-149), y: thirds(59)))
  }

  @Test func `g14 g22 negative insets let the content be larger than the bounds`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(69, 16))
    layout.contentInsets = EdgeInsets(-2, -3, -3, -3)
    expectEqual(layout.contentRect, CGRect(-3, -2, 75, 21))
    #expect(layout.titleRoom == 75 && !layout.titleNeedsWrapping)
    // (63 - 61) / 2 = 1 pixel.
    expectEqual(layout.titleRect, CGRect(-3, thirds(-5), 75, thirds(61)))
  }

  @Test(arguments: [(.left, thirds(277)), (.center, 118), (.right, thirds(431))] as [(Layout.TitleAlignment, CGFloat)])
  func `g15 the alignment moves the narrower text inside of the block`(alignment: Layout.TitleAlignment, x: CGFloat) {
    var layout = Layout.medium(Layout.configure, in: CGSize(260, 60))
    layout.subtitleSize = Layout.sub
    layout.titleAlignment = alignment
    expectEqual(layout.titleRect, CGRect(thirds(277), thirds(34), 75, thirds(61)))
    expectEqual(layout.subtitleRect, CGRect(x, thirds(98), thirds(71), thirds(47)))
    swap(&layout.titleSize, &layout.subtitleSize)
    #expect(layout.titleRect.minX == x && layout.subtitleRect.minX == thirds(277))
  }

  @Test(
    arguments: [
      (.left, 12), (.leading, 12), (.right, 200 - 12 - 56), (.trailing, 132), (.center, 12 + (176 - 56) / 2),
    ] as [(Control.ContentHorizontalAlignment, CGFloat)])
  func `g16 the content moves as a whole to the left, right, top and bottom`(
    horizontal: Control.ContentHorizontalAlignment, x: CGFloat
  ) {
    var layout = Layout.star(.left, padding: 6)
    layout.bounds.size = CGSize(200, 60)
    layout.horizontalAlignment = horizontal
    layout.verticalAlignment = .top
    expectEqual(layout.imageRect.origin, CGPoint(x: x, y: thirds(10)))
    expectEqual(layout.titleRect.origin, CGPoint(x: x + 34, y: 7))
    layout.verticalAlignment = .bottom
    #expect(layout.titleRect.origin.isClose(to: CGPoint(x: x + 34, y: thirds(180 - 21 - 61))))
  }

  /// The size that is left, and the distance from the insets of 8.5 and 12 points at scale 3.
  @Test(
    arguments: [
      // Its own size, 10 and 20 pixels, 11 and 21 pixels, and less than its own size.
      (.zero, .zero), (CGSize(thirds(20), thirds(40)), CGPoint(x: thirds(10), y: thirds(20))),
      (CGSize(thirds(21), thirds(41)), CGPoint(x: thirds(10), y: thirds(20))),
      (CGSize(0, thirds(-3)), CGPoint(x: 0, y: thirds(-2))),
    ] as [(CGSize, CGPoint)])
  func `g14 the distance from the insets is rounded down, and the insets are not rounded`(
    slack: CGSize, distance: CGPoint
  ) {
    var layout = Layout.medium(Layout.configure)
    layout.contentInsets = EdgeInsets(8.5, 12, 8.5, 12)
    let own = CGSize(12 + Layout.configure.width + 12, 8.5 + Layout.configure.height + 8.5)
    layout.bounds.size = CGSize(own.width + slack.width, own.height + slack.height)
    let origin = layout.titleRect.origin
    #expect(abs(origin.x - (12 + distance.x)) < 1e-9 && abs(origin.y - (8.5 + distance.y)) < 1e-9)
    layout.verticalAlignment = .top
    expectEqual(layout.titleRect.minY, 8.5)
  }
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
