import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

/// A row of dots, one for each page, that shows the current page and changes it by one.
open class PageControl: Control {
  private var pages: (count: Int, current: Int) = (0, 0)
  @Invalidating(.display) final var pageImages: [Int: Image] = [:]
  @Invalidating(.display) final var currentPageImages: [Int: Image] = [:]
  /// The page that is drawn as the current one, while its display waits.
  final var displayedPage: Int?

  /// The kind of the last change of the page by a touch.
  /// > Documented: UIPageControl.InteractionState, with its raw values.
  public enum InteractionState: Int, Sendable {
    /// The page was not changed by touches.
    case none = 0
    /// The page was changed by a tap.
    case discrete = 1
    /// A drag; does not occur here.
    case continuous = 2
  }

  /// The direction in which the pages follow each other.
  /// > Documented: UIPageControl.Direction, with its raw values.
  public enum Direction: Int, Sendable {
    /// The direction of the layout.
    case natural = 0
    /// The first page at the left.
    case leftToRight = 1
    /// The first page at the right.
    case rightToLeft = 2
    /// The first page at the top.
    case topToBottom = 3
    /// The first page at the bottom.
    case bottomToTop = 4
  }

  /// The background of the dots.
  /// > Documented: UIPageControl.BackgroundStyle, with its raw values.
  public enum BackgroundStyle: Int, Sendable {
    /// A background that depends on the interaction.
    case automatic = 0
    /// A background that is always shown.
    case prominent = 1
    /// No background, whatever the interaction.
    case minimal = 2
  }

  // MARK: Initializers

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugContent()
    isOpaque = false
  }

  /// Creates a page control without pages; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hugContent()
    isOpaque = false
  }

  // MARK: Pages

  /// The number of pages, 0 by default; a negative number is reported and changes nothing.
  open var numberOfPages: Int {
    get { pages.count }
    set {
      guard newValue >= 0 else {
        return refuse("numberOfPages", value: "\(newValue)", because: "is negative", cure: "Pass a number from 0 on.")
      }
      if newValue == pages.count { return }
      pages = (newValue, min(pages.current, max(0, newValue - 1)))
      contentSizeDidChange("numberOfPages")
    }
  }

  /// The current page; 0 by default.
  ///
  /// A page that there isn't is limited to the first or the last one, and no event is sent.
  /// > Documented: UIPageControl.currentPage.
  open var currentPage: Int {
    get { pages.current }
    set {
      let page = min(max(0, newValue), max(0, pages.count - 1))
      if page == pages.current, displayedPage == nil { return }
      pages.current = page
      displayedPage = nil
      setNeedsDisplay()
    }
  }

  /// Whether nothing is drawn for a single page; false by default.
  @Invalidating(.display) open var hidesForSinglePage = false

  /// The direction in which the pages follow each other; natural by default.
  /// > Documented: UIPageControl.direction. Differs: a vertical one is stored only, the dots stay in a row.
  @Invalidating(.display) open var direction = Direction.natural

  /// Whether the first page is at the right.
  final var beginsAtRight: Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural, .topToBottom, .bottomToTop: isRightToLeft
    }
  }

  /// Whether a tap does not change the dots before ``updateCurrentPageDisplay()``; false by default.
  /// > Documented: UIPageControl.defersCurrentPageDisplay, which is deprecated.
  open var defersCurrentPageDisplay = false

  /// Shows the current page after a tap whose display waits.
  open func updateCurrentPageDisplay() {
    displayedPage = nil
    setNeedsDisplay()
  }

  /// Whether a drag changes pages; true by default, and stored only.
  open var allowsContinuousInteraction = true

  /// The kind of the last change of the page by a touch.
  open private(set) var interactionState = InteractionState.none

  // MARK: Appearance

  /// The background of the dots; stored only.
  open var backgroundStyle = BackgroundStyle.automatic

  /// The color of the other pages' dots; nil, by default, for white at 0.45.
  /// > Seen: fact i10.
  @Invalidating(.display) open var pageIndicatorTintColor: Color? = nil

  /// The color of the current page's dot; nil, by default, for white.
  /// > Seen: fact i10.
  @Invalidating(.display) open var currentPageIndicatorTintColor: Color? = nil

  /// The image that replaces the dots; nil by default.
  @Invalidating(.display) open var preferredIndicatorImage: Image? = nil

  /// The image that replaces the current page's dot; nil by default.
  @Invalidating(.display) open var preferredCurrentPageIndicatorImage: Image? = nil

  /// Returns the image for a page that was set; nil for none.
  open func indicatorImage(forPage page: Int) -> Image? {
    isPage(page, "indicatorImage(forPage:)") ? pageImages[page] : nil
  }

  /// Sets the image for a page; nil removes it, and a page that there isn't is reported.
  /// > Documented: UIPageControl.setIndicatorImage(_:forPage:): an exception.
  open func setIndicatorImage(_ image: Image?, forPage page: Int) {
    if isPage(page, "setIndicatorImage(_:forPage:)") { pageImages[page] = image }
  }

  /// Returns the image for a page while it is the current one; nil for none.
  open func currentPageIndicatorImage(forPage page: Int) -> Image? {
    isPage(page, "currentPageIndicatorImage(forPage:)") ? currentPageImages[page] : nil
  }

  /// Sets the image for a page while it is the current one; nil removes it, and a page that there isn't is reported.
  open func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    if isPage(page, "setCurrentPageIndicatorImage(_:forPage:)") { currentPageImages[page] = image }
  }

  private func isPage(_ page: Int, _ member: String) -> Bool {
    if page >= 0, page < numberOfPages { return true }
    let cure = "Pass a page below numberOfPages, which is \(numberOfPages)."
    refuse(member, value: "page \(page)", because: "does not exist", cure: cure)
    return false
  }

  /// Draws the dots in the middle, those that fit.
  /// > Assumed: of pages that don't fit those in the middle; a screenshot would settle it.
  open override func draw(_ rect: CGRect) { drawContent() }

  // MARK: Tracking

  /// Changes to the next page if the touch ends in the right half, otherwise to the previous page.
  /// > Documented: UIPageControl: by one page. Reported: by the half; newer systems may divide at the current dot.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let isForward = (touch.location(in: self).x >= bounds.midX) != beginsAtRight
    turn(by: isForward ? 1 : -1, with: event)
  }

  private func turn(by pages: Int, with event: TouchEvent?) {
    let (old, displayed) = (currentPage, displayedPage)
    currentPage = old + pages
    if currentPage == old { return displayedPage = displayed }
    // The setter of the current page shows it.
    if defersCurrentPageDisplay { displayedPage = displayed ?? old }
    interactionState = .discrete
    sendValueChange(with: event)
    interactionState = .none
  }

  // MARK: Size

  /// Returns the size of the dots for a number of pages.
  /// > Seen: fact i10: the dots are 18 points apart; two files of Interface Builder have 115.5×26 for three pages.
  /// > Assumed: 20 points more than the dots; a printed size would settle it. Fact q15 for iOS 26.1: dots of 10 points
  /// > at two pixels per point and 9.667 at three.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let (dot, count) = (dotSize, CGFloat(max(0, pageCount)))
    return CGSize(width: (dot + 8) * count + 20, height: dot + 16)
  }

  /// The width of a dot with the space that it fills, in points.
  /// > Seen: fact q15. Assumed: the width before it is rounded up to pixels, which is between 9.5 and 9.667 points.
  final var dotSize: CGFloat { era.hasGlassControls ? pixelGrid.up(9.6) : 10 }

  /// Returns the size of the dots, whatever size is available.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Accessibility and inspection

  /// The current page and the number of pages, unless another value was set.
  /// > Reported: fact ax19.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// Changes to the next page, and sends the value.
  open override func accessibilityIncrement() { turn(by: 1, with: nil) }

  /// Changes to the previous page, and sends the value.
  open override func accessibilityDecrement() { turn(by: -1, with: nil) }

  /// The current page and the number of pages.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [
      InspectedProperty("currentPage", .number(CGFloat(currentPage))),
      InspectedProperty("numberOfPages", .number(CGFloat(numberOfPages))),
    ]
  }
}

extension PageControl: StandardControl {
  package final var standardTraits: AccessibilityTraits { .adjustable }

  package final var isNamedByValue: Bool { true }
}
