import Foundation
import HeadlessFontFiles

/// A font of a family, such as Helvetica Neue Bold: the source of its glyphs and its names.
package struct FontFace: Hashable, Sendable {
  package let glyphSource: Font.GlyphSource

  /// The name of the family of iOS that the face replaces; nil for the system font and for files.
  private var substitutedName: FontName?

  package init(_ face: Font.SystemFace) { glyphSource = .system(face) }

  package init(_ file: FontFile) { glyphSource = .file(file) }

  /// Creates a face of a family that iOS has and this package has not: the system font under its name.
  /// > Differs: on iOS these fonts have glyphs and heights of their own; register the file to measure by it.
  init(substitutingFor name: FontName) {
    glyphSource = .system(.init(FontStyle(parsing: name.postScript), design: FontName.design(ofFamily: name.family)))
    substitutedName = name
  }

  var name: FontName {
    if let substitutedName { return substitutedName }
    switch glyphSource {
    case .system(let face): return FontName(face)
    case .file(let file): return FontName(family: file.familyName, postScript: file.postScriptName)
    }
  }

  /// The system font under its own name; nil for any other face.
  var systemFace: Font.SystemFace? {
    if case .system(let face) = glyphSource, substitutedName == nil { face } else { nil }
  }

  var style: FontStyle {
    switch glyphSource {
    case .system(let face): FontStyle(weight: face.weight, isItalic: face.isItalic)
    case .file(let file): FontStyle(weight: .init(weightClass: file.weightClass), isItalic: file.isItalic)
    }
  }

  var isMonospaced: Bool {
    switch glyphSource {
    case .system(let face): face.design == .monospaced
    case .file(let file): file.isMonospaced
    }
  }
}

struct FontStyle: Hashable, Sendable {
  var weight: Font.Weight
  var isItalic: Bool

  /// Whether the font has the bold trait.
  /// > Reported: `.SFUI-Semibold` has it, `.SFUI-Medium` does not.
  var isBold: Bool { weight.rawValue >= Font.Weight.semibold.rawValue }
}

extension FontStyle {
  /// Reads the style from a name such as `AvenirNext-DemiBoldItalic`; regular by default.
  init(parsing name: String) {
    let words = (name.split(separator: "-").dropFirst().joined()).lowercased()
    let weight = Self.weightWords.first { words.contains($0.word) }?.weight
    self.init(
      weight: weight ?? .regular,
      isItalic: words.contains("ital") || words.contains("obli") || words.hasSuffix("bookit"))
  }

  /// The words for weights, longer ones first, as `bold` is contained in `demibold`.
  private static let weightWords: [(word: String, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy), ("heavy", .heavy),
    ("black", .black), ("bold", .bold), ("w3", .light), ("w6", .semibold), ("w7", .bold),
  ]
}

extension Font.Weight {
  /// Creates the weight that is nearest to a class of the `OS/2` table, 100 to 900.
  /// > Assumed: the nine classes are the nine names in order.
  init(weightClass: Int) { self = Self.named[min(max((weightClass + 50) / 100, 1), 9) - 1] }

  /// The nearest named weight; regular for a value that is not a number.
  var nearestNamed: Font.Weight {
    guard rawValue.isFinite else { return .regular }
    return Self.named.min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? .regular
  }
}

extension Font {
  package enum GlyphSource: Hashable, Sendable {
    /// The built-in substitute for iOS's system font.
    case system(SystemFace)
    case file(FontFile)
  }

  package struct SystemFace: Hashable, Sendable {
    package var weight: Weight
    package var isItalic: Bool
    package var design: Design

    /// Creates a face; by default regular, upright and in the default design.
    package init(weight: Weight = .regular, isItalic: Bool = false, design: Design = .default) {
      self.weight = weight
      self.isItalic = isItalic
      self.design = design
    }

    init(_ style: FontStyle, design: Design) {
      self.init(weight: style.weight, isItalic: style.isItalic, design: design)
    }

    package enum Design: Hashable, Sendable {
      /// San Francisco, the standard design.
      case `default`
      case monospaced
      /// San Francisco with digits that are equally wide.
      case monospacedDigits
      /// San Francisco with rounded ends.
      case rounded
      /// New York, a design with serifs.
      case serif

      init(_ design: FontDescriptor.SystemDesign) {
        switch design {
        case .monospaced: self = .monospaced
        case .rounded: self = .rounded
        case .serif: self = .serif
        default: self = .default
        }
      }
    }
  }
}
