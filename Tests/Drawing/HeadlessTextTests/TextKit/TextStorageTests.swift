import HeadlessKit
import HeadlessTesting

/// The changes of a text storage, its delegate, and subclasses that store the text themselves.
@Suite("Text storages", .reportsIssuesAsFailures) struct TextStorageTests {
  /// A storage as highlighters are written: a text of its own, and attributes by what is in it.
  final class Highlighter: TextStorage {
    let backing = NSMutableAttributedString()
    var edits: [String] = []
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      edits.append("\(editedMask.rawValue) \(editedRange) \(changeInLength)")
      let word = (string as NSString).range(of: "let")
      if word.location != NSNotFound { addAttribute(.foregroundColor, value: Color.red, range: word) }
      super.processEditing()
    }
  }

  final class Delegate: TextStorageDelegate {
    var lines: [String] = []
    func textStorage(
      _ textStorage: TextStorage, willProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { lines.append("will \(editedMask.rawValue) \(editedRange) \(delta)") }
    func textStorage(
      _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { lines.append("did") }
  }

  final class Manager: LayoutManager {
    var edits: [NSRange] = []
    override func processEditing(
      for textStorage: TextStorage, edited editMask: TextStorage.EditActions, range newCharRange: NSRange,
      changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
      edits.append(newCharRange)
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
  }

  private let font = Font.systemFont(ofSize: 20)

  @Test func `tk1 a change notifies the delegate, then the managers`() {
    let (storage, delegate, manager) = (TextStorage(string: "abc"), Delegate(), Manager())
    storage.delegate = delegate
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    expectEqual(delegate.lines, ["will 2 {1, 3} 2", "did"])
    expectEqual(manager.edits, [NSRange(location: 1, length: 3)])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
  }

  @Test func `tk1 the changes of an editing session are processed once, with one range`() {
    let (storage, delegate) = (TextStorage(string: "abcdef"), Delegate())
    storage.delegate = delegate
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.addAttribute(.font, value: font, range: NSRange(location: 3, length: 2))
    #expect(delegate.lines.isEmpty)
    storage.endEditing()
    expectEqual(delegate.lines, ["will 3 {0, 5} -1", "did"])
  }

  @Test func `a change of several runs is one edit`() {
    let (storage, delegate) = (TextStorage(string: "abcdef", attributes: [.font: font]), Delegate())
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
    storage.delegate = delegate
    storage.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 0, length: 6))
    expectEqual(delegate.lines.filter { $0 == "did" }.count, 1)
  }

  @Test func `an end of a session that did not begin is reported`() {
    let reports = IssueReporting.collect { TextStorage(string: "a").endEditing() }
    expectEqual(reports.first?.problem.hasPrefix("Expected an editing session"), true)
  }

  @Test func `tk2 a subclass that overrides the four primitives highlights what is typed`() {
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "let a", attributes: [.font: font]))
    #expect(storage.string == "let a" && storage.length == 5)
    expectEqual(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color, .red)
    expectNil(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil))
    expectEqual(storage.attribute(.font, at: 4, effectiveRange: nil) as? Font, font)
    expectEqual(storage.edits, ["3 {0, 5} 5"])
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "let a" && copy.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? Color == .red)
  }

  /// A subclass with an initializer without arguments.
  final class Plain: TextStorage {
    override init() { super.init() }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `tk2 a storage and a subclass are created without arguments`() {
    for storage in [TextStorage(), Plain()] {
      storage.append(NSAttributedString(string: "a"))
      expectEqual(storage.string, "a")
    }
  }

  @Test func `tk2 the lines of such a subclass follow its attributes`() {
    let (storage, manager, container) = (Highlighter(), LayoutManager(), TextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "abc", attributes: [.font: font]))
    let old = manager.usedRect(for: container)
    storage.addAttribute(.font, value: Font.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    #expect(manager.usedRect(for: container).height > old.height * 1.5)
    #expect(manager.usedRect(for: container).width > old.width * 1.5)
    storage.setAttributedString(NSAttributedString(string: "a"))
    #expect(storage.string == "a" && storage.length == 1 && storage.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `tk3 a stored mutable string changes the text`() {
    let (storage, manager, container) = (TextStorage(string: "ab"), Manager(), TextContainer())
    storage.addAttribute(.font, value: font, range: NSRange(location: 0, length: 2))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let text = storage.mutableString
    let old = manager.usedRect(for: container).width
    #expect(manager.edits.isEmpty)
    text.append("cd")
    #expect(storage.string == "abcd" && text.length == 4 && manager.edits == [NSRange(location: 2, length: 2)])
    #expect(manager.usedRect(for: container).width > old)
    expectEqual(storage.attribute(.font, at: 3, effectiveRange: nil) as? Font, font)
    text.replaceCharacters(in: text.range(of: "bc"), with: "")
    text.insert("x", at: 0)
    #expect(storage.string == "xad" && text.substring(from: 1) == "ad")
    text.setString("")
    expectEqual(storage.length, 0)
  }

  @Test func `an attribute is added to and removed from the parts of a range`() {
    let storage = TextStorage(string: "abcd", attributes: [.kern: 1])
    storage.addAttribute(.font, value: font, range: NSRange(location: 1, length: 2))
    storage.removeAttribute(.kern, range: NSRange(location: 2, length: 2))
    var keys: [[String]] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 4)) { attributes, _, _ in
      keys.append(attributes.keys.map(\.rawValue).sorted())
    }
    expectEqual(keys, [["NSKern"], ["NSFont", "NSKern"], ["NSFont"], []])
    storage.append(storage)
    #expect(storage.string == "abcdabcd" && storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 1)
  }

  /// Changes of "a😀b" (units a, high, low, b), and the text that remains.
  @Test(arguments: [
    (NSRange(location: 1, length: 1), "", "a\u{FFFD}b"), (NSRange(location: 2, length: 1), "", "a\u{FFFD}b"),
    (NSRange(location: 2, length: 0), "x", "a\u{FFFD}x\u{FFFD}b"), (NSRange(location: 0, length: 2), "", "\u{FFFD}b"),
    (NSRange(location: 2, length: 2), "xy", "a\u{FFFD}xy"), (NSRange(location: 1, length: 2), "", "ab"),
  ])
  func `a text with half of a surrogate pair removed is measured`(range: NSRange, text: String, result: String) {
    let (storage, manager) = (TextStorage(string: "a😀b"), LayoutManager())
    let container = TextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.setAttributes([.kern: 1], range: NSRange(location: 2, length: 1))
    storage.replaceCharacters(in: range, with: text)
    #expect(storage.string == result && storage.length == 4 + text.utf16.count - range.length)
    #expect(storage.size().width > 0 && manager.usedRect(for: container).width > 0)
    storage.mutableString.deleteCharacters(in: NSRange(location: 0, length: storage.length))
    expectEqual(storage.length, 0)
  }
}
