import Foundation
import HeadlessGeometry

/// What few layers say, as one value: a copy of a layer takes all of it over.
///
/// > Documented: the defaults are those of CALayer's reference.
struct LayerKept {
  var sublayerTransform = CATransform3DIdentity
  var contentsGravity = Layer.ContentsGravity.resize
  var contentsRect = LayerKept.whole
  var contentsCenter = LayerKept.whole
  var contentsFormat = Layer.ContentsFormat.RGBA8Uint
  var minificationFilter = Layer.ContentsFilter.linear
  var magnificationFilter = Layer.ContentsFilter.linear
  var minificationFilterBias: Float = 0
  var cornerCurve = Layer.CornerCurve.circular
  var isOpaque = false
  var isGeometryFlipped = false
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = EdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var anchorPointZ: CGFloat = 0
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var style: [AnyHashable: Any]?

  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  nonisolated(unsafe) static let standard = LayerKept()
}

extension Layer {
  /// Reads what few layers say.
  final func kept<Value>(_ member: KeyPath<LayerKept, Value>) -> Value {
    extras.map { $0.kept[keyPath: member] } ?? LayerKept.standard[keyPath: member]
  }

  /// Writes what few layers say.
  final func keep<Value>(_ member: WritableKeyPath<LayerKept, Value>, _ value: Value) {
    makeExtras().kept[keyPath: member] = value
  }

  final func setContentsPart(_ member: WritableKeyPath<LayerKept, CGRect>, _ rect: CGRect, _ name: String) {
    guard rect.isFinite else { return refuseNumber(rect.shortDescription, name) }
    change(name) { keep(member, rect) }
  }
}
