/// The side of the texts that a button's image is at; left and right are sides of the screen in every language.
/// > Documented: claim D0.14; SCCustomButtonImagePosition, with its raw values.
public enum ImagePosition: Int, CaseIterable, Sendable {
  /// Above the texts.
  case top = 0
  /// Left of the texts.
  case left = 1
  /// Below the texts.
  case bottom = 2
  /// Right of the texts.
  case right = 3

  var isStacked: Bool { self == .top || self == .bottom }

  /// Whether the image is before the texts, from the top or from the left.
  var isImageFirst: Bool { self == .top || self == .left }
}
