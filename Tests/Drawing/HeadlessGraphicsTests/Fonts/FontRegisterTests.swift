import HeadlessKit
import HeadlessTesting

@Suite("Registered fonts", .serialized, .reportsIssuesAsFailures) struct FontRegisterTests {
  /// One font of two glyphs, 0.6 em wide each, of the family "Unnamed".
  private static let data = tinyFont(advance: 600)

  @Test func `a registered font is found by its names and measured by its file`() throws {
    let file = try FontFile(data: Self.data)
    Font.withRegistered([file]) {
      let font = Font(name: "UnnamedRegular", size: 10)
      #expect(font?.familyName == "Unnamed" && font?.fontName == "UnnamedRegular")
      #expect(
        font?.ascender == 8 && font?.descender == -2 && font?.lineHeight == 10 && font?.leading == CGFloat(10) * 0.09)
      #expect(Font(name: "Unnamed Regular", size: 10) == font && Font(name: "Unnamed", size: 10) == font)
      #expect(Font.familyNames.contains("Unnamed"))
      expectEqual(Font.fontNames(forFamilyName: "Unnamed"), ["UnnamedRegular"])
      expectEqual(font.map { Font(descriptor: $0.fontDescriptor, size: 0) }, font)
      expectNil(font?.fontDescriptor.withSymbolicTraits(.traitBold), "no bold file is registered")
    }
    expectNil(Font(name: "UnnamedRegular", size: 10), "the scope has ended")
    expectEqual(Font(file: file, size: 10).fontName, "UnnamedRegular")
  }

  @Test func `a text is measured by the file, and what the file lacks by the system font`() throws {
    let font = Font(file: try FontFile(data: Self.data), size: 10)
    let measurer = SystemTextMeasurer()
    expectEqual(measurer.size(of: "AA", in: font), CGSize(width: CGFloat(6 + 6), height: 10))
    let other = measurer.size(of: "B", in: .systemFont(ofSize: 10)).width
    #expect(abs(measurer.size(of: "AB", in: font).width - (6 + other)) < 1e-9)
  }

  @Test func `a file is registered for all, once, until it is unregistered`() throws {
    let data = tinyFont(advance: 601)
    let files = try Font.register(data: data)
    try Font.register(data: data)
    expectEqual(Font(name: "UnnamedRegular", size: 10), Font(file: files[0], size: 10))
    Font.unregister(files)
    expectNil(Font(name: "UnnamedRegular", size: 10))
  }

  @Test func `a file that is not a font throws, and one that can't be read is named with the reason`() {
    #expect(throws: FontFileError.self) { try Font.register(data: Data("no font".utf8)) }
    let problem = #expect(throws: FileProblem.self) {
      try Font.register(contentsOf: URL(fileURLWithPath: "/no/such/file.ttf"))
    }
    expectEqual("\(problem as Any)".contains("NSCocoaErrorDomain"), false)
    expectEqual(problem?.description, "'/no/such/file.ttf' can't be read: No such file or directory.")
  }

  @Test func `fonts of equal files are equal, of other files or names not`() throws {
    let font = Font(file: try FontFile(data: Self.data), size: 10)
    expectEqual(font, Font(file: try FontFile(data: Self.data), size: 10))
    #expect(font != Font(file: try FontFile(data: tinyFont(advance: 500)), size: 10))
    #expect(font != Font.systemFont(ofSize: 10))
  }
}

/// Returns a font of two glyphs, for no character and for A, with heights of 0.8, 0.2 and 0.09 em.
private func tinyFont(advance: Int) -> Data {
  func u16(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
  func u32(_ values: Int...) -> [UInt8] { values.flatMap { u16($0 >> 16, $0) } }
  let zeros = [UInt8](repeating: 0, count: 34)
  let tables: [(String, [UInt8])] = [
    ("cmap", u16(0, 1, 3, 10) + u32(12) + u16(12, 0) + u32(28, 0, 1, 0x41, 0x41, 1)),
    ("head", zeros[..<18] + u16(1000) + zeros),
    ("hhea", u16(1, 0, 800, -200, 90) + zeros[..<24] + u16(2)),
    ("hmtx", u16(advance, 0, advance, 0)),
    ("maxp", u32(0x1_0000) + u16(2)),
  ]
  var directory = u32(0x1_0000) + u16(tables.count, 0, 0, 0)
  var body: [UInt8] = []
  for (name, table) in tables {
    directory += Array(name.utf8) + u32(0, 12 + 16 * tables.count + body.count, table.count)
    body += table
  }
  return Data(directory + body)
}
