import Foundation

extension DrawingList {
  /// An image in a rectangle.
  public struct ImagePlacement: Hashable, Sendable {
    /// The image; two are the same only if they are one object.
    public var image: Image
    /// The rectangle of the whole image, in points: stretched to fit, or by its caps; see ``pieces``.
    public var rect: CGRect
    /// The color that the image's shape is filled with, or nil for its own colors.
    public var tint: CGColor?
    /// The change of the brightness, after the tint.
    public var effect: ImageTreatment.Effect

    /// Creates a command that draws an image in a rectangle, in points.
    ///
    /// A tint of nil is the color of ``Image/withTintColor(_:)``, in the current traits, or else its own colors.
    public init(_ image: Image, in rect: CGRect, tint: CGColor? = nil, effect: ImageTreatment.Effect = .none) {
      self.image = image
      self.rect = rect
      self.tint = tint ?? image.ownTint?.cgColor
      self.effect = effect
    }

    /// The drawing of an image without pixels: a rectangle with its diagonals, in the tint or else in gray.
    public var placeholder: [Command] {
      if rect.isEmpty { return [] }
      let parts = (tint ?? Self.placeholderColor).rgba
      func color(alpha: CGFloat) -> CGColor {
        CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3] * alpha * effect.opacity)
      }
      let width = min(1, rect.width / 4, rect.height / 4)
      let edge = rect.insetBy(dx: width / 2, dy: width / 2)
      let lines = CGMutablePath()
      lines.addRect(edge)
      lines.addLines(between: [CGPoint(x: edge.minX, y: edge.minY), CGPoint(x: edge.maxX, y: edge.maxY)])
      lines.addLines(between: [CGPoint(x: edge.minX, y: edge.maxY), CGPoint(x: edge.maxX, y: edge.minY)])
      var commands: [Command] = [
        .fill(.rect(rect), .color(color(alpha: 0.35))),
        .stroke(.path(lines, .winding), .color(color(alpha: 1)), StrokeStyle(width: width)),
      ]
      if effect.darkness > 0 {
        commands.append(.fill(.rect(rect), .color(CGColor(red: 0, green: 0, blue: 0, alpha: effect.darkness))))
      }
      return commands
    }

    private static let placeholderColor = CGColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  }
}

extension ImageTreatment.Effect {
  /// The factor of the image's opacity.
  /// > Seen: fact c5: 0.2 for a system button's title under a finger. Assumed: its image is drawn so, too, and one of a
  /// > disabled button with half its opacity.
  public var opacity: CGFloat {
    switch self {
    case .none, .darkened: 1
    case .lightened: 0.2
    case .dimmed: 0.5
    }
  }

  /// The opacity of the black over the image's shape.
  /// > Assumed: half.
  public var darkness: CGFloat { self == .darkened ? 0.5 : 0 }
}
