import Foundation
import HeadlessGeometry

/// A shader that paints a bitmap: a position in it for the center of each pixel.
struct TextureShader: Shader {
  private let texture: Texture
  private let toTexture: CGAffineTransform
  private let repeats: Bool
  private let alpha: UInt32

  /// Creates a shader by the transform from the unit square, which the bitmap fills; nil if it cannot be inverted.
  ///
  /// The texture is reduced first if many of its pixels are in one pixel. Beyond its sides it is repeated, or its last
  /// pixels continue. The factor of every opacity is in 255ths.
  init?(_ texture: Texture, transform: CGAffineTransform, repeats: Bool, alpha: UInt32) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, transform.inverted().isFinite else { return nil }
    var texture = texture
    // Between halving and mixing two neighbors no pixel is passed over.
    let across = hypot(Double(transform.a), Double(transform.b))
    let down = hypot(Double(transform.c), Double(transform.d))
    while true {
      let halvesAcross = texture.width > 1 && Double(texture.width) >= across * 2
      let halvesDown = texture.height > 1 && Double(texture.height) >= down * 2
      if !halvesAcross, !halvesDown { break }
      texture.halve(across: halvesAcross, down: halvesDown)
    }
    self.texture = texture
    toTexture = transform.inverted().concatenating(
      CGAffineTransform(scaleX: CGFloat(texture.width), y: CGFloat(texture.height)))
    self.repeats = repeats
    self.alpha = alpha
    // Larger numbers would leave no place in the picture, and sums of them none at all.
    let numbers = [toTexture.a, toTexture.b, toTexture.c, toTexture.d, toTexture.tx, toTexture.ty]
    if !numbers.allSatisfy({ $0.magnitude < 1e200 }) { return nil }
  }

  func shade(_ row: inout [Premultiplied], x: Int, y: Int) {
    let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toTexture)
    let (width, height) = (Double(texture.width), Double(texture.height))
    for index in row.indices {
      var u = Double(start.x) + Double(toTexture.a) * Double(index)
      var v = Double(start.y) + Double(toTexture.b) * Double(index)
      if repeats {
        u -= (u / width).rounded(.down) * width
        v -= (v / height).rounded(.down) * height
      }
      row[index] = mix(min(max(u - 0.5, 0), width - 1), min(max(v - 0.5, 0), height - 1)).scaled(by: alpha)
    }
  }

  /// Returns the color between four pixels, to a 256th of their distance.
  private func mix(_ u: Double, _ v: Double) -> Premultiplied {
    let (across, down) = (Int((u * 256).rounded()), Int((v * 256).rounded()))
    let (column, line) = (across >> 8, down >> 8)
    let (right, below) = (UInt32(across & 255), UInt32(down & 255))
    let index = line * texture.width + column
    let nextColumn = right == 0 ? 0 : 1
    let nextLine = below == 0 ? 0 : texture.width
    if right == 0, below == 0 { return texture.pixels[index] }
    let upper = texture.pixels[index].mixed(with: texture.pixels[index + nextColumn], right)
    let lower = texture.pixels[index + nextLine].mixed(with: texture.pixels[index + nextLine + nextColumn], right)
    return upper.mixed(with: lower, below)
  }
}
