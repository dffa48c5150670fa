import HeadlessKit
import HeadlessTesting

final class SizedContentView: View {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension LayoutAxis {
  /// Returns a size whose width is the length along the axis.
  func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(length, breadth) : CGSize(breadth, length)
  }
}

extension StackView {
  /// Returns a stack view of a size, without a superview.
  static func sample(
    _ width: CGFloat, _ height: CGFloat, axis: LayoutAxis = .horizontal, spacing: CGFloat = 0,
    distribution: Distribution = .fill, alignment: Alignment = .fill, _ views: [View]
  ) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.frame = CGRect(0, 0, width, height)
    (stack.axis, stack.spacing) = (axis, spacing)
    (stack.distribution, stack.alignment) = (distribution, alignment)
    return stack
  }

  var laidOut: [CGRect] {
    (superview ?? self).layoutIfNeeded()
    return arrangedSubviews.map(\.frame)
  }

  /// The intervals of the arranged views along the axis after a layout pass.
  var laidOutAlongAxis: [Interval] { laidOut.map { Interval($0, axis) } }

  /// The intervals of the arranged views across the axis after a layout pass.
  var laidOutAcrossAxis: [Interval] { laidOut.map { Interval($0, axis == .horizontal ? .vertical : .horizontal) } }

  /// Returns all constraints of the stack view and its arranged views, one per line: `spacing b.leading == a.trailing +
  /// 8`.
  func printedConstraints(_ names: [String]) -> [String] {
    layoutIfNeeded()
    var printer = ConstraintPrinter(names: [ObjectIdentifier(self): "stack"])
    for (view, name) in zip(arrangedSubviews, names) { printer.names[ObjectIdentifier(view)] = name }
    let made = (constraints + arrangedSubviews.flatMap(\.constraints)).filter { type(of: $0) == LayoutConstraint.self }
    return made.map { printer.line(for: $0) }
  }
}

/// A position and a length along an axis, compared to a ten-thousandth of a point.
struct Interval: Equatable, CustomStringConvertible {
  var start, length: CGFloat

  init(_ start: CGFloat, _ length: CGFloat) { (self.start, self.length) = (start, length) }

  init(_ rect: CGRect, _ axis: LayoutAxis) {
    self = axis == .horizontal ? Interval(rect.minX, rect.width) : Interval(rect.minY, rect.height)
  }

  static func == (left: Interval, right: Interval) -> Bool {
    abs(left.start - right.start) < 1e-4 && abs(left.length - right.length) < 1e-4
  }

  var description: String { "\(start)+\(length)" }
}

@MainActor private struct ConstraintPrinter {
  var names: [ObjectIdentifier: String]

  mutating func name(of item: AnyObject) -> String {
    if let name = names[ObjectIdentifier(item)] { return name }
    let identifier = (item as? LayoutGuide)?.identifier ?? "?"
    let gaps = names.values.filter { $0.hasPrefix("gap") }.count
    let name =
      switch identifier {
      case "UISV-distributing": "gap\(gaps + 1)"
      case "UISV-alignment-spanner": "spanner"
      case "UIViewLayoutMarginsGuide": "margins"
      default: identifier
      }
    names[ObjectIdentifier(item)] = name
    return name
  }

  mutating func line(for constraint: LayoutConstraint) -> String {
    let role = (constraint.identifier ?? "?").replacingOccurrences(of: "UISV-", with: "")
    let first = constraint.firstItem.map { "\(name(of: $0)).\(constraint.firstAttribute)" } ?? "?"
    let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
    var right = CGFloat(constraint.constant).shortDescription
    if let item = constraint.secondItem {
      let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.shortDescription) * "
      let sum = constraint.constant == 0 ? "" : " + \(right)"
      right = "\(factor)\(name(of: item)).\(constraint.secondAttribute)\(sum)"
    }
    let priority = constraint.priority == .required ? "" : " @\(CGFloat(constraint.priority.rawValue).shortDescription)"
    return "\(role) \(first) \(relation) \(right)\(priority)"
  }
}
