import HeadlessKit
import HeadlessTesting

/// Overridden properties that answer otherwise inside a hook than outside: a hook's `super` reads them at that moment.
@MainActor @Suite("Overrides that answer otherwise inside a hook", .reportsIssuesAsFailures, .sizedTitles)
struct ButtonMomentaryOverrideTests {
  /// The shape of a published library's button: its spacing is there only while a hook runs.
  final class SpacedInside: Button {
    var spacing: CGFloat = 10
    private var isInHook = false
    override var imageEdgeInsets: EdgeInsets {
      get { isInHook ? EdgeInsets(0, -spacing / 2, 0, spacing / 2) : .zero }
      set {}
    }
    override var titleEdgeInsets: EdgeInsets {
      get { isInHook ? EdgeInsets(0, spacing / 2, 0, -spacing / 2) : .zero }
      set {}
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      isInHook = true
      defer { isInHook = false }
      return super.imageRect(forContentRect: contentRect)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      isInHook = true
      defer { isInHook = false }
      return super.titleRect(forContentRect: contentRect)
    }
  }

  /// Returns a button of any class after it was given an image of 20×20 and a title of 60×18, in 200×40.
  func wide<Made: Button>(_ button: Made) -> Made { filled(button, CGSize(200, 40), title: CGSize(60, 18)) }

  @Test func `insets that exist only inside the hooks are used in a layout as in a direct call`() {
    let button = wide(SpacedInside(frame: .zero))
    // (200 - 20 - 60) / 2 = 60, five points apart from it on each side.
    let (image, title) = (CGRect(60 - 5, 10, 20, 20), CGRect(60 + 20 + 5, 11, 60, 18))
    #expect(button.laidOut == (image, title))
    let content = button.contentRect(forBounds: button.bounds)
    expectEqual(button.imageRect(forContentRect: content), image)
    expectEqual(button.titleRect(forContentRect: content), title)
    expectEqual(button.sizeThatFits(.zero), CGSize(20 + 60, 20))
  }

  @Test func `insets that change between two layouts without a mark are used in the next layout`() {
    let button = wide(SpacedInside(frame: .zero))
    button.layoutIfNeeded()
    button.spacing = 30
    button.setNeedsLayout()
    #expect(button.laidOut.image.minX == 60 - 15 && button.laidOut.title.minX == 60 + 20 + 15)
  }

  final class OtherwiseForTitle: Button {
    enum Property: CaseIterable {
      case horizontalAlignment, verticalAlignment, effectiveAlignment, direction, image, title, attributedTitle
    }
    var property = Property.title
    private var isInHook = false
    private func answer<Value>(_ property: Property, _ value: Value, else other: Value) -> Value {
      isInHook && self.property == property ? value : other
    }
    override var contentHorizontalAlignment: ContentHorizontalAlignment {
      get { answer(.horizontalAlignment, .left, else: super.contentHorizontalAlignment) }
      set { super.contentHorizontalAlignment = newValue }
    }
    override var contentVerticalAlignment: ContentVerticalAlignment {
      get { answer(.verticalAlignment, .top, else: super.contentVerticalAlignment) }
      set { super.contentVerticalAlignment = newValue }
    }
    override var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
      answer(.effectiveAlignment, .right, else: super.effectiveContentHorizontalAlignment)
    }
    override var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
      answer(.direction, .rightToLeft, else: super.effectiveUserInterfaceLayoutDirection)
    }
    override var currentImage: Image? { answer(.image, Image(size: CGSize(40, 40)), else: super.currentImage) }
    override var currentTitle: String? { answer(.title, "30×18", else: super.currentTitle) }
    override var currentAttributedTitle: NSAttributedString? {
      answer(.attributedTitle, NSAttributedString(string: "10×18"), else: super.currentAttributedTitle)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      isInHook = true
      defer { isInHook = false }
      return super.titleRect(forContentRect: contentRect)
    }
  }

  typealias Row = (property: OtherwiseForTitle.Property, title: CGRect)

  nonisolated static let rows: [Row] = [
    (.horizontalAlignment, CGRect(20, 11, 60, 18)),
    (.verticalAlignment, CGRect(80, 0, 60, 18)),
    (.effectiveAlignment, CGRect(200 - 60, 11, 60, 18)),
    (.direction, CGRect(60, 11, 60, 18)),
    (.image, CGRect((200 - 40 - 60) / 2 + 40, 11, 60, 18)),
    (.title, CGRect((200 - 20 - 30) / 2 + 20, 11, 30, 18)),
    (.attributedTitle, CGRect((200 - 20 - 10) / 2 + 20, 11, 10, 18)),
  ]

  @Test(arguments: rows) func `each property is read while the hook runs, and as ever outside of it`(row: Row) {
    let button = wide(OtherwiseForTitle(frame: .zero))
    button.property = row.property
    #expect(button.laidOut == (CGRect(60, 10, 20, 20), row.title))
    expectEqual(Set(Self.rows.map { $0.property }), Set(OtherwiseForTitle.Property.allCases))
  }

  @Test func `a hook reads the other item's insets only under fill, so that they may be computed from its rectangle`() {
    final class Below: Button {
      // The title is below for every position of the image.
      override var titleEdgeInsets: EdgeInsets {
        get { EdgeInsets(imageRect(forContentRect: contentRect(forBounds: bounds)).maxY, 0, 0, 0) }
        set {}
      }
    }
    let button = wide(Below(frame: .zero))
    button.contentVerticalAlignment = .top
    #expect(button.laidOut == (CGRect(60, 0, 20, 20), CGRect(80, 20, 60, 18)))
  }
}
