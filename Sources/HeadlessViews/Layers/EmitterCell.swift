import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// What an ``EmitterLayer`` throws into the air: how many, how fast, how large, in which colours.
///
/// > Documented: CAEmitterCell, with its defaults. Differs: everything is kept for its reader; no particle is drawn.
open class EmitterCell: NSObject, MediaTiming {
  private var times = MediaTimes(duration: .infinity)
  private var custom: [String: Any] = [:]

  /// Makes a cell of which nothing is born.
  public override init() {
    super.init()
  }

  /// Makes a cell as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The name that key paths find the cell by: `"emitterCells.NAME.birthRate"`.
  open var name: String?
  /// Whether particles are shown.
  open var isEnabled = true
  /// The cells that the particles throw themselves.
  open var emitterCells: [EmitterCell]?

  // MARK: Life

  /// How many particles are born in a second; 0 unless set.
  open var birthRate: Float = 0
  /// How long a particle lives, in seconds; 0 unless set.
  open var lifetime: Float = 0
  /// How much the lives differ, in seconds.
  open var lifetimeRange: Float = 0

  // MARK: Movement

  /// Where particles go, as an angle from the plane of x and y, in radians.
  open var emissionLatitude: CGFloat = 0
  /// Where particles go, as an angle in the plane of x and y, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How wide the cone of the directions is, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast particles go, in points a second.
  open var velocity: CGFloat = 0
  /// How much the speeds differ, in points a second.
  open var velocityRange: CGFloat = 0
  /// How much faster particles become along x.
  open var xAcceleration: CGFloat = 0
  /// How much faster particles become along y.
  open var yAcceleration: CGFloat = 0
  /// How much faster particles become along z.
  open var zAcceleration: CGFloat = 0
  /// How fast particles turn, in radians a second.
  open var spin: CGFloat = 0
  /// How much the turning differs.
  open var spinRange: CGFloat = 0

  // MARK: Looks

  /// How large particles are, in parts of their contents' size; 1 unless set.
  open var scale: CGFloat = 1
  /// How much the sizes differ.
  open var scaleRange: CGFloat = 0
  /// How much a particle grows in a second.
  open var scaleSpeed: CGFloat = 0
  /// What the contents are multiplied by; opaque white unless set.
  open var color: CGColor? = .white
  /// How much the red differs.
  open var redRange: Float = 0
  /// How much the green differs.
  open var greenRange: Float = 0
  /// How much the blue differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// How much the red changes in a second.
  open var redSpeed: Float = 0
  /// How much the green changes in a second.
  open var greenSpeed: Float = 0
  /// How much the blue changes in a second.
  open var blueSpeed: Float = 0
  /// How much the opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// The picture of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the picture that shows, in parts of it.
  open var contentsRect = LayerKept.whole
  /// How many pixels a point of the picture has; 1 unless set.
  open var contentsScale: CGFloat = 1
  /// How the picture is made larger.
  open var magnificationFilter = Layer.ContentsFilter.linear.rawValue
  /// How the picture is made smaller.
  open var minificationFilter = Layer.ContentsFilter.linear.rawValue
  /// Which detail a trilinear ``minificationFilter`` prefers.
  open var minificationFilterBias: Float = 0
  /// Values that count where others are not set; kept only.
  open var style: [AnyHashable: Any]?

  // MARK: Time

  /// When particles begin to be born, in the layer's time.
  open var beginTime: TimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }

  /// How long particles are born; infinite unless set.
  open var duration: TimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }

  /// How much faster than the layer's the cell's time goes.
  open var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }

  /// Where in its own time the cell begins.
  open var timeOffset: TimeInterval {
    get { times.timeOffset }
    set { times.timeOffset = newValue }
  }

  /// How often the cell's time runs.
  open var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }

  /// How long the cell's time is repeated.
  open var repeatDuration: TimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }

  /// Whether the cell's time goes back to its beginning.
  open var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }

  /// Whether particles show before and after the cell's time.
  open var fillMode: LayerAnimation.FillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  // MARK: Values by name

  /// The value under a key: one of the cell's own numbers as an `NSNumber`, or what was kept under the name.
  open func value(forKey key: String) -> Any? {
    if let member = Self.floats[key] { return NSNumber(value: self[keyPath: member]) }
    if let member = Self.lengths[key] { return NSNumber(value: Double(self[keyPath: member])) }
    switch key {
    case "name": return name
    case "enabled": return NSNumber(value: isEnabled)
    case "color": return color
    case "contents": return contents
    default: return custom[key]
    }
  }

  /// Sets one of the cell's own values, or keeps a value under a name; a value of another kind is left alone.
  open func setValue(_ value: Any?, forKey key: String) {
    let number: Double? = if case .number(let number)? = AnimatableValue(value ?? 0) { number } else { nil }
    if let member = Self.floats[key] {
      if let number { self[keyPath: member] = Float(number) }
    } else if let member = Self.lengths[key] {
      if let number { self[keyPath: member] = CGFloat(number) }
    } else {
      switch key {
      case "name": name = value as? String
      case "enabled": if let number { isEnabled = number != 0 }
      case "color": color = (value as? Color)?.cgColor ?? value as? CGColor
      case "contents": contents = value
      default: custom[key] = value
      }
    }
  }

  private static let floats: [String: ReferenceWritableKeyPath<EmitterCell, Float> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
  ]

  private static let lengths: [String: ReferenceWritableKeyPath<EmitterCell, CGFloat> & Sendable] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "spin": \.spin, "spinRange": \.spinRange, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "contentsScale": \.contentsScale,
  ]
}
