/// Elements of SVG or HTML, one a line and without indentation, so that a new group changes no line inside it.
package struct Markup {
  package typealias Attributes = [(name: String, value: String)]

  /// The elements that were added, each with a line break behind it.
  package private(set) var text = ""

  /// Creates markup without elements.
  package init() {}

  /// Begins an element that contains others.
  package mutating func begin(_ name: String, _ attributes: Attributes) {
    text += "<\(name)\(Self.text(of: attributes))>\n"
  }

  /// Ends an element that contains others.
  package mutating func end(_ name: String) {
    text += "</\(name)>\n"
  }

  /// Adds an element that contains no others.
  package mutating func add(_ name: String, _ attributes: Attributes, content: String? = nil) {
    let end = content.map { ">\($0.escaped)</\(name)>" } ?? "/>"
    text += "<\(name)\(Self.text(of: attributes))\(end)\n"
  }

  /// Adds elements that end with a line break.
  package mutating func add(elements: String) { text += elements }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
  }
}
