import UIKit

/// A button that shows three dots in the title's place while something is under way.
open class LoadingButton: PillButton {
  /// The dots, from left to right.
  public let dots = [UIView(), UIView(), UIView()]

  /// Whether the dots are shown; the button is disabled while they are.
  public private(set) var isLoading = false

  private let dotSize: CGFloat = 6

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addDots()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addDots()
  }

  private func addDots() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = UIColor(white: 1, alpha: 1 - CGFloat(index) * 0.25)
      dot.layer.cornerRadius = dotSize / 2
      dot.isHidden = true
      addSubview(dot)
    }
  }

  /// Shows the dots and takes no touches.
  open func startLoading() {
    setLoading(true)
  }

  /// Shows the title again.
  open func stopLoading() {
    setLoading(false)
  }

  private func setLoading(_ isLoading: Bool) {
    guard isLoading != self.isLoading else { return }
    self.isLoading = isLoading
    isEnabled = !isLoading
    dots.forEach { $0.isHidden = !isLoading }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel?.alpha = isLoading ? 0 : 1
    let step = dotSize * 2
    for (index, dot) in dots.enumerated() {
      dot.bounds.size = CGSize(width: dotSize, height: dotSize)
      dot.center = CGPoint(x: bounds.midX + CGFloat(index - 1) * step, y: bounds.midY)
    }
  }
}
