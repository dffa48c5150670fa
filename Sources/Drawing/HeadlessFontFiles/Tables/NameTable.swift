/// The names of a font.
/// > Documented: OpenType 1.9, "name".
struct NameTable: Sendable {
  enum Kind: Int {
    case family = 1
    case style = 2
    case full = 4
    case postScript = 6
    case typographicFamily = 16
    case typographicStyle = 17
  }

  private let names: [Kind: String]

  init(_ table: FontBytes) throws(FontFileError) {
    let count = try table.uint16(2)
    let texts = try table.from(min(try table.uint16(4), table.count))
    var names: [Kind: (rank: Int, text: String)] = [:]
    for index in 0..<count {
      let record = 6 + 12 * index
      guard let kind = Kind(rawValue: try table.uint16(record + 6)) else { continue }
      let rank = Self.rank(
        platform: try table.uint16(record), encoding: try table.uint16(record + 2),
        language: try table.uint16(record + 4))
      guard rank > names[kind]?.rank ?? 0 else { continue }
      let bytes = try texts.bytes(try table.uint16(record + 10), count: try table.uint16(record + 8))
      let text = rank == Self.macRank ? String(bytes: bytes, encoding: .macOSRoman) : Self.utf16(bytes)
      if let text, !text.isEmpty { names[kind] = (rank, text) }
    }
    self.names = names.mapValues(\.text)
  }

  /// Accesses the name of a kind, in English where there is a choice.
  subscript(kind: Kind) -> String? { names[kind] }

  private static let macRank = 1

  /// Returns the preference of a record; 0 if it cannot be used.
  private static func rank(platform: Int, encoding: Int, language: Int) -> Int {
    switch (platform, encoding) {
    case (3, 0), (3, 1), (3, 10): language == 0x409 ? 4 : 2
    case (0, _): 3
    case (1, 0): language == 0 ? macRank : 0
    default: 0
    }
  }

  private static func utf16(_ bytes: [UInt8]) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let high = UInt16(bytes[index]) << 8
      return high | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
