import Foundation
import HeadlessGeometry

/// A picture that is being painted, in points that a map leads to pixels.
///
/// Everything is laid over what is there already, in the sRGB space. Calls with numbers that are not finite, or with a map
/// that has no way back, paint nothing.
package struct Canvas: Sendable {
  /// The most pixels on a side.
  ///
  /// > Assumed: no screen has more; it bounds what one call may take.
  package static let sideLimit = 32768

  /// What ``save()`` keeps.
  private struct State {
    var transform = CGAffineTransform.identity
    var clip: Clip
  }

  /// Where it may be painted: in a rectangle, and there as much as a mask says.
  struct Clip {
    var bounds: PixelRect
    var mask: Mask?
  }

  /// A surface that waits for being laid over the one below.
  private struct Layer {
    var surface: Surface
    let alpha: UInt32
    let shadow: Shadow?
    /// How many states were kept when it began, its own one included.
    let depth: Int
  }

  private var layers: [Layer]
  private var states: [State]

  /// Makes a canvas that is clear.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  /// - Throws: For a negative number, one above ``sideLimit``, and for too many pixels.
  package init(width: Int, height: Int) throws(Bitmap.SizeError) {
    try Bitmap.SizeError.check(width: width, height: height)
    if max(width, height) > Self.sideLimit { throw Bitmap.SizeError(width: width, height: height, byteCount: nil) }
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    layers = [Layer(surface: Surface(bounds), alpha: 255, shadow: nil, depth: 0)]
    states = [State(clip: Clip(bounds: bounds))]
  }

  /// The picture as it is; layers that have not ended are laid over it.
  package var bitmap: Bitmap {
    var copy = self
    while copy.layers.count > 1 { copy.endLayer() }
    let surface = copy.layers[0].surface
    return Bitmap(surfaceWidth: surface.bounds.width, height: surface.bounds.height, bytes: surface.bytes())
  }

  // MARK: State

  /// What leads from points to pixels.
  package var transform: CGAffineTransform {
    get { states[states.count - 1].transform }
    set { states[states.count - 1].transform = newValue }
  }

  /// Maps what comes by another map first.
  package mutating func concatenate(_ other: CGAffineTransform) {
    transform = other.concatenating(transform)
  }

  /// Keeps transform and clip for ``restore()``.
  package mutating func save() {
    states.append(states[states.count - 1])
  }

  /// Goes back to what was kept last; nothing if nothing was kept in the present layer.
  package mutating func restore() {
    if states.count > layers[layers.count - 1].depth + 1 { states.removeLast() }
  }

  var clip: Clip {
    get { states[states.count - 1].clip }
    set { states[states.count - 1].clip = newValue }
  }

  // MARK: Layers

  /// Begins a surface of its own: what comes is painted on it, and laid over the rest as one by ``endLayer()``.
  ///
  /// It keeps transform and clip as ``save()`` does.
  ///
  /// - Parameters:
  ///   - alpha: The opacity of the whole, 0 to 1.
  ///   - shadow: What is painted below it, or nil.
  package mutating func beginLayer(alpha: CGFloat = 1, shadow: Shadow? = nil) {
    var bounds = clip.bounds
    if let shadow {
      // What is outside may throw a shadow inside.
      let soft = softened(shadow)
      let throwing = bounds.union(bounds.grown(by: soft.blur.margin, x: -soft.x, y: -soft.y))
      if throwing.count <= Bitmap.pixelLimit { bounds = throwing }
    }
    save()
    layers.append(
      Layer(
        surface: Surface(bounds), alpha: UInt32(Bitmap.Pixel.byte(alpha)), shadow: shadow, depth: states.count - 1))
    clip = Clip(bounds: bounds)
  }

  /// Ends the last layer that was begun, whatever was kept in it; nothing if there is none.
  package mutating func endLayer() {
    guard layers.count > 1 else { return }
    let layer = layers.removeLast()
    states.removeLast(states.count - layer.depth)
    var surface = layer.surface
    if let shadow = layer.shadow {
      // The shadow belongs to the group: it does not shine through what throws it.
      surface = Surface(clip.bounds)
      surface.paint(Premultiplied(shadow.color), mask(of: shadow, below: layer.surface.alphas))
      surface.paint(
        SurfaceShader(surface: layer.surface, alpha: 255), Mask(rect: clip.bounds.rect, within: clip.bounds))
    }
    paint(SurfaceShader(surface: surface, alpha: layer.alpha), Mask(rect: clip.bounds.rect, within: clip.bounds))
  }

  // MARK: Painting

  /// Paints a colour on what a mask covers and the clip lets through.
  mutating func paint(_ color: Premultiplied, _ mask: Mask) {
    layers[layers.count - 1].surface.paint(color, clipped(mask))
  }

  /// Paints a shader's colours on what a mask covers and the clip lets through.
  mutating func paint(_ shader: some Shader, _ mask: Mask) {
    layers[layers.count - 1].surface.paint(shader, clipped(mask))
  }

  private func clipped(_ mask: Mask) -> Mask {
    clip.mask.map(mask.intersection) ?? mask.cropped(to: clip.bounds)
  }
}

extension Bitmap {
  /// Makes a picture of a surface, whose size has been checked.
  fileprivate init(surfaceWidth width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
