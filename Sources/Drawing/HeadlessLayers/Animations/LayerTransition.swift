/// An animation from the previous content of a layer to the current one.
///
/// It is stored and timed, and notifies its delegate, like every other; it changes no value, so it is not visible.
/// > Documented: CATransition.
open class LayerTransition: LayerAnimation {
  /// The way in which new content replaces the old one.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind in Core Animation, such as `fade`.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in over the old one.
    public static let fade = Kind(rawValue: "fade")
    /// The new content moves in over the old one.
    public static let moveIn = Kind(rawValue: "moveIn")
    /// The new content pushes the old one out.
    public static let push = Kind(rawValue: "push")
    /// The old content moves away from the new one.
    public static let reveal = Kind(rawValue: "reveal")
  }

  /// The side from which a transition moves.
  public struct Side: RawRepresentable, Hashable, Sendable {
    /// The name of the side in Core Animation, such as `fromRight`.
    public let rawValue: String
    /// Creates a side from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The transition moves from the right to the left.
    public static let fromRight = Side(rawValue: "fromRight")
    /// The transition moves from the left to the right.
    public static let fromLeft = Side(rawValue: "fromLeft")
    /// The transition moves from the top to the bottom.
    public static let fromTop = Side(rawValue: "fromTop")
    /// The transition moves from the bottom to the top.
    public static let fromBottom = Side(rawValue: "fromBottom")
  }

  /// The kind of the transition; a fade by default.
  open var type = Kind.fade

  /// The side from which a transition moves; stored only.
  open var subtype: Side?

  /// The fraction of the transition at which it begins; 0 by default, and stored only.
  open var startProgress: Float = 0

  /// The fraction of the transition at which it ends; 1 by default, and stored only.
  open var endProgress: Float = 1

  override func makeEmpty() -> LayerAnimation { LayerTransition() }

  override var fixedKey: String? { "transition" }

  override func copyValues(of other: LayerAnimation) {
    super.copyValues(of: other)
    guard let other = other as? LayerTransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
