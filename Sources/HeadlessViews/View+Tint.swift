import HeadlessGraphics

extension View {
  final var inheritedTintColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.extra(\.tintColor, default: nil) { return color }
      view = current.superview
    }
    return .systemBlue
  }

  final func setTintColor(_ color: Color?) {
    let old = extra(\.tintColor, default: nil)
    if old == color { return }
    makeExtras().tintColor = color
    tellTintColorDidChange()
  }

  /// Tells this view and every view below it that inherits its tint, parents first.
  final func tellTintColorDidChange() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting.append(
        contentsOf: view.subviewStorage.reversed().lazy.filter { $0.extra(\.tintColor, default: nil) == nil })
    }
  }
}
