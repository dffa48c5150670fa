import Foundation
import RepositoryFiles
import Testing

/// Apple's classes, member by member, beside this package's.
@Suite("Coverage of Apple's classes") struct CoverageTests {
  private static let coverage = Result { try Coverage() }

  @Test func `the page is what the compiled modules have`() throws {
    let (page, text) = (Repository.url("Docs/Coverage.md"), try Self.coverage.get().text)
    if ProcessInfo.processInfo.environment["PORTABILITY_NAMES"] == "record" {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }
    try expectEqual(
      String(contentsOf: page, encoding: .utf8), text,
      "Run PORTABILITY_NAMES=record swift test --filter CoverageTests, and commit what it has written.")
  }

  @Test func `a class has no public names of its own, where UIKit has none, but the listed ones`() throws {
    let extra = try Self.coverage.get().rows.filter { !$0.extra.isEmpty }.map {
      "\($0.name): \($0.extra.joined(separator: " "))"
    }
    expectEqual(extra, Self.extra)
  }

  /// The names that tests, the gallery or other modules of a user need; an app that declares one in a subclass must rename it.
  private static let extra = [
    "UIView: drawing guides inspectedProperties", "UIControl: inspectedProperties", "UIButton: inspectedProperties",
    "UILabel: inspectedProperties shownLines", "UIImageView: imageTreatment inspectedProperties",
    "UIWindow: focusedView moveFocus pressKey tapStatusBar", "UIScrollView: inspectedProperties",
    "UIStackView: inspectedProperties", "UITextField: inspectedProperties", "UISlider: inspectedProperties",
    "UISwitch: inspectedProperties", "UIStepper: inspectedProperties", "UISegmentedControl: inspectedProperties",
    "UIPageControl: inspectedProperties", "UIProgressView: inspectedProperties",
    "UIActivityIndicatorView: inspectedProperties", "UIGestureRecognizer: addHandler",
    "UIViewController: isModalInPopover", "UIColor: alpha register",
    "UIFont: register unregister weight withRegistered", "UIImage: bitmap",
    "UIScreen: advance clock era flush grid horizontalSizeClass layoutDirection preferredContentSizeCategory "
      + "runAsMain safeAreaInsets userInterfaceIdiom userInterfaceStyle verticalSizeClass visibleWindows windowScene "
      + "withMain",
    "CALayer: drawing", "UIBarButtonItem: itemView press", "UITabBarItem: itemView",
    "UIAlertController: choose perform", "UISheetPresentationController: dismissAsUser selectDetent", "UITouch: update",
  ]
}
