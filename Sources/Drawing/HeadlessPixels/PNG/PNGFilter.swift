/// The prediction of a row's bytes, of which only the differences are compressed.
///
/// In front of each row are as many zeros as the prediction looks back, and the row above the first one is all zeros.
/// > Documented: section 9, "Filtering".
enum PNGFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Returns a byte at an index of a row less its prediction, by the pixel at a distance before it and the row above.
  func difference(_ byte: UInt8, _ row: [UInt8], _ above: [UInt8], _ index: Int, _ distance: Int) -> UInt8 {
    switch self {
    case .none: byte
    case .sub: byte &- row[index - distance]
    case .up: byte &- above[index]
    case .average: byte &- UInt8((Int(row[index - distance]) + Int(above[index])) / 2)
    case .paeth: byte &- Self.paeth(left: row[index - distance], above: above[index], corner: above[index - distance])
    }
  }

  /// Returns the neighbor of the three that is nearest to left + above - corner.
  private static func paeth(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = abs(Int(above) - Int(corner))
    let toAbove = abs(Int(left) - Int(corner))
    let toCorner = abs(Int(left) + Int(above) - 2 * Int(corner))
    if toLeft <= toAbove && toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
