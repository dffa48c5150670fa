import Testing
import UIKit

@Suite("Lines of text on other threads") struct TextLineThreadTests {
  @Test func `ct3 a line is a copy of its text, which several threads may read`() async {
    let mutable = NSMutableAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let line = CTLineCreateWithAttributedString(mutable)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    mutable.setAttributedString(NSAttributedString(string: "x"))
    #expect(CTLineGetGlyphCount(line) == 5 && CTLineGetTypographicBounds(line, nil, nil, nil) == width)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 5
            && CTLineGetOffsetForStringIndex(line, index, nil) <= CGFloat(width) + 1e-9
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
