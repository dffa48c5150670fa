/// The kerning of the `GPOS` table, by script.
/// > Documented: OpenType 1.9, "GPOS"; the lookups of the feature `kern` of a script's default language.
struct GlyphPositioning: Sendable {
  struct Lookup: Sendable {
    /// The tables, searched in order until one contains the pair.
    let tables: [PairValues]
    /// Glyphs of these kinds (``GlyphKinds``) are looked past.
    let ignores: GlyphKinds.Ignored

    func adjustment(_ first: UInt16, _ second: UInt16) -> PairValues.Adjustment? {
      for table in tables {
        if let adjustment = table.adjustment(first, second) { return adjustment }
      }
      return nil
    }
  }

  /// The lookups of kerning for each script of the font; nil for a script without the feature.
  private let scripts: [String: [Lookup]?]

  init(_ table: FontBytes, budget: inout DecodingBudget) throws(FontFileError) {
    let features = try table.from(try table.uint16(6))
    let scriptList = try table.from(try table.uint16(4))
    var numbers: [String: [Int]?] = [:]
    for index in 0..<(try scriptList.uint16(0)) {
      let tag = try scriptList.tag(2 + 6 * index)
      let script = try scriptList.from(try scriptList.uint16(6 + 6 * index))
      let kerning = try Self.kerning(of: script, features: features, budget: &budget)
      if numbers[tag] == nil { numbers[tag] = .some(kerning) }
    }
    let lookupList = try table.from(try table.uint16(8))
    var lookups: [Int: Lookup] = [:]
    for number in Set(numbers.values.compactMap(\.self).joined()).sorted() {
      lookups[number] = try Self.lookup(number, in: lookupList, budget: &budget)
    }
    scripts = numbers.mapValues { $0?.compactMap { lookups[$0] } }
  }

  /// Returns the lookups that kern text in a script; nil if its kerning is not here but perhaps in the table `kern`.
  /// > Documented: HarfBuzz; a script that the font has not is treated as the default one, else as Latin.
  func kerning(of script: String) -> [Lookup]? {
    for tag in [script, "DFLT", "dflt", "latn"] {
      if let lookups = scripts[tag] { return lookups }
    }
    return nil
  }

  /// Returns the numbers of a script's kerning lookups, in order.
  private static func kerning(
    of script: FontBytes, features: FontBytes, budget: inout DecodingBudget
  ) throws(FontFileError) -> [Int]? {
    let offset = try script.uint16(0)
    guard offset > 0 else { return nil }
    let language = try script.from(offset)
    var numbers: Set<Int> = []
    var found = false
    let featureCount = try language.uint16(4)
    try budget.spend(featureCount, for: features)
    for index in 0..<featureCount {
      let record = 2 + 6 * (try language.uint16(6 + 2 * index))
      guard try features.tag(record) == "kern" else { continue }
      found = true
      let feature = try features.from(try features.uint16(record + 4))
      let count = try feature.uint16(2)
      try budget.spend(count, for: features)
      for lookup in 0..<count { numbers.insert(try feature.uint16(4 + 2 * lookup)) }
    }
    return found ? numbers.sorted() : nil
  }

  /// Reads a lookup; nil if it is not of pairs.
  private static func lookup(
    _ number: Int, in list: FontBytes, budget: inout DecodingBudget
  ) throws(FontFileError) -> Lookup? {
    guard number < (try list.uint16(0)) else { throw list.error(0, "there is no lookup \(number)") }
    let lookup = try list.from(try list.uint16(2 + 2 * number))
    let kind = try lookup.uint16(0)
    guard kind == pairs || kind == extensions else { return nil }
    var tables: [PairValues] = []
    let tableCount = try lookup.uint16(4)
    try budget.spend(64 * (1 + tableCount), for: list)
    for index in 0..<tableCount {
      var table = try lookup.from(try lookup.uint16(6 + 2 * index))
      if kind == extensions {
        guard try table.uint16(2) == pairs else { return nil }
        table = try table.from(try table.uint32(4))
      }
      if let values = try PairValues(positioning: table, budget: &budget) { tables.append(values) }
    }
    return Lookup(tables: tables, ignores: GlyphKinds.Ignored(rawValue: try lookup.uint16(2)))
  }

  private static let pairs = 2
  private static let extensions = 9
}
