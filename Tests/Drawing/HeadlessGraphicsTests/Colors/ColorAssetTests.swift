import HeadlessKit
import HeadlessTesting

@Suite("Colors by name", .reportsIssuesAsFailures) struct ColorAssetTests {
  private let folder: ImageFolder

  init() throws { folder = try ImageFolder() }

  /// Returns a bundle with a catalog of one color.
  private func bundle(_ json: String, name: String = "Accent") throws -> Bundle {
    let set = folder.url.appendingPathComponent("Brand.xcassets/\(name).colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    return try #require(Bundle(url: folder.url))
  }

  private static func entry(_ red: String, _ extra: String = "") -> String {
    """
    {"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0x80", "blue": "0.25", "alpha": "1.000"}}\(extra)}
    """
  }

  private static let dark = """
    , "appearances": [{"appearance": "luminosity", "value": "dark"}]
    """

  private func color(_ json: String) throws -> Color? {
    let bundle = try bundle(#"{"info": {"version": 1}, "colors": [\#(json)]}"#)
    return Color(named: "Accent", in: bundle, compatibleWith: nil)
  }

  @Test(arguments: [("0.500", 0.5), ("51", 0.2), ("0xFF", 1), ("0", 0)] as [(String, CGFloat)])
  func `parts are numbers from 0 to 1, bytes, or bytes to the base of 16`(text: String, red: CGFloat) throws {
    let color = try #require(try color(Self.entry(text)))
    #expect(color.red == red && color.green == 128 / 255 && color.blue == 0.25 && color.alpha == 1)
  }

  @Test func `a color with another one for the dark is dynamic, unless traits are given`() throws {
    let bundle = try bundle(#"{"colors": [\#(Self.entry("0.1")), \#(Self.entry("0.9", Self.dark))]}"#)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let color = try #require(Color(named: "Accent", in: bundle, compatibleWith: nil))
    expectEqual(color.resolvedColor(with: dark).red, 0.9)
    expectEqual(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light)).red, 0.1)
    let fixed = try #require(Color(named: "Accent", in: bundle, compatibleWith: dark))
    expectEqual(fixed.resolvedColor(with: TraitCollection(userInterfaceStyle: .light)).red, 0.9)
  }

  @Test func `a color in a folder of the catalog is found by its last name, and by all of it`() throws {
    let bundle = try bundle(#"{"colors": [\#(Self.entry("1.0"))]}"#, name: "Buttons/Sale")
    expectEqual(Color(named: "Sale", in: bundle, compatibleWith: nil)?.red, 1)
    expectEqual(Color(named: "Buttons/Sale", in: bundle, compatibleWith: nil)?.red, 1)
  }

  @Test(arguments: ["", "{", #"{"idiom": "universal"}"#, #"{"color": {"components": {"red": "x"}}}"#])
  func `an unknown name, a damaged file and one without usable parts are nil`(json: String) throws {
    try expectNil(color(json))
    #expect(Color(named: "no such color") == nil && Color(named: "") == nil)
  }

  @Test func `a registered color is found until it is removed`() {
    Color.register(.orange, named: "ColorAssetTests.brand")
    expectEqual(Color(named: "ColorAssetTests.brand"), .orange)
    Color.register(nil, named: "ColorAssetTests.brand")
    expectNil(Color(named: "ColorAssetTests.brand"))
  }
}
