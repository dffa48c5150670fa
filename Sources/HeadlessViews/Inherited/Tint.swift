import HeadlessGraphics

/// The inherited tint of a view.
struct Tint: Equatable {
  /// The tint of a view that inherits and sets none.
  @MainActor static let system = Tint(color: .systemBlue, isDimmed: false)

  /// The color in full.
  let color: Color
  let isDimmed: Bool
}
