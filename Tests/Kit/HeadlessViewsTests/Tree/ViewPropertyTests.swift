import HeadlessKit
import HeadlessTesting

/// The plain properties of a view: defaults, and what is set is read.
@MainActor @Suite("Plain properties", .reportsIssuesAsFailures) struct ViewPropertyTests {
  @Test func `the defaults are UIKit's`() {
    let view = View()
    #expect(!view.isHidden && view.isOpaque && !view.clipsToBounds && view.isUserInteractionEnabled)
    #expect(view.alpha == 1 && view.tag == 0 && view.backgroundColor == nil && view.clearsContextBeforeDrawing)
    #expect(view.contentMode == .scaleToFill && view.semanticContentAttribute == .unspecified)
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }

  @Test func `what is set is read, and nothing else changes with it`() {
    let view = View()
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.tag = -7
    view.backgroundColor = .red
    view.contentMode = .bottomRight
    view.clearsContextBeforeDrawing = false
    (view.restorationIdentifier, view.focusGroupIdentifier) = ("restored", "group")
    view.largeContentImage = Image()
    #expect(view.restorationIdentifier == "restored" && view.focusGroupIdentifier == "group")
    #expect(view.largeContentImage == Image() && view.largeContentTitle == nil)
    #expect(view.isHidden && !view.isOpaque && view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(view.tag == -7 && view.backgroundColor == .red && view.contentMode == .bottomRight)
    #expect(view.alpha == 1 && view.tintColor == .systemBlue && !view.clearsContextBeforeDrawing)
    view.isHidden = false
    view.backgroundColor = nil
    #expect(!view.isHidden && view.clipsToBounds && view.backgroundColor == nil && view.tag == -7)
  }

  @Test(arguments: [(0.5, 0.5), (-1, 0), (2, 1)] as [(CGFloat, CGFloat)])
  func `alpha is clamped to 0 to 1`(given: CGFloat, kept: CGFloat) {
    let view = View()
    view.alpha = given
    expectEqual(view.alpha, kept)
  }

  @Test func `d12 alpha is the nearest Float`() {
    let view = View()
    view.alpha = 0.3
    #expect(view.alpha == 0.30000001192092896 && view.layer.opacity == 0.3)
    view.layer.opacity = 0.7
    expectEqual(view.alpha, 0.699999988079071)
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ] as [(SemanticContentAttribute, UserInterfaceLayoutDirection)])
  func `a10 the direction is the view's own: forced right to left, and not inherited`(
    attribute: SemanticContentAttribute, direction: UserInterfaceLayoutDirection
  ) {
    let (view, inner) = (View(), View())
    view.addSubview(inner)
    view.semanticContentAttribute = attribute
    expectEqual(view.effectiveUserInterfaceLayoutDirection, direction)
    expectEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }
}
