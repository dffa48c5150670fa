import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// What most buttons leave alone, kept outside the button so that those buttons stay small.
final class ButtonExtras {
  var attributedTitles = StateTable<AttributedText>()
  var titleShadowColors = StateTable<Color>()
  var backgroundImages = StateTable<Image>()
  var backgroundSubview: ImageView?
  var contentInsets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
  var kept: KeptButtonValues?
  /// The hooks and properties whose misuse was reported already.
  var reportedReads: Set<String> = []
}

/// What hardly any button is given, kept outside of ``ButtonExtras`` so that those stay small.
final class KeptButtonValues {
  var symbolConfigurations = StateTable<Image.SymbolConfiguration>()
  var menu: Menu?
  var role = Button.Role.normal
  var changesSelection = false
  var hasPointerInteraction = false
}

extension Button {
  /// The value of a rare property, or its default in a button that never set one.
  final func rare<Value>(_ property: KeyPath<ButtonExtras, Value>, default value: Value) -> Value {
    buttonExtras.map { $0[keyPath: property] } ?? value
  }

  /// The side object for rare properties, made on first use.
  final func makeButtonExtras() -> ButtonExtras {
    if let buttonExtras { return buttonExtras }
    let made = ButtonExtras()
    buttonExtras = made
    return made
  }

  /// The object for what hardly any button is given, made on first use.
  final func makeKeptButtonValues() -> KeptButtonValues {
    let extras = makeButtonExtras()
    if let kept = extras.kept { return kept }
    let made = KeptButtonValues()
    extras.kept = made
    return made
  }
}

/// What a button remembers in single bits.
struct ButtonFlags: OptionSet {
  let rawValue: UInt16

  /// The subviews do not show the present state's content yet.
  static let contentIsStale = ButtonFlags(rawValue: 1 << 0)
  /// The button took the size that fits while it was padded (fact b8).
  static let keepsPaddingInLayout = ButtonFlags(rawValue: 1 << 1)
  static let shadowIsReversed = ButtonFlags(rawValue: 1 << 2)
  static let titleWasShown = ButtonFlags(rawValue: 1 << 3)

  static let adjustsImageWhenHighlighted = ButtonFlags(rawValue: 1 << 4)
  static let adjustsImageWhenDisabled = ButtonFlags(rawValue: 1 << 5)
  static let showsTouchWhenHighlighted = ButtonFlags(rawValue: 1 << 6)
  static let reversesTitleShadowWhenHighlighted = ButtonFlags(rawValue: 1 << 7)

  /// The label did not exist when the current layout began.
  static let labelIsNew = ButtonFlags(rawValue: 1 << 8)
  /// The image view did not exist when the current layout began.
  static let imageViewIsNew = ButtonFlags(rawValue: 1 << 9)

  mutating func set(_ flag: ButtonFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
