import HeadlessKit
import HeadlessTesting

/// The preferred size of a button with a configuration, as a value without any view.
@MainActor @Suite("ConfiguredButtonLayout: size", .reportsIssuesAsFailures) struct ConfiguredButtonLayoutSizeTests {
  typealias Layout = ConfiguredButtonLayout

  struct Sized {
    let name: String
    let insets: EdgeInsets
    var title = Layout.configure
    var scale: CGFloat = 3
    let size: CGSize
  }

  nonisolated static let sizes = [
    Sized(
      name: "mini and small", insets: EdgeInsets(5, 10, 5, 10), title: CGSize(thirds(202), 18),
      size: CGSize(thirds(262), 28)),
    Sized(name: "medium", insets: EdgeInsets(7, 12, 7, 12), size: CGSize(99, thirds(103))),
    Sized(name: "large", insets: EdgeInsets(15, 20, 15, 20), size: CGSize(115, thirds(151))),
    Sized(name: "without insets", insets: .zero, size: CGSize(75, thirds(61))),
    Sized(name: "asymmetric insets", insets: EdgeInsets(3, 20, 7, 4), size: CGSize(99, thirds(91))),
    Sized(name: "scale 2", insets: EdgeInsets(7, 12, 7, 12), title: CGSize(75, 20.5), scale: 2, size: CGSize(99, 34.5)),
    Sized(name: "negative insets", insets: EdgeInsets(-2, -3, -2, -3), size: CGSize(69, thirds(49))),
  ]

  @Test(arguments: sizes)
  func `g5 g10 g22 the size is the title and the insets, without whole points and without a minimum`(row: Sized) {
    var layout = Layout(bounds: .zero, grid: PixelGrid(scale: row.scale))
    layout.contentInsets = row.insets
    layout.titleSize = row.title
    expectEqual(layout.size, row.size, "\(layout.size.shortDescription)")
    let origin = CGPoint(x: row.insets.left, y: row.insets.top)
    expectEqual(layout.fitted.titleRect, CGRect(origin: origin, size: row.title))
  }

  @Test func `g10 the bounds and the alignment have no effect on the size`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(10, 10))
    expectEqual(layout.size, CGSize(99, thirds(103)))
    layout.bounds.size = CGSize(500, 500)
    layout.horizontalAlignment = .fill
    layout.verticalAlignment = .fill
    expectEqual(layout.size, CGSize(99, thirds(103)))
  }

  @Test func `g11 the heights of title, padding and subtitle add up to exactly 51, the width is the wider text's`() {
    var layout = Layout.medium(Layout.configure)
    layout.subtitleSize = Layout.subtitle
    expectEqual(layout.size, CGSize(99, 51))
    layout.titleSize = Layout.sub
    expectEqual(layout.size.width, thirds(36 + 140 + 36))
  }

  @Test func `g11 the padding of the title needs both texts`() {
    var layout = Layout.medium(Layout.configure)
    layout.titlePadding = 100
    expectEqual(layout.size, CGSize(99, thirds(103)))
    layout.titleSize = .zero
    layout.subtitleSize = Layout.subtitle
    expectEqual(layout.size, CGSize(thirds(36 + 140 + 36), thirds(21 + 47 + 21)))
  }

  @Test(arguments: [Layout.Edge.left, .right, .top, .bottom])
  func `g12 the padding of the image needs an image and a text`(placement: Layout.Edge) {
    var layout = Layout.star(placement, padding: 6)
    layout.titleSize = .zero
    expectEqual(layout.size, CGSize(12 + 28 + 12, thirds(103)))
    #expect(layout.fitted.imageRect.isClose(to: CGRect(12, thirds(10), 28, thirds(80))))
    layout.imageSize = .zero
    layout.titleSize = Layout.go
    expectEqual(layout.size, CGSize(12 + 22 + 12, thirds(103)))
  }

  @Test func `g19 a long title is one line in every mode until its wrapped size is set`() {
    var layout = Layout.medium(Layout.long)
    for wraps in [true, false] {
      layout.wrapsTitle = wraps
      expectEqual(layout.size, CGSize(thirds(36 + 671 + 36), thirds(103)))
    }
    layout.wrappedTitleSize = CGSize(thirds(308), thirds(181))
    expectEqual(layout.size.width, thirds(36 + 671 + 36), "a truncated title has no wrapped size")
    layout.wrapsTitle = true
    expectEqual(layout.size, CGSize(thirds(36 + 308 + 36), thirds(21 + 181 + 21)))
  }

  @Test func `g20 an activity indicator is an image as large as the line`() {
    var layout = Layout.medium(Layout.configure)
    layout.imageSize = CGSize(thirds(61), thirds(61))
    expectEqual(layout.size, CGSize(thirds(36 + 61 + 225 + 36), thirds(103)))
    expectEqual(layout.fitted.titleRect.minX, thirds(36 + 61))
  }

  @Test func `g21 a reservation smaller than the image, or without an image, has no effect`() {
    var layout = Layout.star(.left, padding: 6)
    let size = layout.size
    layout.imageReservation = 27
    expectEqual(layout.size, size)
    layout.imageSize = .zero
    layout.imageReservation = 40
    expectEqual(layout.size, Layout.medium(Layout.go).size)
  }

  @Test func `g53 an empty button is as large as its insets`() {
    expectEqual(Layout.medium().size, CGSize(24, 14))
    let layout = Layout.medium(in: CGSize(117.5, 34))
    for rect in [layout.imageRect, layout.titleRect, layout.subtitleRect, layout.indicatorRect] {
      expectEqual(rect.size, .zero)
    }
  }

  @Test func `a pop-up indicator adds its width and padding to any content`() {
    var layout = Layout.star(.top, padding: 6)
    let size = layout.size
    layout.indicatorSize = CGSize(10, 12)
    layout.indicatorPadding = 4
    expectEqual(layout.size, CGSize(size.width + 4 + 10, size.height))
    layout.indicatorSize.height = 200
    expectEqual(layout.size.height, CGFloat(7 + 200 + 7))
    layout.titleSize = .zero
    expectEqual(layout.size.width, 12 + layout.imageSize.width + 4 + 10 + 12, "an image alone")
    layout.imageSize = .zero
    expectEqual(layout.size, CGSize(12 + 10 + 12, 7 + 200 + 7))
  }
}
