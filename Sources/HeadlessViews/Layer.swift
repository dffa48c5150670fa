import Foundation
import HeadlessGraphics

/// How a view's rectangle is shaped and framed.
///
/// Only what button code sets most is here; `Docs/Fidelity.md` lists what is not yet.
open class Layer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0

  /// The width of the border, in points; drawn inside the bounds.
  open var borderWidth: CGFloat = 0

  /// The colour of the border; opaque black unless set.
  ///
  /// > Documented: CALayer.borderColor.
  open var borderColor: CGColor? = Color.black.cgColor
}
