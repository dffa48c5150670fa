import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The content of a button in one state.
struct ButtonContent {
  let state: Control.State
  let attributedTitle: NSAttributedString?
  let title: String?
  let image: Image?
  let backgroundImage: Image?

  /// Whether there is any text: an empty text with attributes hides a plain title (fact c6).
  var hasTitle: Bool { Self.hasTitle(title, attributedTitle) }

  /// Returns whether a title has any text; an attributed one overrides a plain one.
  @inline(__always)
  static func hasTitle(_ title: String?, _ attributedTitle: NSAttributedString?) -> Bool {
    if let attributedTitle { attributedTitle.length > 0 } else { title?.isEmpty == false }
  }
}

/// Content keyed by a control's state: the normal value inline, those of other states in an array.
///
/// > Seen: fact c1: a state without an entry of its own shows the normal one; a combination never uses entries of its
/// > members.
struct StateTable<Value: Equatable> {
  private(set) var normal: Value?
  /// The entries of the other states; nil for none, as an empty array prevents the compiler from storing a table as
  /// data.
  private var others: [(state: Control.State, value: Value)]?

  /// Returns the entry for exactly this state.
  func entry(for state: Control.State) -> Value? {
    if state == .normal { return normal }
    return others?.first { $0.state == state }?.value
  }

  /// Returns the entry for this state, else the normal one.
  ///
  /// Hot: inlined, as most tables hold nothing but the normal value.
  @inline(__always)
  func value(for state: Control.State) -> Value? {
    others == nil ? normal : entry(for: state) ?? normal
  }

  /// Stores an entry, or removes it with nil.
  ///
  /// The caller compares first and retains the old value until this has returned: comparing and releasing values runs
  /// their code, which may re-enter the table.
  mutating func store(_ value: Value?, for state: Control.State) {
    if state == .normal {
      normal = value
    } else {
      var entries = others ?? []
      entries.removeAll { $0.state == state }
      if let value { entries.append((state, value)) }
      others = entries.isEmpty ? nil : entries
    }
  }
}

// MARK: Reading

extension Button {
  /// Returns the content of the current state, read through the properties that subclasses override.
  ///
  /// Hot: inlined, so that its values stay in registers.
  @inline(__always)
  final func readContent() -> ButtonContent {
    let state = readState()
    return ButtonContent(
      state: state, attributedTitle: readAttributedTitle(in: state), title: readTitle(in: state),
      image: readImage(in: state),
      backgroundImage: hasPlainContent ? rareEntry(\.backgroundImages, for: state) : currentBackgroundImage)
  }

  /// Whether the class is `Button` itself, which overrides none of the properties for the content.
  ///
  /// Fast path of the reads in this file, and of the hooks that a fresh button calls: a layout reads the content four
  /// times, and the state of a plain button need not be computed for each property. `PlainAndSubclassedButtonTests`
  /// compares both ways.
  final var hasPlainContent: Bool { ObjectIdentifier(type(of: self)) == ObjectIdentifier(Button.self) }

  @inline(__always)
  final func readState() -> State { hasPlainContent ? storedState : state }

  /// Returns the entry of a table of rare content for a state, else for the normal one.
  ///
  /// Hot: most buttons have no rare values, and their empty tables are not looked at.
  @inline(__always)
  final func rareEntry<Value>(_ table: WritableKeyPath<RareProperties, StateTable<Value>>, for state: State) -> Value? {
    rare.isEmpty ? nil : rare[dynamicMember: table].value(for: state)
  }

  @inline(__always)
  final func readTitle(in state: State) -> String? {
    guard hasPlainContent else { return currentTitle }
    return rare.isEmpty ? titles.value(for: state) : rare.selectionTitle ?? titles.value(for: state)
  }

  @inline(__always)
  final func readAttributedTitle(in state: State) -> NSAttributedString? {
    guard hasPlainContent else { return currentAttributedTitle }
    return rare.isEmpty || rare.selectionTitle != nil ? nil : rare.attributedTitles.value(for: state)?.string
  }

  @inline(__always)
  final func readImage(in state: State) -> Image? { hasPlainContent ? images.value(for: state) : currentImage }

  final func readTitleColor(in state: State) -> Color {
    hasPlainContent ? titleColor(for: state) ?? .white : currentTitleColor
  }

  final func readTitleShadowColor(in state: State) -> Color? {
    hasPlainContent ? titleShadowColor(for: state) : currentTitleShadowColor
  }
}

// MARK: Changes

extension Button {
  /// The effects of a changed property; every change requests layout.
  struct Change: OptionSet {
    let rawValue: UInt8

    /// Only the rectangles of the subviews may change.
    static let layout: Change = []
    /// The subviews do not show the current content any more.
    static let look = Change(rawValue: 1 << 0)
    /// The preferred size may change.
    static let size = Change(rawValue: 1 << 1)
    /// The content, and with it the preferred size.
    static let content: Change = [.look, .size]
  }

  /// Invalidates everything that depends on a changed property.
  ///
  /// - Parameters:
  ///   - change: The effects of the property.
  ///   - member: The property or method that the app calls; only an observer reads it.
  ///   - subview: The subview whose property that is, if it is not the button's own.
  final func didChange(_ change: Change, _ member: StaticString = #function, of subview: View? = nil) {
    if change.contains(.look) { buttonFlags.insert(.contentIsStale) }
    if change.contains(.size) { invalidateIntrinsicContentSize() }
    if let subview { subviewsChanged(member, of: subview) } else { setNeedsLayout(because: member) }
  }

  /// Stores content of a kind that most buttons do not have.
  final func setRare<Value: Equatable>(
    _ value: Value?, at table: WritableKeyPath<RareProperties, StateTable<Value>>, for state: State,
    changes change: Change = .content, _ member: StaticString = #function
  ) {
    let old = rare[dynamicMember: table].entry(for: state)
    if old == value { return }
    rare[dynamicMember: table].store(value, for: state)
    didChange(change, member)
    extendLifetime(old)
  }

  final func setLook(_ flag: ButtonFlags, to isOn: Bool, _ member: StaticString = #function) {
    if buttonFlags.contains(flag) == isOn { return }
    buttonFlags.set(flag, to: isOn)
    didChange(.look, member)
  }

  final func setInsets(
    _ insets: EdgeInsets, at path: WritableKeyPath<RareProperties, EdgeInsets>, _ name: StaticString,
    changes change: Change
  ) {
    guard insets.isFinite else {
      refuse("\(name)", value: "\(insets)", because: "is not finite", cure: "Pass finite numbers of points.")
      return
    }
    if insets == rare[dynamicMember: path] { return }
    rare[dynamicMember: path] = insets
    didChange(change, name)
  }

  /// Changes the type after the initializer, as UIKit's `init(type:)` does for subclasses.
  final func become(_ type: ButtonType) {
    let oldType = storedButtonType
    storedButtonType = type
    if let label, label.font == oldType.titleFont { label.font = type.titleFont }
    let oldImage = images.normal
    if let picture = type.picture { images.store(picture, for: .normal) }
    didChange(.content, "init(type:)")
    extendLifetime(oldImage)
  }
}
