import Foundation
import HeadlessGeometry

extension Layer {
  /// The placement of contents of another size in the bounds.
  public struct ContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle.
    public static let center = ContentsGravity(rawValue: "center")
    /// In the middle of the top.
    public static let top = ContentsGravity(rawValue: "top")
    /// In the middle of the bottom.
    public static let bottom = ContentsGravity(rawValue: "bottom")
    /// In the middle of the left.
    public static let left = ContentsGravity(rawValue: "left")
    /// In the middle of the right.
    public static let right = ContentsGravity(rawValue: "right")
    /// In the left corner of the top.
    public static let topLeft = ContentsGravity(rawValue: "topLeft")
    /// In the right corner of the top.
    public static let topRight = ContentsGravity(rawValue: "topRight")
    /// In the left corner of the bottom.
    public static let bottomLeft = ContentsGravity(rawValue: "bottomLeft")
    /// In the right corner of the bottom.
    public static let bottomRight = ContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = ContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds, with its aspect ratio.
    public static let resizeAspect = ContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds in its own proportions.
    public static let resizeAspectFill = ContentsGravity(rawValue: "resizeAspectFill")

    /// Creates the gravity for a view's content mode.
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

    /// The content mode for the gravity, or nil.
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
