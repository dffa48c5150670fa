import HeadlessKit
import Testing

@testable import Gallery

/// The frames of the examples, which are the documents'.
///
/// The icon is 24×24, the title 32×22, the usual button 120×80 and the usual spacing 5.
@MainActor @Suite("Frames of the examples")
struct ExampleFrameTests {
  /// Returns the frames of the image and the title of an example.
  func frames(_ id: String) throws -> (image: CGRect, title: CGRect) {
    let outcome = try outcome(of: id)
    return try (#require(outcome.imageFrame), #require(outcome.titleFrame))
  }

  @Test func `D0.1 image and title touch and the pair is centered`() throws {
    let (image, title) = try frames("default-centered")
    #expect(title.minX == image.maxX)
    #expect(image.minX + title.maxX == 120)
    #expect(image == CGRect((120 - 24 - 32) / 2, (80 - 24) / 2, 24, 24))
    #expect(title == CGRect(32 + 24, (80 - 22) / 2, 32, 22))
  }

  @Test func `D0.4 D0.8 image left: the gap is exactly the spacing`() throws {
    let (image, title) = try frames("insets-left")
    #expect(image == CGRect(32, 28, 24, 24))
    #expect(title == CGRect(56 + 5, 29, 32, 22))
  }

  @Test func `D0.5 D0.8 image right: image and title exchange their sides`() throws {
    let (image, title) = try frames("insets-right")
    #expect(title == CGRect(32, 29, 32, 22))
    #expect(image == CGRect(32 + 32 + 5, 28, 24, 24))
  }

  @Test func `D0.6 D0.8 image top: both on one vertical line, the spacing between`() throws {
    let (image, title) = try frames("insets-top")
    #expect(image == CGRect(60 - 24 / 2, (80 - 24 - 22 - 5) / 2.0, 24, 24))
    #expect(title == CGRect(60 - 32 / 2, image.maxY + 5, 32, 22))
  }

  @Test func `D0.7 D0.8 image bottom: both on one vertical line, the title above`() throws {
    let (image, title) = try frames("insets-bottom")
    #expect(title == CGRect(60 - 32 / 2, (80 - 24 - 22 - 5) / 2.0, 32, 22))
    #expect(image == CGRect(60 - 24 / 2, title.maxY + 5, 24, 24))
  }

  @Test func `D1.5 from the left-top corner: stacked, both centered, the stack in the center`() throws {
    let (image, title) = try frames("insets-left-top")
    #expect(image == CGRect((120 - 24) / 2, (80 - 24 - 22) / 2, 24, 24))
    #expect(title == CGRect((120 - 32) / 2, 17 + 24, 32, 22))
  }

  @Test func `D0.10 D0.11 CustomButton: the results of the hooks are the frames`() throws {
    let outcome = try outcome(of: "hooks-custom-button")
    #expect(outcome.frame == CGRect(100, 100, 75, 75))
    #expect(outcome.contentRect == CGRect(0, 0, 75, 75))
    #expect(outcome.imageFrame == CGRect(25, 0, 25, 24))
    #expect(outcome.titleFrame == CGRect(0, 24 + 20, 75, 25))
    #expect(outcome.text?.alignment == .center)
  }

  nonisolated static let positions: [(name: String, image: CGRect, title: CGRect)] = [
    ("top", CGRect(48, 14.5, 24, 24), CGRect(44, 14.5 + 24 + 5, 32, 22)),
    ("left", CGRect(29.5, 28, 24, 24), CGRect(29.5 + 24 + 5, 29, 32, 22)),
    ("bottom", CGRect(48, 14.5 + 22 + 5, 24, 24), CGRect(44, 14.5, 32, 22)),
    ("right", CGRect(29.5 + 32 + 5, 28, 24, 24), CGRect(29.5, 29, 32, 22)),
  ]

  @Test(arguments: positions)
  func `D0.14 four positions of the image, the pair centered`(name: String, image: CGRect, title: CGRect) throws {
    let frames = try frames("positioned-\(name)")
    #expect(frames.image == image)
    #expect(frames.title == title)
  }

  @Test func `D3.10 MyButton sets the rectangles of its subviews and keeps the size 0×0`() throws {
    let outcome = try outcome(of: "my-button")
    #expect(outcome.frame == .zero)
    #expect(outcome.imageFrame == CGRect(10, 10, 40, 40))
    #expect(outcome.titleFrame == CGRect(60, 10, 100, 40))
  }

  @Test func `D3.11 the self-sizing MyButton settles at 170×60 after one more layout`() throws {
    let outcome = try outcome(of: "my-button-self-sizing")
    #expect(outcome.frame == CGRect(0, 0, 160 + 10, 50 + 10))
    #expect(outcome.imageFrame == CGRect(10, 10, 40, 40))
    #expect(outcome.titleFrame == CGRect(60, 10, 100, 40))
    #expect(outcome.count(of: "layoutSubviews") == 2)
  }

  @Test(arguments: ["cyl-hooks", "cyl-layout"])
  func `D4.5 D4.6 D0.13 CYLButton: a square image, the title below`(id: String) throws {
    let (image, title) = try frames(id)
    #expect(image == CGRect(0, 0, 100, 100))
    #expect(title == CGRect(0, 100, 100, 140 - 100))
  }

  @Test func `D4.5 properties that the initializer sets on the subviews are unchanged`() throws {
    let outcome = try outcome(of: "cyl-hooks")
    #expect(outcome.observation("imageView.backgroundColor") == "yellow")
    #expect(outcome.observation("titleLabel.backgroundColor") == "blue")
    #expect(outcome.text?.alignment == .center)
  }

  @Test func `D4.1 a fresh button has no subviews`() throws {
    let outcome = try outcome(of: "lazy-fresh")
    #expect(outcome.observation("subviews") == "[]")
    #expect(outcome.imageFrame == nil)
    #expect(outcome.titleFrame == nil)
    #expect(outcome.trace.isEmpty)
  }

  @Test func `D4.2 an access creates the image view and then the label`() throws {
    #expect(try outcome(of: "lazy-used").observation("subviews") == "[ImageView, ButtonLabel]")
  }

  @Test func `D4.3 frames set from outside are overwritten at the next layout`() throws {
    let outcome = try outcome(of: "lazy-overwritten")
    #expect(outcome.observation("ImageView before") == "(40, 0, 40, 40)")
    #expect(outcome.observation("ButtonLabel before") == "(0, 40, 120, 40)")
    #expect(outcome.imageFrame == CGRect(32, 28, 24, 24))
    #expect(outcome.titleFrame == CGRect(56, 29, 32, 22))
  }
}
