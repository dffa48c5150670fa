import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

@MainActor struct UnknownFontsTests {
  private func texts(in fonts: [String?]) -> [RecordedText] {
    fonts.enumerated().map { index, font in
      RecordedText(text: "\(index)", font: font, fontSize: font.map { _ in 17 }, width: 10, height: 20)
    }
  }

  @Test func `the fonts of the scenes are known, and a text without a font has its size in any font`() {
    expectNil(UnknownFonts(of: PlayedScenes.standard.recording.texts + texts(in: [nil, "HelveticaNeue-Bold"])))
  }

  @Test func `a font of another name is counted, with its texts`() throws {
    let fonts = try #require(UnknownFonts(of: texts(in: ["E", ".SFUI-Regular", "B", nil, "D", "B", "C"])))
    expectEqual(fonts.names, ["B", "C", "D", "E"])
    expectEqual(
      fonts.text,
      "5 of 7 texts are in fonts that this package does not have, so that the recorded sizes are not used: "
        + "B, C, D and 1 more")
  }

  @Test(arguments: ["--json", "--markdown", nil]) func `a comparison with this package reports them`(form: String?)
    throws
  {
    let path = FileManager.default.temporaryDirectory.appending(path: "UnknownFontsTests-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var recording = Recording(system: "iOS 26.1", device: "", date: nil, scale: 2)
    recording.texts = texts(in: [".SFUI-RegularX", ".SFUI-Regular"])
    try recording.write(toFile: path, replacing: false)
    var said = ""
    let command = Command(printOutput: { said = $0 }, printError: { _ in }, scenes: [], known: [])
    _ = command.run(["compare", path] + [form].compactMap(\.self))
    if form == "--json" {
      let object = try #require(JSONSerialization.jsonObject(with: Data(said.utf8)) as? [String: Any])
      let fonts = try #require(object["unknownFonts"] as? [String: Any])
      expectEqual(fonts["names"] as? [String], [".SFUI-RegularX"])
      #expect(fonts["texts"] as? Int == 1 && fonts["total"] as? Int == 2)
    } else {
      #expect(said.contains("1 of 2 texts are in fonts that this package does not have"), "\(said)")
      #expect(said.contains(".SFUI-RegularX"), "\(said)")
    }
    _ = command.run(["compare", path, path] + [form].compactMap(\.self))
    #expect(!said.contains("does not have") && !said.contains("unknownFonts"), "\(said)")
  }
}
