import HeadlessFontFiles

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

    package enum Design: Hashable, Sendable {
      /// San Francisco, the standard design.
      case `default`
      /// Every character is equally wide.
      case monospaced
      /// San Francisco with digits that are equally wide.
      case monospacedDigits
      /// San Francisco with rounded ends.
      case rounded
      /// New York, a design with serifs.
      case serif
    }
  }
}
