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

    private static let modes: [ContentsGravity: ContentMode] = [
      .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft,
      .topRight: .topRight, .bottomLeft: .bottomLeft, .bottomRight: .bottomRight, .resize: .scaleToFill,
      .resizeAspect: .scaleAspectFit, .resizeAspectFill: .scaleAspectFill,
    ]

    /// Creates the gravity of a mode; a view that is redrawn stretches its contents.
    init(_ mode: ContentMode) { self = Self.modes.first { $0.value == mode }?.key ?? .resize }

    var mode: ContentMode? { Self.modes[self] }
  }
}
