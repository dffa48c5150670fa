import HeadlessKit
import HeadlessTesting

@MainActor @Suite("ButtonLayout", .reportsIssuesAsFailures) struct ButtonLayoutTests {
  /// Image 10×6 and title 20×18 in 80×44 at scale 2.
  nonisolated static var plain: ButtonLayout {
    var layout = ButtonLayout(contentRect: CGRect(0, 0, 80, 44), grid: PixelGrid(scale: 2))
    layout.imageSize = CGSize(10, 6)
    layout.titleSize = CGSize(20, 18)
    return layout
  }

  nonisolated static let insets = [
    EdgeInsets(0, 2, 0, 0), EdgeInsets(0, 0, 0, 2), EdgeInsets(2, 0, 0, 0), EdgeInsets(0, 0, 2, 0),
    EdgeInsets(0, -2, 0, 0), EdgeInsets(-2, 0, -2, 0), EdgeInsets(1, 2, 3, 4), EdgeInsets(-4, 3, 2, -1),
  ]

  nonisolated static let horizontal: [Control.ContentHorizontalAlignment] = [
    .center, .left, .right, .fill, .leading, .trailing,
  ]
  nonisolated static let vertical: [Control.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]

  @Test(arguments: horizontal, vertical) func `a2 neither item's insets move the other`(
    horizontal: Control.ContentHorizontalAlignment, vertical: Control.ContentVerticalAlignment
  ) {
    var layout = Self.plain
    layout.horizontalAlignment = horizontal
    layout.verticalAlignment = vertical
    for insets in Self.insets {
      var withImageInsets = layout
      withImageInsets.imageInsets = insets
      expectEqual(withImageInsets.titleRect, layout.titleRect)
      var withTitleInsets = layout
      withTitleInsets.titleInsets = insets
      expectEqual(withTitleInsets.imageRect, layout.imageRect)
    }
  }

  @Test(arguments: insets, insets)
  func `a3 center, left and right follow the published formulas`(iE: EdgeInsets, tE: EdgeInsets) {
    var layout = Self.plain
    layout.contentRect = CGRect(5, 3, 100, 50)
    layout.grid = PixelGrid(scale: 1000)
    (layout.imageInsets, layout.titleInsets) = (iE, tE)
    let (C, i, t) = (layout.contentRect, layout.imageSize, layout.titleSize)
    layout.horizontalAlignment = .center
    expectEqual(layout.imageRect.minX, C.minX + iE.left + (C.width - iE.left - iE.right - i.width - t.width) / 2)
    expectEqual(
      layout.titleRect.minX, C.minX + tE.left + i.width + (C.width - tE.left - tE.right - i.width - t.width) / 2)
    layout.horizontalAlignment = .left
    #expect(layout.imageRect.minX == C.minX + iE.left && layout.titleRect.minX == C.minX + i.width + tE.left)
    layout.horizontalAlignment = .right
    expectEqual(layout.imageRect.maxX, C.maxX - t.width - iE.right)
    expectEqual(layout.titleRect.maxX, C.maxX - tE.right)
    #expect(layout.imageRect.size == i && layout.titleRect.size == t)
  }

  @Test(arguments: insets, insets)
  func `a4 each item is aligned on its own from top to bottom`(iE: EdgeInsets, tE: EdgeInsets) {
    var layout = Self.plain
    layout.contentRect = CGRect(5, 3, 100, 50)
    layout.grid = PixelGrid(scale: 1000)
    (layout.imageInsets, layout.titleInsets) = (iE, tE)
    let (C, i, t) = (layout.contentRect, layout.imageSize, layout.titleSize)
    layout.verticalAlignment = .center
    expectEqual(layout.imageRect.midY, (C.minY + iE.top + C.maxY - iE.bottom) / 2)
    expectEqual(layout.titleRect.midY, (C.minY + tE.top + C.maxY - tE.bottom) / 2)
    layout.verticalAlignment = .top
    #expect(layout.imageRect.minY == C.minY + iE.top && layout.titleRect.minY == C.minY + tE.top)
    layout.verticalAlignment = .bottom
    #expect(layout.imageRect.maxY == C.maxY - iE.bottom && layout.titleRect.maxY == C.maxY - tE.bottom)
    #expect(layout.imageRect.height == i.height && layout.titleRect.height == t.height)
    layout.verticalAlignment = .fill
    #expect(layout.imageRect.minY == C.minY + iE.top && layout.imageRect.maxY == C.maxY - iE.bottom)
    #expect(layout.titleRect.minY == C.minY + tE.top && layout.titleRect.maxY == C.maxY - tE.bottom)
  }

  typealias Rounding = (room: CGSize, title: CGSize, scale: CGFloat, origin: CGPoint)

  nonisolated static let roundings: [Rounding] = [
    // (37 - 36.5) / 2 = 0.25: half a pixel.
    (room: CGSize(37, 30), title: CGSize(36.5, 18), scale: 2, origin: CGPoint(x: 0.5, y: 6)),
    // (120 - 116.5) / 2 = 1.75: three and a half pixels.
    (room: CGSize(120, 30), title: CGSize(116.5, 18), scale: 2, origin: CGPoint(x: 2, y: 6)),
    // (34 - 21.5) / 2 = 6.25.
    (room: CGSize(183, 34), title: CGSize(36, 21.5), scale: 2, origin: CGPoint(x: 73.5, y: 6.5)),
    // (46 - 45 2/3) / 2 = 1/6: half a pixel.
    (room: CGSize(46, 30), title: CGSize(137.0 / 3, 18), scale: 3, origin: CGPoint(x: 1.0 / 3, y: 6)),
    // (11 - 10) / 2 = 0.5: half a pixel.
    (room: CGSize(11, 15), title: CGSize(10, 10), scale: 1, origin: CGPoint(x: 1, y: 3)),
    // A quarter of a pixel is nearer to the lower edge.
    (room: CGSize(40.25, 30), title: CGSize(40, 18), scale: 2, origin: CGPoint(x: 0, y: 6)),
  ]

  @Test(arguments: roundings) func `a5 origins go to the pixel grid half-up`(row: Rounding) {
    var layout = ButtonLayout(contentRect: CGRect(origin: .zero, size: row.room), grid: PixelGrid(scale: row.scale))
    layout.titleSize = row.title
    let expected = CGRect(origin: row.origin, size: row.title)
    #expect(layout.titleRect.isClose(to: expected), "\(layout.titleRect.shortDescription)")
  }

  @Test func `a5 half a pixel below zero rounds up too`() {
    var layout = Self.plain
    layout.horizontalAlignment = .left
    layout.imageInsets.left = -0.25
    expectEqual(layout.imageRect.minX, 0)
    layout.imageInsets.left = -0.75
    expectEqual(layout.imageRect.minX, -0.5)
  }

  @Test func `a9 an item alone with crossing insets has a raw negative size`() {
    var layout = Self.plain
    layout.titleSize = .zero
    layout.imageInsets = EdgeInsets(30, 50, 30, 50)
    expectEqual(layout.imageRect.size, CGSize(80 - 100, 44 - 60))
    layout = ButtonLayout(contentRect: CGRect(0, 0, 100, 40), grid: PixelGrid(scale: 2))
    layout.titleSize = CGSize(30, 20)
    layout.titleInsets = EdgeInsets(0, 80, 0, 80)
    for alignment in [Control.ContentHorizontalAlignment.left, .center, .right, .fill] {
      layout.horizontalAlignment = alignment
      expectEqual(layout.titleRect, CGRect(80, 10, -60, 20))
    }
  }

  @Test func `a12 image 10×6 and title 20×18 in 80×44`() {
    #expect(Self.plain.imageRect == CGRect(25, 19, 10, 6) && Self.plain.titleRect == CGRect(35, 13, 20, 18))
  }
}
