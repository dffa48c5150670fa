import Foundation

/// What goes on in a layer and what it keeps under names: the part of ``Layer`` that is not about looks.
///
/// It is a class because Swift lets people override only what stands in a class body, and one body of all would be too long
/// to read. Only ``Layer`` is meant to inherit from it.
open class LayerBase: NSObject, MediaTiming {
  final var extras: LayerExtras?

  /// Makes a layer in which nothing goes on.
  public override init() {
    super.init()
  }

  /// The layer itself, as everything that is not of this class wants it.
  private var layer: Layer { self as! Layer }

  // MARK: Animations

  /// Adds a copy of an animation, and takes away one that has the key already; nil is no key.
  ///
  /// It begins when its ``LayerAnimation/beginTime`` comes, by the clock of the screen. A duration of 0 becomes that of the
  /// transaction. To be called on the main actor; elsewhere it is reported and nothing is added. At most 10,000 animations
  /// run in one layer at a time; one more is reported and not added.
  ///
  /// > Documented: CALayer.add(_:forKey:).
  open func add(_ anim: LayerAnimation, forKey key: String?) {
    layer.run(anim, key: key)
  }

  /// The animation under a key, as it was added, or nil.
  open func animation(forKey key: String) -> LayerAnimation? { layer.running(key)?.animation }

  /// The keys of the animations in the order in which they were added, or nil without any.
  open func animationKeys() -> [String]? { layer.runningKeys }

  /// Takes away the animation under a key; its delegate hears in the next turn that it did not finish.
  open func removeAnimation(forKey key: String) {
    layer.stopAnimation(forKey: key)
  }

  /// Takes away all animations; their delegates hear in the next turn that they did not finish.
  open func removeAllAnimations() {
    layer.stopAnimations { _ in true }
  }

  /// What the layer shows at this moment, as a layer of its own that belongs to no tree.
  ///
  /// > Documented: CALayer.presentation(). Differs: it is never nil for the toolkit's layers, whether they are on a screen
  /// > or not, and has no sublayers. Of other subclasses it is nil, as nothing but `init?(coder:)` could make one.
  open func presentation() -> Self? { layer.makePresentation() as? Self }

  /// The layer that a presentation shows; of any other layer, itself.
  open func model() -> Self { extras?.model as? Self ?? self }

  // MARK: Actions

  /// What is done when a value changes, by key; `NSNull()` means nothing.
  open var actions: [String: any LayerAction]? {
    get { extras?.actions }
    set { layer.makeExtras().actions = newValue }
  }

  /// What is done when the value under a key changes: what the delegate says, what ``actions`` says, or the standard.
  ///
  /// > Documented: CALayer.action(forKey:).
  open func action(forKey event: String) -> (any LayerAction)? { layer.findAction(event) }

  /// What is done for a key unless something else is said: an animation for what can be animated, else nil.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  // MARK: Values by name

  /// The value under a key: one of the layer's own, numbers as `NSNumber`, or what was kept under the name.
  open func value(forKey key: String) -> Any? { layer.namedValue(key) }

  /// Sets one of the layer's own values, or keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { layer.setNamedValue(value, key) }

  /// The value at a path such as `"position.x"`, `"bounds.size"` or `"transform.rotation.z"`.
  ///
  /// > Documented: the paths into CATransform3D, points, sizes and rectangles: Core Animation Programming Guide, "Key-Value
  /// > Coding Extensions".
  open func value(forKeyPath keyPath: String) -> Any? { layer.value(at: LayerKeyPath(keyPath)) }

  /// Sets the value at a path such as `"transform.scale"`; see ``value(forKeyPath:)``.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    layer.setValue(value, at: LayerKeyPath(keyPath))
  }

  /// The value under a key that nobody has set: that of a fresh layer; an override adds values for its own keys.
  open class func defaultValue(forKey key: String) -> Any? { valueKeys[key]?.get(Layer.blank(like: self)) }

  /// The values that layers of this class have under names.
  class var valueKeys: [String: LayerKey] { [:] }

  // MARK: Layout

  /// Places the sublayers: asks the delegate, which for a view's layer is the view, to.
  ///
  /// Called by the layout pass of the view that the layer is in, when the layer has another size or asked for it.
  open func layoutSublayers() { layer.delegate?.layoutSublayers(of: layer) }

  // MARK: Time

  /// When the layer's time begins, in the superlayer's time; 0 unless set.
  open var beginTime: TimeInterval {
    get { extras?.times.beginTime ?? 0 }
    set { layer.setTime("beginTime", newValue) { $0.beginTime = newValue } }
  }

  /// How long the layer's time is; infinite unless set, and kept only.
  open var duration: TimeInterval {
    get { extras?.times.duration ?? .infinity }
    set { layer.keepTime("duration", newValue) { $0.duration = newValue } }
  }

  /// How much faster than the superlayer's the layer's time goes; 0 stops what goes on in it.
  open var speed: Float {
    get { extras?.times.speed ?? 1 }
    set { layer.setTime("speed", TimeInterval(newValue)) { $0.speed = newValue } }
  }

  /// Where the layer's time begins, in seconds.
  open var timeOffset: TimeInterval {
    get { extras?.times.timeOffset ?? 0 }
    set { layer.setTime("timeOffset", newValue) { $0.timeOffset = newValue } }
  }

  /// Kept for its reader.
  open var repeatCount: Float {
    get { extras?.times.repeatCount ?? 0 }
    set { layer.keepTime("repeatCount", TimeInterval(newValue)) { $0.repeatCount = newValue } }
  }

  /// Kept for its reader.
  open var repeatDuration: TimeInterval {
    get { extras?.times.repeatDuration ?? 0 }
    set { layer.keepTime("repeatDuration", newValue) { $0.repeatDuration = newValue } }
  }

  /// Kept for its reader.
  open var autoreverses: Bool {
    get { extras?.times.autoreverses ?? false }
    set { layer.makeExtras().times.autoreverses = newValue }
  }

  /// Kept for its reader.
  open var fillMode: LayerAnimation.FillMode {
    get { extras?.times.fillMode ?? .removed }
    set { layer.makeExtras().times.fillMode = newValue }
  }

  /// A time of another layer, or of the screen's clock for nil, in this layer's time.
  open func convertTime(_ t: TimeInterval, from l: Layer?) -> TimeInterval {
    layer.localTime(at: l.map { $0.clockTime(at: t) } ?? t)
  }

  /// A time of this layer in another layer's time, or in that of the screen's clock for nil.
  open func convertTime(_ t: TimeInterval, to l: Layer?) -> TimeInterval {
    let time = layer.clockTime(at: t)
    return l.map { $0.localTime(at: time) } ?? time
  }
}
