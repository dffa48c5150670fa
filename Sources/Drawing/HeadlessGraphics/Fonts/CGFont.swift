import Foundation
import HeadlessFontFiles

/// A font without a size, by its name.
/// > Documented: CGFont. Differs: it has names and no tables; ``Font`` measures.
public final class CGFont: Hashable, Sendable {
  private let fontFace: FontFace
  /// The file that the font is of; nil for a font that was found by its name.
  private let file: FontFile?

  /// Finds a font by its PostScript name or its full name, as ``Font/init(name:size:)`` does; nil without one.
  public init?(_ name: String) {
    guard let fontFace = FontFace(named: name) else { return nil }
    self.fontFace = fontFace
    file = nil
  }

  /// Creates the font of a file's bytes, the first one of a collection; nil for bytes that are not a font.
  /// > Documented: CGFont.init(_:).
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data.map({ Data(referencing: $0) }),
      let file = try? FontFile.fonts(in: data).first
    else { return nil }
    self.file = file
    fontFace = FontFace(file)
  }

  /// Registers the font for ``Font/init(name:size:)``; returns false for a font that was created by its name.
  package func register() -> Bool {
    guard let file else { return false }
    FontRegistry.add([file])
    return true
  }

  /// Makes the font unknown again; false for a font that was found by its name.
  package func unregister() -> Bool {
    guard let file else { return false }
    FontRegistry.remove([file])
    return true
  }

  /// The full name, such as `Helvetica Neue Bold`.
  public var fullName: String? { file?.fullName ?? fontFace.name.postScript }

  /// The PostScript name, such as `HelveticaNeue-Bold`.
  public var postScriptName: String? { fontFace.name.postScript }

  package func font(ofSize size: CGFloat) -> Font { Font(fontFace: fontFace, size: size) }

  /// Returns whether two fonts have the same glyphs and names.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.fontFace == right.fontFace }

  /// Hashes the glyphs' source and the names.
  public func hash(into hasher: inout Hasher) { hasher.combine(fontFace) }
}
