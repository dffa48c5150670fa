import HeadlessControls
import HeadlessViews

extension BarButtonItem {
  /// The view that shows the item in its bar: a ``Button``, or the ``customView``; nil in no bar.
  ///
  /// A test taps it. The bar adds it in its next layout.
  public var itemView: View? { host == nil ? nil : customView ?? button }

  /// Performs a tap on the item's button, without a touch: runs the ``primaryAction``, or calls the ``action``.
  ///
  /// The bar need not be in a window. A disabled item, a space and one with a ``customView`` are reported and ignored.
  public func press() {
    let cure = "Press an item that is enabled and has an action."
    if systemItem?.isSpace == true { return report("press()", "The item is a space.", cure: cure) }
    if customView != nil {
      return report("press()", "The item shows a view of its own.", cure: "Tap the customView, which gets the touches.")
    }
    guard isEnabled else { return report("press()", "The item \(accessibilityLabel ?? "") is disabled.", cure: cure) }
    perform(with: nil)
  }

  /// Runs the action as a tap does.
  /// > Documented: UIBarButtonItem.primaryAction: with one, target and action are ignored. The sender is the item.
  final func perform(with event: TouchEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.run(from: self) }
    guard let action else { return }
    if let host, target == nil {
      // The item itself is not a responder.
      _ = action.send(to: nil, from: self, startingAt: host.actionResponder, for: event)
    } else if !action.send(to: target, from: self, for: event), let target {
      report(
        "action", "\(action) does not fit the target \(type(of: target)).",
        cure: "Pass a method of the target's class whose first parameter accepts this item.")
    }
  }
}
