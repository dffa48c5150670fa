import Foundation
import HeadlessGeometry

/// A bitmap that is painted in points, which a transform converts to pixels.
///
/// Painting blends over the existing pixels, in the sRGB space. Calls with numbers that are not finite, or with a
/// transform that has no inverse, paint nothing.
package struct Canvas: Sendable {
  /// The most pixels on a side.
  /// > Assumed: no screen has more; it limits the memory of one call.
  package static let sideLimit = 32768

  /// The state that ``save()`` stores.
  private struct State {
    var transform = CGAffineTransform.identity
    var clip: Clip
    /// The number of pixels in the mask of the clip, if it was created in this state.
    var maskPixelCount = 0
  }

  /// The area that can be painted: a rectangle, and within it the coverage of a mask.
  struct Clip {
    var bounds: PixelRect
    var mask: Mask?
  }

  /// A surface that waits for being laid over the one below.
  private struct Layer {
    var surface: Surface
    let use: Use
    /// The number of stored states when it began, its own one included.
    let depth: Int
  }

  /// The use of a surface at its end.
  private enum Use {
    /// It is laid over the one below, with an opacity in 255ths and a shadow.
    case group(alpha: UInt32, shadow: Shadow?)
    /// Its opacity becomes a clip.
    case mask
  }

  private var layers: [Layer]
  private var states: [State]

  /// Creates a clear canvas; throws for a negative number, one above ``sideLimit``, and for too many pixels.
  package init(width: Int, height: Int) throws(Bitmap.SizeError) {
    try Bitmap.SizeError.check(width: width, height: height)
    if max(width, height) > Self.sideLimit { throw Bitmap.SizeError(width: width, height: height, byteCount: nil) }
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    layers = [Layer(surface: Surface(bounds), use: .group(alpha: 255, shadow: nil), depth: 0)]
    states = [State(clip: Clip(bounds: bounds))]
  }

  /// The picture as it is; layers that have not ended are laid over it.
  package var bitmap: Bitmap {
    var copy = self
    while copy.layers.count > 1 { copy.end() }
    let surface = copy.layers[0].surface
    return Bitmap(uncheckedWidth: surface.bounds.width, height: surface.bounds.height, bytes: surface.bytes())
  }

  // MARK: State

  /// The transform from points to pixels.
  package var transform: CGAffineTransform {
    get { states[states.count - 1].transform }
    set { states[states.count - 1].transform = newValue }
  }

  /// Applies another transform before the current one.
  package mutating func concatenate(_ other: CGAffineTransform) { transform = other.concatenating(transform) }

  /// Stores transform and clip for ``restore()``.
  package mutating func save() {
    var state = states[states.count - 1]
    state.maskPixelCount = 0
    states.append(state)
  }

  /// Restores the transform and clip that were stored last; without any in the current layer it has no effect.
  package mutating func restore() {
    if states.count > layers[layers.count - 1].depth + 1 { removeState() }
  }

  private mutating func removeState() { maskPixelCount -= states.removeLast().maskPixelCount }

  mutating func countMask() {
    let count = clip.mask?.bounds.count ?? 0
    maskPixelCount += count - states[states.count - 1].maskPixelCount
    states[states.count - 1].maskPixelCount = count
  }

  var clip: Clip {
    get { states[states.count - 1].clip }
    set { states[states.count - 1].clip = newValue }
  }

  // MARK: Layers

  /// The number of pixels in the surfaces that are not blended yet, and in the masks of all stored clips, four of whose
  /// pixels use as much memory as one of a surface.
  package var waitingPixelCount: Int { surfacePixelCount + maskPixelCount / 4 }

  private var surfacePixelCount = 0
  private var maskPixelCount = 0

  /// Begins a layer: later calls paint on it, and ``endLayer()`` blends it over the rest as a whole.
  ///
  /// It stores transform and clip as ``save()`` does.
  ///
  /// - Parameters:
  ///   - alpha: The opacity of the whole, 0 to 1.
  ///   - shadow: The shadow below it, or nil.
  ///   - extent: The largest area that will be painted, which saves memory; nil for no limit.
  package mutating func beginLayer(alpha: CGFloat = 1, shadow: Shadow? = nil, within extent: CGRect? = nil) {
    var bounds = clip.bounds
    if let shadow {
      // A shape outside may cast a shadow inside.
      let soft = softened(shadow)
      let throwing = bounds.union(bounds.grown(by: soft.blur.margin, x: -soft.x, y: -soft.y))
      if throwing.count <= Bitmap.pixelLimit { bounds = throwing }
    }
    beginSurface(.group(alpha: UInt32(Bitmap.Pixel.byte(alpha)), shadow: shadow), bounds.cropped(to: extent, transform))
  }

  /// Ends the last layer that was begun, with all states stored in it; without one it has no effect.
  package mutating func endLayer() { if case .group = layers[layers.count - 1].use { end() } }

  /// Begins a surface that is not shown, in at most an extent: ``endMask()`` restricts painting to its pixels,
  /// multiplied by its opacity.
  package mutating func beginMask(within extent: CGRect? = nil) {
    beginSurface(.mask, clip.bounds.cropped(to: extent, transform))
  }

  /// Ends the mask that was begun last, with all states stored in it; without one it has no effect.
  package mutating func endMask() { if case .mask = layers[layers.count - 1].use { end() } }

  private mutating func beginSurface(_ use: Use, _ bounds: PixelRect) {
    save()
    layers.append(Layer(surface: Surface(bounds), use: use, depth: states.count - 1))
    surfacePixelCount += bounds.count
    clip = Clip(bounds: bounds)
  }

  private mutating func end() {
    guard layers.count > 1 else { return }
    let layer = layers.removeLast()
    surfacePixelCount -= layer.surface.bounds.count
    while states.count > layer.depth { removeState() }
    switch layer.use {
    case .mask: clip(to: layer.surface.alphas)
    case .group(let alpha, let shadow): draw(layer.surface, alpha: alpha, shadow)
    }
  }

  private mutating func draw(_ surface: Surface, alpha: UInt32, _ shadow: Shadow?) {
    var surface = surface
    if let shadow {
      let shade = mask(of: shadow, below: surface.alphas)
      if alpha == 255, clip.mask == nil {
        paint(Premultiplied(shadow.color), shade)
      } else {
        // The shadow belongs to the group: it does not shine through what throws it.
        let seen = surface.bounds.intersection(clip.bounds)
        var group = Surface(seen.isEmpty ? shade.bounds : shade.bounds.isEmpty ? seen : seen.union(shade.bounds))
        group.paint(Premultiplied(shadow.color), shade)
        group.paint(SurfaceShader(surface: surface, alpha: 255), Mask(rect: seen.rect, within: seen))
        surface = group
      }
    }
    let seen = surface.bounds.intersection(clip.bounds)
    paint(SurfaceShader(surface: surface, alpha: alpha), Mask(rect: seen.rect, within: seen))
  }

  // MARK: Painting

  /// Paints a color on the pixels of a mask inside the clip.
  mutating func paint(_ color: Premultiplied, _ mask: Mask) {
    layers[layers.count - 1].surface.paint(color, clipped(mask))
  }

  /// Paints a shader's colors on the pixels of a mask inside the clip.
  mutating func paint(_ shader: some Shader, _ mask: Mask) {
    layers[layers.count - 1].surface.paint(shader, clipped(mask))
  }

  private func clipped(_ mask: Mask) -> Mask {
    clip.mask.map(mask.intersection) ?? mask.cropped(to: clip.bounds)
  }
}
