import HeadlessKit
import HeadlessTesting

@Suite("Components of colors", .reportsIssuesAsFailures) struct ColorComponentTests {
  typealias Row = (name: String, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, parts: [CGFloat])
  static let rows: [Row] = [
    ("red", hue: 0, saturation: 1, brightness: 1, parts: [1, 0, 0]),
    ("orange", hue: 1.0 / 12, saturation: 1, brightness: 1, parts: [1, 0.5, 0]),
    ("green", hue: 1.0 / 3, saturation: 1, brightness: 1, parts: [0, 1, 0]),
    ("dull cyan", hue: 0.5, saturation: 0.5, brightness: 0.8, parts: [0.4, 0.8, 0.8]),
    ("violet", hue: 0.75, saturation: 1, brightness: 1, parts: [0.5, 0, 1]),
    ("black", hue: 0, saturation: 0, brightness: 0, parts: [0, 0, 0]),
  ]

  @Test(arguments: rows) func `hue, saturation and brightness are converted from the components and back`(row: Row) {
    let color = Color(hue: row.hue, saturation: row.saturation, brightness: row.brightness, alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (part, expected) in zip([red, green, blue, alpha], row.parts + [0.5]) { #expect(abs(part - expected) < 1e-9) }
    var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    for (part, expected) in zip([hue, saturation, brightness], [row.hue, row.saturation, row.brightness]) {
      #expect(abs(part - expected) < 1e-9)
    }
  }

  @Test func `only a gray has a white component`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(!Color.red.getWhite(&white, alpha: &alpha) && white == -1)
    #expect(Color.gray.getWhite(&white, alpha: &alpha) && white == 0.5 && alpha == 1)
  }

  @Test func `each component of a color or a gray may be left out with nil`() {
    let color = Color(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    var (first, second, third) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&first, green: &second, blue: &third, alpha: nil))
    expectEqual([first, second, third], [0.25, 0.5, 1])
    color.getRed(nil, green: nil, blue: nil, alpha: &first)
    color.getRed(nil, green: nil, blue: &second, alpha: nil)
    color.getRed(nil, green: &third, blue: nil, alpha: nil)
    expectEqual([first, second, third], [0.75, 1, 0.5])
    color.getRed(&third, green: nil, blue: nil, alpha: nil)
    #expect(third == 0.25 && Color.gray.getWhite(&first, alpha: nil) && first == 0.5)
    #expect(Color.gray.getWhite(nil, alpha: &first) && first == 1)
    #expect(!color.getWhite(&second, alpha: nil) && second == 1)
  }

  @Test(arguments: 0..<16) func `any combination of hue, saturation, brightness and opacity may be nil`(wanted: Int) {
    let color = Color(hue: 0.5, saturation: 0.25, brightness: 0.5, alpha: 0.125)
    func parts(_ wanted: Int) -> [CGFloat] {
      var parts: [CGFloat] = [-1, -1, -1, -1]
      parts.withUnsafeMutableBufferPointer { buffer in
        let places = (0..<4).map { wanted & 1 << $0 > 0 ? buffer.baseAddress?.advanced(by: $0) : nil }
        #expect(color.getHue(places[0], saturation: places[1], brightness: places[2], alpha: places[3]))
      }
      return parts
    }
    let expected = parts(0b1111).enumerated().map { wanted & 1 << $0.offset > 0 ? $0.element : -1 }
    expectEqual(parts(wanted), expected)
  }

  @Test func `a color without components draws nothing`() {
    #expect(Color() == .clear && Color().cgColor.alpha == 0)
  }

  @Test func `d13 a gray is not equal to a color of red, green and blue`() {
    #expect(Color.white != Color(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Color.white == Color(white: 1, alpha: 1) && Color.red == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Color.black.cgColor != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Color.black.cgColor.components == [0, 1] && Color.red.cgColor.components == [1, 0, 0, 1])
    expectEqual(Color.white.withAlphaComponent(0.5), Color(white: 1, alpha: 0.5))
    #expect(
      Color(cgColor: Color.white.cgColor) == .white && Color.white.cgColor.copy(alpha: 0.5)?.components == [1, 0.5])
  }

  @Test func `d13 a gray that is converted to an RGB space has four components`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let gray = CGColor(gray: 0.5, alpha: 1)
    expectEqual(gray.converted(to: space, intent: .defaultIntent, options: nil)?.components, [0.5, 0.5, 0.5, 1])
  }

  @Test func `a color of layers is created from components and copied with another opacity`() throws {
    let grey = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5]))
    #expect(grey.components == [0.25, 0.5] && grey.numberOfComponents == 2 && grey.colorSpace?.model == .monochrome)
    expectEqual(grey.copy(alpha: 1), CGColor(gray: 0.25, alpha: 1))
    expectNil(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0]))
    expectEqual(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), Color.red.cgColor)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3 && CGColorSpace(name: "none") == nil)
  }
}
