/// The content of a filled area.
package enum Paint: Hashable, Sendable {
  case color(Bitmap.Pixel)
  case gradient(Gradient)
}
