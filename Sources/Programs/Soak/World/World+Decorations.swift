import Foundation
import HeadlessGeometry
import HeadlessLayers
import HeadlessViews

/// Properties of a view that are only stored, described or drawn.
extension World {
  /// Sets one of them: it marks nothing, and only a number that is not finite is reported, where there is a number.
  ///
  /// A view whose layer was read is laid out by it from then on.
  func decorate(_ step: Step) {
    guard let view = node(step.operand(0))?.view else { return }
    let number = CGFloat(step.number(0))
    let setters: [(View) -> Void] = [
      { $0.layer.cornerRadius = number },
      { $0.layer.borderWidth = number },
      { $0.layer.shadowOffset = CGSize(width: number, height: 1) },
      { $0.layoutMargins = EdgeInsets(top: number, left: 1, bottom: 1, right: number) },
      { $0.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: number, bottom: 1, trailing: 1) },
      { $0.additionalSafeAreaInsets = EdgeInsets(top: number, left: 1, bottom: number, right: 1) },
      { $0.preservesSuperviewLayoutMargins.toggle() },
      { $0.insetsLayoutMarginsFromSafeArea.toggle() },
      { $0.backgroundColor = Samples.pick(Samples.colors, step.operand(1)) },
      { $0.tag = step.operand(1) },
      { $0.accessibilityLabel = "\(number)" },
      { $0.layer.mask = Layer() },
      { $0.layer.addSublayer(Layer()) },
      { Self.addGuide(to: $0) },
      { $0.layoutGuides.first.map($0.removeLayoutGuide) },
    ]
    let member = Samples.index(step.operand(1), setters.count)
    setters[member](view)
    if member < 6, !number.isFinite { expected.reports += 1 }
  }
}
