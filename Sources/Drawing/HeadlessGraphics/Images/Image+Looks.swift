import HeadlessGeometry

// The properties of an image besides its pixels.

extension Image {
  /// The orientation of the pixels in a file.
  /// > Documented: UIImage.Orientation, with its raw values. The pixels of PNG files are always upright.
  public enum Orientation: Int, Sendable {
    /// As it is shown.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Upside down, left and right exchanged.
    case downMirrored = 5
    /// Rotated by 90° counterclockwise, then mirrored.
    case leftMirrored = 6
    /// Rotated by 90° clockwise, then mirrored.
    case rightMirrored = 7
  }

  /// Whether left and right of the picture were exchanged.
  public final var imageOrientation: Orientation { storage.orientation }

  /// Returns the image with left and right exchanged, its caps too.
  public final func withHorizontallyFlippedOrientation() -> Image {
    changed { storage in
      storage.orientation = storage.orientation.mirrored
      storage.pixels = storage.pixels?.mirrored
      guard let caps = storage.slicing?.capInsets else { return }
      storage.slicing?.capInsets.left = caps.right
      storage.slicing?.capInsets.right = caps.left
    }
  }

  /// Whether an image view mirrors the image in a right-to-left layout.
  public final var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeftLayoutDirection }

  /// Returns the image, which an image view mirrors in a right-to-left layout.
  public final func imageFlippedForRightToLeftLayoutDirection() -> Image {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// The distances of the alignment rectangle from the edges of the image, in points.
  public final var alignmentRectInsets: EdgeInsets { storage.alignmentRectInsets }

  /// Returns the image with other alignment insets.
  public final func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The color of ``withTintColor(_:)``, or nil.
  package final var ownTint: Color? { storage.tint }

  /// Returns the image as a shape filled with a color; its rendering mode is unchanged.
  ///
  /// Drawn as a template, the image still uses the view's tint; a dynamic color is resolved when it is drawn.
  public final func withTintColor(_ color: Color) -> Image { changed { $0.tint = color } }

  /// Returns the image as a shape filled with a color, wherever it is drawn if the mode is `alwaysOriginal`.
  public final func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    changed { storage in
      storage.tint = color
      storage.renderingMode = renderingMode
    }
  }
}
