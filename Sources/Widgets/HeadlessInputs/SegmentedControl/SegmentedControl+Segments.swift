import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessViews

extension SegmentedControl {
  /// The kinds of segments by their position, for an adjustment of their content.
  /// > Documented: UISegmentedControl.Segment, with its raw values.
  public enum Segment: Int, Sendable {
    /// The segments at all positions.
    case any = 0
    /// The leftmost of several.
    case left = 1
    /// One between others.
    case center = 2
    /// The rightmost of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  struct SegmentContent {
    var title: String?
    var image: Image?
    var action: Action?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String?) { self.title = title }
    init(image: Image?) { self.image = image }

    /// Creates a segment that shows and performs an action.
    /// > Documented: UISegmentedControl.init(frame:actions:): the image takes precedence over the title.
    @MainActor init(_ action: Action) {
      self.action = action
      image = action.image
      if image == nil { title = action.title }
    }
  }

  // MARK: Changes

  final func append(_ item: Any) {
    switch item {
    case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
    case let image as Image: insertSegment(with: image, at: numberOfSegments, animated: false)
    case let title as NSString: insertSegment(withTitle: "\(title)", at: numberOfSegments, animated: false)
    case let action as Action: insertSegment(action: action, at: numberOfSegments, animated: false)
    default:
      refuse(
        "init(items:)", value: "\(type(of: item))", because: "is neither a text nor an image nor an action",
        consequence: "leaving it out", cure: "Pass items of String, Image or Action.")
    }
  }

  final func insert(_ segment: SegmentContent, at index: Int, _ member: StaticString) {
    if index < 0 {
      refuse(
        "\(member)", value: "\(index)", because: "is negative", consequence: "using 0", cure: "Pass an index from 0 on."
      )
    }
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    contentSizeDidChange(member)
  }

  final func remove(at index: Int) {
    guard let index = pinned(index, "removeSegment(at:animated:)") else { return }
    segments.remove(at: index)
    if selection == index { selection = Self.noSegment } else if selection > index { selection -= 1 }
    contentSizeDidChange("removeSegment(at:animated:)")
  }

  final func change(_ index: Int, _ member: StaticString, _ change: (inout SegmentContent) -> Void) {
    guard let index = pinned(index, member) else { return }
    change(&segments[index])
    contentSizeDidChange(member)
  }

  final func existing(_ index: Int, _ member: StaticString) -> SegmentContent? {
    pinned(index, member).map { segments[$0] }
  }

  /// Returns the index of a segment: an index beyond the end means the last one.
  /// > Documented: UISegmentedControl.setTitle(_:forSegmentAt:) and others with an index: a larger one is pinned.
  private func pinned(_ index: Int, _ member: StaticString) -> Int? {
    if index >= 0, !segments.isEmpty { return min(index, segments.count - 1) }
    let fault = index < 0 ? "is negative" : "does not exist, as there are no segments"
    refuse(
      "\(member)", value: "segment \(index)", because: fault, consequence: "ignoring the call",
      cure: "Insert the segment first, and pass its index.")
    return nil
  }

  // MARK: Selection

  final func select(_ index: Int) {
    guard index == Self.noSegment || segments.indices.contains(index) else {
      let cure = "Pass an index below numberOfSegments, which is \(numberOfSegments), or noSegment."
      return refuse("selectedSegmentIndex", value: "\(index)", because: "is not a segment", cure: cure)
    }
    if isMomentary || index == selection { return }
    selection = index
    setNeedsDisplay()
  }

  /// Selects a segment and notifies the targets, if it is enabled.
  /// > Reported: a momentary control has a selection while handlers run. Assumed: the segment's action runs last.
  final func selectByTouch(_ index: Int, with event: TouchEvent?) {
    guard segments[index].isEnabled, isMomentary || index != selection else { return }
    let action = segments[index].action
    selection = index
    sendValueChange(with: event)
    if let action { sendAction(action) }
    if isMomentary { selection = Self.noSegment }
  }

  // MARK: Appearance

  final func setLook<Value: Equatable>(_ look: WritableKeyPath<SegmentedControlLooks, Value>, to value: Value) {
    if looks[keyPath: look] == value { return }
    looks[keyPath: look] = value
    setNeedsLayout(because: "looks")
    setNeedsDisplay()
  }
}

extension SegmentedControl: StandardControl {
  final var segmentElements: [AccessibilityElement] {
    zip(segments, segmentRects).enumerated().map { index, part in
      let (segment, rect) = part
      return ControlPartElement(
        of: self, label: segment.title ?? segment.image?.accessibilityIdentifier, rect: rect,
        isSelected: index == selection, isEnabled: isEnabled && segment.isEnabled,
        action: { [weak self] in self?.selectByTouch(index, with: nil) })
    }
  }

  /// No traits: each segment is an accessibility element of its own.
  package final var standardTraits: AccessibilityTraits { .none }
}
