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

  struct Highlight: CustomTestStringConvertible {
    let type: Button.ButtonType
    let hasOwn: Bool
    let effect: ImageTreatment.Effect
    var testDescription: String { "\(type), \(hasOwn ? "own highlighted image" : "no highlighted image")" }
  }

  nonisolated static let highlights = [
    Highlight(type: .system, hasOwn: false, effect: .lightened),
    Highlight(type: .system, hasOwn: true, effect: .lightened),
    Highlight(type: .custom, hasOwn: false, effect: .darkened),
    Highlight(type: .custom, hasOwn: true, effect: .none),
  ]

  @Test(arguments: highlights)
  func `D2.3 a highlighted background image: system lighter, custom darker or its own`(row: Highlight) throws {
    let button = button(row.type, .background, own: row.hasOwn ? .highlighted : nil)
    #expect(try drawn(button).treatment == .plain)
    button.isHighlighted = true
    let (image, treatment) = try drawn(button)
    #expect(image === (row.hasOwn ? other : icon))
    #expect(treatment == ImageTreatment(tint: nil, effect: row.effect), "a background image is never tinted")
  }

  @Test(arguments: highlights)
  func `D2.4 a highlighted image: the same, and a system button's is tinted`(row: Highlight) throws {
    let button = button(row.type, .image, own: row.hasOwn ? .highlighted : nil)
    let tint = row.type == .system ? Self.blue : nil
    #expect(try drawn(button).treatment == ImageTreatment(tint: tint))
    button.isHighlighted = true
    let (image, treatment) = try drawn(button)
    #expect(image === (row.hasOwn ? other : icon))
    #expect(treatment == ImageTreatment(tint: tint, effect: row.effect))
  }

  struct Mode: CustomTestStringConvertible {
    let type: Button.ButtonType
    let mode: Image.RenderingMode
    let isTinted: Bool
    var testDescription: String { "\(type), \(mode)" }
  }

  @Test(arguments: [
    Mode(type: .system, mode: .automatic, isTinted: true), Mode(type: .custom, mode: .automatic, isTinted: false),
    Mode(type: .system, mode: .alwaysOriginal, isTinted: false),
    Mode(type: .custom, mode: .alwaysOriginal, isTinted: false),
    Mode(type: .system, mode: .alwaysTemplate, isTinted: true),
    Mode(type: .custom, mode: .alwaysTemplate, isTinted: true),
  ])
  func `D2.4 the rendering mode decides before the type does`(row: Mode) throws {
    let button = button(row.type, .image, mode: row.mode)
    #expect(try drawn(button).treatment.tint == (row.isTinted ? Self.blue : nil))
  }

  struct Adjust: CustomTestStringConvertible {
    let name: String
    let state: Control.State
    var own: Control.State?
    var adjusts = true
    let effect: ImageTreatment.Effect
    var testDescription: String { name }
  }

  nonisolated static let adjustments = [
    Adjust(name: "disabled", state: .disabled, effect: .dimmed),
    Adjust(name: "disabled, own image", state: .disabled, own: .disabled, effect: .none),
    Adjust(name: "disabled, not adjusted", state: .disabled, adjusts: false, effect: .none),
    Adjust(name: "highlighted", state: .highlighted, effect: .darkened),
    Adjust(name: "highlighted, own image", state: .highlighted, own: .highlighted, effect: .none),
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
    button.isHighlighted = row.state.contains(.highlighted)
    button.isEnabled = !row.state.contains(.disabled)
    button.isSelected = row.state.contains(.selected)
    #expect(try drawn(button).treatment.effect == row.effect)
  }

  @Test func `c7 adjusting changes images only, not the title`() throws {
    let button = Button(frame: CGRect(0, 0, 80, 80))
    button.layOut { $0.setTitle("title", for: .normal) }
    let color = try #require(button.titleLabel?.textColor)
    button.layOut { $0.isEnabled = false }
    #expect(button.titleLabel?.textColor == color)
  }

  @Test func `c7 a new setting of the two marks the button, an equal one does not`() {
    let button = button(.custom, .image)
    func isMarked(_ change: () -> Void) -> Bool {
      button.layoutIfNeeded()
      change()
      return !LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty
    }
    #expect(isMarked { button.adjustsImageWhenHighlighted = false })
    #expect(!isMarked { button.adjustsImageWhenHighlighted = false })
    #expect(isMarked { button.adjustsImageWhenDisabled = false })
    #expect(!isMarked { button.adjustsImageWhenDisabled = false })
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
    for button in [system, custom, background] { parent.addSubview(button) }
    parent.tintColor = .red
    #expect(try drawn(system).treatment.tint == .red)
    #expect(try drawn(custom).treatment.tint == nil)
    #expect(try drawn(background).treatment.tint == nil)
    for button in [system, custom, background] { button.tintColor = .green }
    #expect(try drawn(system).treatment.tint == .green)
    #expect(try drawn(custom).treatment.tint == nil)
    #expect(try drawn(background).treatment.tint == nil)
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
