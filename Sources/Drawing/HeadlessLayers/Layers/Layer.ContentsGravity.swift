import HeadlessGeometry

extension Layer {
  /// The placement of contents of another size in the bounds.
  public struct ContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity in Core Animation, such as `resizeAspect`.
    public let rawValue: String
    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The contents keep their size, in the middle of the bounds.
    public static let center = ContentsGravity(rawValue: "center")
    /// The contents keep their size, in the middle of the top edge.
    public static let top = ContentsGravity(rawValue: "top")
    /// The contents keep their size, in the middle of the bottom edge.
    public static let bottom = ContentsGravity(rawValue: "bottom")
    /// The contents keep their size, in the middle of the left edge.
    public static let left = ContentsGravity(rawValue: "left")
    /// The contents keep their size, in the middle of the right edge.
    public static let right = ContentsGravity(rawValue: "right")
    /// The contents keep their size, in the top left corner.
    public static let topLeft = ContentsGravity(rawValue: "topLeft")
    /// The contents keep their size, in the top right corner.
    public static let topRight = ContentsGravity(rawValue: "topRight")
    /// The contents keep their size, in the bottom left corner.
    public static let bottomLeft = ContentsGravity(rawValue: "bottomLeft")
    /// The contents keep their size, in the bottom right corner.
    public static let bottomRight = ContentsGravity(rawValue: "bottomRight")
    /// The contents are stretched to the bounds.
    public static let resize = ContentsGravity(rawValue: "resize")
    /// The contents fit the bounds in their aspect ratio.
    public static let resizeAspect = ContentsGravity(rawValue: "resizeAspect")
    /// The contents cover the bounds in their aspect ratio.
    public static let resizeAspectFill = ContentsGravity(rawValue: "resizeAspectFill")

    init(_ mode: ContentMode) {
      switch mode {
      case .center: self = .center
      case .top: self = .top
      case .bottom: self = .bottom
      case .left: self = .left
      case .right: self = .right
      case .topLeft: self = .topLeft
      case .topRight: self = .topRight
      case .bottomLeft: self = .bottomLeft
      case .bottomRight: self = .bottomRight
      case .scaleToFill, .redraw: self = .resize
      case .scaleAspectFit: self = .resizeAspect
      case .scaleAspectFill: self = .resizeAspectFill
      }
    }

    var mode: ContentMode? {
      switch self {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      case .resize: .scaleToFill
      case .resizeAspect: .scaleAspectFit
      case .resizeAspectFill: .scaleAspectFill
      default: nil
      }
    }
  }
}
