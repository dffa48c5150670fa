import HeadlessKit

/// T2: a long text that wraps in one pass.
extension Workload {
  /// The width that the text wraps in, in points: about a phone's.
  static let wrappingWidth: CGFloat = 300

  static func wrappedWords(_ length: Int) -> Workload {
    wrapping("wrap words", length, String(repeating: "Button 12345 ", count: length / 13 + 1))
  }

  static func wrappedWord(_ length: Int) -> Workload {
    wrapping("wrap a text without spaces", length, String(repeating: "Button12345", count: length / 11 + 1))
  }

  private static func wrapping(_ name: String, _ length: Int, _ text: String) -> Workload {
    Workload(.wrapping, name, length, per: .byte) {
      let text = String(text.prefix(length))
      let font = Font.systemFont(ofSize: 15)
      return {
        let layout = TextLayout(text, font: font, in: TextRoom(width: wrappingWidth))
        precondition(layout.size.height > 0, "the lines are used, so that none is left out")
      }
    }
  }
}
