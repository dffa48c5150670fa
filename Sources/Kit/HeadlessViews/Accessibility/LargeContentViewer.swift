import Foundation
import HeadlessGeometry
import HeadlessGraphics

struct LargeContent {
  var isShown = false
  var title: String?
  var image: Image?
  var scalesImage = false
  var imageInsets = EdgeInsets.zero
}

/// The values of a view that has some, apart from its other rare ones.
final class StoredLargeContent {
  let values: LargeContent

  init(_ values: LargeContent) { self.values = values }
}

extension View: LargeContentViewerItem {
  /// The values for the large content viewer, without those that a class supplies.
  final var largeContent: LargeContent {
    get { rare.largeContent?.values ?? LargeContent() }
    set { rare.largeContent = StoredLargeContent(newValue) }
  }
}

/// An item that the large content viewer can show, such as a view.
/// > Documented: UILargeContentViewerItem.
@preconcurrency @MainActor public protocol LargeContentViewerItem: NSObjectProtocol {
  /// Whether the large content viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The text in the large content viewer.
  var largeContentTitle: String? { get }
  /// The image in the large content viewer.
  var largeContentImage: Image? { get }
  /// Whether the large content viewer enlarges the image.
  var scalesLargeContentImage: Bool { get }
  /// The insets that center the image in the large content viewer, in points.
  var largeContentImageInsets: EdgeInsets { get }
}

/// An object that chooses the items of the large content viewer and responds to the end of its gesture.
/// > Documented: UILargeContentViewerInteractionDelegate. Differs: nothing calls it, as no viewer is shown; its method
/// > `viewController(for:)` is not a requirement.
@preconcurrency @MainActor public protocol LargeContentViewerInteractionDelegate: AnyObject {
  /// Responds to the end of the gesture at a point of an item.
  func largeContentViewerInteraction(
    _ interaction: LargeContentViewerInteraction, didEndOn item: (any LargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point, in the coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: LargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any LargeContentViewerItem)?
}

extension LargeContentViewerInteractionDelegate {
  /// Does nothing by default.
  public func largeContentViewerInteraction(
    _ interaction: LargeContentViewerInteraction, didEndOn item: (any LargeContentViewerItem)?, at point: CGPoint
  ) {}

  /// Returns the deepest view at the point that ``View/showsLargeContentViewer``, by default.
  public func largeContentViewerInteraction(
    _ interaction: LargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any LargeContentViewerItem)? {
    var found = interaction.view?.hitTest(point, with: nil)
    while let view = found, !view.showsLargeContentViewer, view !== interaction.view { found = view.superview }
    return found?.showsLargeContentViewer == true ? found : nil
  }
}

/// An interaction that presents the large content viewer; it is stored only.
/// > Documented: UILargeContentViewerInteraction. Differs: no viewer is shown.
@preconcurrency @MainActor open class LargeContentViewerInteraction: NSObject, Interaction {
  /// The view that has the interaction, or nil; not retained.
  open private(set) weak var view: View?
  /// The object that chooses the items; not retained.
  open private(set) weak var delegate: (any LargeContentViewerInteractionDelegate)?
  /// A recognizer that other recognizers can be related to; no view has it.
  public final let gestureRecognizerForExclusionRelationship = GestureRecognizer()

  /// Creates an interaction with a delegate that chooses the items; nil for the views that show themselves.
  public init(delegate: (any LargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Whether the user has enabled the large content viewer: false.
  open class var isEnabled: Bool { false }

  /// The name of the notification of a new ``isEnabled``, which is never posted.
  nonisolated public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Does nothing by default.
  open func willMove(to view: View?) {}

  /// Stores the view.
  open func didMove(to view: View?) { self.view = view }
}
