import Foundation

@MainActor struct VisualFormatNames {
  let metrics: [String: Any]
  let views: [String: Any]

  /// Returns the number of a metric, or nil if there is no metric of the name or its value is not a number.
  func number(_ name: String) -> Double? { metrics[name].flatMap(Self.number) }

  func item(_ name: String) -> VisualFormatItem? { views[name].flatMap(VisualFormatItem.init) }

  /// Returns the problem with a use of a name; nil if there is none.
  func problem(with mention: VisualFormatParser.Mention) -> VisualFormatProblem? {
    switch mention {
    case .view(let name): problem(withView: name)
    case .size(let name):
      metrics[name] == nil && views[name] != nil ? problem(withView: name) : problem(withMetric: name)
    case .space(let name): metrics[name] == nil && views[name] != nil ? .viewAsSpace(name) : problem(withMetric: name)
    case .priority(let name):
      metrics[name] == nil && views[name] != nil
        ? .viewAsPriority(name) : problem(withMetric: name) ?? number(name).flatMap(VisualFormatProblem.ofPriority)
    case .superview(let name): item(name)?.container == nil ? .superview : nil
    case .neighbors: nil
    }
  }

  private func problem(withView name: String) -> VisualFormatProblem? {
    guard let value = views[name] else { return .unknownView(name) }
    return VisualFormatItem(value) == nil ? .item(name, isOfType: "\(type(of: value))") : nil
  }

  private func problem(withMetric name: String) -> VisualFormatProblem? {
    guard let value = metrics[name] else { return .unknownMetric(name) }
    guard let number = Self.number(value) else { return .metric(name, isOfType: "\(type(of: value))") }
    return number.isFinite ? nil : .number("\(number)")
  }

  /// Returns the number in a value of a numeric type.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// A view or layout guide in a visual format.
@MainActor struct VisualFormatItem {
  let object: AnyObject
  /// The view whose edges `|` means: the superview, or the view that owns the guide.
  let container: View?

  init?(_ value: Any) {
    if let view = value as? View {
      (object, container) = (view, view.superview)
    } else if let guide = value as? LayoutGuide {
      (object, container) = (guide, guide.owningView)
    } else {
      return nil
    }
  }

  func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide { ConstraintSide(item: object, attribute) }

  /// Returns whether the first or last line of text in the view has a baseline.
  func hasBaseline(isFirst: Bool) -> Bool { (object as? View)?.baselineSource(isFirst: isFirst) is any BaselineContent }
}
