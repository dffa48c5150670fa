import Foundation
import HeadlessReporting

extension View {
  final func set(_ flag: ViewFlags, to isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  final func setAlpha(_ alpha: CGFloat) {
    guard !alpha.isNaN else {
      refuse("alpha", value: "\(alpha)", because: "is not a number", cure: "Give a number from 0 to 1.")
      return
    }
    makeExtras().alpha = min(max(alpha, 0), 1)
  }
}
