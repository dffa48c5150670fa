import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A layer that shows several copies of its sublayers, each transformed once more than the one before.
/// > Documented: CAReplicatorLayer, with its defaults. Differs: of colors only opacity shows; delays are only stored.
open class ReplicatorLayer: Layer {
  private var copies = Copies()

  /// The number of copies of the sublayers, 0 to 10000; 1 by default.
  /// > Assumed: the limit, above any visible number of copies.
  open var instanceCount: Int {
    get { copies.count }
    set {
      guard (0...10_000).contains(newValue) else {
        return refuse(
          "instanceCount", value: "\(newValue)", because: "is not from 0 to 10000", cure: "Pass 0 to 10000.")
      }
      change("instanceCount") { copies.count = newValue }
    }
  }

  /// The transform from each copy to the next, around the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { copies.transform }
    set { set(newValue, "instanceTransform") { copies.transform = newValue } }
  }

  /// The delay between copies, in seconds; stored only.
  open var instanceDelay: TimeInterval {
    get { copies.delay }
    set { set(newValue, "instanceDelay") { copies.delay = newValue } }
  }

  /// Whether the copies are in space; false by default, and stored only.
  open var preservesDepth = false

  /// The color that the first copy is multiplied by, opaque white by default; of it the opacity is drawn.
  open var instanceColor: CGColor? {
    get { copies.color }
    set { change("instanceColor") { copies.color = newValue } }
  }

  /// The difference in red between copies; stored only.
  open var instanceRedOffset: Float {
    get { copies.red }
    set { set(newValue, "instanceRedOffset") { copies.red = newValue } }
  }

  /// The difference in green between copies; stored only.
  open var instanceGreenOffset: Float {
    get { copies.green }
    set { set(newValue, "instanceGreenOffset") { copies.green = newValue } }
  }

  /// The difference in blue between copies; stored only.
  open var instanceBlueOffset: Float {
    get { copies.blue }
    set { set(newValue, "instanceBlueOffset") { copies.blue = newValue } }
  }

  /// The difference in opacity between copies; it is drawn, limited to 0 to 1.
  open var instanceAlphaOffset: Float {
    get { copies.alpha }
    set { set(newValue, "instanceAlphaOffset") { copies.alpha = newValue } }
  }

  /// The transforms from the sublayers to each of their copies, with the copies' opacities, in order.
  package override var drawnCopies: [(transform: CGAffineTransform, alpha: CGFloat)]? {
    let (bounds, step) = (bounds, instanceTransform.plane)
    let around = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(step)
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
    let (alpha, fading) = (instanceColor?.alpha ?? 1, CGFloat(instanceAlphaOffset))
    var transform = CGAffineTransform.identity
    return (0..<instanceCount).map { index in
      if index > 0 { transform = transform.concatenating(around) }
      return (transform, min(max(alpha + CGFloat(index) * fading, 0), 1))
    }
  }

  override class func makeBlank() -> Layer { ReplicatorLayer() }

  override class var valueKeys: [String: LayerKey] { replicatorKeys }

  private static let replicatorKeys: [String: LayerKey] = ownValueKeys.merging([
    "instanceCount": .count(\ReplicatorLayer.instanceCount),
    "instanceTransform": .value(\ReplicatorLayer.instanceTransform),
    "instanceDelay": .number(\ReplicatorLayer.instanceDelay),
    "instanceColor": .optional(\ReplicatorLayer.instanceColor),
    "instanceRedOffset": .number(\ReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": .number(\ReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": .number(\ReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": .number(\ReplicatorLayer.instanceAlphaOffset),
  ]) { $1 }

  override func copyState(of other: Layer) {
    super.copyState(of: other)
    guard let other = other as? ReplicatorLayer else { return }
    copies = other.copies
    preservesDepth = other.preservesDepth
  }
}

private struct Copies {
  var count = 1
  var transform = CATransform3DIdentity
  var delay: TimeInterval = 0
  var color: CGColor? = .white
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0
}
