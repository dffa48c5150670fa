import Foundation
import HeadlessGraphics
import HeadlessViews

/// An indicator that a task is in progress.
///
/// Nothing moves here: ``isAnimating`` is whether a user would see it spin.
open class ActivityIndicatorView: View {
  /// The size of the indicator, with its default color.
  public enum Style: Int, Sendable {
    /// A white wheel of 37×37 points; its name before iOS 13.
    case whiteLarge = 0
    /// A white wheel of 20×20 points; its name before iOS 13.
    case white = 1
    /// A gray wheel of 20×20 points; its name before iOS 13.
    case gray = 2
    /// A wheel of 20×20 points, gray by default.
    case medium = 100
    /// A wheel of 37×37 points, gray by default.
    case large = 101

    /// The wheel's size, in points.
    /// > Reported: 20×20 and 37×37 (M. Meretzky, course INFO1-CE9236).
    var size: CGSize {
      switch self {
      case .white, .gray, .medium: CGSize(width: 20, height: 20)
      case .whiteLarge, .large: CGSize(width: 37, height: 37)
      }
    }

    /// > Seen: fact q33.
    var color: Color {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: Color(white: 0, alpha: 0.45)
      case .medium, .large: .secondaryLabel
      }
    }
  }

  private var storedColor: Color?
  private var storedStyle = Style.medium
  private var isTurning = false

  // MARK: Life

  /// Creates a wheel of a style, as large as that.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    storedStyle = style
    applyDefaults()
  }

  /// Creates a medium indicator; a frame without a size gets the indicator's.
  /// > Assumed: as ``init(style:)`` does. A dump would settle it.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Style.medium.size) : frame)
    applyDefaults()
  }

  /// Creates a medium wheel as an archive does; nothing is read from the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    applyDefaults()
  }

  private func applyDefaults() {
    hugContent()
    isUserInteractionEnabled = false
    isOpaque = false
    isHidden = true
  }

  // MARK: Turning

  /// Whether the wheel turns, between ``startAnimating()`` and ``stopAnimating()``.
  open var isAnimating: Bool { isTurning }

  /// Starts the animation, and shows the indicator if it hides when stopped.
  open func startAnimating() {
    isTurning = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it if it hides when stopped.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the indicator is hidden while it does not animate; true by default.
  /// > Documented: UIActivityIndicatorView.hidesWhenStopped.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }

  // MARK: Appearance

  /// The size of the indicator; setting it resets the color and does not change the frame.
  open var style: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      storedColor = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the wheel; the style's by default, and again after setting nil.
  open var color: Color! {
    get { storedColor ?? storedStyle.color }
    set { storedColor = newValue }
  }

  /// Draws eight spokes, the first one upright and in full.
  /// > Assumed: their number and widths; a screenshot would settle them.
  open override func draw(_ rect: CGRect) {
    guard let context = DrawingContext.current else { return }
    let radius = min(bounds.size.width, bounds.size.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let (x, y) = (CGFloat(sin(Double(angle))), -CGFloat(cos(Double(angle))))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: bounds.midX + x * radius * 0.5, y: bounds.midY + y * radius * 0.5))
      path.addLine(to: CGPoint(x: bounds.midX + x * radius * 0.9, y: bounds.midY + y * radius * 0.9))
      let shade = color.withAlphaComponent(color.alpha * (1 - CGFloat(spoke) * 0.1))
      context.stroke(
        .path(path, .winding), with: .color(shade.cgColor),
        style: DrawingList.StrokeStyle(width: radius * 0.2, cap: .round))
    }
  }

  // MARK: Size

  /// Returns the style's size, whatever size is available.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { storedStyle.size }

  /// The size of the style, in points: 20×20 or 37×37.
  open override var intrinsicContentSize: CGSize { storedStyle.size }

  // MARK: Inspection

  /// The state of the wheel, as inspectors show it.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [InspectedProperty("isAnimating", .flag(isTurning), isDetail: true)]
  }
}
