import Foundation
import HeadlessGraphics
import HeadlessViews

/// A bar that shows how much of a task is done.
open class ProgressView: View {
  private var storedProgress: Float = 0

  /// The style of a progress view.
  /// > Documented: UIProgressView.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// The style in a toolbar.
    case bar = 1
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugContent(horizontally: false)
    isOpaque = false
  }

  /// Creates an empty bar of a style, of its height and no width.
  /// > Assumed: no width; a dump would settle it.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    progressViewStyle = style
  }

  /// Creates an empty bar; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hugContent(horizontally: false)
    isOpaque = false
  }

  /// The completed fraction of the task, from 0 to 1; the ``observedProgress``'s if there is one.
  ///
  /// A value outside of the range is limited to it; one that is not a number is reported and changes nothing.
  /// > Documented: UIProgressView.progress.
  open var progress: Float {
    get { observedProgress.map { Self.limited(Float($0.fractionCompleted)) } ?? storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  /// > Documented: UIProgressView.setProgress(_:animated:). Differs: the bar has its new length at once; the completion
  /// > of a block of animations waits for its end.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else {
      return refuse("progress", value: "nan", because: "is not a number", cure: "Pass a number from 0 to 1.")
    }
    let progress = Self.limited(progress)
    if progress == storedProgress { return }
    if animated { recordDrawnChange(of: "progress", from: storedProgress, to: progress) }
    storedProgress = progress
    setNeedsDisplay()
  }

  /// The progress whose completed fraction is shown; nil by default.
  /// > Documented: UIProgressView.observedProgress.
  open var observedProgress: Progress? {
    willSet { if newValue == nil, observedProgress != nil { storedProgress = progress } }
    didSet { if observedProgress !== oldValue { setNeedsDisplay() } }
  }

  private static func limited(_ progress: Float) -> Float { progress.isNaN ? 0 : min(max(0, progress), 1) }

  /// The style of the bar; the size is the same in every style here.
  open var progressViewStyle = Style.default

  /// The color of the completed length; nil, the default, uses the tint.
  @Invalidating(.display) open var progressTintColor: Color? = nil

  /// The color of the whole bar; nil, by default, for the color of fills.
  /// > Seen: fact i4.
  @Invalidating(.display) open var trackTintColor: Color? = nil

  /// The image of the completed length; nil by default.
  @Invalidating(.display) open var progressImage: Image? = nil

  /// The image of the whole bar; nil by default.
  @Invalidating(.display) open var trackImage: Image? = nil

  /// Draws the bar and its completed length.
  open override func draw(_ rect: CGRect) { drawContent() }

  /// The height of a bar, in points.
  /// > Seen: fact i4: 4 on iOS 26.1, and in files of Interface Builder since Xcode 11. Reported: 2 before.
  private static let height: CGFloat = 4

  /// Returns the proposed width, and 4 points of height.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  /// No width, and 4 points of height.
  open override var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: Self.height) }

  /// The progress as a percentage, unless another value was set.
  /// > Assumed: fact ax19.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((progress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Frequent updates, unless other traits were set.
  open override var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibilityTraits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether the progress is an accessibility element; true by default.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The properties of the superclass and the progress, from 0 to 1, for inspection.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [InspectedProperty("progress", .number(CGFloat(progress)))]
  }
}
