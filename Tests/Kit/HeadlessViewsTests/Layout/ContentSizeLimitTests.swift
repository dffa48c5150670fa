import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Limits of the text size", .screen(scale: 2), .reportsIssuesAsFailures) struct ContentSizeLimitTests {
  final class Told: View {
    var count = 0
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) { count += 1 }
    var size: ContentSizeCategory { traitCollection.preferredContentSizeCategory }
  }

  @Test func `a limit applies to the view and its descendants, and notifies`() {
    let (root, middle, leaf) = (Told(), Told(), Told())
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.maximumContentSizeCategory = .small
    expectEqual([root, middle, leaf].map(\.size), [.large, .small, .small])
    expectEqual([root, middle, leaf].map(\.count), [0, 1, 1])
    middle.maximumContentSizeCategory = .small
    middle.maximumContentSizeCategory = .extraLarge
    #expect(leaf.size == .large && leaf.count == 1 + 1)
    leaf.minimumContentSizeCategory = .extraExtraLarge
    #expect(leaf.size == .extraExtraLarge && middle.size == .large)
    #expect(leaf.minimumContentSizeCategory == .extraExtraLarge && leaf.maximumContentSizeCategory == nil)
  }

  @Test func `limits of several views are applied from the root down`() {
    let (root, leaf) = (Told(), Told())
    root.addSubview(leaf)
    root.maximumContentSizeCategory = .small
    leaf.minimumContentSizeCategory = .medium
    expectEqual(leaf.size, .medium)
    leaf.overrideUserInterfaceStyle = .dark
    #expect(leaf.size == .medium && leaf.traitCollection.userInterfaceStyle == .dark && root.size == .small)
    leaf.removeFromSuperview()
    expectEqual(leaf.size, .large)
  }

  @Test func `the screen's size applies between the limits, and does not notify beyond them`() {
    let (window, view) = (Window(), Told())
    window.show(view)
    view.minimumContentSizeCategory = .medium
    view.maximumContentSizeCategory = .extraLarge
    view.count = 0
    Screen.main.preferredContentSizeCategory = .extraLarge
    #expect(view.size == .extraLarge && view.count == 1)
    Screen.main.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.size == .extraLarge && view.count == 1)
    Screen.main.preferredContentSizeCategory = .extraSmall
    #expect(view.size == .medium && view.count == 2)
  }

  @Test func `a label that follows the text size has the font of its limit`() {
    let (window, label) = (Window(), Label())
    window.show(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .extraLarge
    Screen.main.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // Body is 19 points in the category extra large, 53 in the largest one.
    expectEqual(label.font.pointSize, 19)
    label.maximumContentSizeCategory = nil
    expectEqual(label.font.pointSize, 53)
  }
}
