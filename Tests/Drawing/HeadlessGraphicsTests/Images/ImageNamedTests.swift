import HeadlessKit
import HeadlessTesting

@Suite("Named images", .reportsIssuesAsFailures) struct ImageNamedTests {
  let folder: ImageFolder
  let bundle: Bundle

  init() throws {
    folder = try ImageFolder()
    bundle = try #require(Bundle(url: folder.url))
  }

  private func scale(_ name: String, on screen: CGFloat) -> CGFloat? {
    Image(named: name, in: bundle, compatibleWith: TraitCollection(displayScale: screen))?.scale
  }

  static let rows: [(files: [String], found: [CGFloat])] = [
    (["back.png", "back@2x.png", "back@3x.png"], [1, 2, 3]), (["back.png", "back@3x.png"], [1, 3, 3]),
    (["back@2x.png"], [2, 2, 2]), (["back.png"], [1, 1, 1]),
  ]

  @Test(arguments: rows)
  func `the file of the screen's scale is taken, else a larger one, else a smaller one`(
    files: [String], found: [CGFloat]
  ) throws {
    for file in files { try folder.write(file, 12, 12) }
    expectEqual([1, 2, 3].map { scale("back", on: $0) }, found)
  }

  @Test func `the name may have its end, a scale and folders`() throws {
    try folder.write("icons/back@2x.png", 12, 12)
    #expect(scale("icons/back", on: 3) == 2 && scale("icons/back.png", on: 1) == 2)
    #expect(scale("icons/back@2x.png", on: 1) == 2 && scale("back", on: 2) == nil)
  }

  @Test(arguments: ["none", "", "/", ".png", "bad"])
  func `a name that there is not, an empty one and a damaged file are nil`(name: String) throws {
    try Data("no picture".utf8).write(to: folder.url.appendingPathComponent("bad.png"))
    expectNil(scale(name, on: 2))
    expectNil(Image(named: name.isEmpty ? "" : "no such image \(name)"))
  }

  @MainActor @Test(.screen(scale: 3)) func `the screen's scale is used without traits`() throws {
    try folder.write("back.png", 12, 12)
    try folder.write("back@3x.png", 12, 12)
    expectEqual(Image(named: "back", in: bundle, compatibleWith: nil)?.scale, 3)
  }

  @Test func `the same name twice gives equal images`() throws {
    try folder.write("back.png", 12, 12)
    expectEqual(
      Image(named: "back", in: bundle, compatibleWith: nil), Image(named: "back", in: bundle, compatibleWith: nil))
  }
}
