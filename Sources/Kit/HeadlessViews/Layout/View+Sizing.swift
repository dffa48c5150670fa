import Foundation
import HeadlessReporting

extension View {
  /// The value of ``intrinsicContentSize`` in an axis without a preferred length: -1.
  /// > Documented: UIView.noIntrinsicMetric.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Sets the size of the bounds to that from `sizeThatFits(_:)`.
  ///
  /// Without a transform the origin of the frame stays; the frame is set, so that an override of it is called. Under a
  /// transform the bounds are set, so that the size is the same as without one.
  /// > Reported: PinLayout's suite (AdjustSizeSpec): a label at a scale of 0.5 gets the bounds that it gets without
  /// > one. Assumed: without a transform the origin stays, as in every sample; under one ``View/center`` stays, as
  /// > always where bounds are set. A printed frame would settle it.
  final func fit() {
    let place = "sizeToFit() of \(type(of: self))"
    guard let preferredSize = Self.sizingNesting.call(place, { sizeThatFits(bounds.size) }) else { return }
    guard preferredSize.isFinite else {
      return refuse(
        "sizeToFit()", value: "the size \(preferredSize.shortDescription) from sizeThatFits(_:)",
        because: "is not finite", cure: "Return finite numbers of points from sizeThatFits(_:).")
    }
    let size = CGSize(width: max(preferredSize.width, 0), height: max(preferredSize.height, 0))
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  private static let sizingNesting = CallbackNesting(
    "calls of sizeToFit()", cure: "Don't call sizeToFit() in sizeThatFits(_:).")

  /// The target for the smallest size that the content allows.
  /// > Documented: UIView.layoutFittingCompressedSize.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target for the largest size that the content allows.
  /// > Reported: 10,000 points in both axes.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
