import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension Button {
  final func set<Value: Equatable>(
    _ value: Value?, at table: ReferenceWritableKeyPath<Button, StateTable<Value>>, for state: State
  ) {
    if self[keyPath: table].set(value, for: state) { contentDidChange() }
  }

  /// Stores what changes the look and not the size.
  final func setLook(_ color: Color?, at table: ReferenceWritableKeyPath<Button, StateTable<Color>>, for state: State) {
    if self[keyPath: table].set(color, for: state) { lookDidChange() }
  }

  final func contentDidChange() {
    contentIsStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func lookDidChange() {
    contentIsStale = true
    setNeedsLayout()
  }

  final func titleSizeDidChange() {
    invalidateIntrinsicContentSize()
    subviewsChanged()
  }

  final func setInsets(
    _ insets: EdgeInsets, at path: ReferenceWritableKeyPath<Button, EdgeInsets>, _ name: String, changesSize: Bool
  ) {
    guard insets.isFinite else {
      refuse(name, value: "\(insets)", because: "is not finite", cure: "Give finite numbers of points.")
      return
    }
    if insets == self[keyPath: path] { return }
    self[keyPath: path] = insets
    if changesSize { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Takes a type after the initializer, as UIKit's `init(type:)` does for subclasses.
  final func become(_ type: ButtonType) {
    let oldFont = storedButtonType.titleFont
    storedButtonType = type
    if let label, label.font == oldFont { label.font = type.titleFont }
    if let picture = type.picture { images.setNormal(picture) }
    contentDidChange()
  }
}
