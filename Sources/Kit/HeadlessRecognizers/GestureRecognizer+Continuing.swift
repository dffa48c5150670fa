import HeadlessReporting
import HeadlessViews

extension GestureRecognizer {
  /// Changes a gesture that has begun; begins another one where its fingers have moved far enough.
  final func proceed(_ isFarEnough: @autoclosure () -> Bool) {
    if state != .possible {
      state = .changed
    } else if isFarEnough() {
      state = .began
    }
  }

  /// Returns whether a number for a member is finite; another one is refused.
  final func isFinite(_ number: Double, _ member: String) -> Bool {
    accepts(number.isFinite, "\(number)", member, cure: "Pass a finite number.")
  }
}
