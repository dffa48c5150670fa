import HeadlessInputs
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

extension AuditRuleTests {
  /// A control without an appearance and traits.
  final class OwnControl: Control {}

  @MainActor static func named<Named: View>(_ view: Named, _ traits: AccessibilityTraits = .button) -> Named {
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityTraits) = ("Map", traits)
    return view
  }

  @MainActor static func scalable(_ text: String, in root: View, y: CGFloat = 100) -> Label {
    let label = label(text, in: root)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.frame.origin.y = y
    return label
  }

  nonisolated static let touches: [Mistake] = [
    Mistake("a tap on an element without a trait", .trait, "acts on touches, and no trait shows that it does. Add") {
      let view = named(add(View(), to: $0, 16, 100, 100, 50), .none)
      view.addGestureRecognizer(TapGestureRecognizer())
      return { view.accessibilityTraits = .link }
    },
    Mistake("a control with an Action and without a trait", .trait, "<OwnControl (16, 100, 60, 60)>") {
      let control = named(add(OwnControl(), to: $0, 16, 100, 60, 60), .none)
      control.addAction(Action { _ in }, for: .touchUpInside)
      return { control.accessibilityTraits = .button }
    },
    Mistake(
      "a control with an Action outside of the elements", .reach, "acts on touches, but assistive applications don't"
    ) {
      let control = add(OwnControl(), to: $0, 16, 100, 60, 60)
      control.addAction(Action { _ in }, for: .touchUpInside)
      return { _ = named(control) }
    },
    Mistake("a control with an Action and without a label", .label, "has no label. Set its accessibilityLabel.") {
      let control = named(add(OwnControl(), to: $0, 16, 100, 60, 60))
      control.addAction(Action { _ in }, for: .touchUpInside)
      control.accessibilityLabel = nil
      return { control.accessibilityLabel = "Map" }
    },
    Mistake("a small view with a tap", .touchArea, "has a touch area of 20×20 points, less than 44×44.") {
      let view = named(add(View(), to: $0, 100, 100, 20, 20), .none)
      view.addGestureRecognizer(TapGestureRecognizer())
      view.accessibilityTraits = .button
      return { view.frame.size = CGSize(width: 44, height: 44) }
    },
    Mistake("a button in a view without touches", .touchArea, "in its middle. Set isUserInteractionEnabled to true") {
      let row = add(View(), to: $0, 0, 50, 375, 200)
      row.isUserInteractionEnabled = false
      _ = button("Buy", in: row)
      return { row.isUserInteractionEnabled = true }
    },
    Mistake("a long press alone", .reach, "acts on touches, but assistive applications don't reach it.") {
      let view = add(View(), to: $0, 16, 100, 60, 60)
      view.addGestureRecognizer(LongPressGestureRecognizer())
      return { _ = named(view) }
    },
    Mistake("a swipe on an element", .reach, "acts on gestures that assistive applications don't make. Offer an") {
      let view = named(add(View(), to: $0, 16, 100, 60, 60), .image)
      view.addGestureRecognizer(SwipeGestureRecognizer())
      return { view.accessibilityCustomActions = [AccessibilityCustomAction(name: "Next", actionHandler: nil)] }
    },
    Mistake("a pan", .reach, "acts on touches, but assistive applications don't reach it.") {
      let view = add(View(), to: $0, 16, 100, 60, 60)
      view.addGestureRecognizer(PanGestureRecognizer())
      return {
        _ = named(view, .adjustable)
        view.accessibilityValue = "3"
      }
    },
    Mistake("a tap on a scroll view", .reach, "<ScrollView (16, 100, 60, 60)>") {
      let view = add(ScrollView(), to: $0, 16, 100, 60, 60)
      let tap = TapGestureRecognizer()
      view.addGestureRecognizer(tap)
      return { view.removeGestureRecognizer(tap) }
    },
    Mistake("a button half outside of the screen", .position, "(300, 100, 100, 44) is partly outside of the screen.") {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.frame.origin.x = 300
      return { button.frame.origin.x = 16 }
    },
    Mistake("a line that leaves the screen", .position, "is partly outside of the screen. Move it") {
      let label = AuditRuleTests.label("Bread and butter", in: $0)
      label.frame.origin.x = 250
      return { label.frame.origin.x = 16 }
    },
    Mistake("a button in a view without a size", .position, "<View (16, 100, 0, 0)> (16, 100, 0, 0) has no size.") {
      let row = add(View(), to: $0, 16, 100, 0, 0)
      button("Buy", in: row).frame.origin = .zero
      return { row.frame.size = CGSize(width: 200, height: 50) }
    },
    Mistake("two segments of one name", .sameName, "'On' (116, 100, 100, 44) has the name and role of the one at (16") {
      let segments = add(SegmentedControl(items: ["On", "On"]), to: $0, 16, 100, 200, 44)
      return { segments.setTitle("Off", forSegmentAt: 1) }
    },
  ]

  /// A button with a touch area of 44 points around its middle.
  final class WideButton: Button {
    override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
      CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44).contains(point)
    }
  }

  @MainActor private static func wideButton(in root: View) -> Button {
    configured(add(WideButton(), to: root, 50, 110, 24, 24)) { $0.accessibilityLabel = "Close" }
  }

  /// Mistakes by which elements lose their meaning.
  nonisolated static let names: [Mistake] = [
    Mistake(
      "a button with a title outside of the elements", .reach,
      "<Button 'Buy'> (16, 100, 100, 44) acts on touches, but assistive applications don't reach it."
    ) {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.isAccessibilityElement = false
      return { button.isAccessibilityElement = true }
    },
    Mistake("a card with a tap that contains a text alone", .reach, "<View (0, 50, 375, 200)> (0, 50, 375, 200) acts") {
      let card = add(View(), to: $0, 0, 50, 375, 200)
      card.addGestureRecognizer(TapGestureRecognizer())
      _ = label("Bread", in: card)
      return { _ = named(card) }
    },
    Mistake("a stepper without a label", .label, "<Stepper (16, 100, 94, 32)> (16, 100, 94, 32) has no label. Set") {
      let stepper = add(Stepper(), to: $0, 16, 100, 94, 32)
      return { stepper.accessibilityLabel = "Count" }
    },
    Mistake(
      "a touch area that a superview cuts", .touchArea,
      "points, less than 44×44. Enlarge its superview <View (50, 110, 24, 24)>, which cuts it."
    ) {
      let row = add(View(), to: $0, 50, 110, 24, 24)
      wideButton(in: row).frame.origin = .zero
      return {
        row.frame = CGRect(x: 0, y: 90, width: 200, height: 64)
        row.subviews[0].frame.origin = CGPoint(x: 20, y: 20)
      }
    },
    Mistake("a touch area that another view cuts", .touchArea, "44×44. Move <View (80, 100, 50, 50)>, which is hit in")
    {
      let button = wideButton(in: $0)
      let other = add(View(), to: $0, 80, 100, 50, 50)
      return {
        other.frame.origin.x = 90; _ = button
      }
    },
    Mistake(
      "a touch area that leaves the screen", .touchArea,
      "has a touch area of 34×44 points, less than 44×44. Move it away from the edge of the screen."
    ) {
      let button = wideButton(in: $0)
      button.frame.origin.x = 0
      return { button.frame.origin.x = 20 }
    },
  ]

  private nonisolated static let badLabels: [(String, AccessibilityRule, String)] = [
    ("Buy button", .roleInLabel, "has the word 'button' in its label, which its role adds."),
    ("ShareButton", .roleInLabel, "in its label, which its role adds. Remove the word."),
    ("CloseBtn", .roleInLabel, "in its label, which its role adds. Remove the word."),
    ("ic_close.png", .fileName, "has the label 'ic_close.png', which looks like the name of a file."),
    ("shareButton", .fileName, "has the label 'shareButton', which looks like a name in code. Set an"),
    ("shareBtn", .fileName, "has the label 'shareBtn', which looks like a name in code. Set an"),
    ("icShare", .fileName, "has the label 'icShare', which looks like a name in code. Set an"),
  ]

  /// Labels that repeat the role, or come from a file or the code.
  nonisolated static let labels = badLabels.map { name, rule, line in
    Mistake("the label \(name)", rule, line) {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.accessibilityLabel = name
      return { button.accessibilityLabel = "Share" }
    }
  }

  nonisolated static let texts: [Mistake] = [
    Mistake("a label with a fixed font", .dynamicType, "has text of one size at all text sizes of the user. Set a font")
    {
      let label = AuditRuleTests.label("Bread", in: $0)
      label.frame.size.height = 80
      return {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      }
    },
    Mistake("a font of a text style that is not adjusted", .dynamicType, "<Label 'Bread'> (16, 100, 300, 80)") {
      let label = AuditRuleTests.label("Bread", in: $0)
      label.frame.size.height = 80
      label.font = .preferredFont(forTextStyle: .body)
      return { label.adjustsFontForContentSizeCategory = true }
    },
    Mistake("a button with a fixed font", .dynamicType, "<ButtonLabel 'Buy'>") {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.frame.size = CGSize(width: 300, height: 80)
      return {
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
      }
    },
    Mistake("a text field with a fixed font", .dynamicType, "<TextField 'Name'> (16, 100, 200, 80) has text") {
      let field = add(TextField(), to: $0, 16, 100, 200, 80)
      field.placeholder = "Name"
      return {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
      }
    },
    Mistake(
      "a label that limits its text size", .dynamicType,
      "<Label 'Bread'> (16, 100, 300, 40) limits its texts to sizes below the accessibility sizes. Remove"
    ) {
      let label = scalable("Bread", in: $0)
      label.maximumContentSizeCategory = .large
      return {
        label.frame.size.height = 80
        label.maximumContentSizeCategory = .accessibilityLarge
      }
    },
    Mistake("a view that limits the text size of two labels", .dynamicType, "<View (0, 50, 375, 400)> (0, 50, 375") {
      let section = add(View(), to: $0, 0, 50, 375, 400)
      for (text, y) in [("Bread", 0), ("Milk", 200)] as [(String, CGFloat)] {
        scalable(text, in: section, y: y).frame.size.height = 80
      }
      section.maximumContentSizeCategory = .extraExtraExtraLarge
      return { section.maximumContentSizeCategory = nil }
    },
    Mistake(
      "a button that is lower than its wrapped title", .largeText,
      "<Button 'Buy bread'> (16, 100, 300, 44) is lower than its title at the largest text size. Let its height grow"
    ) {
      let button = AuditRuleTests.button("Buy bread", in: $0)
      button.frame.size = CGSize(width: 300, height: 44)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      button.titleLabel?.numberOfLines = 0
      button.titleLabel?.lineBreakMode = .byWordWrapping
      return { button.frame.size.height = 200 }
    },
    Mistake("a text that a view cuts", .textCut, "has text that <View (0, 100, 375, 20)> cuts. Let that view grow") {
      let cell = add(View(), to: $0, 0, 100, 375, 20)
      cell.clipsToBounds = true
      AuditRuleTests.label("Bread", in: cell).frame.origin.y = 0
      return { cell.frame.size.height = 60 }
    },
    Mistake(
      "a text over another one", .textCut, "<Label 'Butter'> (16, 105, 300, 40) overlaps the text of <Label 'Bread'>."
    ) {
      _ = AuditRuleTests.label("Bread", in: $0)
      let label = AuditRuleTests.label("Butter", in: $0)
      label.frame.origin.y = 105
      return { label.frame.origin.y = 120 }
    },
    Mistake("a text that something covers", .textCut, "has text that <View (0, 50, 375, 200)> covers. Move one") {
      _ = AuditRuleTests.label("Bread", in: $0)
      let cover = add(View(), to: $0, 0, 50, 375, 200)
      cover.backgroundColor = .yellow
      return { cover.accessibilityViewIsModal = true }
    },
    Mistake("a text field that is lower than its text", .textCut, "is lower than its text. Let its height grow") {
      let field = add(TextField(), to: $0, 16, 100, 200, 14)
      (field.text, field.accessibilityLabel) = ("Ann", "Name")
      return { field.frame.size.height = 34 }
    },
    Mistake(
      "texts that overlap when they grow", .largeText, "overlaps the text of <Label 'Bread'> at the largest text size."
    ) {
      let labels = [scalable("Bread", in: $0), scalable("Milk", in: $0, y: 130)]
      for label in labels { label.frame.size.height = 80 }
      return { labels[1].frame.origin.y = 200 }
    },
    Mistake("a text that leaves the screen when it grows", .largeText, "is partly outside of the screen at the largest")
    {
      let label = scalable("Bread, butter, milk, eggs, flour", in: $0)
      label.translatesAutoresizingMaskIntoConstraints = false
      let top = label.topAnchor.constraint(equalTo: $0.topAnchor, constant: 540)
      LayoutConstraint.activate([
        top, label.leadingAnchor.constraint(equalTo: $0.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 375),
      ])
      return { top.constant = 0 }
    },
  ]
}
