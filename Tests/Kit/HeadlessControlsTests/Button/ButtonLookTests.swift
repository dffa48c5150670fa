import HeadlessKit
import HeadlessTesting

@MainActor @Suite("The appearance of a button's images", .reportsIssuesAsFailures) struct ButtonLookTests {
  @Test(arguments: [Button.ButtonType.custom, .system])
  func `c7 of a disabled button under a finger one sees that it is disabled`(type: Button.ButtonType) {
    let button = Button(type: type)
    button.setImage(Image(size: CGSize(10, 10)), for: .normal)
    button.setTitle("10×18", for: .normal)
    button.setTitleColor(.red, for: .normal)
    button.isEnabled = false
    button.layOut { $0.isHighlighted = true }
    #expect(button.imageView?.imageTreatment.effect == .dimmed && button.titleLabel?.textColor == .red)
  }

  nonisolated static let blue = Color.systemBlue

  let icon = Image(size: CGSize(10, 10))
  let other = Image(size: CGSize(10, 10))

  enum Place: String, CaseIterable { case image, background }

  func button(_ type: Button.ButtonType, _ place: Place, own: Control.State? = nil, mode: Image.RenderingMode? = nil)
    -> Button
  {
    let button = Button(type: type)
    button.frame = CGRect(0, 0, 80, 80)
    let icon = mode.map { self.icon.withRenderingMode($0) } ?? self.icon
    switch place {
    case .image:
      button.setImage(icon, for: .normal)
      if let own { button.setImage(other, for: own) }
    case .background:
      button.setBackgroundImage(icon, for: .normal)
      if let own { button.setBackgroundImage(other, for: own) }
    }
    return button
  }

  /// Returns the drawing of the button's only image view after a layout.
  func drawn(_ button: Button) throws -> (image: Image?, treatment: ImageTreatment) {
    button.layoutIfNeeded()
    let view = try #require(button.subviews.first as? ImageView)
    return (view.image, view.imageTreatment)
  }

  typealias Highlight = (type: Button.ButtonType, hasOwn: Bool, effect: ImageTreatment.Effect)

  nonisolated static let highlights: [Highlight] = [
    (type: .system, hasOwn: false, effect: .lightened), (type: .system, hasOwn: true, effect: .lightened),
    (type: .custom, hasOwn: false, effect: .darkened), (type: .custom, hasOwn: true, effect: .none),
  ]

  @Test(arguments: highlights, Place.allCases)
  func `D2.3 D2.4 a highlighted image or background image: system lighter, custom darker or its own`(
    row: Highlight, place: Place
  ) throws {
    let button = button(row.type, place, own: row.hasOwn ? .highlighted : nil)
    let tint = row.type == .system && place == .image ? Self.blue : nil
    try expectEqual(drawn(button).treatment, ImageTreatment(tint: tint), "a background image is never tinted")
    button.isHighlighted = true
    let (image, treatment) = try drawn(button)
    #expect(image === (row.hasOwn ? other : icon))
    expectEqual(treatment, ImageTreatment(tint: tint, effect: row.effect))
  }

  @Test(
    arguments: [
      (.system, .automatic, true), (.custom, .automatic, false), (.system, .alwaysOriginal, false),
      (.custom, .alwaysOriginal, false), (.system, .alwaysTemplate, true), (.custom, .alwaysTemplate, true),
    ] as [(Button.ButtonType, Image.RenderingMode, Bool)])
  func `D2.4 the rendering mode decides before the type does`(
    type: Button.ButtonType, mode: Image.RenderingMode, isTinted: Bool
  ) throws {
    let button = button(type, .image, mode: mode)
    try expectEqual(drawn(button).treatment.tint, isTinted ? Self.blue : nil)
  }

  struct Adjust {
    let name: String
    let state: Control.State
    var own: Control.State?
    var adjusts = true
    let effect: ImageTreatment.Effect
  }

  nonisolated static let adjustments = [
    Adjust(name: "disabled", state: .disabled, effect: .dimmed),
    Adjust(name: "disabled, own image", state: .disabled, own: .disabled, effect: .none),
    Adjust(name: "disabled, not adjusted", state: .disabled, adjusts: false, effect: .none),
    Adjust(name: "highlighted, not adjusted", state: .highlighted, adjusts: false, effect: .none),
    Adjust(name: "selected", state: .selected, effect: .none),
    Adjust(name: "selected and highlighted", state: [.selected, .highlighted], effect: .darkened),
    Adjust(
      name: "selected and highlighted, own image", state: [.selected, .highlighted], own: [.selected, .highlighted],
      effect: .none),
    Adjust(
      name: "selected and highlighted, image of a member", state: [.selected, .highlighted], own: .selected,
      effect: .darkened),
  ]

  @Test(arguments: adjustments, Place.allCases)
  func `c7 images change by state only where the state has none of its own`(row: Adjust, place: Place) throws {
    let button = button(.custom, place, own: row.own)
    #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled, "true by default")
    button.adjustsImageWhenHighlighted = row.adjusts
    button.adjustsImageWhenDisabled = row.adjusts
    button.enter(row.state)
    try expectEqual(drawn(button).treatment.effect, row.effect)
  }

  @Test func `c7 a new setting of the two marks the button, an equal one does not`() {
    let button = button(.custom, .image)
    #expect(button.isMarked { button.adjustsImageWhenHighlighted = false })
    #expect(!button.isMarked { button.adjustsImageWhenHighlighted = false })
    #expect(button.isMarked { button.adjustsImageWhenDisabled = false })
    #expect(!button.isMarked { button.adjustsImageWhenDisabled = false })
  }

  @Test func `D2.12 a background image fills the whole button`() throws {
    let button = Button(frame: CGRect(0, 0, 80, 80))
    button.setBackgroundImage(Image(size: CGSize(40, 40)), for: .normal)
    button.layOut { $0.contentEdgeInsets = EdgeInsets(10, 10, 10, 10) }
    let view = try #require(button.subviews.first as? ImageView)
    #expect(view.frame == CGRect(0, 0, 80, 80) && view.contentMode == .scaleToFill)
  }

  @Test func `D2.14 tintColor colors a system button's image, inherited or its own; never a custom one's`() throws {
    let parent = View(frame: CGRect(0, 0, 100, 100))
    let (system, custom) = (button(.system, .image), button(.custom, .image))
    let background = button(.system, .background)
    let all = [system, custom, background]
    for button in all { parent.addSubview(button) }
    parent.tintColor = .red
    try expectEqual(all.map { try drawn($0).treatment.tint }, [.red, nil, nil])
    for button in all { button.tintColor = .green }
    try expectEqual(all.map { try drawn($0).treatment.tint }, [.green, nil, nil])
  }

  @Test func `a button glows under a finger only where it was asked to`() {
    let button = Button(frame: .zero)
    button.isHighlighted = true
    #expect(!button.showsTouchGlow)
    button.showsTouchWhenHighlighted = true
    #expect(button.showsTouchGlow)
    button.isHighlighted = false
    #expect(!button.showsTouchGlow)
  }
}
