import UIKit

extension Stage {
  /// Records the frames of views, such as those of a stack view, each by its index.
  func recordFrames(_ name: String, of views: [UIView]) {
    for (index, view) in views.enumerated() { record("\(name): \(index)", .rect(view.frame)) }
  }
}
