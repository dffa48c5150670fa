import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// Fields and controls in a second window, after editing, after a cancel and from right to left.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Repeated changes of inputs` {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  init() {
    window.makeKeyAndVisible()
    window.addSubview(field)
  }

  @Test(arguments: [false, true]) func `hidden text is replaced by the first key of an editing, and only then`(
    isSecureFirst: Bool
  ) {
    if isSecureFirst { field.isSecureTextEntry = true }
    field.text = "abc"
    field.isSecureTextEntry = true
    field.insertText("d")
    expectEqual(field.text?.count, 4, "without editing")
    field.text = "abc"
    field.becomeFirstResponder()
    field.resignFirstResponder()
    field.insertText("d")
    expectEqual(field.text?.count, 4, "after editing")
    field.text = "abc"
    field.becomeFirstResponder()
    type("xy", in: window)
    expectEqual(field.text, "xy")
  }

  @Test func `a field in a second window has one recognizer of taps`() {
    let count = field.gestureRecognizers?.count
    for _ in 1...2 {
      field.removeFromSuperview()
      window.addSubview(field)
    }
    #expect(field.gestureRecognizers?.count == count && count != nil)
  }

  @Test func `default attributes without a paragraph style reset the alignment`() {
    field.textAlignment = .center
    field.defaultTextAttributes = [:]
    expectEqual(field.textAlignment, .natural)
  }

  @Test func `from right to left natural text ends at the right, and its selection has that direction`() throws {
    field.text = "abc"
    let start = field.beginningOfDocument
    expectEqual(field.caretRect(for: start).minX, 0)
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    expectEqual(field.selectionRects(for: range).map(\.writingDirection), [.leftToRight])
    let width = field.firstRect(for: range).width
    field.semanticContentAttribute = .forceRightToLeft
    expectEqual(field.caretRect(for: start).minX, 200 - width)
    expectEqual(field.selectionRects(for: range).map(\.writingDirection), [.rightToLeft])
  }

  @Test func `words are found backward as well`() throws {
    field.text = "ab cd"
    let tokenizer = field.tokenizer
    let backward = TextDirection.storage(.backward)
    let place = { (offset: Int) in try #require(field.position(offset)) }
    let word = try #require(tokenizer.rangeEnclosingPosition(place(2), with: .word, inDirection: backward))
    expectEqual(field.text(in: word), "ab")
    try expectNil(tokenizer.rangeEnclosingPosition(place(3), with: .word, inDirection: backward))
    try expectEqual(
      [0, 2, 3, 5].map { try tokenizer.isPosition(place($0), atBoundary: .word, inDirection: backward) },
      [true, false, true, false])
  }

  @Test(arguments: [false, true]) func `images narrow the track of a slider on their own sides`(isMirrored: Bool) {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValueImage = Image(size: CGSize(width: 10, height: 10))
    slider.maximumValueImage = Image(size: CGSize(width: 30, height: 10))
    if isMirrored { slider.semanticContentAttribute = .forceRightToLeft }
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == (isMirrored ? 30 : 10) + 2 && track.maxX == 200 - (isMirrored ? 10 : 30) - 2)
    let image = slider.maximumValueImageRect(forBounds: slider.bounds)
    expectEqual(image.minX, (isMirrored ? 0 : 200 - 30) as CGFloat)
  }

  @Test func `a cancelled touch leaves no segment touched, and a momentary control has no selection`() {
    let control = window.adding(SegmentedControl(items: ["a", "b"]))
    control.selectedSegmentIndex = 0
    let before = control.svg()
    let finger = touch(control, at: CGPoint(x: control.bounds.maxX - 5, y: 10))
    finger.cancel()
    #expect(control.svg() == before && control.selectedSegmentIndex == 0)
    control.isMomentary = true
    expectEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
  }
}
