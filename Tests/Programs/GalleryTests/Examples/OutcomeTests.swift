import HeadlessKit
import Testing

@testable import Gallery

@MainActor @Suite("Outcome") struct OutcomeTests {
  @Test
  func
    `a7 a title wider than its label is stored as it is shown: with an ellipsis in the middle, as wide as the label`()
    throws
  {
    let outcome = try outcome(of: "small-long-title")
    let text = try #require(outcome.text)
    let parts = text.string.split(separator: "…")
    #expect(parts.count == 2 && "a title of some length".hasPrefix(parts[0]))
    #expect("a title of some length".hasSuffix(parts[1]))
    let label = try #require(outcome.frames[.title])
    #expect(label.width - text.size.width >= 0 && label.width - text.size.width < 0.5 && label.width < 90)
  }

  @Test func `a title that fits is stored unchanged`() throws {
    let text = try #require(try outcome(of: "default-centered").text)
    #expect(text.string == "title" && text.size == Example.titleSize)
  }

  @Test func `without room only the ellipsis is shown`() throws {
    let label = Label(frame: CGRect(0, 0, 1, 20))
    label.text = "title"
    label.lineBreakMode = .byTruncatingMiddle
    let text = try #require(Outcome.Text(of: label))
    #expect(text.string == "…" && text.size.width == 1)
  }

  @Test func `a line break mode that does not truncate in the middle does not change the text`() throws {
    let label = Label(frame: CGRect(0, 0, 10, 20))
    label.text = "title"
    expectEqual(Outcome.Text(of: label)?.string, "title")
    label.text = nil
    expectNil(Outcome.Text(of: label))
  }

  @Test func `background and image are distinguished, also before a background is set`() {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    button.setImage(icon, for: .normal)
    button.layoutIfNeeded()
    let before = Outcome(of: button)
    #expect(before.background == nil && before.parts == [.button, .content, .image, .title])
    button.setBackgroundImage(photo, for: .normal)
    button.layoutIfNeeded()
    let after = Outcome(of: button)
    #expect(after.frames[.background] == CGRect(0, 0, 100, 40) && after.frames[.image]?.size == icon.size)
    expectEqual(after.parts, [.button, .background, .content, .image, .title])
  }

  @Test func `creating a result creates no subview`() {
    let button = Button(frame: CGRect(0, 0, 100, 40))
    button.setImage(icon, for: .normal)
    button.setTitle("title", for: .normal)
    let outcome = Outcome(of: button)
    #expect(button.subviews.isEmpty && outcome.frames[.image] == nil)
    #expect(outcome.frames[.title] == nil && outcome.extent == button.bounds)
  }
}
