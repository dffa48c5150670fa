import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

struct ButtonContent {
  let state: Control.State
  let attributedTitle: NSAttributedString?
  let title: String?
  let image: Image?
  let backgroundImage: Image?

  /// Whether there is any text: an empty text with attributes hides a plain title (fact c6).
  var hasTitle: Bool { Self.hasTitle(title, attributedTitle) }

  /// Returns whether a title has any text; an attributed one overrides a plain one.
  static func hasTitle(_ title: String?, _ attributedTitle: NSAttributedString?) -> Bool {
    if let attributedTitle { attributedTitle.length > 0 } else { title?.isEmpty == false }
  }
}

extension Button {
  /// Returns the content of the current state, read through the properties that subclasses override.
  final func readContent() -> ButtonContent {
    ButtonContent(
      state: state, attributedTitle: currentAttributedTitle, title: currentTitle, image: currentImage,
      backgroundImage: currentBackgroundImage)
  }

  /// Returns the entry of a table of rare content for a state, else for the normal one.
  ///
  /// Hot: most buttons have no rare values, and their empty tables are not looked at.
  final func rareEntry<Value>(_ table: WritableKeyPath<RareProperties, StateTable<Value>>, for state: State) -> Value? {
    rare.isEmpty ? nil : rare[dynamicMember: table].value(for: state)
  }

  /// The effects of a changed property; every change requests layout.
  enum Change {
    /// Only the rectangles of the subviews may change.
    case layout
    /// The subviews and a resolved configuration do not have the current content any more.
    case look
    /// The preferred size may change.
    case size
    /// The content, and with it the preferred size.
    case content
  }

  /// Invalidates what depends on a changed property of the button or of a subview; only an observer reads the member.
  final func didChange(_ change: Change, _ member: StaticString = #function, of subview: View? = nil) {
    if change == .look || change == .content { contentBecomesStale() }
    if change == .size || change == .content { invalidateIntrinsicContentSize() }
    if let subview { subviewsChanged(member, of: subview) } else { setNeedsLayout(because: member) }
  }

  // Of its own, so that its accesses are not part of most changes: W1 by 3 % fewer instructions.
  private func contentBecomesStale() {
    buttonFlags.insert(.contentIsStale)
    if isConfigured { rare.configured?.invalidate() }
  }

  /// Stores content of a kind that most buttons do not have.
  final func setRare<Value: Equatable>(
    _ value: Value?, at table: WritableKeyPath<RareProperties, StateTable<Value>>, for state: State,
    changes change: Change = .content, _ member: StaticString = #function
  ) {
    let entries = rare[dynamicMember: table]
    let old = entries.entry(for: state)
    if old == value { return }
    rare[dynamicMember: table] = entries.storing(value, for: state)
    didChange(change, member)
    extendLifetime(old)
  }

  final func setLook(_ flag: ButtonFlags, to isOn: Bool, _ member: StaticString = #function) {
    if buttonFlags.contains(flag) == isOn { return }
    buttonFlags.set(flag, to: isOn)
    didChange(.look, member)
  }

  final func setInsets(
    _ insets: EdgeInsets, at path: WritableKeyPath<RareProperties, EdgeInsets?>, _ name: StaticString,
    changes change: Change
  ) {
    guard insets.isFinite else {
      return refuse("\(name)", value: "\(insets)", because: "is not finite", cure: "Pass finite numbers of points.")
    }
    if insets == rare[dynamicMember: path] ?? .zero { return }
    rare[dynamicMember: path] = insets
    didChange(change, name)
  }

  /// Changes the type after the initializer, as UIKit's `init(type:)` does for subclasses.
  final func setType(_ type: ButtonType) {
    let oldType = storedButtonType
    storedButtonType = type
    if let label, label.font == oldType.titleFont { label.font = type.titleFont }
    let oldImage = images.normal
    if let picture = type.picture { images = images.storing(picture, for: .normal) }
    didChange(.content, "init(type:)")
    extendLifetime(oldImage)
  }
}
