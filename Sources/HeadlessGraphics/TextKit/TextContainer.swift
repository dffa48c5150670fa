import Foundation
import HeadlessGeometry

/// The room that a ``LayoutManager`` lays a text out in; `NSTextContainer` in the module `UIKit`.
///
/// > Documented: NSTextContainer, with its defaults. Differs: exclusion paths are stored only.
open class TextContainer: NSObject {
  /// The size, in points; 0 in a direction means unlimited.
  ///
  /// > Documented: NSTextContainer.size.
  open var size: CGSize

  /// The points at both ends of a line that stay free of text; 5 unless set.
  ///
  /// > Documented: NSTextContainer.lineFragmentPadding.
  open var lineFragmentPadding: CGFloat = 5

  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0

  /// The behavior of the last line where there is no room for the rest of the text.
  ///
  /// > Differs: every truncating mode puts the ellipsis at the end.
  open var lineBreakMode = LineBreakMode.byWordWrapping

  /// The areas without text; stored only.
  open var exclusionPaths: [BezierPath] = []

  /// Whether the container becomes as wide as its text view; stored only.
  open var widthTracksTextView = false

  /// Whether the container becomes as high as its text view; stored only.
  open var heightTracksTextView = false

  /// The layout manager that has the container, or nil.
  open weak var layoutManager: LayoutManager?

  /// Creates a container of a size, in points; 0 in a direction means unlimited.
  public init(size: CGSize = .zero) {
    self.size = size
  }

  /// Moves the container to another layout manager, at the same place among the containers.
  open func replaceLayoutManager(_ newLayoutManager: LayoutManager) {
    if let old = layoutManager, let index = old.textContainers.firstIndex(of: self) {
      old.removeTextContainer(at: index)
    }
    newLayoutManager.addTextContainer(self)
  }

  /// The room as the text engine takes it.
  var room: TextRoom {
    let padding = usablePadding
    return TextRoom(
      width: size.width > 0 ? max(size.width - 2 * padding, 1) : 0, height: size.height,
      maximumLines: max(maximumNumberOfLines, 0))
  }

  /// The padding without numbers that no line can have.
  var usablePadding: CGFloat { lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0 }
}
