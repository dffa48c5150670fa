/// The prediction of a row's bytes, of which only the differences are compressed.
/// > Documented: section 9, "Filtering".
enum PNGFilter {
  /// Returns the neighbor of the three that is nearest to left + above - corner.
  static func paeth(left: Int, above: Int, corner: Int) -> Int {
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
