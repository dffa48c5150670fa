import Foundation
import HeadlessViews

/// Gives a view a size and lays it out at once, whether or not it is in a window.
///
/// - Parameters:
///   - view: The view; the origin of its frame stays.
///   - size: The size, in points; nil means the one that `sizeToFit()` gives it.
/// - Returns: The view.
@MainActor
@discardableResult
public func layOut<Subject: View>(_ view: Subject, _ size: CGSize? = nil) -> Subject {
  if let size { view.frame.size = size } else { view.sizeToFit() }
  view.layoutIfNeeded()
  return view
}

/// Gives a view a width and a height, in points, and lays it out at once, whether or not it is in a window.
@MainActor
@discardableResult
public func layOut<Subject: View>(_ view: Subject, _ width: CGFloat, _ height: CGFloat) -> Subject {
  layOut(view, CGSize(width: width, height: height))
}
