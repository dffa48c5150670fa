/// Elements of SVG or HTML, one per line, not indented, so that a new group does not change the lines inside it.
package struct Markup {
  package typealias Attributes = [(name: String, value: String)]

  /// The added elements, each followed by a line break.
  package private(set) var text = ""

  package init() {}

  /// Writes the start tag of an element that contains others.
  package mutating func startElement(_ name: String, _ attributes: Attributes) {
    text += "<\(name)\(Self.text(of: attributes))>\n"
  }

  /// Writes the end tag of an element that contains others.
  package mutating func endElement(_ name: String) { text += "</\(name)>\n" }

  /// Adds an element that contains no others.
  package mutating func add(_ name: String, _ attributes: Attributes, content: String? = nil) {
    let end = content.map { ">\($0.escaped)</\(name)>" } ?? "/>"
    text += "<\(name)\(Self.text(of: attributes))\(end)\n"
  }

  /// Adds elements as text, which ends with a line break.
  package mutating func add(elements: String) { text += elements }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
  }
}
