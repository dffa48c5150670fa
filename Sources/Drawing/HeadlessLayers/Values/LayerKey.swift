import Foundation
import HeadlessGraphics

/// A value of a layer or an emitter cell that is read and set by its name.
struct LayerKey: Sendable {
  let get: @Sendable (AnyObject) -> Any?
  /// A closure that sets a value and returns true; one of another kind changes nothing.
  let set: @Sendable (AnyObject, Any?) -> Bool
  let accepts: @Sendable (Any?) -> Bool
  /// Whether a change is animated where no animation is named; one that is added animates the value anyway.
  var isAnimatedImplicitly = true

  private init<Root: AnyObject & SendableMetatype, Value>(
    _ member: ReferenceWritableKeyPath<Root, Value> & Sendable, get: @escaping @Sendable (Value) -> Any?,
    converted: @escaping @Sendable (Any?) -> Value?
  ) {
    self.get = { layer in (layer as? Root).flatMap { get($0[keyPath: member]) } }
    set = { layer, value in
      guard let layer = layer as? Root, let value = converted(value) else { return false }
      layer[keyPath: member] = value
      return true
    }
    accepts = { converted($0) != nil }
  }

  /// Returns the key of a number; nil is treated as 0.
  static func number<Root: AnyObject & SendableMetatype, Number: BinaryFloatingPoint & SendableMetatype>(
    _ member: ReferenceWritableKeyPath<Root, Number> & Sendable
  ) -> LayerKey {
    LayerKey(member, get: { NSNumber(value: Double($0)) }, converted: { number($0).map { Number($0) } })
  }

  static func count<Root: AnyObject & SendableMetatype, Number: FixedWidthInteger & SendableMetatype>(
    _ member: ReferenceWritableKeyPath<Root, Number> & Sendable
  ) -> LayerKey {
    LayerKey(
      member, get: { NSNumber(value: Int(clamping: $0)) },
      converted: { number($0).flatMap { Number(exactly: $0.rounded()) } })
  }

  static func flag<Root: AnyObject & SendableMetatype>(_ member: ReferenceWritableKeyPath<Root, Bool> & Sendable)
    -> LayerKey
  {
    LayerKey(member, get: { NSNumber(value: $0) }, converted: { number($0).map { $0 != 0 } })
  }

  private static func number(_ value: Any?) -> Double? {
    if case .number(let number)? = AnimatableValue(value ?? 0) { number } else { nil }
  }

  static func value<Root: AnyObject & SendableMetatype, Value: SendableMetatype>(
    _ member: ReferenceWritableKeyPath<Root, Value> & Sendable
  ) -> LayerKey { LayerKey(member, get: { $0 }, converted: { AnimatableValue($0)?.any as? Value }) }

  static func optional<Root: AnyObject & SendableMetatype, Value: SendableMetatype>(
    _ member: ReferenceWritableKeyPath<Root, Value?> & Sendable
  ) -> LayerKey {
    LayerKey(
      member, get: { $0 },
      converted: { value in
        guard let value else { return .some(nil) }
        return ((value as? Value) ?? AnimatableValue(value)?.any as? Value).map { .some($0) }
      })
  }

  /// Returns the key of a name, such as a shape's; it is read by the key as a string.
  static func name<Root: AnyObject & SendableMetatype, Name: RawRepresentable<String> & SendableMetatype>(
    _ member: ReferenceWritableKeyPath<Root, Name> & Sendable
  ) -> LayerKey {
    LayerKey(
      member, get: { $0.rawValue }, converted: { $0 as? Name ?? ($0 as? String).flatMap(Name.init(rawValue:)) }
    ).still
  }

  /// The key of a value that changes at once.
  var still: LayerKey {
    var key = self
    key.isAnimatedImplicitly = false
    return key
  }
}

extension Layer {
  /// > Documented: the animatable properties of CALayer; paths are not animated implicitly.
  static let ownValueKeys: [String: LayerKey] = [
    "position": .value(\Layer.position), "bounds": .value(\Layer.bounds), "frame": .value(\Layer.frame).still,
    "anchorPoint": .value(\Layer.anchorPoint), "transform": .value(\Layer.transform),
    "sublayerTransform": .value(\Layer.sublayerTransform), "opacity": .number(\Layer.opacity),
    "backgroundColor": .optional(\Layer.backgroundColor), "cornerRadius": .number(\Layer.cornerRadius),
    "borderWidth": .number(\Layer.borderWidth), "borderColor": .optional(\Layer.borderColor),
    "shadowColor": .optional(\Layer.shadowColor), "shadowOpacity": .number(\Layer.shadowOpacity),
    "shadowOffset": .value(\Layer.shadowOffset), "shadowRadius": .number(\Layer.shadowRadius),
    "shadowPath": .optional(\Layer.shadowPath).still, "zPosition": .number(\Layer.zPosition),
    "anchorPointZ": .number(\Layer.anchorPointZ), "hidden": .flag(\Layer.isHidden),
    "masksToBounds": .flag(\Layer.masksToBounds), "contents": .optional(\Layer.contents),
    "contentsRect": .value(\Layer.contentsRect), "contentsCenter": .value(\Layer.contentsCenter),
    "contentsScale": .number(\Layer.contentsScale),
    "name": .optional(\Layer.name).still, "speed": .number(\Layer.speed).still,
    "minificationFilterBias": .number(\Layer.minificationFilterBias),
    "doubleSided": .flag(\Layer.isDoubleSided), "shouldRasterize": .flag(\Layer.shouldRasterize),
    "rasterizationScale": .number(\Layer.rasterizationScale), "opaque": .flag(\Layer.isOpaque).still,
    "timeOffset": .number(\Layer.timeOffset).still, "beginTime": .number(\Layer.beginTime).still,
  ]

  final func namedValue(_ key: String) -> Any? {
    if let found = type(of: self).valueKeys[key] { return found.get(self) }
    return rare.custom[key] ?? rare.style?[key] ?? type(of: self).defaultValue(forKey: key)
  }

  final func setNamedValue(_ value: Any?, _ key: String) {
    if let found = type(of: self).valueKeys[key] {
      guard found.set(self, value) else {
        return refuse(
          "setValue(_:forKey:)", value: value.map { "\($0)" } ?? "nil", because: "is not a value of \"\(key)\"",
          cure: "Pass a value of the property's type.")
      }
    } else {
      storeNamedValue(value, key)
    }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// Stores a value under a name that no property of the toolkit's has, and runs the action for it.
  ///
  /// The action is asked for before the change, as on the real system: it reads the old value.
  private func storeNamedValue(_ value: Any?, _ key: String) {
    let value = Self.object(of: value)
    guard MainThread.isCurrent else { return rare.custom[key] = value }
    MainThread.run(with: (self, value)) { layer, value in
      let old = layer.namedValue(key)
      let action = layer.changesBySelf && !Self.areEqual(old, value) ? layer.action(forKey: key) : nil
      layer.rare.custom[key] = value
      if let action { layer.runAction(action, for: key, from: old) }
    }
  }

  @MainActor private func runAction(_ action: any LayerAction, for key: String, from old: Any?) {
    guard let animation = action as? BasicAnimation, animation.fromValue == nil, animation.toValue == nil,
      animation.byValue == nil
    else { return action.run(forKey: key, object: self, arguments: nil) }
    // The animation that a view gives in a block is one for the view's own values.
    if layerOwner?.recordsLayerChanges == true, !type(of: self).needsDisplay(forKey: key) { return }
    run(animation, for: key, from: old)
  }

  private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    guard let old = AnimatableValue(old), let new = AnimatableValue(new) else { return false }
    return old.isEqual(to: new)
  }

  /// Returns a value as the real system stores it: numbers as `NSNumber`.
  private static func object(of value: Any?) -> Any? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as any BinaryInteger: Int(exactly: value).map { NSNumber(value: $0) } ?? value
    default: value
    }
  }

  /// Whether an animation runs whose values the layer displays.
  final var displaysAnimation: Bool { rare.animations.contains { $0.isDisplayed(by: self) } }

  final func setValue(_ value: Any?, at path: LayerKeyPath) {
    if path.members.isEmpty { return setValue(value, forKey: path.key) }
    guard let changed = path.setting(value, in: self.value(forKey: path.key)) else {
      return refuse(
        "setValue(_:forKeyPath:)", value: value.map { "\($0)" } ?? "nil",
        because: "does not fit the path \"\(([path.key] + path.members).joined(separator: "."))\"",
        cure: "Pass a value of the path's kind, and a path such as \"position.x\" or \"transform.rotation.z\".")
    }
    setValue(changed, forKey: path.key)
  }
}
