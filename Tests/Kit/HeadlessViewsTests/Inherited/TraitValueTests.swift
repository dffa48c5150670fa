import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.reportsIssuesAsFailures) struct TraitValueTests {
  /// A trait of an app.
  enum Theme: TraitDefinition { static let defaultValue = "plain" }

  /// A trait of an app that may have no value.
  enum Accent: TraitDefinition { static let defaultValue: String? = "blue" }

  @Test func `a collection specifies what a closure sets`() {
    let traits = TraitCollection { draft in
      draft.userInterfaceStyle = .dark
      draft.displayScale = 3
      draft.layoutDirection = .rightToLeft
      draft.preferredContentSizeCategory = .small
      draft.userInterfaceIdiom = .pad
      draft.horizontalSizeClass = .regular
      draft.verticalSizeClass = .compact
      draft.forceTouchCapability = .available
      draft.accessibilityContrast = .high
      draft.userInterfaceLevel = .elevated
      draft.legibilityWeight = .bold
    }
    expectEqual(
      traits,
      TraitCollection(traitsFrom: [
        TraitCollection(userInterfaceStyle: .dark), TraitCollection(displayScale: 3),
        TraitCollection(layoutDirection: .rightToLeft), TraitCollection(preferredContentSizeCategory: .small),
        TraitCollection(userInterfaceIdiom: .pad), TraitCollection(horizontalSizeClass: .regular),
        TraitCollection(verticalSizeClass: .compact), TraitCollection(forceTouchCapability: .available),
        TraitCollection(accessibilityContrast: .high), TraitCollection(userInterfaceLevel: .elevated),
        TraitCollection(legibilityWeight: .bold),
      ]))
  }

  @Test func `a changed copy keeps the other values, and an unspecified value removes one`() {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3
    }
    let changed = traits.modifyingTraits { draft in
      expectEqual(draft.displayScale, 3)
      draft.displayScale = 0
    }
    #expect(changed == TraitCollection(userInterfaceStyle: .dark) && traits.displayScale == 3)
  }

  @Test func `values are read and replaced by the definition of their trait`() {
    let traits = TraitCollection(TraitUserInterfaceStyle.self, value: .dark)
    #expect(traits == TraitCollection(userInterfaceStyle: .dark) && traits[TraitUserInterfaceStyle.self] == .dark)
    expectEqual(traits[TraitDisplayScale.self], 0)
    let replaced = traits.replacing(TraitDisplayScale.self, value: 2)
    #expect(replaced.displayScale == 2 && replaced.userInterfaceStyle == .dark)
    let read = TraitCollection { draft in
      draft[TraitLegibilityWeight.self] = .bold
      draft.accessibilityContrast = draft[TraitLegibilityWeight.self] == .bold ? .high : .normal
    }
    #expect(read.legibilityWeight == .bold && read.accessibilityContrast == .high)
  }

  @Test func `a trait of an app has its default value in every collection`() {
    expectEqual(TraitCollection()[Theme.self], "plain")
    expectEqual(TraitCollection(Theme.self, value: "red")[Theme.self], "plain")
    expectEqual(TraitCollection(Accent.self, value: nil)[Accent.self], "blue")
  }

  private func names(_ traits: [any TraitDefinition.Type]) -> [String] { traits.map { $0.name } }

  @Test func `the changed traits are those that differ`() {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark; $0.displayScale = 3
    }
    let other = TraitCollection {
      $0.userInterfaceStyle = .light; $0.displayScale = 3
    }
    expectEqual(names(traits.changedTraits(from: other)), ["TraitUserInterfaceStyle"])
    expectEqual(names(traits.changedTraits(from: nil)), ["TraitUserInterfaceStyle", "TraitDisplayScale"])
    #expect(traits.changedTraits(from: traits).isEmpty)
  }
}
