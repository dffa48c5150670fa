import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Fitting and alignment", .reportsIssuesAsFailures, .screen(scale: 3)) struct FittingTests {
  final class Card: View {
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: View.noIntrinsicMetric) }
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  typealias Row = (name: String, targetWidth: CGFloat, priority: LayoutPriority, width: CGFloat)

  nonisolated static let rows: [Row] = [
    (name: "a small target size of low priority", targetWidth: 0, priority: .fittingSizeLevel, width: 80),
    (name: "a large target size of low priority", targetWidth: 500, priority: .fittingSizeLevel, width: 80),
    (name: "more than the hugging", targetWidth: 500, priority: LayoutPriority(251), width: 500),
    (name: "as much as the hugging", targetWidth: 500, priority: .defaultLow, width: 80),
    (name: "less than the resistance", targetWidth: 10, priority: LayoutPriority(749), width: 80),
    (name: "what has to be", targetWidth: 10, priority: .required, width: 10),
  ]

  @Test func `a priority is lower than another one by its number`() {
    #expect(LayoutPriority.fittingSizeLevel < .defaultLow && LayoutPriority.required > LayoutPriority(999))
    expectEqual(min(LayoutPriority.defaultHigh, .defaultLow), .defaultLow)
  }

  @Test(arguments: rows) func `the higher priority decides`(row: Row) {
    let size = Card().systemLayoutSizeFitting(
      CGSize(width: row.targetWidth, height: 30), withHorizontalFittingPriority: row.priority,
      verticalFittingPriority: .required)
    expectEqual(size, CGSize(width: row.width, height: 30))
  }

  @Test func `the short form has the lowest priority; a view without content has the target size`() {
    let label = Label.showing("Hello")
    expectEqual(label.systemLayoutSizeFitting(View.layoutFittingCompressedSize), label.intrinsicContentSize)
    expectEqual(View().systemLayoutSizeFitting(View.layoutFittingCompressedSize), .zero)
    expectEqual(View().systemLayoutSizeFitting(View.layoutFittingExpandedSize), CGSize(width: 10_000, height: 10_000))
  }

  @Test func `priorities are stored by axis and have an effect`() {
    let card = Card()
    expectEqual(card.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(card.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    card.setContentHuggingPriority(LayoutPriority(rawValue: 10), for: .horizontal)
    card.setContentCompressionResistancePriority(.required, for: .vertical)
    expectEqual(card.contentHuggingPriority(for: .horizontal).rawValue, 10)
    expectEqual(card.contentHuggingPriority(for: .vertical), .defaultLow)
    expectEqual(card.contentCompressionResistancePriority(for: .vertical), .required)
    expectEqual(card.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    expectEqual(card.systemLayoutSizeFitting(CGSize(width: 200, height: 5)).width, 200)
  }

  @Test func `alignment rectangles leave out the insets, and frames bring them back`() {
    let card = Card()
    let frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    let aligned = CGRect(x: 10 + 2, y: 10 + 1, width: 50 - 2 - 4, height: 40 - 1 - 3)
    #expect(card.alignmentRect(forFrame: frame) == aligned && card.frame(forAlignmentRect: aligned) == frame)
    expectEqual(View().alignmentRect(forFrame: frame), frame)
    #expect(card.forFirstBaselineLayout === card && card.forLastBaselineLayout === card)
  }

  @Test func `the scale of a view's content is the screen's until it is set, and then its layer's as well`() {
    let view = View()
    #expect(view.contentScaleFactor == 3 && view.insetsLayoutMarginsFromSafeArea)
    view.contentScaleFactor = 4
    #expect(view.contentScaleFactor == 4 && view.layer.contentsScale == 4)
  }

  @Test func `motion effects are added once and removed`() {
    let view = View()
    let effect = InterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    let group = MotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [effect, group] && effect.minimumRelativeValue as? Int == -10)
    expectNil(effect.keyPathsAndRelativeValues(forViewerOffset: .zero))
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [group] && View().motionEffects.isEmpty)
  }

  @Test func `an effect's view holds its content at its own size, and shows nothing else`() {
    let view = VisualEffectView(effect: BlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.contentView.frame == view.bounds && (view.effect as? BlurEffect)?.style == .dark)
    #expect(view.subviews == [view.contentView] && VisualEffectView(coder: NSCoder())?.effect == nil)
    let plain = VisualEffectView(frame: view.frame)
    #expect(plain.contentView.frame == view.bounds && plain.effect == nil)
  }

  @Test(.layoutDirection(.rightToLeft)) func `an attribute's direction is the language's by default`() {
    expectEqual(View.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
    expectEqual(View.userInterfaceLayoutDirection(for: .playback), .leftToRight)
    expectEqual(View.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight), .rightToLeft)
    expectEqual(View.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight), .leftToRight)
  }
}
