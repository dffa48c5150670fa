import Foundation
import HeadlessViews

extension View {
  /// Sets the frame; the first one without animation, as the view was not visible before.
  final func place(at rect: CGRect) {
    if frame.size == .zero { ChangeRecording.pause { frame = rect } } else { frame = rect }
  }

  /// Adds the views that are not subviews yet, each in front of the one before it.
  final func addMissing(_ views: [View?]) {
    var previous: View?
    for case let view? in views {
      if view.superview !== self {
        if let previous { insertSubview(view, aboveSubview: previous) } else { insertSubview(view, at: 0) }
      }
      previous = view
    }
  }
}
