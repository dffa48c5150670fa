import HeadlessInputs
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Audit", .textMeasurer(.oneEm), .screen(scale: 2)) struct AuditRuleTests {
  /// A screen with one mistake.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: AccessibilityRule
    /// The end of the failure, or a part of it.
    let line: String
    /// The closure that adds the mistake to a screen, and returns the change that cures it.
    let plant: @MainActor @Sendable (View) -> () -> Void
    init(
      _ name: String, _ rule: AccessibilityRule, _ line: String,
      plant: @escaping @MainActor @Sendable (View) -> () -> Void
    ) { (testDescription, self.rule, self.line, self.plant) = (name, rule, line, plant) }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(
      "a button with an image alone", .label, "(16, 100, 44, 44) has no label. Set its title or accessibilityLabel."
    ) {
      let button = add(Button(), to: $0, 16, 100, 44, 44)
      button.setImage(Image(size: CGSize(width: 20, height: 20)), for: .normal)
      return { button.accessibilityLabel = "Close" }
    },
    Mistake("a label of spaces", .label, "has no label.") {
      let button = AuditRuleTests.button(" ", in: $0)
      return { button.setTitle("Buy", for: .normal) }
    },
    Mistake("a slider without a label", .label, "(16, 100, 200, 31) has no label. Set its accessibilityLabel.") {
      let slider = add(Slider(), to: $0, 16, 100, 200, 31)
      return { slider.accessibilityLabel = "Volume" }
    },
    Mistake("a text field without label and placeholder", .label, "has no label. Set its placeholder or") {
      let field = add(TextField(), to: $0, 16, 100, 200, 34)
      return { field.placeholder = "Name" }
    },
    Mistake(
      "an image that is an element", .label, "has no label. Set its accessibilityLabel, or isAccessibilityElement"
    ) {
      let image = add(ImageView(), to: $0, 16, 100, 44, 44)
      image.isAccessibilityElement = true
      return { image.isAccessibilityElement = false }
    },
    Mistake("a view with a tap", .reach, "acts on touches, but assistive applications don't reach it.") {
      let view = add(View(), to: $0, 16, 100, 44, 44)
      view.addGestureRecognizer(TapGestureRecognizer())
      return {
        view.isAccessibilityElement = true
        (view.accessibilityLabel, view.accessibilityTraits) = ("Map", .button)
      }
    },
    Mistake("a button inside an element", .reach, "acts on touches, but assistive applications don't reach it.") {
      let card = add(View(), to: $0, 0, 50, 375, 200)
      (card.isAccessibilityElement, card.accessibilityLabel) = (true, "Bread")
      _ = button("Buy", in: card)
      return { card.accessibilityCustomActions = [AccessibilityCustomAction(name: "Buy", actionHandler: nil)] }
    },
    Mistake("a small button", .touchArea, "has a touch area of 60×30 points, less than 44×44.") {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.frame.size = CGSize(width: 60, height: 30)
      return { button.frame.size.height = 44 }
    },
    Mistake("a button under a view", .touchArea, "front, or move <View (0, 90, 375, 100)>, which is hit.") {
      let button = AuditRuleTests.button("Buy", in: $0)
      let cover = add(View(), to: $0, 0, 90, 375, 100)
      return {
        cover.isUserInteractionEnabled = false; _ = button
      }
    },
    Mistake("gray text", .contrast, "has text with a contrast of 2.3 to 1, less than 4.5 to 1. Use") {
      let label = AuditRuleTests.label("Bread", in: $0, color: Color(white: 0.66, alpha: 1))
      return { label.textColor = Color(white: 0.4, alpha: 1) }
    },
    Mistake("text over a gradient", .contrast, "less than 4.5 to 1. Use a darker") {
      let gradient = GradientLayer()
      gradient.frame = CGRect(x: 0, y: 80, width: 375, height: 100)
      gradient.colors = [Color.black.cgColor, Color.white.cgColor]
      $0.layer.addSublayer(gradient)
      let label = AuditRuleTests.label("Bread", in: $0, color: .white)
      label.frame.origin.y = 160
      return { label.frame.origin.y = 84 }
    },
    Mistake("text over an image", .contrast, "less than 4.5 to 1") {
      let image = add(ImageView(), to: $0, 0, 80, 375, 100)
      image.image = ImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        Color.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      image.contentMode = .scaleToFill
      let label = AuditRuleTests.label("Bread", in: $0, color: .white)
      return { label.textColor = .black }
    },
    Mistake("large text", .contrast, "has text with a contrast of 2.3 to 1, less than 3 to 1. Use") {
      let label = AuditRuleTests.label("Bread", in: $0, color: Color(white: 0.66, alpha: 1), size: 24)
      return { label.textColor = Color(white: 0.5, alpha: 1) }
    },
    Mistake("text in the color of its background", .contrast, "has text with a contrast of 1 to 1") {
      let label = AuditRuleTests.label("Bread", in: $0, color: .white)
      return { label.textColor = .black }
    },
    Mistake("a text that is too long", .textCut, "<Label 'A long text'> (16, 100, 80, 20) shows a part of its text.") {
      let label = AuditRuleTests.label("A long text", in: $0)
      label.frame.size = CGSize(width: 80, height: 20)
      return {
        label.numberOfLines = 0
        label.frame.size.height = 100
      }
    },
    Mistake("a text that is cut when it grows", .largeText, "shows a part of its text at the largest text size.") {
      let label = AuditRuleTests.label("Bread", in: $0)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.frame.size = CGSize(width: 90, height: 20)
      return { label.frame.size = CGSize(width: 300, height: 80) }
    },
    Mistake("a button outside of the screen", .position, "is not on the screen.") {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.frame.origin.x = 400
      return { button.frame.origin.x = 16 }
    },
    Mistake("a label without a size", .position, "<Label 'Bread'> (16, 100, 0, 0) has no size.") {
      let label = AuditRuleTests.label("Bread", in: $0)
      label.frame.size = .zero
      return { label.frame.size = CGSize(width: 100, height: 20) }
    },
    Mistake(
      "an element without a frame", .position,
      "'Sunday' (16, 100, 0, 0) has an empty accessibilityFrame, and is skipped. Set its accessibilityFrameInContainerSpace."
    ) {
      let calendar = add(View(), to: $0, 16, 100, 200, 100)
      let day = AccessibilityElement(accessibilityContainer: calendar)
      (day.accessibilityLabel, day.accessibilityTraits) = ("Sunday", .staticText)
      calendar.accessibilityElements = [day]
      return { day.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 28, height: 28) }
    },
    Mistake("a view that returns no frame", .position, "has an empty accessibilityFrame, and is skipped. Return") {
      final class Chart: View {
        var area = CGRect.zero
        override var accessibilityFrame: CGRect {
          get { area }
          set { area = newValue }
        }
      }
      let chart = add(Chart(), to: $0, 16, 100, 200, 100)
      (chart.isAccessibilityElement, chart.accessibilityLabel) = (true, "Sales")
      return { chart.area = Accessibility.convertToScreenCoordinates(chart.bounds, in: chart) }
    },
    Mistake(
      "two buttons of one name", .sameName,
      "(16, 100, 100, 44). Set accessibilityLabels that also name what each acts on, after 'Delete'."
    ) {
      _ = button("Delete", in: $0)
      let other = button("Delete", in: $0)
      other.frame.origin.y = 200
      return { other.accessibilityLabel = "Delete Milk" }
    },
    Mistake("two custom actions of one name", .sameName, "has two custom actions named 'Share'.") {
      let button = AuditRuleTests.button("Bread", in: $0)
      button.accessibilityCustomActions = ["Share", "Share"].map {
        AccessibilityCustomAction(name: $0, actionHandler: nil)
      }
      return { button.accessibilityCustomActions?.removeLast() }
    },
    Mistake("an adjustable view without a value", .value, "has no value.") {
      let view = add(View(), to: $0, 16, 100, 100, 44)
      view.isAccessibilityElement = true
      (view.accessibilityLabel, view.accessibilityTraits) = ("Rating", .adjustable)
      return { view.accessibilityValue = "3 of 5" }
    },
    Mistake("a disabled button with traits of its own", .state, "lacks the trait notEnabled of its state.") {
      let button = AuditRuleTests.button("Buy", in: $0)
      button.isEnabled = false
      button.accessibilityTraits = .button
      return { button.accessibilityTraits = [.button, .notEnabled] }
    },
  ]

  @MainActor static func add<Added: View>(
    _ view: Added, to root: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Added {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    root.addSubview(view)
    return view
  }

  @MainActor static func button(_ title: String, in root: View) -> Button {
    let button = add(Button(), to: root, 16, 100, 100, 44)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    return button
  }

  @MainActor static func label(_ text: String, in root: View, color: Color = .black, size: CGFloat = 15) -> Label {
    let label = add(Label(), to: root, 16, 100, 300, 40)
    (label.text, label.textColor, label.font) = (text, color, .systemFont(ofSize: size))
    return label
  }

  private func screen() -> View {
    configured(View(frame: CGRect(x: 0, y: 0, width: 375, height: 667))) { $0.backgroundColor = .white }
  }

  @Test(arguments: mistakes + touches + texts + names + labels)
  func `ax15 the audit finds a mistake, names view, rectangle, rule and cure, and nothing after the cure`(
    mistake: Mistake
  ) {
    let root = screen()
    let cure = mistake.plant(root)
    // Most texts of the table have a fixed size.
    let excluded: Set<AccessibilityRule> = mistake.rule == .dynamicType ? [] : [.dynamicType]
    let messages = failures { expectAccessible(root, excluding: excluded) }
    expectEqual(messages.count, 1)
    let lines = (messages.first ?? "").split(separator: "\n").map(String.init)
    expectEqual(lines.first, "<View (0, 0, 375, 667)> is not accessible:")
    #expect(lines.count == 2 && lines.last?.hasPrefix("\(mistake.rule.rawValue): <") == true, "\(messages)")
    expectEqual(lines.last?.contains(mistake.line), true, "\(lines.last ?? "")")
    expectAccessible(root, excluding: excluded.union([mistake.rule]))
    let exceptions = root.subviews.map { ($0, excluded.union([mistake.rule])) }
    expectAccessible(root, exceptions: Dictionary(uniqueKeysWithValues: exceptions))
    cure()
    expectAccessible(root, excluding: excluded)
  }

  @Test func `an exception applies to its view and the views below it, and to its rules alone`() {
    let root = screen()
    let small = Self.button("Buy", in: root)
    small.frame.size = CGSize(width: 20, height: 20)
    small.accessibilityLabel = "Buy button"
    let messages = failures { expectAccessible(root, exceptions: [small: [.touchArea, .textCut, .dynamicType]]) }
    #expect(messages.count == 1 && messages[0].contains("roleInLabel: ") && !messages[0].contains("touchArea: "))
    expectAccessible(root, exceptions: [root: [.touchArea, .textCut, .dynamicType, .roleInLabel]])
  }

  @Test(.system(.iOS15))
  func `the default tint is accepted, because it changes with Increase Contrast; a fixed one is not`() {
    let root = screen()
    let button = Self.add(Button.titled("Buy", type: .system), to: root, 16, 100, 100, 44)
    expectAccessible(root, excluding: [.dynamicType])
    button.tintColor = Color(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
    let message = failures { expectAccessible(root, excluding: [.dynamicType]) }.first
    expectEqual(message?.contains("has text with a contrast of 4 to 1, less than 4.5 to 1"), true)
    expectEqual(message?.contains("'Buy' is #007AFF on #FFFFFF"), true)
  }

  @Test func `disabled controls, placeholders and covered texts have no least contrast`() {
    let root = screen()
    let button = Self.button("Buy", in: root)
    button.setTitleColor(Color(white: 0.8, alpha: 1), for: .disabled)
    button.isEnabled = false
    let field = Self.add(TextField(), to: root, 16, 200, 200, 34)
    field.placeholder = "Name"
    _ = Self.label("Behind", in: root, color: Color(white: 0.8, alpha: 1))
    let cover = Self.add(View(), to: root, 16, 145, 300, 40)
    root.subviews[2].frame = cover.frame
    cover.backgroundColor = .black
    expectAccessible(root, excluding: [.dynamicType, .textCut])
  }

  @Test func `a text is found with the view that draws it, after a text in a mask and below a modal view not at all`() {
    let root = screen()
    let masked = Self.add(View(), to: root, 16, 300, 100, 40)
    masked.backgroundColor = .black
    masked.mask = configured(Label(frame: masked.bounds)) { $0.text = "Mask" }
    _ = Self.label("Milk", in: root)
    let text = TextLayer()
    (text.string, text.fontSize, text.foregroundColor) = ("Layer", 15, Color(white: 0.66, alpha: 1).cgColor)
    text.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let owner = Self.add(View(), to: root, 16, 200, 300, 40)
    owner.layer.addSublayer(text)
    let message = failures { expectAccessible(root, excluding: [.dynamicType]) }.first
    expectEqual(message?.split(separator: "\n").count, 2)
    expectEqual(message?.contains("contrast: <View (16, 200, 300, 40)>"), true)
    Self.add(View(), to: root, 0, 0, 10, 10).accessibilityViewIsModal = true
    expectAccessible(root, excluding: [.dynamicType])
  }

  @Test(arguments: [
    ("iOS 18, filled, dark", TestDevice.iPhone16, UserInterfaceStyle.dark, "3.6"),
    ("iOS 26, tinted", .iPhone17, .light, "2.8"),
  ])
  func `a style of the system with too little contrast is found`(
    name: String, device: TestDevice, style: UserInterfaceStyle, ratio: String
  ) {
    var variant = ScreenVariant(device)
    variant.style = style
    variant.with {
      let root = configured(View()) { $0.backgroundColor = .systemBackground }
      let button = root.adding(Button(configuration: style == .dark ? .filled() : .tinted()))
      button.setTitle("Buy", for: .normal)
      button.frame = CGRect(x: 16, y: 100, width: 200, height: 80)
      let message = failures { expectAccessible(showInWindow(root)) }.first
      expectEqual(message?.contains("contrast of \(ratio) to 1, less than 4.5 to 1"), true)
    }
  }

  @Test func `a text size of the user is as before after the audit`() {
    let root = screen()
    let window = showInWindow(root)
    expectAccessible(root)
    expectEqual(window.screen.preferredContentSizeCategory, .large)
    expectEqual(root.traitCollection.accessibilityContrast, .normal)
  }

  @Test func `elements in a scroll view may be outside of the screen`() {
    let root = screen()
    let scroll = Self.add(ScrollView(), to: root, 0, 0, 375, 667)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    Self.button("Buy", in: scroll).frame.origin.y = 1500
    expectAccessible(root, excluding: [.dynamicType])
  }
}
