import Foundation
import HeadlessPixels
import RandomNumbers
import Testing

/// Damaged files of every kind: an error or a picture, never a crash.
///
/// `HEADLESS_PNG_MUTATIONS` sets how many are tried, `HEADLESS_PNG_SEED` which.
@Suite("PNG fuzzing") struct PNGFuzzTests {
  static func number(_ variable: String, or standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init) ?? standard
  }

  @Test func `a damaged file results in an error or a bitmap of its declared size`() throws {
    let seed = Self.number("HEADLESS_PNG_SEED", or: 7)
    let count = Int(Self.number("HEADLESS_PNG_MUTATIONS", or: 1000))
    print("PNG fuzzing: \(count) mutations, seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let files = PNGVariantTests.rows.map { [UInt8]($0.png) }
    var shown = 0
    for _ in 0..<count {
      var bytes = files[Int.random(in: 0..<files.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, &random) }
      // Half of them get fitting check numbers, so that what is behind these is reached.
      if Bool.random(using: &random) { bytes = PNGRepair.checksums(bytes) }
      guard let bitmap = try? PNG.decode(bytes, pixelLimit: 1 << 20) else { continue }
      shown += 1
      let size = try PNG.size(of: bytes)
      #expect(bitmap.width == size.width && bitmap.height == size.height, "seed \(seed)")
    }
    #expect(shown > 0 && shown < count, "seed \(seed)")
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 8 else { return }
    // The signature stays: without it nothing else is read.
    let index = Int.random(in: 8..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF][Int.random(in: 0..<5, using: &random)]
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    case 3: bytes.removeSubrange(index..<min(index + Int.random(in: 1...8, using: &random), bytes.count))
    case 4: bytes.removeLast(bytes.count - index)
    default:
      let end = min(index + Int.random(in: 1...24, using: &random), bytes.count)
      bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 8..<bytes.count, using: &random))
    }
  }
}
