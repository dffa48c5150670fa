import Foundation
import HeadlessGeometry

/// A layer that throws particles into the air.
///
/// > Documented: CAEmitterLayer, with its defaults. Differs: everything is kept, animated and found by its name; no particle is
/// > drawn.
open class EmitterLayer: Layer {
  private var emitter = Emitter()

  /// What is thrown.
  open var emitterCells: [EmitterCell]? {
    get { emitter.cells }
    set { emitter.cells = newValue }
  }

  // MARK: Shape

  /// Where the middle of the emitter is; zero unless set.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set {
      guard newValue.isFinite else { return refuseNumber(newValue.shortDescription, "emitterPosition") }
      change("emitterPosition") { emitter.position = newValue }
    }
  }

  /// Where the emitter is along z.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { set(\.zPosition, newValue, "emitterZPosition") }
  }

  /// How large the emitter is, in points.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { if isFinite(newValue, "emitterSize") { change("emitterSize") { emitter.size = newValue } } }
  }

  /// How deep the emitter is, in points.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { set(\.depth, newValue, "emitterDepth") }
  }

  /// What shape the emitter has; a point unless set.
  open var emitterShape: Shape {
    get { emitter.shape }
    set { emitter.shape = newValue }
  }

  /// From what part of the shape particles come; from all of it unless set.
  open var emitterMode: Mode {
    get { emitter.mode }
    set { emitter.mode = newValue }
  }

  /// In which order particles are drawn; in none unless set.
  open var renderMode: RenderMode {
    get { emitter.renderMode }
    set { emitter.renderMode = newValue }
  }

  /// Whether particles stand in space; false unless set.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { emitter.preservesDepth = newValue }
  }

  // MARK: What the cells' numbers are multiplied by

  /// For the numbers of particles; 1 unless set.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { set(\.birthRate, newValue, "birthRate") }
  }

  /// For the lengths of their lives; 1 unless set.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { set(\.lifetime, newValue, "lifetime") }
  }

  /// For their speeds; 1 unless set.
  open var velocity: Float {
    get { emitter.velocity }
    set { set(\.velocity, newValue, "velocity") }
  }

  /// For their sizes; 1 unless set.
  open var scale: Float {
    get { emitter.scale }
    set { set(\.scale, newValue, "scale") }
  }

  /// For their turning; 1 unless set.
  open var spin: Float {
    get { emitter.spin }
    set { set(\.spin, newValue, "spin") }
  }

  /// What the randomness begins with; 0 unless set.
  open var seed: UInt32 {
    get { emitter.seed }
    set { emitter.seed = newValue }
  }

  private func set(_ member: WritableKeyPath<Emitter, CGFloat>, _ value: CGFloat, _ name: String) {
    if value.isFinite { change(name) { emitter[keyPath: member] = value } } else { refuseNumber("\(value)", name) }
  }

  private func set(_ member: WritableKeyPath<Emitter, Float>, _ value: Float, _ name: String) {
    if isFinite(value, name) { change(name) { emitter[keyPath: member] = value } }
  }

  // MARK: Values by name

  /// The value at a path; `"emitterCells.NAME.KEY"` leads to a cell's.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(at: keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKey: key)
  }

  /// Sets the value at a path; `"emitterCells.NAME.KEY"` leads to a cell's.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
    cell.setValue(value, forKey: key)
  }

  /// The cell that a path leads to, through cells of cells, and the key in it.
  private func cell(at keyPath: String) -> (EmitterCell, String)? {
    var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var cells = emitterCells
    var found: EmitterCell?
    while parts.count > 2, parts.first == "emitterCells" {
      let name = parts[parts.startIndex + 1]
      found = cells?.first { $0.name == name }
      guard let found else { return nil }
      cells = found.emitterCells
      parts = parts.dropFirst(2)
    }
    return found.map { ($0, parts.joined(separator: ".")) }
  }

  override class var valueKeys: [String: LayerKey] { emitterKeys }

  /// > Documented: the animatable properties of CAEmitterLayer.
  private static let emitterKeys: [String: LayerKey] = ownValueKeys.merging([
    "emitterPosition": .value(\EmitterLayer.emitterPosition),
    "emitterZPosition": .number(\EmitterLayer.emitterZPosition),
    "emitterSize": .value(\EmitterLayer.emitterSize), "emitterDepth": .number(\EmitterLayer.emitterDepth),
    "birthRate": .number(\EmitterLayer.birthRate), "lifetime": .number(\EmitterLayer.lifetime),
    "velocity": .number(\EmitterLayer.velocity), "scale": .number(\EmitterLayer.scale),
    "spin": .number(\EmitterLayer.spin),
  ]) { $1 }

  override func takeState(of other: Layer) {
    super.takeState(of: other)
    if let other = other as? EmitterLayer { emitter = other.emitter }
  }
}

private struct Emitter {
  var cells: [EmitterCell]?
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var shape = EmitterLayer.Shape.point
  var mode = EmitterLayer.Mode.volume
  var renderMode = EmitterLayer.RenderMode.unordered
  var preservesDepth = false
  var birthRate: Float = 1
  var lifetime: Float = 1
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0
}
