import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// One rule for the traits of all controls.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Accessibility of controls` {
  @Test func `a control has its own traits and its state's, until others are set`() {
    let controls: [(Control, AccessibilityTraits, isElement: Bool)] = [
      (Button(), .button, true), (Switch(), [.button, .toggleButton], true), (Slider(), .adjustable, true),
      (Stepper(), .adjustable, false), (PageControl(), .adjustable, true), (SegmentedControl(), .none, false),
      (TextField(), AccessibilityTraits(rawValue: 1 << 18), true), (Control(), .none, false),
    ]
    for (control, traits, isElement) in controls {
      #expect(control.accessibilityTraits == traits && control.isAccessibilityElement == isElement, "\(control)")
      control.isEnabled = false
      expectEqual(control.accessibilityTraits, traits.union(.notEnabled), "\(control)")
      control.isSelected = true
      expectEqual(control.accessibilityTraits, traits.union([.notEnabled, .selected]), "\(control)")
      control.accessibilityTraits = .header
      control.isAccessibilityElement.toggle()
      #expect(control.accessibilityTraits == .header && control.isAccessibilityElement != isElement, "\(control)")
    }
  }

  @Test func `ax18 a control has the label that it shows, until another one is set`() {
    let (button, subtitled, label) = (Button(), Button(configuration: .plain()), Label())
    button.setTitle("Buy", for: .normal)
    subtitled.configuration?.title = "Buy"
    subtitled.configuration?.subtitle = "Two left"
    label.text = "Bread"
    let segments = layOut(SegmentedControl(items: ["Day"]), 100, 32)
    let segment = segments.accessibilityElements?.first as? AccessibilityElement
    #expect(button.accessibilityLabel == "Buy" && label.accessibilityLabel == "Bread")
    #expect(subtitled.accessibilityLabel == "Buy, Two left" && segment?.accessibilityLabel == "Day")
    let wordless: [View] = [Button(), Switch(), Slider(), PageControl(), TextField(), ImageView(), View()]
    #expect(wordless.allSatisfy { $0.accessibilityLabel == nil })
    for view in [button, label] { view.accessibilityLabel = "Pay" }
    #expect(button.accessibilityLabel == "Pay" && label.accessibilityLabel == "Pay")
  }

  @Test func `ax19 a control has the value that it shows, until another one is set`() {
    let (toggle, slider, progress, pages, field) = (Switch(), Slider(), ProgressView(), PageControl(), TextField())
    expectEqual(toggle.accessibilityValue, "0")
    toggle.isOn = true
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 13)
    progress.progress = 0.756
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    field.placeholder = "Name"
    let views: [View] = [toggle, slider, progress, pages, field]
    expectEqual(views.map(\.accessibilityValue), ["1", "30%", "76%", "page 2 of 3", "Name"])
    field.text = "Ann"
    expectEqual(field.accessibilityValue, "Ann")
    for view in views { view.accessibilityValue = "x" }
    #expect(views.allSatisfy { $0.accessibilityValue == "x" })
  }

  @Test func `ax11 segments are buttons with a number; an activation selects one, unless it is disabled`() {
    let control = layOut(SegmentedControl(items: ["Day", "Week", "Year"]), 300, 32)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    expectAccessibilityTree(
      control,
      """
      button "Day", 1 of 3 (0, 0, 100, 32)
      button "Week", selected, 2 of 3 (100, 0, 100, 32)
      button "Year", disabled, 3 of 3 (200, 0, 100, 32)
      """)
    let parts = (control.accessibilityElements ?? []).compactMap { $0 as? AccessibilityElement }
    #expect(parts[0].accessibilityActivate() && control.selectedSegmentIndex == 0)
    #expect(!parts[2].accessibilityActivate() && control.selectedSegmentIndex == 0)
    control.accessibilityElements = []
    expectEqual(accessibilityTree(of: control), "")
  }

  @Test(arguments: [UserInterfaceLayoutDirection].all)
  func `ax12 the halves of a stepper are buttons; at the end of its range one is disabled`(
    direction: UserInterfaceLayoutDirection
  ) {
    let stepper = Stepper()
    stepper.semanticContentAttribute = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let (left, right) = ("(0, 0, 47, 32)", "(47, 0, 47, 32)")
    let isMirrored = direction == .rightToLeft
    #expect(
      accessibilityTree(of: stepper) == """
        button "Decrement", disabled, 1 of 2 \(isMirrored ? right : left)
        button "Increment", 2 of 2 \(isMirrored ? left : right)
        """)
    let parts = (stepper.accessibilityElements ?? []).compactMap { $0 as? AccessibilityElement }
    #expect(parts[1].accessibilityActivate() && stepper.value == 1)
    #expect(!accessibilityTree(of: stepper).contains("disabled"))
  }

  @Test func `ax8 a text field that is edited has the trait of editing`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "Name"
    let window = showInWindow(View())
    window.addSubview(field)
    expectEqual(accessibilityTree(of: field), "text field, value \"Name\" (0, 0, 100, 30)")
    field.becomeFirstResponder()
    field.insertText("Ann")
    expectEqual(accessibilityTree(of: field), "text field, value \"Ann\", editing (0, 0, 100, 30)")
  }

  @Test func `ax16 a field that hides its text has a role of its own, and does not return the text`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    (field.text, field.isSecureTextEntry, field.accessibilityLabel) = ("abc", true, "Code")
    let window = showInWindow(View())
    window.addSubview(field)
    expectEqual(accessibilityTree(of: window), "secure text field \"Code\", value \"•••\" (0, 0, 100, 30)")
    expectEqual(AccessibilityScan(of: window).elements.map(\.spoken), ["Code: •••. Secure Text Field."])
    #expect(window.find(.role(.secureTextField, named: "Code")) === field)
    field.isSecureTextEntry = false
    expectEqual(accessibilityTree(of: window), "text field \"Code\", value \"abc\" (0, 0, 100, 30)")
  }
}
