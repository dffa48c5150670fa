import HeadlessKit
import HeadlessTesting

extension Label {
  /// Returns a label with a text in the system font.
  static func sample(_ text: String?, size: CGFloat = 10, lines: Int = 1, frame: CGRect = .zero) -> Label {
    let label = Label(frame: frame)
    (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
    return label
  }
}

/// A label that counts the invalidations of its size.
final class CountingLabel: Label {
  var count = 0
  override func invalidateIntrinsicContentSize() { count += 1 }
}
