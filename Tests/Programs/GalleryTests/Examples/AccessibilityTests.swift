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
  nonisolated private static let screens = Section.all.filter { ["apps", "voiceover", "scrolling"].contains($0.id) }

  @Test(arguments: screens.flatMap(\.examples)) func `a screen breaks no rule of accessibility`(example: Example) {
    let observer = LaidOutRoots()
    LayoutObservation.observe(with: observer) { _ = example.run() }
    let measurer = RecordedTextMeasurer(["title": Example.titleSize, "ok": Example.okSize])
    TextMeasuring.withCurrent(measurer) {
      for root in observer.roots where root.superview == nil { expectAccessible(root) }
    }
    #expect(!observer.roots.isEmpty)
  }
}
