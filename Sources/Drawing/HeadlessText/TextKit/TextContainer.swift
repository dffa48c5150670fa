import Foundation
import HeadlessGraphics

/// The area that a ``LayoutManager`` lays a text out in; `NSTextContainer` in the module `UIKit`.
/// > Documented: NSTextContainer, with its defaults. Differs: exclusion paths are stored only, and the text engine does
/// > not ask ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``.
open class TextContainer: NSObject {
  /// The size, in points; 0 in a direction means unlimited.
  /// > Documented: NSTextContainer.size.
  open var size: CGSize

  /// The points at both ends of a line that stay free of text; 5 by default.
  /// > Documented: NSTextContainer.lineFragmentPadding.
  open var lineFragmentPadding: CGFloat = 5

  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0

  /// The behavior of the last line if the rest of the text does not fit.
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

  /// Whether lines can be as wide as the container everywhere: not with exclusion paths.
  /// > Documented: NSTextContainer.isSimpleRectangularTextContainer.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Creates a container of a size, in points; 0 in a direction means unlimited.
  public init(size: CGSize = .zero) { self.size = size }

  /// Creates a container without limits; nothing is decoded.
  public required init?(coder: NSCoder) { size = .zero }

  /// Has no effect; text containers are not archived here.
  open func encode(with coder: NSCoder) {}

  /// Replaces this container's layout manager by another one, which gets all its containers, in order, and its text.
  /// > Documented: NSTextContainer.replaceLayoutManager(_:).
  open func replaceLayoutManager(_ newLayoutManager: LayoutManager) {
    guard let old = layoutManager else { return newLayoutManager.addTextContainer(self) }
    if old === newLayoutManager { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    if let storage {
      storage.removeLayoutManager(old)
      storage.addLayoutManager(newLayoutManager)
    }
  }

  /// Returns the area of a proposed rectangle that is inside of the container.
  /// > Documented: NSTextContainer.lineFragmentRect(forProposedRect:at:writingDirection:remaining:).
  ///
  /// - Parameters:
  ///   - proposedRect: The rectangle of a line, in the container's coordinates.
  ///   - characterIndex: The first character of the line; not read.
  ///   - baseWritingDirection: The direction of the line; not read.
  ///   - remainingRect: Receives the area after the returned one: zero.
  /// - Returns: The area inside of the container; zero outside of it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: WritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let area = CGRect(
      x: 0, y: 0, width: size.width > 0 ? size.width : .greatestFiniteMagnitude,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude)
    let part = proposedRect.intersection(area)
    return part.isNull ? .zero : part
  }

  /// The available size for the text engine.
  var room: TextRoom {
    let padding = usablePadding
    var room = TextRoom(
      width: size.width > 0 ? max(size.width - 2 * padding, 1) : 0, height: size.height,
      maximumLines: max(maximumNumberOfLines, 0))
    room.usesFontLeading = layoutManager?.usesFontLeading ?? true
    return room
  }

  /// The padding without numbers that no line can have.
  var usablePadding: CGFloat { lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0 }
}
