import HeadlessKit
import HeadlessTesting

@testable import Gallery

/// The topmost views that are laid out.
@MainActor private final class LaidOutRoots: LayoutObserver {
  private(set) var roots: [View] = []

  func layoutPassEnds(at root: View) { if !roots.contains(root) { roots.append(root) } }
  func layoutVisits(_ view: View) {}
  func layoutBegins(_ call: LayoutCall) {}
  func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
}

/// All sections under the audit of accessibility, each without the rules that its subject breaks.
@MainActor @Suite("Accessibility of the examples") struct AccessibilityTests {
  /// The sections whose views outlive their examples; an app's window is closed.
  nonisolated static let audited = Section.all.map(\.id).filter { $0 != Section.apps.id }

  /// The rules that sections break on purpose.
  nonisolated static let exclusions: [(rule: AccessibilityRule, reason: String, sections: [String])] = [
    (
      .contrast, "UIKit's titles are white without a background, and lighter while pressed or disabled",
      [
        "default", "alignments", "insets", "right-to-left", "types-and-states", "edge-insets", "rect-hooks",
        "stored-rects", "image-above-title", "lazy-subviews", "own-control", "ready-made", "positions",
        "styled-buttons", "constraints", "stack-views", "configurations", "configured-content", "both-ways",
      ]
    ),
    (
      .label, "images and backgrounds alone, whose frames are the subject",
      ["alignments", "insets", "types-and-states"]
    ),
    (.textCut, "cut titles are the subject", ["insets", "constraints", "configured-content", "both-ways"]),
    (
      .touchArea, "sizes of the articles, and of UIKit's configurations",
      ["insets", "positions", "constraints", "stack-views", "configurations", "configured-content", "both-ways"]
    ),
    (.largeText, "buttons with fixed frames", ["configurations", "configured-content"]),
    (
      .position, "parts that leave the button, and a button without a size, are the subject",
      ["insets", "stored-rects"]
    ),
    (.sameName, "one button in several states or places", ["stack-views", "configurations"]),
    (.reach, "recognizers alone are the subject", ["gestures"]),
    (
      .dynamicType, "texts have recorded sizes, which are those of one text size",
      audited.filter { !["conflict", "configurations", "configured-content"].contains($0) }
    ),
  ]

  @Test(arguments: audited)
  func `a section breaks no rule but those that are named, and each one of these`(id: String) {
    let (roots, exclusions) = (Self.roots(of: id), Self.exclusions.filter { $0.sections.contains(id) })
    #expect(!roots.isEmpty, "The examples show no view.")
    Self.audit(roots, excluding: Set(exclusions.map(\.rule)))
    for exclusion in exclusions {
      withKnownIssue("\(id): \(exclusion.rule), \(exclusion.reason)") {
        Self.audit(roots, excluding: Set(AccessibilityRule.allCases).subtracting([exclusion.rule]))
      }
    }
  }

  @Test(arguments: AppMoment.all.map(\.value), [SystemEra.iOS18, .iOS26])
  func `an app breaks no rule while it is shown`(moment: AppMoment, era: SystemEra) {
    // The system's badge of iOS 26 is white on a red with a contrast of 3.5 to 1.
    let hasPaleBadge = moment.scene == "apps/tabs" && era == .iOS26
    moment.shown(in: era) { expectAccessible($0, excluding: hasPaleBadge ? [.contrast] : []) }
  }

  /// Returns the topmost views of a section's examples.
  private static func roots(of id: String) -> [View] {
    Section.all.filter { $0.id == id }.flatMap(\.examples).flatMap { example in
      let observer = LaidOutRoots()
      LayoutObservation.observe(with: observer) { _ = example.run() }
      return observer.roots.filter { $0.superview == nil && !$0.isHidden }
    }
  }

  private static func audit(_ roots: [View], excluding rules: Set<AccessibilityRule>) {
    let measurer = RecordedTextMeasurer(["title": Example.titleSize, "ok": Example.okSize])
    TextMeasuring.withCurrent(measurer) {
      for root in roots { expectAccessible(root, excluding: rules) }
    }
  }
}
