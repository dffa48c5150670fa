import Foundation
import HeadlessGraphics

extension View {
  final func setHidden(_ isHidden: Bool) {
    if isHidden == flags.contains(.isHidden) { return }
    set(.isHidden, to: isHidden)
    if flags.contains(.isArranged) { visibilityOfArrangedViewDidChange() }
    notifyPropertyObservers()
  }

  final func setAlpha(_ alpha: CGFloat) {
    guard alpha.isFinite else {
      let reason = alpha.isNaN ? "is not a number" : "is not finite"
      return refuse("alpha", value: "\(alpha)", because: reason, cure: "Pass a number from 0 to 1.")
    }
    let opacity = CGFloat(Float(min(max(alpha, 0), 1)))
    if opacity != rare.alpha { change(["opacity"]) { rare.alpha = opacity } }
    notifyPropertyObservers()
  }

  final func setBackgroundColor(_ color: Color?) {
    change(["backgroundColor"]) { rare.backgroundColor = color }
    notifyPropertyObservers()
  }
}
