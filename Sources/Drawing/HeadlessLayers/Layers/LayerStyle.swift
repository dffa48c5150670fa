import Foundation
import HeadlessGraphics

/// The appearance of a layer: the values that only layers have, and those that a layer without a view stores itself.
/// > Documented: the defaults of CALayer's reference.
struct LayerStyle {
  var cornerRadius: CGFloat = 0
  var maskedCorners = CornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerStyle.black
  var shadowColor: CGColor? = LayerStyle.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var zPosition: CGFloat = 0
  var contentsScale: CGFloat = 1

  // The style values that a view stores itself.
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false

  private static let black = Color.black.cgColor
}
