import HeadlessKit
import HeadlessTesting

/// Too little room and too much of it, as a value without any view.
@MainActor @Suite("ConfiguredButtonLayout: room", .reportsIssuesAsFailures) struct ConfiguredButtonLayoutRoomTests {
  typealias Layout = ConfiguredButtonLayout

  @Test func `g17 a sum that is exact stays in the middle`() {
    var layout = Layout.medium(CGSize(300, 20.5), in: CGSize(140, 80))
    layout.grid = PixelGrid(scale: 2)
    #expect(layout.titleNeedsWrapping && layout.titleRoom == 140 - 12 - 12)
    layout.wrappedTitleSize = CGSize(103, 60.5)
    expectEqual(layout.titleRect.minX, 18.5)
    layout.wrappedTitleSize = CGSize(102, 60.5)
    expectEqual(layout.titleRect.minX, CGFloat(12 + (116 - 102) / 2))
  }

  @Test func `g17 everything in the content falls short together`() {
    var layout = Layout.medium(Layout.long, in: CGSize(140, 80))
    layout.subtitleSize = CGSize(thirds(108), thirds(47))
    layout.titleAlignment = .center
    layout.wrappedTitleSize = CGSize(thirds(308), thirds(121))
    #expect(layout.titleRect.minX == thirds(55) && layout.subtitleRect.minX == thirds(55 + (308 - 108) / 2))
  }

  @Test func `g18 a truncated title fills the available width, in one line`() {
    var layout = Layout.medium(Layout.long, in: CGSize(140, 80))
    layout.wrapsTitle = false
    #expect(!layout.titleNeedsWrapping && layout.titleRect == CGRect(12, thirds(89), 116, thirds(61)))
    layout.wrappedTitleSize = CGSize(thirds(308), thirds(181))
    expectEqual(layout.titleRect, CGRect(12, thirds(89), 116, thirds(61)), "a truncated title has no wrapped size")
  }

  @Test func `g18 a truncated subtitle fills the available width, and the title is aligned in it`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(140, 80))
    layout.subtitleSize = Layout.long
    layout.wrapsSubtitle = false
    layout.titleAlignment = .right
    #expect(!layout.titleNeedsWrapping && !layout.subtitleNeedsWrapping)
    #expect(layout.subtitleRect.minX == 12 && layout.subtitleRect.width == 116)
    expectEqual(layout.titleRect.maxX, CGFloat(12 + 116))
  }

  @Test func `g17 title and subtitle wrap on their own`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(140, 80))
    layout.subtitleSize = Layout.long
    #expect(!layout.titleNeedsWrapping && layout.subtitleNeedsWrapping)
    layout.wrappedSubtitleSize = CGSize(111, thirds(94))
    // (198 - 61 - 3 - 94) / 2 = 20 pixels.
    #expect(layout.titleRect.minY == thirds(21 + 20) && layout.subtitleRect.size == CGSize(111, thirds(94)))
  }

  @Test func `g18 an image beside the text reduces its width, one above it does not`() {
    var layout = Layout.star(.left, padding: 6)
    layout.bounds.size = CGSize(100, 100)
    layout.titleSize = Layout.long
    layout.wrapsTitle = false
    expectEqual(layout.titleRoom, CGFloat(100 - 24 - 28 - 6))
    #expect(layout.titleRect.minX == 12 + 28 + 6 && layout.titleRect.width == 42)
    layout.imagePlacement = .top
    expectEqual(layout.titleRoom, CGFloat(100 - 24))
    #expect(layout.titleRect.minX == 12 && layout.titleRect.width == 76)
  }

  @Test func `a title that lacks less than the tolerance has room`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(99 - 1e-9, 40))
    #expect(!layout.titleNeedsWrapping)
    layout.bounds.size.width = 98.9
    #expect(layout.titleNeedsWrapping)
  }

  @Test func `an image wider than the content keeps its size in the middle, and the title has no width`() {
    var layout = Layout.medium(Layout.go, in: CGSize(40, 44))
    layout.imageSize = CGSize(30, 20)
    layout.imagePadding = 6
    #expect(layout.titleRoom == 0 && layout.titleNeedsWrapping)
    // The content is 36 wide in 16.
    expectEqual(layout.imageRect, CGRect(12 - 10, 12, 30, 20))
    #expect(layout.titleRect.minX == 2 + 30 + 6 && layout.titleRect.width == 0)
  }

  @Test func `content higher than the bounds is centered with a negative offset`() {
    var layout = Layout.star(.top, padding: 6)
    layout.bounds.size = CGSize(60, 20)
    // The content is 140 pixels high in 18.
    expectEqual(layout.imageAlignmentRect.minY, thirds(21 - 61))
    expectEqual(layout.titleRect.minY, thirds(21 - 61 + 61 + 18))
  }

  @Test func `under fill the text has the width that remains beside the image`() {
    var layout = Layout.star(.right, padding: 6)
    layout.bounds.size = CGSize(200, 60)
    layout.horizontalAlignment = .fill
    layout.subtitleSize = Layout.sub
    #expect(layout.titleRect.minX == 12 && layout.titleRect.width == 200 - 24 - 28 - 6)
    #expect(layout.subtitleRect.minX == 12 && layout.subtitleRect.width == layout.titleRect.width)
    expectEqual(layout.imageRect.minX, CGFloat(200 - 12 - 28))
    layout.imagePlacement = .top
    #expect(layout.titleRect.width == 176 && layout.imageRect.minX == 12 + (176 - 28) / 2)
  }

  @Test func `under fill a title has the height that remains below the image`() {
    var layout = Layout.star(.top, padding: 6)
    layout.bounds.size = CGSize(60, 100)
    layout.verticalAlignment = .fill
    expectEqual(layout.imageAlignmentRect.minY, 7)
    #expect(layout.titleRect.minY == thirds(21 + 61 + 18) && layout.titleRect.maxY == 100 - 7)
    layout.imagePlacement = .left
    #expect(layout.titleRect.minY == 7 && layout.titleRect.maxY == 100 - 7)
    expectEqual(layout.imageAlignmentRect.minY, thirds(21 + (258 - 61) / 2))
  }

  @Test func `under fill title and subtitle keep their heights, in the middle`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(200, 60))
    layout.subtitleSize = Layout.sub
    let centered = layout
    layout.verticalAlignment = .fill
    #expect(layout.titleRect == centered.titleRect && layout.subtitleRect == centered.subtitleRect)
    layout.titleSize = .zero
    #expect(layout.subtitleRect.minY == 7 && layout.subtitleRect.height == 60 - 14)
  }

  @Test func `under fill an image alone is in the middle`() {
    var layout = Layout.medium(in: CGSize(200, 60))
    layout.imageSize = CGSize(28, 20)
    let centered = layout
    layout.horizontalAlignment = .fill
    layout.verticalAlignment = .fill
    expectEqual(layout.imageRect, centered.imageRect)
    #expect(layout.titleRect.size == .zero && layout.subtitleRect.size == .zero)
  }

  @Test func `a pop-up indicator is at the trailing end of the content`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(160, 44))
    layout.indicatorSize = CGSize(10, 12)
    layout.indicatorPadding = 4
    // 160 - 24 - 75 - 4 - 10 = 47.
    expectEqual(layout.titleRect.minX, thirds(36 + 70))
    expectEqual(layout.indicatorRect, CGRect(thirds(36 + 70 + 225 + 12), 16, 10, 12))
    layout.isRightToLeft = true
    expectEqual(layout.indicatorRect.minX, thirds(36 + 70))
    expectEqual(layout.titleRect.minX, thirds(36 + 70 + 30 + 12))
    layout.horizontalAlignment = .fill
    #expect(layout.titleRoom == 160 - 24 - 4 - 10 && layout.titleRect.width == layout.titleRoom)
    #expect(layout.indicatorRect.minX == 12 && layout.titleRect.maxX == 160 - 12)
  }
}
