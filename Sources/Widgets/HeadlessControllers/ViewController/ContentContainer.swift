import Foundation
import HeadlessGraphics

/// An object that contains others and follows their preferred sizes: a view controller or a presentation controller.
/// > Documented: UIContentContainer.
@preconcurrency @MainActor public protocol ContentContainer: AnyObject {
  /// The size that it prefers in its container.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Called after the fitting size of a child has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any ContentContainer)
  /// Returns the size for a child.
  func size(
    forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before its size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)
  /// Called before its traits change.
  func willTransition(to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
