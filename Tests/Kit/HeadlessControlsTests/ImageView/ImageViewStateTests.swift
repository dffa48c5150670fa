import HeadlessKit
import HeadlessTesting

@MainActor @Suite("States and animations of image views", .screen(scale: 2), .reportsIssuesAsFailures)
struct ImageViewStateTests {
  let images = (0..<4).map { _ in Image(size: CGSize(width: 10, height: 10)) }
  let view: ImageView

  init() { view = ImageView(image: images[0]) }

  private func shown(_ view: ImageView) -> Image? {
    let commands = view.drawing().commands
    if case .image(let placement)? = commands.first { return placement.image }
    return nil
  }

  @Test func `a highlighted view shows its highlighted image, or its only one`() {
    let view = ImageView(image: images[0], highlightedImage: images[1])
    #expect(view.frame.size == images[0].size && !view.isUserInteractionEnabled)
    #expect(shown(view) === images[0] && !view.isHighlighted)
    view.isHighlighted = true
    #expect(shown(view) === images[1] && view.image === images[0])
    view.highlightedImage = nil
    #expect(shown(view) === images[0])
  }

  @Test func `a highlighted image alone defines the size, and a template among the two is tinted`() {
    let large = Image(size: CGSize(width: 30, height: 20)).withRenderingMode(.alwaysTemplate)
    let view = ImageView(image: nil, highlightedImage: large)
    #expect(view.frame.size == CGSize(width: 30, height: 20) && shown(view) == nil)
    view.isHighlighted = true
    view.tintColor = .red
    expectEqual(view.imageTreatment, .tinted(.red))
  }

  @Test func `the defaults are UIKit's`() {
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0 && view.animationImages == nil)
    #expect(view.highlightedAnimationImages == nil && !view.isAnimating && view.preferredSymbolConfiguration == nil)
    #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
    view.startAnimating()
    #expect(!view.isAnimating, "there is nothing to animate")
  }

  @Test func `images show in turn by the clock, each a thirtieth of a second unless a duration is set`() {
    view.animationImages = Array(images[1...])
    #expect(shown(view) === images[0])
    view.startAnimating()
    #expect(view.isAnimating && shown(view) === images[1])
    Screen.main.advance(by: 1.5 / 30)
    #expect(shown(view) === images[2])
    view.animationDuration = 0.6
    Screen.main.advance(by: 0.4 - 1.5 / 30 + 0.01)
    #expect(shown(view) === images[3])
    Screen.main.advance(by: 0.2)
    #expect(shown(view) === images[1], "the next round has begun")
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view) === images[0])
  }

  @Test func `after its rounds the one image shows again`() {
    view.animationImages = Array(images[1...])
    view.animationDuration = 0.25
    view.animationRepeatCount = 2
    view.startAnimating()
    Screen.main.advance(by: 2 * 0.25)
    #expect(!view.isAnimating, "at the end of the last round")
    view.animationDuration = 0.3
    view.startAnimating()
    Screen.main.advance(by: 0.59)
    #expect(view.isAnimating && shown(view) === images[3])
    Screen.main.advance(by: 0.02)
    #expect(!view.isAnimating && shown(view) === images[0])
    view.startAnimating()
    #expect(shown(view) === images[1])
  }

  @Test func `a highlighted view animates its own images; new images end the animation`() {
    view.animationImages = [images[1]]
    view.highlightedAnimationImages = [images[2]]
    view.startAnimating()
    view.isHighlighted = true
    #expect(shown(view) === images[2])
    view.image = images[1]
    #expect(view.isAnimating, "another single image does not end it")
    view.animationImages = [images[3]]
    #expect(!view.isAnimating)
  }

  @Test func `an animated image begins at once and repeats; another image ends it`() throws {
    let image = try #require(Image.animatedImage(with: images, duration: 0.4))
    #expect(image.images == images && image.duration == 0.4 && image.size == images[0].size)
    let view = ImageView(image: image)
    #expect(view.isAnimating && shown(view) === images[0])
    Screen.main.advance(by: 0.25)
    #expect(shown(view) === images[2])
    Screen.main.advance(by: 0.2)
    #expect(shown(view) === images[0])
    view.stopAnimating()
    #expect(shown(view) === image)
    view.image = images[1]
    #expect(shown(view) === images[1] && !view.isAnimating)
    view.highlightedImage = image
    view.isHighlighted = true
    #expect(!view.isAnimating)
    view.image = image
    #expect(view.isAnimating)
    view.image = images[1]
    #expect(!view.isAnimating)
    #expect(ImageView(image: image, highlightedImage: nil).isAnimating)
  }

  @Test func `of images whose duration is too short to count rounds the last one shows`() {
    view.animationImages = images
    view.animationDuration = .leastNonzeroMagnitude
    view.startAnimating()
    Screen.main.advance(by: 1)
    #expect(shown(view) === images[3])
  }

  @Test func `the images of a view in a window show by the clock of the window's screen`() {
    let window = Screen.withMain(Screen(scale: 2)) { Window(frame: .zero) }
    let view = window.adding(ImageView(image: images[0]))
    view.animationImages = images
    view.startAnimating()
    window.screen.advance(by: 1.5 / 30)
    #expect(shown(view) === images[1])
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `a duration that is negative or not finite is reported and changes nothing`(duration: TimeInterval) {
    let view = ImageView(image: nil)
    let reports = IssueReporting.collect { view.animationDuration = duration }
    #expect(reports.map(\.place) == ["ImageView.animationDuration"] && view.animationDuration == 0)
    expectEqual(reports.first?.problem.contains("Expected a finite number of seconds"), true)
  }

  @Test func `a symbol has the size of the view's configuration`() {
    let view = ImageView(image: Image(systemName: "star"))
    expectEqual(view.intrinsicContentSize, CGSize(width: 17, height: 17))
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addForConstraints(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 40)
    expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 40))
    root.layoutIfNeeded()
    expectEqual(view.frame.size, CGSize(width: 40, height: 40))
    view.image = images[0]
    expectEqual(view.intrinsicContentSize, images[0].size)
  }

  @Test(.screen(scale: 3)) func `a symbol higher than a line is aligned by the line`() {
    let view = ImageView(image: Image(systemName: "star.fill"))
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 20) && view.alignmentRectInsets == .zero)
    view.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 17, scale: .large)
    // Seen: row cf-place-leading-0: the view is 26.667 high, its alignment rectangle 20.333.
    #expect(abs(view.intrinsicContentSize.height - 61.0 / 3) < 1e-9 && view.intrinsicContentSize.width == 28)
    view.sizeToFit()
    #expect(abs(view.bounds.height - 80.0 / 3) < 1e-9)
    let aligned = view.alignmentRect(forFrame: view.frame)
    #expect(abs(aligned.minY - 11.0 / 3) < 1e-9 && abs(aligned.height - 61.0 / 3) < 1e-9)
  }
}
