import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension Button {
  /// Stores content of a kind that most buttons do not have.
  final func setRare<Value: Equatable>(
    _ value: Value?, at table: ReferenceWritableKeyPath<ButtonExtras, StateTable<Value>>, for state: State,
    _ member: StaticString = #function
  ) {
    let old = buttonExtras?[keyPath: table].entry(for: state)
    if old == value { return }
    makeButtonExtras()[keyPath: table].store(value, for: state)
    contentDidChange(member)
    extendLifetime(old)
  }

  final func contentDidChange(_ member: StaticString = #function) {
    buttonFlags.insert(.contentIsStale)
    if isMarkedUnheard { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout(because: member)
  }

  /// Marks what changes the look and not the size.
  final func lookDidChange(_ member: StaticString = #function) {
    buttonFlags.insert(.contentIsStale)
    if isMarkedUnheard { return }
    setNeedsLayout(because: member)
  }

  final func setLook(_ flag: ButtonFlags, to isOn: Bool, _ member: StaticString = #function) {
    if buttonFlags.contains(flag) == isOn { return }
    buttonFlags.set(flag, to: isOn)
    lookDidChange(member)
  }

  final func titleSizeDidChange(of label: ButtonLabel) {
    invalidateIntrinsicContentSize()
    subviewsChanged("invalidateIntrinsicContentSize()", of: label)
  }

  final func setInsets(
    _ insets: EdgeInsets, at path: ReferenceWritableKeyPath<ButtonExtras, EdgeInsets>, _ name: StaticString,
    changesSize: Bool
  ) {
    guard insets.isFinite else {
      refuse("\(name)", value: "\(insets)", because: "is not finite", cure: "Give finite numbers of points.")
      return
    }
    if insets == rare(path, default: .zero) { return }
    makeButtonExtras()[keyPath: path] = insets
    if changesSize { invalidateIntrinsicContentSize() }
    setNeedsLayout(because: name)
  }

  /// Takes a type after the initializer, as UIKit's `init(type:)` does for subclasses.
  final func become(_ type: ButtonType) {
    let oldType = storedButtonType
    storedButtonType = type
    if let label, label.font == oldType.titleFont { label.font = type.titleFont }
    let oldImage = images.normal
    if let picture = type.picture { images.store(picture, for: .normal) }
    contentDidChange("init(type:)")
    extendLifetime(oldImage)
  }
}
