import UIKit

/// A view with a size that fits, and without an intrinsic content size.
final class FittingView: UIView {
  private let content: CGSize

  init(_ content: CGSize, frame: CGRect = .zero) {
    self.content = content
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content }
}
