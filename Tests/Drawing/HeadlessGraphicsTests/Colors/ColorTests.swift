import HeadlessKit
import HeadlessTesting

@Suite("Colors", .reportsIssuesAsFailures) struct ColorTests {
  /// Names and their parts by UIColor's reference.
  static let named: [(name: String, color: Color, parts: [CGFloat])] = [
    ("black", .black, [0, 0, 0, 1]),
    ("darkGray", .darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]),
    ("gray", .gray, [0.5, 0.5, 0.5, 1]),
    ("lightGray", .lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
    ("white", .white, [1, 1, 1, 1]),
    ("red", .red, [1, 0, 0, 1]),
    ("green", .green, [0, 1, 0, 1]),
    ("blue", .blue, [0, 0, 1, 1]),
    ("cyan", .cyan, [0, 1, 1, 1]),
    ("yellow", .yellow, [1, 1, 0, 1]),
    ("magenta", .magenta, [1, 0, 1, 1]),
    ("orange", .orange, [1, 0.5, 0, 1]),
    ("purple", .purple, [0.5, 0, 0.5, 1]),
    ("brown", .brown, [0.6, 0.4, 0.2, 1]),
    ("clear", .clear, [0, 0, 0, 0]),
    ("systemBlue", .systemBlue, [0, 122.0 / 255, 1, 1]),
  ]

  @Test(arguments: named)
  func `the named colors have the components of UIColor's reference`(name: String, color: Color, parts: [CGFloat]) {
    expectEqual([color.red, color.green, color.blue, color.alpha], parts)
    let resolved = color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light))
    expectEqual([resolved.red, resolved.green, resolved.blue, resolved.alpha], parts)
  }

  @Test func `the named colors differ from each other`() {
    expectEqual(Set(Self.named.map(\.color)).count, Self.named.count)
  }

  @Test func `colors are equal when all four components are, and equal ones hash alike`() {
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let same = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color == same && color.hash == same.hash && color !== same)
    #expect(color != Color(red: 0.9, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(color != Color(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.4))
    #expect(color != Color(red: 0.1, green: 0.2, blue: 0.9, alpha: 0.4))
    #expect(color != Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.9))
    #expect(!color.isEqual(nil) && !color.isEqual("red"))
    let (zero, minusZero) = (Color(white: 0, alpha: 1), Color(white: -0.0, alpha: 1))
    #expect(zero == minusZero && zero.hash == minusZero.hash)
  }

  @Test func `a subclass equals the color it is, unless its isEqual returns false`() {
    final class Brand: Color, @unchecked Sendable {}
    final class Own: Color, @unchecked Sendable { override func isEqual(_ object: Any?) -> Bool { object is Own } }
    #expect(Brand(red: 1, green: 0, blue: 0, alpha: 1) == Color.red)
    #expect(Color.red == Brand(red: 1, green: 0, blue: 0, alpha: 1))
    let own = Own(red: 1, green: 0, blue: 0, alpha: 1)
    // `!=` is NSObject's, and so another comparison.
    #expect(Color.red == own && !(own == Color.red) && !(Color.red == Color.blue))
  }

  @Test func `another opacity does not change the color, and a gray has three equal components`() {
    expectEqual(Color.red.withAlphaComponent(0.5), Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let gray = Color(white: 0.25, alpha: 0.5)
    expectEqual([gray.red, gray.green, gray.blue, gray.alpha], [0.25, 0.25, 0.25, 0.5])
  }

  @Test func `a color prints its components`() {
    expectEqual("\(Color(red: 1, green: 0.5, blue: 1.0 / 3, alpha: 0))", "rgba(1, 0.5, 0.333, 0)")
  }
}
