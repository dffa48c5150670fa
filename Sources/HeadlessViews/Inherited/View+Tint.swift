import HeadlessGraphics

extension View {
  /// Whether the tint of a view is shown in full or dimmed.
  ///
  /// > Documented: UIView.TintAdjustmentMode, with its raw values.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// In full.
    case normal = 1
    /// Without its colour, as behind an alert.
    case dimmed = 2
  }
}

/// What a view inherits of tint: the colour in full, and whether it is shown dimmed.
struct Tint: InheritedValue {
  /// What a view has that stands in nothing and says nothing.
  @MainActor static let system = Tint(color: .systemBlue, isDimmed: false)

  let color: Color
  let isDimmed: Bool

  func applied(by view: View) -> Tint {
    let isDimmed =
      switch view.ownTintAdjustmentMode {
      case .automatic: self.isDimmed
      case .normal: false
      case .dimmed: true
      }
    return Tint(color: view.ownTintColor ?? color, isDimmed: isDimmed)
  }

  static func tell(_ view: View, from old: Tint, to new: Tint) {
    view.tintColorDidChange()
  }
}

extension View {
  final var ownTintColor: Color? { rare.tintColor }
  final var ownTintAdjustmentMode: TintAdjustmentMode { rare.tintAdjustmentMode }

  /// The tint by what this view and those above it say; the nearest one counts.
  final var tint: Tint {
    var color: Color?
    var mode = TintAdjustmentMode.automatic
    var view: View? = flags.contains(.inheritsLooks) ? self : nil
    while let current = view, color == nil || mode == .automatic {
      if color == nil { color = current.ownTintColor }
      if mode == .automatic { mode = current.ownTintAdjustmentMode }
      view = current.storedSuperview
    }
    return Tint(color: color ?? Tint.system.color, isDimmed: mode == .dimmed)
  }

  /// The tint as it is shown.
  final var shownTintColor: Color {
    if !flags.contains(.inheritsLooks) { return Tint.system.color }
    let tint = tint
    return tint.isDimmed ? tint.color.desaturated : tint.color
  }

  final func setTintColor(_ color: Color?) {
    if color == ownTintColor { return }
    changeTint { rare.tintColor = color }
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    if mode == ownTintAdjustmentMode { return }
    changeTint { rare.tintAdjustmentMode = mode }
  }

  private func changeTint(_ change: () -> Void) {
    let old = tint
    change()
    noteInheritance()
    Tint.tellChange(at: self, from: old, to: tint)
  }
}
