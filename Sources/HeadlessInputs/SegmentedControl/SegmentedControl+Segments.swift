import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension SegmentedControl {
  /// A segment of the control.
  struct Segment {
    var title: String?
    var image: Image?
    var action: Action?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String?) { self.title = title }
    init(image: Image?) { self.image = image }

    /// > Documented: UISegmentedControl.init(frame:actions:): the image counts before the title.
    @MainActor
    init(_ action: Action) {
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
    default:
      refuse(
        "init(items:)", value: "\(type(of: item))", because: "is neither a text nor an image",
        cure: "Give items of String or Image.")
    }
  }

  final func insert(_ segment: Segment, at index: Int, _ member: String) {
    if index < 0 {
      refuse(member, value: "\(index)", because: "is negative; 0 is used", cure: "Give an index from 0 on.")
    }
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    segmentsDidChange("insertSegment(withTitle:at:animated:)")
  }

  final func remove(at index: Int) {
    guard let index = pinned(index, "removeSegment(at:animated:)") else { return }
    segments.remove(at: index)
    if selection == index { selection = Self.noSegment } else if selection > index { selection -= 1 }
    segmentsDidChange("removeSegment(at:animated:)")
  }

  final func change(_ index: Int, _ member: String, _ change: (inout Segment) -> Void) {
    guard let index = pinned(index, member) else { return }
    change(&segments[index])
    segmentsDidChange("setTitle(_:forSegmentAt:)")
  }

  final func existing(_ index: Int, _ member: String) -> Segment? { pinned(index, member).map { segments[$0] } }

  /// The index of a segment: an index beyond the end means the last one.
  ///
  /// > Documented: UISegmentedControl.setTitle(_:forSegmentAt:) and the other members with an index: a larger one is pinned.
  private func pinned(_ index: Int, _ member: String) -> Int? {
    if index >= 0, !segments.isEmpty { return min(index, segments.count - 1) }
    let fault = index < 0 ? "is negative" : "does not exist, as there are no segments"
    refuse(member, value: "segment \(index)", because: fault, cure: "Insert the segment first, and give its index.")
    return nil
  }

  final func segmentsDidChange(_ member: StaticString) {
    invalidateIntrinsicContentSize()
    setNeedsLayout(because: member)
  }

  // MARK: Selection

  final func select(_ index: Int) {
    guard index == Self.noSegment || segments.indices.contains(index) else {
      let cure = "Give an index below numberOfSegments, which is \(numberOfSegments), or noSegment."
      return refuse("selectedSegmentIndex", value: "\(index)", because: "is no segment", cure: cure)
    }
    if isMomentary { return }
    selection = index
    setNeedsDisplay()
  }

  /// > Reported: a momentary control tells its segment while the handlers run. Assumed: the segment's own action runs after
  /// > them.
  final func selectByTouch(_ index: Int, with event: TouchEvent?) {
    guard segments[index].isEnabled, isMomentary || index != selection else { return }
    let action = segments[index].action
    selection = index
    sendValueChange(with: event)
    if let action { sendAction(action) }
    if isMomentary { selection = Self.noSegment }
  }
}
