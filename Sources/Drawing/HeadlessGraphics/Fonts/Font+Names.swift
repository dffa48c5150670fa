import Foundation

extension Font {
  /// Finds a font by name, such as `HelveticaNeue-Bold`, in a size in points.
  ///
  /// Registered files are searched first: by PostScript name, full name, family and style, or family. Then the system
  /// font by its own names, then the families that iOS has, which are measured with the system font's table.
  /// A size that is not finite or not positive is reported and becomes 17.
  /// > Differs: on iOS the system font's own names return another font, with a warning in the log.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let fontFace = FontFace(named: fontName) else { return nil }
    self.init(fontFace: fontFace, size: Self.usable(fontSize, in: "Font.init(name:size:)"))
  }

  /// The PostScript name, such as `.SFUI-Semibold`.
  public var fontName: String { fontFace.name.postScript }

  /// The name of the family, such as `Helvetica Neue`.
  public var familyName: String { fontFace.name.family }

  /// The families that `init(name:size:)` recognizes: the families of iOS and the registered ones, sorted.
  public class var familyNames: [String] {
    Set(FontName.iOSFamilies.keys).union(FontRegistry.files.map(\.familyName)).sorted()
  }

  /// Returns the PostScript names of a family's fonts, sorted; an empty array for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.faces(ofFamily: familyName).map(\.name.postScript).sorted()
  }
}

extension FontFace {
  init?(named name: String) {
    if let file = FontRegistry.file(named: name) {
      self.init(file)
    } else if let face = FontName.systemFace(named: name) {
      self.init(face)
    } else if let name = FontName.iOSName(name) {
      self.init(substitutingFor: name)
    } else {
      return nil
    }
  }

  /// Returns the faces of a family: the registered files, else iOS's.
  static func faces(ofFamily family: String) -> [FontFace] {
    let files = FontRegistry.files.filter { $0.familyName == family }
    if !files.isEmpty { return files.map { FontFace($0) } }
    return FontName.names(ofFamily: family).map { FontFace(substitutingFor: $0) }
  }
}
