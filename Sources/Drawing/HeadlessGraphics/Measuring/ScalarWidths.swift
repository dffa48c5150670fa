import Synchronization

/// The width of a scalar that is neither in the built-in table nor an ideograph, before the font is known.
struct ScalarWidth: Hashable, Sendable {
  /// The column of the letter that the scalar is composed of with marks, or none.
  private(set) var column = UInt16(SystemAdvances.none)
  /// The width besides the letter, in 1/10000 em.
  private(set) var units: UInt16 = 0
  /// The number of its tracked scalars besides the letter.
  private(set) var tracked: UInt8 = 0
  /// Whether the scalar makes its grapheme cluster an emoji; its width is then the emoji's.
  private(set) var isEmoji = false

  /// The width of a mark, a joiner or a control character: nothing.
  static let nothing = ScalarWidth()
  static let emoji = ScalarWidth(isEmoji: true)
}

extension ScalarWidth {
  /// Creates the sum of the scalars of a decomposition.
  ///
  /// A decomposition has one base, or vowel signs that are not in the table.
  init(of scalars: some Sequence<Unicode.Scalar>, in table: SystemAdvances) {
    self.init()
    for scalar in scalars {
      let column = table.column(of: scalar)
      if column != SystemAdvances.none {
        self.column = UInt16(column)
      } else if let wide = SystemLine.wideAdvance(of: scalar) {
        units += UInt16(wide)
      } else if !SystemLine.isWidthless(scalar) {
        units += UInt16(SystemLine.missingAdvance)
        tracked += 1
      }
    }
  }
}

/// A cache of the widths of scalars in blocks; a block is computed once in a process.
///
/// Categories and decompositions take up to microseconds per scalar, the block a few nanoseconds.
struct ScalarWidths {
  /// The block that was asked for last.
  private var block = UInt32.max
  private var widths: [ScalarWidth] = []

  private static let blockSize: UInt32 = 256
  private static let known = Mutex<[UInt32: [ScalarWidth]]>([:])

  mutating func width(of scalar: Unicode.Scalar) -> ScalarWidth {
    let wanted = scalar.value / Self.blockSize
    if wanted != block {
      widths = Self.widths(inBlock: wanted)
      block = wanted
    }
    return widths[Int(scalar.value % Self.blockSize)]
  }

  private static func widths(inBlock block: UInt32) -> [ScalarWidth] {
    if let widths = known.withLock({ $0[block] }) { return widths }
    let widths = computed(inBlock: block)
    known.withLock { $0[block] = widths }
    return widths
  }

  private static func computed(inBlock block: UInt32) -> [ScalarWidth] {
    var widths = [ScalarWidth](repeating: .nothing, count: Int(blockSize))
    var indices: [Int] = []
    // All at once, between newlines: decomposing has a high price a call. Nothing composes with a newline.
    var text = ""
    for index in 0..<blockSize {
      guard let scalar = Unicode.Scalar(block * blockSize + index) else { continue }
      if SystemLine.makesEmoji(scalar) {
        widths[Int(index)] = .emoji
      } else if !SystemLine.isWidthless(scalar) {
        indices.append(Int(index))
        text.unicodeScalars.append(scalar)
        text.unicodeScalars.append("\n")
      }
    }
    let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars.split(separator: "\n")
    for (index, part) in zip(indices, parts) { widths[index] = ScalarWidth(of: part, in: .shared) }
    return widths
  }
}
