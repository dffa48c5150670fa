import Testing
import UIKit

/// `AttributedString` with UIKit's attributes, as app code writes it.
@MainActor @Suite("AttributedString with Apple's names") struct AttributedStringNamesTests {
  @Test func `a container is filled by its properties`() {
    var container = AttributeContainer()
    container.font = UIFont.boldSystemFont(ofSize: 20)
    container.foregroundColor = .white
    container.underlineStyle = .single
    let string = AttributedString("Hi", attributes: container)
    expectEqual(string.runs.first?.font, UIFont.boldSystemFont(ofSize: 20))
    expectEqual(string.runs.first?.uiKit.foregroundColor, UIColor.white)
    expectEqual(string.runs.first?.underlineStyle, NSUnderlineStyle.single)
  }

  @Test func `a string infers colors and fonts`() throws {
    var string = AttributedString("x and y")
    string.foregroundColor = .red
    string.font = .systemFont(ofSize: 12)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    string.paragraphStyle = style
    if let range = string.range(of: "x") {
      string[range].font = .boldSystemFont(ofSize: 12)
      string[range].foregroundColor = .label
    }
    let text = NSAttributedString(string)
    expectEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 12))
    expectEqual(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
    expectEqual((text.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle)?.alignment, .center)
  }

  @Test func `containers are built in a chain, from a dictionary and by key`() {
    let chained = AttributeContainer().font(.systemFont(ofSize: 13)).kern(1).foregroundColor(.systemBlue)
    let dictionary = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 13), .kern: 1, .foregroundColor: UIColor.systemBlue,
    ])
    var keyed = AttributeContainer.font(.systemFont(ofSize: 13))
    keyed[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = .systemBlue
    keyed.uiKit.kern = 1
    #expect(chained == dictionary && keyed == dictionary)
    expectEqual([NSAttributedString.Key: Any](chained)[.kern] as? NSNumber, 1)
  }

  @Test func `strings are merged, replaced and shown by a label`() throws {
    var string = AttributedString("Old ")
    string.mergeAttributes(AttributeContainer([.font: UIFont.systemFont(ofSize: 10)]))
    string += AttributedString("price", attributes: AttributeContainer().strikethroughStyle(.single))
    let label = UILabel()
    label.attributedText = NSAttributedString(string)
    expectEqual(label.text, "Old price")
    let back = try AttributedString(#require(label.attributedText), including: \.uiKit)
    #expect(back.runs.count == 2 && back.runs.first?.font == .systemFont(ofSize: 10))
    try expectEqual(NSAttributedString(back, including: AttributeScopes.UIKitAttributes.self).string, "Old price")
  }
}
