import Foundation

/// A layer that shows its sublayers and no content of its own, so that they may be in space.
///
/// Its colors, contents, border, shadow and mask are passed over, and its opacity applies to each sublayer separately.
/// > Documented: CATransformLayer. Differs: the effect of its sublayers' transforms on the plane is drawn.
open class TransformLayer: Layer {
  /// Returns nil: a layer in space has no plane that a point could be in.
  /// > Documented: transform layers are not to be hit-tested. Assumed: the result.
  open override func hitTest(_ p: CGPoint) -> Layer? { nil }

  override class func makeBlank() -> Layer { TransformLayer() }

  package override var showsOnlySublayers: Bool { true }
}

/// A layer for content that is too large to be drawn at once.
/// > Documented: CATiledLayer, with its defaults. Differs: ``Layer/draw(in:)`` draws all of the bounds, on the main
/// > actor, where the real system draws one tile after the other; tiles and levels are stored only.
open class TiledLayer: Layer {
  private var storedSize = CGSize(width: 256, height: 256)

  /// The size of a tile, in pixels; 256×256 by default.
  open var tileSize: CGSize {
    get { storedSize }
    set { if isFinite(newValue, "tileSize") { storedSize = newValue } }
  }

  /// The number of levels of detail; 1 by default, and stored only.
  open var levelsOfDetail = 1

  /// The number of levels for magnified content; 0 by default, and stored only.
  open var levelsOfDetailBias = 0

  /// Returns the duration in which a new tile fades in, in seconds: 0.25 by default; it has no effect here.
  open class func fadeDuration() -> TimeInterval { 0.25 }

  override class func makeBlank() -> Layer { TiledLayer() }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    guard let other = other as? TiledLayer else { return }
    storedSize = other.storedSize
    levelsOfDetail = other.levelsOfDetail
    levelsOfDetailBias = other.levelsOfDetailBias
  }
}
