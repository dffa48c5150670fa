import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting

extension Screen {
  func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else {
      let problem =
        "Expected a finite scale above 0; got \(scale.shortDescription); using \(self.scale.shortDescription)."
      return Self.report("scale", problem: problem, Self.scaleCure)
    }
    storedGrid = PixelGrid(scale: scale)
    setTraits(TraitCollection(displayScale: scale))
  }

  nonisolated static func usable(_ scale: CGFloat) -> CGFloat {
    if scale.isFinite, scale > 0 { return scale }
    report(
      "init(scale:size:)", problem: "Expected a finite scale above 0; got \(scale.shortDescription); using 2.",
      scaleCure)
    return 2
  }

  nonisolated static func usable(_ size: CGSize) -> CGSize {
    if size.isFinite, size.width >= 0, size.height >= 0 { return size }
    report(
      "init(scale:size:)", problem: "Expected a size from 0×0 up; got \(size.shortDescription); using 375×667.",
      "Pass finite numbers of points that are not negative.")
    return CGSize(width: 375, height: 667)
  }

  func setSafeAreaInsets(_ insets: EdgeInsets) {
    guard insets.isUsable else {
      let problem = "\(insets) has an inset that is negative or not finite; keeping \(storedSafeAreaInsets)."
      return Self.report("safeAreaInsets", problem: problem, Self.insetsCure)
    }
    if insets == storedSafeAreaInsets { return }
    storedSafeAreaInsets = insets
    for window in allWindows.objects { window.enterSafeArea() }
  }

  nonisolated static func usable(_ insets: EdgeInsets) -> EdgeInsets {
    if insets.isUsable { return insets }
    report(
      "init(scale:size:safeAreaInsets:)",
      problem: "\(insets) has an inset that is negative or not finite; all of them became 0.", insetsCure)
    return .zero
  }

  private nonisolated static let insetsCure = "Pass finite numbers of points that are not negative."

  private nonisolated static let scaleCure = "Pass the number of pixels per point: 1, 2 or 3."

  private nonisolated static func report(_ member: String, problem: String, _ cure: String) {
    IssueReporting.report(place: "Screen.\(member)", problem: problem, cure: cure)
  }
}

extension EdgeInsets {
  /// Whether a screen may have these insets.
  fileprivate var isUsable: Bool { isFinite && min(top, left, bottom, right) >= 0 }
}
