import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Pasteboard") struct PasteboardTests {
  @Test func `the pasteboard keeps one kind of content at a time`() {
    let board = Pasteboard()
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.strings == ["a", "b"] && board.hasStrings && !board.hasImages)
    board.color = .red
    #expect(board.strings == nil && board.color == .red && board.changeCount == 2)
    board.url = URL(string: "https://example.com")
    board.image = Image(size: CGSize(width: 1, height: 1))
    #expect(board.url == nil && board.hasImages)
    Pasteboard.general.string = "copied"
    #expect(Pasteboard.general.string == "copied" && board.string == nil)
  }
}
