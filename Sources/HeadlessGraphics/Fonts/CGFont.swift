import Foundation

/// A font without a size, by its name.
///
/// > Documented: CGFont. Differs: it has names and no tables; ``Font`` measures.
public final class CGFont: Hashable, Sendable {
  private let cut: FontCut

  /// Finds a font by its PostScript name or its full name, as ``Font/init(name:size:)`` does; nil without one.
  public init?(_ name: String) {
    guard let cut = FontCut(named: name) else { return nil }
    self.cut = cut
  }

  /// The PostScript name, such as `HelveticaNeue-Bold`.
  public var postScriptName: String? { cut.name.postScript }

  /// The font in a size, in points.
  package func font(ofSize size: CGFloat) -> Font { Font(cut: cut, size: size) }

  /// Whether two fonts have the same glyphs and names.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.cut == right.cut }

  /// Hashes the glyphs' source and the names.
  public func hash(into hasher: inout Hasher) { hasher.combine(cut) }
}
