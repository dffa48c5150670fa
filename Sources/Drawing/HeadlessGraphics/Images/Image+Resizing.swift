import Foundation
import HeadlessGeometry
import HeadlessReporting

extension Image {
  /// The way in which the middle of a resizable image fills its rectangle.
  /// > Documented: UIImage.ResizingMode, with its raw values.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated from the left top on, in its own size.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The edges that retain their size when the image is resized, in points; zero for an image that is not resizable.
  public final var capInsets: EdgeInsets { storage.slicing?.capInsets ?? .zero }

  /// The way the middle fills its rectangle; `tile` also for an image that is not resizable, which is stretched.
  /// > Documented: UIImage.resizingMode.
  public final var resizingMode: ResizingMode { storage.slicing?.mode ?? .tile }

  /// Returns the image whose inside is repeated where it is drawn in another size, as
  /// ``resizableImage(withCapInsets:resizingMode:)`` does.
  public final func resizableImage(withCapInsets capInsets: EdgeInsets) -> Image {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image whose inside is repeated or stretched where it is drawn in another size.
  ///
  /// The insets, in points, are the edges that retain their size, and the mode is the way in which the area between
  /// them fills the rest. Insets that are negative or not finite are reported and become zero.
  public final func resizableImage(withCapInsets capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image {
    let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
    // A comparison with NaN is false.
    let isUsable = insets.allSatisfy { $0 >= 0 && $0.isFinite }
    if !isUsable {
      IssueReporting.report(
        place: "Image.resizableImage(withCapInsets:)",
        problem: "Expected finite insets from 0 on; got \(capInsets); using zero.",
        cure: "Give finite numbers of points that are not negative.")
    }
    return changed { $0.slicing = Slicing(capInsets: isUsable ? capInsets : .zero, mode: resizingMode) }
  }

  /// Returns the image whose column and row after the caps, in points, are stretched where it is drawn in another size.
  /// > Documented: UIImage.stretchableImage(withLeftCapWidth:topCapHeight:): the right cap is the width less the left
  /// > cap and one; a cap of 0 means that all of it is stretched.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> Image {
    func rest(_ length: CGFloat, _ cap: Int) -> CGFloat { cap == 0 ? 0 : max(length - CGFloat(cap) - 1, 0) }
    let insets = EdgeInsets(
      top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth), bottom: rest(size.height, topCapHeight),
      right: rest(size.width, leftCapWidth))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }
}
