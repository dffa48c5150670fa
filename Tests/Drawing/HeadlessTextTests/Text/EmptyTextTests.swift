import HeadlessKit
import HeadlessTesting

@Suite("Texts of nothing") struct EmptyTextTests {
  @Test func `a text and one that can be changed are created without arguments, with this package's own import`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "1"))
    #expect(text.string == "1" && NSAttributedString().length == 0)
    #expect(!(NSAttributedString() is NSMutableAttributedString) && NSMutableAttributedString().length == 0)
  }
}
