import Foundation
import HeadlessLayers

/// The texts of constraints, anchors and guides, as UIKit prints them since iOS 10.
///
/// A distance between two edges is in the visual format, `H:|-(16)-[Label]`, if its constant is the gap; everything
/// else is an equation, `Label.width == 0.5*View.width + 8`.
/// > Seen: facts f23, f36, f52 and logs of iOS 11 to 17. Differs: classes have their names here, such as `Label`.
@MainActor package struct ConstraintDescription {
  private(set) var names: ConstraintNames
  /// The short names in the current text, each with the full name that is printed after the text.
  private var legend: [(name: String, fullName: String)] = []

  package init(_ names: ConstraintNames = ConstraintNames()) { self.names = names }

  // MARK: Objects

  /// Returns the description of a constraint, with addresses.
  static func text(of constraint: LayoutConstraint) -> String {
    var description = ConstraintDescription(ConstraintNames(hasAddresses: true))
    return description.text(of: constraint)
  }

  /// Returns the description of an anchor, with addresses.
  static func text<AnchorType>(of anchor: LayoutAnchor<AnchorType>) -> String {
    var description = ConstraintDescription(ConstraintNames(hasAddresses: true))
    let address = ConstraintNames.address(of: anchor)
    return "<\(className(of: anchor.side)):\(address) \"\(description.text(of: anchor.side))\">"
  }

  /// Returns the description of a guide, with addresses.
  /// > Seen: fact f52.
  static func text(of guide: LayoutGuide) -> String {
    let frame = guide.layoutFrame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortDescription)
    let owner = guide.owningView.map { "\($0)" } ?? "(null)"
    return "<\(type(of: guide)): \(ConstraintNames.address(of: guide)) - \"\(guide.identifier)\", "
      + "layoutFrame = {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
  }

  /// Returns the text of an object on the main actor, and its class and address anywhere else.
  nonisolated static func text<Object: AnyObject>(
    of object: Object, _ describe: @MainActor (Object) -> String
  ) -> String {
    guard MainThread.isCurrent else { return "<\(type(of: object)): \(Unmanaged.passUnretained(object).toOpaque())>" }
    return MainThread.run(with: object, describe)
  }

  // MARK: Constraints

  /// Returns the text of a constraint: `<LayoutConstraint 'id' H:|-(16)-[Label]   (active, names: '|':View )>`.
  package mutating func text(of constraint: LayoutConstraint) -> String {
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let formula = formula(of: constraint)
    return "<\(type(of: constraint))\(address(of: constraint)) \(identifier)\(formula)"
      + "\(suffix(constraint.isActive ? "active" : "inactive"))>"
  }

  /// Returns the constraint as a visual format or an equation, without its class and state.
  package mutating func formula(of constraint: LayoutConstraint) -> String {
    legend = []
    return visualFormat(of: constraint) ?? equation(of: constraint)
  }

  /// Returns the anchor as UIKit's messages name it: `<LayoutXAxisAnchor "Label.right">`.
  /// > Seen: fact f24.
  mutating func anchorText(of side: ConstraintSide) -> String { "<\(Self.className(of: side)) \"\(text(of: side))\">" }

  /// Returns the text of the row that fixes a component of a frame-based view's frame or of a system guide.
  /// > Seen: fact f36: left margin, width, right margin, then top margin, height, bottom margin, `&` if flexible.
  mutating func text(ofFrame component: SolvedItem.Component, of item: LayoutItem) -> String {
    legend = []
    let linear = ConstraintEngine.shared.frameConstraint(component, of: item)
    let name = mention(item.owner)
    if let guide = item.guide { return text(ofFrame: component, of: guide, name, -linear.constant) }
    var sum = Self.sum("", -linear.constant)
    if linear.terms.count > 1, let superview = item.container {
      let length = SolvedItem.Component.length(component.axis).printedName
      sum = Self.sum("\(Self.product(-linear.terms[1].coefficient))\(mention(superview)).\(length)", -linear.constant)
    } else if !component.isLength, let superview = item.container {
      legend.append(("'|'", names.fullName(of: superview)))
    }
    let mask = item.view?.autoresizingMask ?? []
    return "<NSAutoresizingMaskLayoutConstraint h=\(mask.horizontalSigns) v=\(mask.verticalSigns) "
      + "\(name).\(component.printedName) == \(sum)\(suffix("active"))>"
  }

  /// Returns the text of the row that fixes a component of a system guide's frame.
  /// > Reported: `'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'](LTR)`.
  /// > Differs: the right and bottom edges are rows of the width and height here.
  private mutating func text(
    ofFrame component: SolvedItem.Component, of guide: LayoutGuide, _ name: String, _ constant: Double
  ) -> String {
    var formula = ""
    if component.isLength {
      formula = "\(name).\(component) == \(Self.sum("\(mention(guide.owningView)).\(component)", constant))"
    } else {
      let gap = "|-(\(CGFloat(constant).shortDescription))-[\(name)]"
      formula = component == .left ? "H:\(gap)(LTR)" : "V:\(gap)"
      if let owner = guide.owningView { legend.append(("'|'", names.fullName(of: owner))) }
    }
    return "<LayoutConstraint '\(guide.identifier)-\(component)' \(formula)\(suffix("active"))>"
  }

  // MARK: Pieces

  private func address(of object: AnyObject) -> String {
    names.hasAddresses ? ":\(ConstraintNames.address(of: object))" : ""
  }

  /// Returns the state in parentheses after three blanks, with the names that the text uses.
  /// > Seen: fact f23. Reported: `(active, names: Username:0x1528ef800 )`.
  private func suffix(_ state: String) -> String {
    if legend.isEmpty { return "   (\(state))" }
    return "   (\(state), names: \(legend.map { "\($0.name):\($0.fullName)" }.joined(separator: ", ")) )"
  }

  private mutating func mention(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name = names.name(of: item)
    if names.identifier(of: item) != nil, !legend.contains(where: { $0.name == name }) {
      legend.append((name, names.fullName(of: item)))
    }
    return name
  }

  private static func className(of side: ConstraintSide) -> String {
    switch side.kind {
    case .horizontalPosition: "LayoutXAxisAnchor"
    case .verticalPosition: "LayoutYAxisAnchor"
    case .length, .none: "LayoutDimension"
    }
  }

  // MARK: Equations

  /// Returns a constraint as an equation; the equation of a content size has its priorities.
  /// > Seen: fact f82: `UILabel:0x….width == 66 Hug:250 CompressionResistance:750`.
  private mutating func equation(of constraint: LayoutConstraint) -> String {
    guard let first = constraint.first else { return "(null)" }
    let constant = Double(constraint.constant)
    var right = Self.sum("", constant)
    let left = text(of: first)
    if let second = constraint.second, second.item != nil {
      right = Self.sum(Self.product(Double(constraint.multiplier)) + text(of: second), constant)
    }
    let content = (constraint as? NSContentSizeLayoutConstraint).map { " \($0.printedPriorities)" } ?? ""
    return "\(left) \(constraint.relation.sign) \(right)\(content)\(Self.priority(of: constraint, after: " "))"
  }

  private mutating func text(of side: ConstraintSide) -> String {
    let end = "\(mention(side.item?.owner)).\(side.attribute)"
    guard let origin = side.origin else { return end }
    return "(\(end) - \(mention(origin.item.owner)).\(origin.attribute))"
  }

  private static func product(_ factor: Double) -> String {
    factor == 1 ? "" : "\(CGFloat(factor).shortDescription)*"
  }

  /// Returns a term plus or minus a constant; the constant alone if the term is empty.
  /// > Reported: a negative constant alone is `- 16`.
  private static func sum(_ term: String, _ constant: Double) -> String {
    let number = CGFloat(abs(constant)).shortDescription
    if term.isEmpty { return constant < 0 ? "- \(number)" : number }
    if constant == 0 { return term }
    return "\(term) \(constant < 0 ? "-" : "+") \(number)"
  }

  /// Returns the priority after an `@`, or nothing for a required constraint.
  /// > Assumed: `@` as in the visual format; no log shows an optional constraint.
  private static func priority(of constraint: LayoutConstraint, after separator: String = "") -> String {
    constraint.priority == .required ? "" : "\(separator)@\(CGFloat(constraint.priority.rawValue).shortDescription)"
  }

  // MARK: Visual format

  /// Returns the visual format of a constraint whose constant is a gap, or nil for another one.
  ///
  /// A gap is between the end of an item and the beginning of another, or between the same edges of item and superview.
  /// > Reported: `Label.trailing == View.trailing - 10` is printed as an equation, `View.trailing == Label.trailing +
  /// > 10` as `H:[Label]-(10)-|`. `(LTR)` marks left and right edges.
  private mutating func visualFormat(of constraint: LayoutConstraint) -> String? {
    guard constraint.multiplier == 1, let first = constraint.first, let second = constraint.second, first.origin == nil,
      second.origin == nil, let later = first.item?.owner, let earlier = second.item?.owner, later !== earlier,
      let isFirstBeginning = first.attribute.isBeginning, let isSecondBeginning = second.attribute.isBeginning,
      first.kind == second.kind, first.attribute.isDirectional == second.attribute.isDirectional
    else { return nil }
    let edge = CGFloat(constraint.constant).shortDescription
    let sign = constraint.relation == .equal ? "" : constraint.relation.sign
    let gap = "-(\(sign)\(edge)\(Self.priority(of: constraint)))-"
    let isVertical = first.kind == .verticalPosition
    let direction = isVertical || first.attribute.isDirectional ? "" : "(LTR)"
    let orientation = isVertical ? "V:" : "H:"
    switch (isFirstBeginning, isSecondBeginning) {
    case (true, false):
      if Self.isContainer(earlier, of: later) || Self.isContainer(later, of: earlier) { return nil }
      return "\(orientation)[\(mention(earlier))]\(gap)[\(mention(later))]\(direction)"
    case (true, true), (false, false):
      let (container, item) = isFirstBeginning ? (earlier, later) : (later, earlier)
      guard Self.isContainer(container, of: item) else { return nil }
      let name = mention(item)
      legend.append(("'|'", names.fullName(of: container)))
      return orientation + (isFirstBeginning ? "|\(gap)[\(name)]" : "[\(name)]\(gap)|") + direction
    case (false, true): return nil
    }
  }

  /// Returns whether a view is the superview of another one, or the owning view of a guide.
  private static func isContainer(_ container: AnyObject, of item: AnyObject) -> Bool {
    if let view = item as? View { return view.superview === container }
    return (item as? LayoutGuide)?.owningView === container
  }
}

extension LayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is an edge where an item begins; nil for other attributes than edges.
  fileprivate var isBeginning: Bool? {
    switch self {
    case .left, .leading, .top: true
    case .right, .trailing, .bottom: false
    default: nil
    }
  }
}

extension SolvedItem.Component {
  /// The name in a row made of a frame.
  fileprivate var printedName: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension View.AutoresizingMask {
  fileprivate var horizontalSigns: String { signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) }
  fileprivate var verticalSigns: String { signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) }

  /// Returns a sign for each component of a mask: `&` for a flexible one, `-` for another.
  /// > Assumed: a mask without flexible components is printed as one with a flexible right or bottom margin: `--&`.
  private func signs(_ masks: [View.AutoresizingMask]) -> String {
    let signs = masks.map { contains($0) ? "&" : "-" }.joined()
    return signs == "---" ? "--&" : signs
  }
}
