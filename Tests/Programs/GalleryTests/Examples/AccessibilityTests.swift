import HeadlessKit
import HeadlessTesting
import Testing

@testable import Gallery

/// The topmost views that are laid out.
@MainActor private final class LaidOutRoots: LayoutObserver {
  private(set) var roots: [View] = []

  func layoutPassEnds(at root: View) {
    if !roots.contains(root) { roots.append(root) }
  }
  func layoutVisits(_ view: View) {}
  func layoutBegins(_ call: LayoutCall) {}
  func layoutEnds(_ call: LayoutCall, returning result: CGRect?) {}
}

/// The examples that are screens under the audit of accessibility; the others show a control alone, some of them without
/// a name, in little room, or in UIKit's white on white.
@MainActor @Suite("Accessibility of the examples") struct AccessibilityTests {
  nonisolated private static let ids = ["scrolling", "apps", "voiceover"]
  nonisolated private static let screens = Section.all.filter { ids.contains($0.id) }

  @Test func `the sections with screens exist`() { #expect(Self.screens.map(\.id) == Self.ids) }

  @Test(arguments: screens.flatMap(\.examples)) func `a screen breaks no rule of accessibility`(example: Example) {
    let observer = LaidOutRoots()
    LayoutObservation.observe(with: observer) { _ = example.run() }
    let measurer = RecordedTextMeasurer(["title": Example.titleSize, "ok": Example.okSize])
    TextMeasuring.withCurrent(measurer) {
      let roots = observer.roots.filter { $0.superview == nil }
      #expect(!roots.isEmpty)
      // Their texts have recorded sizes, which are those of one text size.
      for root in roots { expectAccessible(root, excluding: [.dynamicType]) }
    }
  }
}
