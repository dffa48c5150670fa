import Foundation
import HeadlessViews

/// Sets the size of a view and lays it out immediately, in a window or not.
///
/// - Parameters:
///   - view: The view; the origin of its frame does not change.
///   - size: The size, in points; nil for the size of `sizeToFit()`.
/// - Returns: The view.
/// - Complexity: As `layoutIfNeeded()`, and without a size as the view's `sizeThatFits(_:)` too.
@preconcurrency @MainActor @discardableResult
public func layOut<Subject: View>(_ view: Subject, _ size: CGSize? = nil) -> Subject {
  if let size { view.frame.size = size } else { view.sizeToFit() }
  view.layoutIfNeeded()
  return view
}

/// Sets the width and the height of a view, in points, and lays it out immediately, in a window or not.
@preconcurrency @MainActor @discardableResult
public func layOut<Subject: View>(_ view: Subject, _ width: CGFloat, _ height: CGFloat) -> Subject {
  layOut(view, CGSize(width: width, height: height))
}
