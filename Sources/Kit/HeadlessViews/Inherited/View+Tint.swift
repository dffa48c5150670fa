import HeadlessGraphics
import HeadlessReporting

struct Tint: Equatable {
  let color: Color
  let isDimmed: Bool
}

extension Tint: InheritedValue {
  func applied(by view: View) -> Tint {
    let isDimmed =
      switch view.ownTintAdjustmentMode {
      case .automatic: self.isDimmed
      case .normal: false
      case .dimmed: true
      }
    return Tint(color: view.ownTintColor ?? color, isDimmed: isDimmed)
  }

  static var callback: StaticString { "tintColorDidChange()" }

  static let nesting = CallbackNesting(
    "changes of the tint", cure: "Set tintColor in it only if it is not the wanted color.")

  static func notify(_ view: View, from old: Tint, to new: Tint) { view.tintColorDidChange() }
}

extension View {
  /// A mode in which the tint color is shown in full or dimmed.
  /// > Documented: UIView.TintAdjustmentMode, with its raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview; ``normal`` without one.
    case automatic = 0
    /// The tint color is shown unchanged.
    case normal = 1
    /// The tint color is shown desaturated, as behind an alert.
    case dimmed = 2
  }

  final var ownTintColor: Color? { rare.tintColor }
  final var ownTintAdjustmentMode: TintAdjustmentMode { rare.tintAdjustmentMode }

  /// The tint of a view that neither inherits nor sets one: the tint of its screen's era.
  private final var defaultTintColor: Color {
    Screen.someHaveOtherEras ? View.screen(of: windowLink).era.tintColor : SystemEra.standard.tintColor
  }

  /// The tint: the nearest color and mode set on this view or an ancestor.
  final var tint: Tint { inheritedTint.applied(by: self) }

  /// The tint without the view's own color and mode.
  private final var inheritedTint: Tint {
    var color: Color?
    var mode = TintAdjustmentMode.automatic
    var view = flags.contains(.inheritsTintOrTraits) ? storedSuperview : nil
    // Above a view without a mark nothing is set.
    while let current = view, current.flags.contains(.inheritsTintOrTraits), color == nil || mode == .automatic {
      if color == nil { color = current.ownTintColor }
      if mode == .automatic { mode = current.ownTintAdjustmentMode }
      view = current.storedSuperview
    }
    return Tint(color: color ?? defaultTintColor, isDimmed: mode == .dimmed)
  }

  /// The tint color, desaturated where the tint is dimmed.
  final var shownTintColor: Color {
    if !flags.contains(.inheritsTintOrTraits) { return defaultTintColor }
    let tint = tint
    return tint.isDimmed ? tint.color.desaturated : tint.color
  }

  final func setTintColor(_ color: Color?) {
    if color === ownTintColor { return }
    changeTint { rare.tintColor = color }
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    if mode == ownTintAdjustmentMode { return }
    changeTint { rare.tintAdjustmentMode = mode }
  }

  private func changeTint(_ change: () -> Void) {
    let inherited = inheritedTint
    let old = inherited.applied(by: self)
    change()
    markInheritance(.inheritsTintOrTraits)
    Tint.notifyChange(at: self, from: old, to: inherited.applied(by: self))
  }
}
