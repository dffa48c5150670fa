import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting

/// The values that a layer shares with its view, and the refusal of invalid ones.
extension Layer {
  /// Reads or changes the view that owns the layer; nil in a layer without one.
  @discardableResult final func onOwner<Result>(_ body: @MainActor (any LayerOwner) -> Result) -> Result? {
    guard let owner = layerOwner else { return nil }
    return MainThread.run(with: owner, body)
  }

  final func setBackgroundColor(_ color: CGColor?) {
    let isOwners: Void? = onOwner { $0.layerBackgroundColor = color }
    if isOwners == nil { change("backgroundColor") { look.backgroundColor = color } }
  }

  final func setOpacity(_ opacity: Float) {
    guard isFinite(opacity, "opacity") else { return }
    let isOwners: Void? = onOwner { $0.layerOpacity = CGFloat(opacity) }
    if isOwners == nil { change("opacity") { look.opacity = min(max(opacity, 0), 1) } }
  }

  // MARK: Place

  final func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return refuseGeometry(frame, "frame") }
    if onOwner({ $0.layerFrame = frame }) != nil { return }
    var geometry = geometry
    geometry.frame = frame
    setGeometry(geometry)
  }

  final func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuseGeometry(bounds, "bounds") }
    if onOwner({ $0.layerBounds = bounds }) != nil { return }
    var geometry = geometry
    geometry.bounds = bounds.standardized
    setGeometry(geometry)
  }

  final func setPosition(_ position: CGPoint) {
    guard position.isFinite else { return refuseGeometry(position.shortDescription, "position") }
    if onOwner({ $0.layerPosition = position }) == nil { change("position") { geometry.position = position } }
  }

  final func setAnchorPoint(_ anchor: CGPoint) {
    guard anchor.isFinite else { return refuseGeometry(anchor.shortDescription, "anchorPoint") }
    if onOwner({ $0.layerAnchorPoint = anchor }) == nil { change("anchorPoint") { geometry.anchorPoint = anchor } }
  }

  final func storeAffineTransform(_ transform: CGAffineTransform) {
    guard isFinite(transform, "setAffineTransform(_:)") else { return }
    if onOwner({ $0.layerTransform = transform }) == nil { change("transform") { geometry.transform = transform } }
  }

  // MARK: Layer-only values

  final func set(_ value: some LayerNumbers, _ name: String, _ store: () -> Void) {
    if isFinite(value, name) { change(name, store) }
  }

  final func isFinite(_ value: some LayerNumbers, _ name: String) -> Bool {
    accepts(value.isFinite, value.numberText, name, cure: "Pass finite numbers.")
  }

  final func setMaskedCorners(_ corners: CornerMask) {
    guard CornerMask.all.isSuperset(of: corners) else {
      return refuse(
        "maskedCorners", value: "the raw value \(corners.rawValue)",
        because: "has unknown bits (\(corners.subtracting(.all).rawValue))",
        cure: "Combine the four corner members.")
    }
    change("maskedCorners") { look.maskedCorners = corners }
  }

  /// Refuses a mask that contains the layer, or that the layer itself masks, directly or by others.
  final func isNoMaskOfItself(_ mask: Layer?) -> Bool {
    var chain = mask
    while let masking = chain, masking !== self { chain = masking.mask }
    var owner: Layer? = self
    while let layer = owner, layer !== mask { owner = layer.superlayer }
    if chain == nil, mask == nil || owner == nil { return true }
    refuse(
      "mask", value: mask === self ? "the layer itself" : "the layer", because: "can't be its own mask",
      cure: "Pass another layer.")
    return false
  }

  final func mayDelegate(to delegate: (any LayerDelegate)?) -> Bool {
    guard let owner = layerOwner else { return true }
    if delegate !== owner {
      refuse(
        "delegate", value: delegate.map { "\(type(of: $0))" } ?? "nil", because: "can't replace the view",
        cure: "Use a layer of your own.")
    }
    return false
  }

  // MARK: Reports

  /// Refuses a number on which the real system stops with an exception.
  final func refuseGeometry(_ value: String, _ member: String) {
    refuse(
      member, value: value, because: "is not finite (UIKit: \"CALayer position contains NaN\")",
      cure: "Pass finite numbers.")
  }

  /// Refuses a rectangle with a number that is not finite, or with an edge beyond all numbers.
  final func refuseGeometry(_ rect: CGRect, _ member: String) {
    if !rect.hasFiniteNumbers { return refuseGeometry(rect.shortDescription, member) }
    refuse(
      member, value: rect.shortDescription, because: "has an edge beyond the largest number",
      cure: "Pass smaller numbers.")
  }
}

extension Layer {
  /// Returns a new layer for a view, of the view's layer class; a plain one, with a report, where there can't be one of
  /// it.
  /// > Differs: Swift can make an object of an unknown subclass only by an initializer that all must have: for layers
  /// > that is `init?(coder:)`; one that traps there traps here.
  @MainActor package static func make(of wanted: AnyClass, for owner: any LayerOwner) -> Layer {
    let layer = make(of: wanted, place: "\(type(of: owner)).layerClass")
    layer.layerOwner = owner
    return layer
  }

  private static func make(of wanted: AnyClass, place: @autoclosure () -> String) -> Layer {
    let blank = (wanted as? Layer.Type)?.makeBlank() ?? Layer()
    if type(of: blank) == wanted { return blank }
    if let made = (wanted as? Layer.Type)?.init(coder: NSCoder()) { return made }
    let problem = wanted is Layer.Type ? "returned nil from init?(coder:)" : "is not a class of layers"
    IssueReporting.report(
      place: place(), problem: "\(wanted) \(problem); the view has a plain layer.",
      cure: "Return a subclass of Layer whose init?(coder:) makes one.")
    return Layer()
  }
}
