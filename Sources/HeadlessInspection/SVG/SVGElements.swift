import Foundation

/// Elements in the order in which they are written, one a line and without indentation, so that a new group changes no line
/// of what is in it.
struct SVGElements {
  typealias Attributes = [(name: String, value: String)]

  private(set) var text = ""

  /// Begins an element that holds others.
  mutating func begin(_ name: String, _ attributes: Attributes) {
    text += "<\(name)\(Self.text(of: attributes))>\n"
  }

  mutating func end(_ name: String) {
    text += "</\(name)>\n"
  }

  /// Writes an element without others in it.
  mutating func add(_ name: String, _ attributes: Attributes, content: String? = nil) {
    let end = content.map { ">\($0.escapedForXML)</\(name)>" } ?? "/>"
    text += "<\(name)\(Self.text(of: attributes))\(end)\n"
  }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
  }
}
