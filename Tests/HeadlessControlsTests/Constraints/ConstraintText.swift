import Foundation
import HeadlessKit
import Testing

/// A constraint as fixtures write it: `a.width <= 2 * b.height + 8 @ 750`, with the factor before or after the attribute.
struct ConstraintText {
  private let words: [String]
  private let priority: Float

  init(_ text: String) {
    let parts = text.split(separator: "@").map { $0.trimmingCharacters(in: .whitespaces) }
    words = parts[0].split(separator: " ").map(String.init)
    priority = parts.count > 1 ? Float(parts[1]) ?? .nan : 1000
  }

  @MainActor
  func constraint(between views: [String: View]) throws -> LayoutConstraint {
    let (item, attribute) = try Self.side(words[0], views)
    var other: (item: Any, attribute: LayoutConstraint.Attribute)?
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
          other = try Self.side(word, views)
        }
      }
    }
    let relations: [String: LayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let constraint = LayoutConstraint(
      item: item, attribute: attribute, relatedBy: try #require(relations[words[1]]), toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = LayoutPriority(priority)
    return constraint
  }

  /// Returns the view or guide and the attribute of `name.attribute`, where the name may end in `safeArea` or `margins`.
  @MainActor
  private static func side(_ text: String, _ views: [String: View]) throws -> (Any, LayoutConstraint.Attribute) {
    var names = text.split(separator: ".").map(String.init)
    let attribute = try #require(attributes[names.removeLast()], "\(text)")
    switch names.last {
    case "safeArea":
      return (try #require(views[names.dropLast().joined(separator: ".")]).safeAreaLayoutGuide, attribute)
    case "margins": return (try #require(views[names.dropLast().joined(separator: ".")]).layoutMarginsGuide, attribute)
    default: return (try #require(views[names.joined(separator: ".")]), attribute)
    }
  }

  private static let attributes: [String: LayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]
}
