import Foundation
import HeadlessGraphics

/// A kind of particles of an ``EmitterLayer``, whose values are stored only.
///
/// Members are set by their names too: `setValue(0, forKey: "birthRate")`, or through the layer by the cell's ``name``.
/// > Documented: CAEmitterCell, with its defaults.
open class EmitterCell: NSObject, MediaTiming, NSSecureCoding {
  /// The name by which a key path of the layer finds the cell; nil by default.
  open var name: String?
  /// Whether particles of the cell are emitted; true by default.
  open var isEnabled = true
  /// The number of particles that are emitted in a second; 0 by default.
  open var birthRate: Float = 0
  /// The duration for which a particle exists, in seconds; 0 by default.
  open var lifetime: Float = 0
  /// The range within which lifetimes vary, in seconds; 0 by default.
  open var lifetimeRange: Float = 0
  /// The angle of the direction in the layer's plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the direction above the layer's plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone within which directions vary, in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// The velocity of a particle, in points per second; 0 by default.
  open var velocity: CGFloat = 0
  /// The range within which velocities vary, in points per second; 0 by default.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The scale factor of a particle; 1 by default.
  open var scale: CGFloat = 1
  /// The range within which scale factors vary; 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of the scale factor in a second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of a particle, in radians per second; 0 by default.
  open var spin: CGFloat = 0
  /// The range within which spins vary, in radians per second; 0 by default.
  open var spinRange: CGFloat = 0
  /// The color that the content is multiplied by; opaque white by default.
  open var color: CGColor? = .white
  /// The range within which the red component varies; 0 by default.
  open var redRange: Float = 0
  /// The range within which the green component varies; 0 by default.
  open var greenRange: Float = 0
  /// The range within which the blue component varies; 0 by default.
  open var blueRange: Float = 0
  /// The range within which the alpha component varies; 0 by default.
  open var alphaRange: Float = 0
  /// The change of the red component in a second; 0 by default.
  open var redSpeed: Float = 0
  /// The change of the green component in a second; 0 by default.
  open var greenSpeed: Float = 0
  /// The change of the blue component in a second; 0 by default.
  open var blueSpeed: Float = 0
  /// The change of the alpha component in a second; 0 by default.
  open var alphaSpeed: Float = 0
  /// The content of a particle, a `CGImage`.
  open var contents: Any?
  /// The part of the content, 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of a point of the content; 1 by default.
  open var contentsScale: CGFloat = 1
  /// The filter for content that is drawn smaller than it is; `linear` by default.
  open var minificationFilter = "linear"
  /// The bias of the detail of smaller content.
  open var minificationFilterBias: Float = 0
  /// The filter for content that is drawn larger than it is; `linear` by default.
  open var magnificationFilter = "linear"
  /// The particles that particles of the cell emit.
  open var emitterCells: [EmitterCell]?
  /// The values of keys that the cell does not have.
  open var style: [AnyHashable: Any]?
  /// The time at which the cell begins, in seconds of the layer; 0 by default.
  open var beginTime: TimeInterval = 0
  /// The offset of the time, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The duration, in seconds; infinite by default.
  open var duration: TimeInterval = .infinity
  /// The speed of the time; 1 by default.
  open var speed: Float = 1

  /// The number of runs; 0 is treated as 1.
  open var repeatCount: Float = 0
  /// The duration of all runs, in seconds; 0 for none.
  open var repeatDuration: TimeInterval = 0
  /// Whether each run is followed by one in reverse.
  open var autoreverses = false
  /// Whether the cell is active before it begins and after it has ended.
  open var fillMode = LayerAnimation.FillMode.removed

  private var values: [String: Any] = [:]

  /// Creates a cell with the defaults.
  public override init() {}

  /// Creates a cell with the defaults; nothing is decoded.
  public required init?(coder: NSCoder) {}

  /// Does nothing: cells are not archived.
  open func encode(with coder: NSCoder) {}

  /// Whether cells can be archived securely: yes.
  public static var supportsSecureCoding: Bool { true }

  // MARK: Values by name

  /// Returns the default of a member, or nil for another key.
  open class func defaultValue(forKey key: String) -> Any? { keys[key]?.get(EmitterCell()) }

  /// Returns whether a value would be archived; nothing is archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { value(forKey: key) != nil }

  /// Sets a member by its name; a value under another name is stored only.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let found = Self.keys[key] else { return values[key] = value }
    if found.set(self, value) { return }
    report(
      "setValue(_:forKey:)",
      "Expected a value of \"\(key)\"; got \(value.map { "\($0)" } ?? "nil"); keeping the old value.",
      cure: "Pass a value of the member's type.")
  }

  /// Returns the value of a member, numbers as `NSNumber`, or the value that was stored under another name.
  open func value(forKey key: String) -> Any? {
    if let found = Self.keys[key] { return found.get(self) }
    return values[key] ?? style?[key]
  }

  /// Sets the value at a path such as `"contentsRect.size.width"`, or `"emitterCells.spark.scale"` for a cell "spark".
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, rest) = Self.find(keyPath, in: emitterCells) { return cell.setValue(value, forKeyPath: rest) }
    let path = LayerKeyPath(keyPath)
    if path.members.isEmpty { return setValue(value, forKey: keyPath) }
    guard let changed = path.setting(value, in: self.value(forKey: path.key)) else {
      return report(
        "setValue(_:forKeyPath:)",
        "Expected a path such as \"contentsRect.origin.x\"; got \"\(keyPath)\"; nothing changed.",
        cure: "Pass the name of a member, or of a cell in emitterCells.")
    }
    setValue(changed, forKey: path.key)
  }

  /// Returns the value at a path; see ``setValue(_:forKeyPath:)``.
  open func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, rest) = Self.find(keyPath, in: emitterCells) { return cell.value(forKeyPath: rest) }
    let path = LayerKeyPath(keyPath)
    return path.value(in: value(forKey: path.key))
  }

  private static let keys: [String: LayerKey] = [
    "birthRate": .number(\EmitterCell.birthRate), "lifetime": .number(\EmitterCell.lifetime),
    "lifetimeRange": .number(\EmitterCell.lifetimeRange),
    "emissionLongitude": .number(\EmitterCell.emissionLongitude),
    "emissionLatitude": .number(\EmitterCell.emissionLatitude), "emissionRange": .number(\EmitterCell.emissionRange),
    "velocity": .number(\EmitterCell.velocity), "velocityRange": .number(\EmitterCell.velocityRange),
    "xAcceleration": .number(\EmitterCell.xAcceleration), "yAcceleration": .number(\EmitterCell.yAcceleration),
    "zAcceleration": .number(\EmitterCell.zAcceleration), "scale": .number(\EmitterCell.scale),
    "scaleRange": .number(\EmitterCell.scaleRange), "scaleSpeed": .number(\EmitterCell.scaleSpeed),
    "spin": .number(\EmitterCell.spin), "spinRange": .number(\EmitterCell.spinRange),
    "redRange": .number(\EmitterCell.redRange), "greenRange": .number(\EmitterCell.greenRange),
    "blueRange": .number(\EmitterCell.blueRange), "alphaRange": .number(\EmitterCell.alphaRange),
    "redSpeed": .number(\EmitterCell.redSpeed), "greenSpeed": .number(\EmitterCell.greenSpeed),
    "blueSpeed": .number(\EmitterCell.blueSpeed), "alphaSpeed": .number(\EmitterCell.alphaSpeed),
    "contentsScale": .number(\EmitterCell.contentsScale), "beginTime": .number(\EmitterCell.beginTime),
    "timeOffset": .number(\EmitterCell.timeOffset), "duration": .number(\EmitterCell.duration),
    "speed": .number(\EmitterCell.speed), "name": .optional(\EmitterCell.name),
    "color": .optional(\EmitterCell.color), "contents": .optional(\EmitterCell.contents),
    "emitterCells": .optional(\EmitterCell.emitterCells), "enabled": .flag(\EmitterCell.isEnabled),
    "contentsRect": .value(\EmitterCell.contentsRect), "minificationFilter": .value(\EmitterCell.minificationFilter),
    "magnificationFilter": .value(\EmitterCell.magnificationFilter), "repeatCount": .number(\EmitterCell.repeatCount),
    "repeatDuration": .number(\EmitterCell.repeatDuration),
    "minificationFilterBias": .number(\EmitterCell.minificationFilterBias),
    "autoreverses": .flag(\EmitterCell.autoreverses), "fillMode": .name(\EmitterCell.fillMode),
  ]

  /// Returns the cell that a path such as `"emitterCells.confetti.birthRate"` leads to, and the rest of the path in it.
  ///
  /// Of cells in cells it finds the innermost one; nil where there is no such cell, or no rest.
  static func find(_ keyPath: String, in cells: [EmitterCell]?) -> (cell: EmitterCell, rest: String)? {
    var found: (cell: EmitterCell, rest: String)?
    var (cells, path) = (cells, keyPath)
    while path.hasPrefix("emitterCells.") {
      let parts = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let cell = cells?.first(where: { $0.name == String(parts[1]) }) else { break }
      path = String(parts[2])
      found = (cell, path)
      cells = cell.emitterCells
    }
    return found
  }

  // MARK: Copies

  /// Returns copies of cells and of the cells in them; a cell that occurs twice has one copy.
  static func copies(of cells: [EmitterCell]) -> [EmitterCell] {
    var made: [ObjectIdentifier: EmitterCell] = [:]
    var waiting: [EmitterCell] = []
    func copy(_ cell: EmitterCell) -> EmitterCell {
      if let copy = made[ObjectIdentifier(cell)] { return copy }
      let copy = EmitterCell()
      made[ObjectIdentifier(cell)] = copy
      waiting.append(cell)
      for (key, member) in keys where key != "emitterCells" { _ = member.set(copy, member.get(cell)) }
      copy.style = cell.style
      copy.values = cell.values
      return copy
    }
    let copies = cells.map(copy)
    while let cell = waiting.popLast() { made[ObjectIdentifier(cell)]?.emitterCells = cell.emitterCells?.map(copy) }
    return copies
  }
}
