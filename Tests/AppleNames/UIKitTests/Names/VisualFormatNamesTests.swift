import Testing
import UIKit

@MainActor @Suite("Visual format in Apple's names") struct VisualFormatNamesTests {
  let view = UIView()
  let a = UIButton()
  let b = UILabel()
  let guide = UILayoutGuide()

  init() {
    view.addSubview(a)
    view.addSubview(b)
    view.addLayoutGuide(guide)
  }

  @Test func `options, metrics and views are passed as in UIKit`() {
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[a]-|", options: [], metrics: nil, views: ["a": a])
    let views: [String: UIView] = ["a": a, "b": b]
    let metrics: [String: CGFloat] = ["gap": 12]
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-gap-[a]-[b]", options: .alignAllLeading, metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:[b]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0),
      metrics: ["gap": 8 as NSNumber],
      views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[guide(==a)]", options: [.alignAllLeft, .directionLeftToRight], metrics: nil,
      views: ["a": a, "guide": guide])
    constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:[b]|", metrics: nil, views: views)
    expectEqual(constraints.count, 2 + 3 + 1 + 1 + 1)
    #expect(constraints.allSatisfy { !$0.isActive })
    NSLayoutConstraint.activate(constraints)
    expectEqual(view.constraints.count, constraints.count)
  }

  @available(*, deprecated, message: "Uses old names on purpose.")
  @Test func `options, attributes and relations have their old names`() {
    let options: NSLayoutFormatOptions = [.alignAllCenterY, .directionLeadingToTrailing]
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[a]-(>=4)-[b]", options: options, metrics: nil, views: ["a": a, "b": b])
    let attributes: [NSLayoutAttribute] = [.leading, .centerY]
    let relations: [NSLayoutRelation] = [.greaterThanOrEqual, .equal]
    #expect(constraints.map(\.firstAttribute) == attributes && constraints.map(\.relation) == relations)
    #expect(NSLayoutFormatOptions().isEmpty)
  }
}
