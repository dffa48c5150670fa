/// The drawing of an image, as a value that a test can assert.
public struct ImageTreatment: Equatable, Sendable, CustomStringConvertible {
  /// The change of the image's brightness.
  public enum Effect: String, Sendable {
    /// The image's own brightness.
    case none
    /// Darker, as a custom button's image while highlighted.
    case darkened
    /// Lighter, as a system button's image while highlighted.
    case lightened
    /// Faded, as a disabled button's image.
    case dimmed
  }

  /// The color that the image's shape is filled with; nil for its own colors.
  public var tint: Color?

  /// The change of the brightness, after the tint.
  public var effect: Effect

  /// Creates a treatment.
  public init(tint: Color? = nil, effect: Effect = .none) {
    self.tint = tint
    self.effect = effect
  }

  /// The image in its own colors, unchanged.
  public static let plain = ImageTreatment()
  /// The image in its own colors, darker.
  public static let darkened = ImageTreatment(effect: .darkened)
  /// The image in its own colors, lighter.
  public static let lightened = ImageTreatment(effect: .lightened)
  /// The image in its own colors, faded.
  public static let dimmed = ImageTreatment(effect: .dimmed)

  /// Returns the treatment as a shape filled with a color.
  public static func tinted(_ color: Color) -> ImageTreatment { ImageTreatment(tint: color) }

  /// The treatment in words, such as `tinted rgba(0, 0.478, 1, 1), lightened`.
  public var description: String {
    let words = [tint.map { "tinted \($0)" }, effect == .none ? nil : effect.rawValue].compactMap(\.self)
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }
}
