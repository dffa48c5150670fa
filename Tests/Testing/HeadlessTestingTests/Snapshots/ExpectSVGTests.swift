import HeadlessKit

@testable import HeadlessTesting

@MainActor @Suite("Expected pictures", .snapshots(.missing)) struct ExpectSVGTests {
  @Test
  func `the picture of a view is recorded, and another picture fails with the lines that differ`() throws {
    let folder = try TemporaryFolder()
    let view = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .red
    let check = {
      SnapshotRun.$current.withValue(SnapshotRun()) {
        expectSVG(view, named: "red", function: "looks()", sourceLocation: folder.place())
      }
    }
    expectEqual(failures(of: check).first?.contains("CardTests/looks-red.svg was missing"), true)
    expectEqual(folder.files, ["__Snapshots__/CardTests/looks-red.svg"])
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent(folder.files[0]), encoding: .utf8).hasPrefix("<svg"))
    check()
    view.backgroundColor = .blue
    let failure = try #require(failures(of: check).first)
    #expect(failure.contains("looks-red.svg is not as expected (- expected, + found):\n"))
    #expect(failure.contains("\n- ") && failure.contains("\n+ "))
  }
}
