import Foundation
import HeadlessGeometry

extension View {
  /// The value of ``intrinsicContentSize`` in an axis without a wish: -1.
  ///
  /// > Documented: UIView.noIntrinsicMetric.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Sets the size of the bounds to the wish and keeps the origin of the frame.
  ///
  /// > Assumed: the origin stays, as in every sample that sizes a view and reads its frame; nothing else is documented.
  final func fit() {
    let wish = sizeThatFits(bounds.size)
    guard wish.isFinite else {
      refuse(
        "sizeToFit()", value: "the size \(wish.shortDescription) from sizeThatFits(_:)", because: "is not finite",
        cure: "Return finite numbers of points from sizeThatFits(_:).")
      return
    }
    frame = CGRect(origin: frame.origin, size: CGSize(width: max(wish.width, 0), height: max(wish.height, 0)))
  }
}
