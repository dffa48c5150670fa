import HeadlessKit
import HeadlessTesting

// Support of these tests: short forms for tables, and buttons whose content has a size that the test defines.

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Returns whether no number differs by more than a millionth: thirds of a point are sums in another order.
  func isClose(to other: CGRect, within distance: CGFloat = 1e-6) -> Bool {
    let pairs = [
      (origin.x, other.origin.x), (origin.y, other.origin.y), (size.width, other.size.width),
      (size.height, other.size.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= distance }
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension EdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

/// A change of a button, as the argument of a test.
typealias ButtonChange<Subject: Button> = (name: String, make: @MainActor (Subject) -> Void)

extension View {
  /// Returns whether a change requests a layout of this view, which has no pending one.
  func isMarked(by change: () -> Void) -> Bool {
    layoutIfNeeded()
    change()
    return !LayoutTrace.recording { layoutIfNeeded() }.calls.isEmpty
  }
}

/// A measurer of texts such as `46×18`, which is 46 wide and 18 high; it measures any other text by the system font.
struct SizedTextMeasurer: TextMeasurer {
  func size(of line: String, in font: Font) -> CGSize {
    let parts = line.split(separator: "×").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      return SystemTextMeasurer().size(of: line, in: font)
    }
    return CGSize(width: width, height: height)
  }
}

extension Trait where Self == ScopeTrait {
  /// Sizes titles by the numbers in their text.
  static var sizedTitles: Self { .textMeasurer(SizedTextMeasurer()) }
}

extension CGSize {
  /// A text that `SizedTextMeasurer` measures as this size.
  var asTitle: String { shortDescription }
}

extension Button {
  /// Returns a button of this size with an image and a title of these sizes; its suite must be `.sizedTitles`.
  static func sample(_ size: CGSize, image: CGSize? = nil, title: CGSize? = nil, type: ButtonType = .custom) -> Button {
    let button = Button(type: type)
    button.frame = CGRect(origin: .zero, size: size)
    if let image { button.setImage(Image(size: image), for: .normal) }
    if let title { button.setTitle(title.asTitle, for: .normal) }
    return button
  }

  /// Sets the members that make a state.
  func enter(_ state: Control.State) {
    isHighlighted = state.contains(.highlighted)
    isEnabled = !state.contains(.disabled)
    isSelected = state.contains(.selected)
  }

  /// The frames of image and title after a layout pass.
  var laidOut: (image: CGRect, title: CGRect) {
    layoutIfNeeded()
    return (imageView?.frame ?? .null, titleLabel?.frame ?? .null)
  }
}

/// Sets the content of a button of any class: an image of 20×20 and a title of this size, in a frame of this size.
@MainActor func filled<Made: Button>(
  _ button: Made, _ size: CGSize = CGSize(100, 60), title: CGSize = CGSize(40, 18)
) -> Made {
  button.frame = CGRect(origin: .zero, size: size)
  button.setTitle(title.asTitle, for: .normal)
  button.setImage(Image(size: CGSize(20, 20)), for: .normal)
  return button
}
