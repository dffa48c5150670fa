import UIKit

/// A constraint as scenes write it: `a.width <= 2 * b.height + 8 @ 750`, with the factor before or after the attribute.
struct ConstraintText {
  private let text: String
  private let words: [String]
  private let priority: Float

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "@").map { $0.trimmingCharacters(in: .whitespaces) }
    words = parts[0].split(separator: " ").map(String.init)
    priority = parts.count > 1 ? Float(parts[1]) ?? .nan : 1000
  }

  @MainActor func constraint(between views: [String: UIView]) -> NSLayoutConstraint {
    let (item, attribute) = side(words[0], views)
    var other: (item: Any, attribute: NSLayoutConstraint.Attribute)?
    var (multiplier, constant) = (CGFloat(1), CGFloat(0))
    var sign: CGFloat = 1
    var isFactor = false
    for word in words.dropFirst(2) {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      case "*": isFactor = true
      default:
        if let number = Double(word) {
          if isFactor { multiplier = CGFloat(number) } else { constant = sign * CGFloat(number) }
          isFactor = false
        } else {
          other = side(word, views)
        }
      }
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private var relation: NSLayoutConstraint.Relation {
    switch words[1] {
    case "==": .equal
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: preconditionFailure("No relation in '\(text)'")
    }
  }

  /// Returns the item and the attribute of `name.attribute`, where the name may end in `safeArea` or `margins`.
  @MainActor private func side(_ side: String, _ views: [String: UIView]) -> (Any, NSLayoutConstraint.Attribute) {
    var names = side.split(separator: ".").map(String.init)
    guard let attribute = Self.attributes[names.removeLast()] else { preconditionFailure("No attribute in '\(text)'") }
    let guide = ["safeArea", "margins"].contains(names.last) ? names.removeLast() : nil
    guard let view = views[names.joined(separator: ".")] else { preconditionFailure("No such view in '\(text)'") }
    switch guide {
    case "safeArea": return (view.safeAreaLayoutGuide, attribute)
    case "margins": return (view.layoutMarginsGuide, attribute)
    default: return (view, attribute)
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]
}

extension Stage {
  /// Activates constraints between views of these names and the `root`.
  func constrain(_ views: [String: UIView], _ texts: String...) {
    let named = views.merging(["root": root]) { own, _ in own }
    NSLayoutConstraint.activate(texts.map { ConstraintText($0).constraint(between: named) })
  }
}

extension UIView {
  /// Activates constraints of the four edges to those of a view or of a guide.
  func constrainEdges(to view: UIView) { constrainEdges(toItem: view) }
  func constrainEdges(to guide: UILayoutGuide) { constrainEdges(toItem: guide) }

  private func constrainEdges(toItem other: Any) {
    let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    NSLayoutConstraint.activate(
      edges.map { edge in
        NSLayoutConstraint(
          item: self, attribute: edge, relatedBy: .equal, toItem: other, attribute: edge, multiplier: 1, constant: 0)
      })
  }
}
