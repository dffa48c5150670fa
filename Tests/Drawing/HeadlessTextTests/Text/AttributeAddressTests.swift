import HeadlessKit
import HeadlessTesting

/// Foundation on Linux compares attributes by what may be bits of an address: see ``TextAttributeObject``.
///
/// A failure ends the program with an illegal instruction in `__HALT` of Foundation.
@Suite("Addresses of attributes", .reportsIssuesAsFailures) struct AttributeAddressTests {
  typealias Row = AttributedStringTests.Row

  @Test(arguments: AttributedStringTests.rows)
  func `texts are put together and compared wherever their attributes lie in memory`(row: Row) {
    withAddressesWithoutType {
      let texts = AttributedStringTests()
      let values = row.values()
      let text = texts.text(row, [values[0], values[1]])
      expectEqual(texts.runs(text).map(\.length), [2, 2])
      expectEqual(text == texts.text(row, [values[2], values[1]]), row.areValues)
      text.addAttribute(row.key, value: values[2], range: NSRange(location: 2, length: 2))
      expectEqual(texts.runs(text).map(\.length), row.areValues ? [4] : [2, 2])
    }
  }

  /// A value that Foundation has no class for.
  struct Note: Hashable { var number: Int }

  @Test func `stretches with values of the app's own are joined wherever these lie in memory`() {
    let key = NSAttributedString.Key("note")
    withAddressesWithoutType {
      let text = NSAttributedString.joining((0..<10).map { ("a", [key: Note(number: $0)]) })
      var numbers: [Int?] = []
      text.forEachRun { _, attributes, _ in numbers.append((attributes[key] as? Note)?.number) }
      expectEqual(numbers, Array(0..<10))
    }
  }

  /// Runs `body` where the next objects of 48 to 96 bytes get addresses whose bits 8 to 17 are 0: each allocator gives
  /// the blocks again that were given back last, but for the address sanitizer's.
  func withAddressesWithoutType(_ body: () -> Void) {
    let blocks = [40, 56, 72, 88].flatMap { size in
      (0..<16_000).map { _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1) }
    }
    let hasNoType = { (block: UnsafeMutableRawPointer) in UInt(bitPattern: block) & (1023 << 8) == 0 }
    let others = blocks.filter { !hasNoType($0) }
    defer { for block in others { block.deallocate() } }
    for block in blocks where hasNoType(block) { block.deallocate() }
    body()
  }
}
