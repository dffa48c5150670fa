import HeadlessKit
import HeadlessTesting

/// The rectangles of a configured button's content, as a value without any view.
@MainActor @Suite("ConfiguredButtonLayout", .reportsIssuesAsFailures) struct ConfiguredButtonLayoutTests {
  typealias Layout = ConfiguredButtonLayout

  @Test(arguments: [0, 6, 20] as [CGFloat])
  func `g12 g13 an image at the leading edge is aligned by its alignment rectangle`(padding: CGFloat) {
    let layout = Layout.star(.left, padding: padding).fitted
    #expect(layout.imageRect == CGRect(12, thirds(10), 28, thirds(80)))
    #expect(layout.titleRect == CGRect(12 + 28 + padding, 7, 22, thirds(61)))
  }

  @Test(arguments: [0, 6, 20] as [CGFloat])
  func `g12 g13 an image at the trailing edge follows the title`(padding: CGFloat) {
    let layout = Layout.star(.right, padding: padding).fitted
    #expect(layout.titleRect == CGRect(12, 7, 22, thirds(61)))
    #expect(layout.imageRect == CGRect(12 + 22 + padding, thirds(10), 28, thirds(80)))
  }

  @Test(arguments: [0, 6, 20]) func `g12 g13 an image above the title is centered with it`(padding: Int) {
    let layout = Layout.star(.top, padding: CGFloat(padding)).fitted
    #expect(layout.imageRect == CGRect(12, thirds(10), 28, thirds(80)))
    #expect(layout.titleRect == CGRect(12 + (28 - 22) / 2, thirds(21 + 61 + 3 * padding), 22, thirds(61)))
  }

  @Test(arguments: [0, 6, 20]) func `g12 g13 an image below the title is centered with it`(padding: Int) {
    let layout = Layout.star(.bottom, padding: CGFloat(padding)).fitted
    #expect(layout.titleRect == CGRect(15, 7, 22, thirds(61)))
    #expect(layout.imageRect == CGRect(12, thirds(21 + 61 + 3 * padding - 11), 28, thirds(80)))
  }

  @Test func `g12 an image is centered with title and subtitle together`() {
    var layout = Layout.star(.left, padding: 6)
    layout.subtitleSize = Layout.subtitle
    layout.imageAlignmentInsets = .zero
    layout.imageSize = CGSize(28, 29)
    layout = layout.fitted
    // The block is 61 + 3 + 47 = 111 pixels high.
    #expect(layout.imageRect == CGRect(12, 7 + (37 - 29) / 2, 28, 29))
    #expect(layout.titleRect.origin == CGPoint(x: 12 + 28 + 6, y: 7))
    #expect(layout.subtitleRect.minY == thirds(21 + 61 + 3))
  }

  @Test func `g21 an image is centered in its reservation`() {
    var layout = Layout.star(.left, padding: 6)
    layout.imageReservation = 40
    #expect(layout.fitted.imageRect.minX == CGFloat(12 + (40 - 28) / 2))
    #expect(layout.fitted.titleRect.minX == CGFloat(12 + 40 + 6))
    layout.imagePlacement = .bottom
    // 120 - 61 = 59 pixels remain, and the half pixel rounds down.
    #expect(layout.fitted.imageAlignmentRect.isClose(to: CGRect(12, thirds(21 + 61 + 18 + 29), 28, thirds(61))))
  }

  struct Centered: CustomTestStringConvertible {
    let room: CGSize
    var title = Layout.configure
    var scale: CGFloat = 3
    let origin: CGPoint
    var testDescription: String { "\(room.shortDescription) @\(scale.shortDescription)x" }
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
    #expect(layout.titleRect.origin == row.origin, "\(layout.titleRect.shortDescription)")
  }

  @Test func `g14 content as a whole is rounded down, so that the distances in it do not change`() {
    var layout = Layout.star(.left, padding: 6)
    layout.bounds.size = CGSize(161, 45)
    let gap = layout.titleRect.minX - layout.imageRect.maxX
    #expect(abs(gap - 6) < 1e-9)
    // 161 - 24 - 56 = 81 points: 121.5 pixels from the inset.
    #expect(layout.imageRect.minX == thirds(36 + 121))
  }

  @Test func `g14 asymmetric insets move the middle, and the origin of the bounds counts`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(160, 44))
    layout.contentInsets = EdgeInsets(3, 20, 7, 4)
    layout.bounds.origin = CGPoint(x: -100, y: 10)
    // 20 + (160 - 24 - 75) / 2 = 50.5, and 10 + 3 + (44 - 10 - 20.333) / 2 = 19.833.
    #expect(layout.titleRect.origin == CGPoint(x: thirds(-149), y: thirds(59)))
  }

  @Test func `g14 g22 negative insets let the content be larger than the bounds`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(69, 16))
    layout.contentInsets = EdgeInsets(-2, -3, -3, -3)
    #expect(layout.contentRect == CGRect(-3, -2, 75, 21))
    #expect(layout.titleRoom == 75 && !layout.titleNeedsWrapping)
    // (63 - 61) / 2 = 1 pixel.
    #expect(layout.titleRect == CGRect(-3, thirds(-5), 75, thirds(61)))
  }

  struct Aligned: CustomTestStringConvertible {
    let alignment: Layout.TitleAlignment
    let x: CGFloat
    var testDescription: String { "\(alignment)" }
  }

  @Test(arguments: [
    Aligned(alignment: .left, x: thirds(277)), Aligned(alignment: .center, x: 118),
    Aligned(alignment: .right, x: thirds(431)),
  ])
  func `g15 the alignment moves the narrower text inside of the block`(row: Aligned) {
    var layout = Layout.medium(Layout.configure, in: CGSize(260, 60))
    layout.subtitleSize = Layout.sub
    layout.titleAlignment = row.alignment
    #expect(layout.titleRect == CGRect(thirds(277), thirds(34), 75, thirds(61)))
    #expect(layout.subtitleRect == CGRect(row.x, thirds(98), thirds(71), thirds(47)))
    swap(&layout.titleSize, &layout.subtitleSize)
    #expect(layout.titleRect.minX == row.x && layout.subtitleRect.minX == thirds(277))
  }

  struct Placed: CustomTestStringConvertible {
    let horizontal: Control.ContentHorizontalAlignment
    let x: CGFloat
    var testDescription: String { "\(horizontal)" }
  }

  @Test(arguments: [
    Placed(horizontal: .left, x: 12), Placed(horizontal: .leading, x: 12),
    Placed(horizontal: .right, x: 200 - 12 - 56), Placed(horizontal: .trailing, x: 200 - 12 - 56),
    Placed(horizontal: .center, x: 12 + (176 - 56) / 2),
  ])
  func `g16 the content moves as a whole to the left, right, top and bottom`(row: Placed) {
    var layout = Layout.star(.left, padding: 6)
    layout.bounds.size = CGSize(200, 60)
    layout.horizontalAlignment = row.horizontal
    layout.verticalAlignment = .top
    #expect(layout.imageRect.origin == CGPoint(x: row.x, y: thirds(10)))
    #expect(layout.titleRect.origin == CGPoint(x: row.x + 34, y: 7))
    layout.verticalAlignment = .bottom
    #expect(layout.titleRect.origin.isClose(to: CGPoint(x: row.x + 34, y: thirds(180 - 21 - 61))))
  }

  /// A room, and the distance from the insets of 8.5 and 12 points at scale 3.
  struct Inset: CustomTestStringConvertible {
    let slack: CGSize
    let distance: CGPoint
    var testDescription: String { slack.shortDescription }
  }

  @Test(arguments: [
    // Its own size, 10 and 20 pixels, 11 and 21 pixels, and less than its own size.
    Inset(slack: .zero, distance: .zero),
    Inset(slack: CGSize(thirds(20), thirds(40)), distance: CGPoint(x: thirds(10), y: thirds(20))),
    Inset(slack: CGSize(thirds(21), thirds(41)), distance: CGPoint(x: thirds(10), y: thirds(20))),
    Inset(slack: CGSize(0, thirds(-3)), distance: CGPoint(x: 0, y: thirds(-2))),
  ])
  func `g14 the distance from the insets is rounded down, and the insets are not rounded`(row: Inset) {
    var layout = Layout.medium(Layout.configure)
    layout.contentInsets = EdgeInsets(8.5, 12, 8.5, 12)
    let own = CGSize(12 + Layout.configure.width + 12, 8.5 + Layout.configure.height + 8.5)
    layout.bounds.size = CGSize(own.width + row.slack.width, own.height + row.slack.height)
    let origin = layout.titleRect.origin
    #expect(abs(origin.x - (12 + row.distance.x)) < 1e-9 && abs(origin.y - (8.5 + row.distance.y)) < 1e-9)
    layout.verticalAlignment = .top
    #expect(layout.titleRect.minY == 8.5)
  }
}

extension CGPoint {
  fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}
