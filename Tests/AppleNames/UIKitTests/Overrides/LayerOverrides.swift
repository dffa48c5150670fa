import UIKit

// Subclasses that override every open member, as iOS lets them. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnLayer: CALayer {
    override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
    override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
    override func animationKeys() -> [String]? { super.animationKeys() }
    override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
    override func removeAllAnimations() { super.removeAllAnimations() }
    override func presentation() -> Self? { super.presentation() }
    override func model() -> Self { super.model() }
    override var actions: [String: any CAAction]? { didSet {} }
    override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
    override class func defaultAction(forKey event: String) -> (any CAAction)? { super.defaultAction(forKey: event) }
    override func value(forKey key: String) -> Any? { super.value(forKey: key) }
    override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
    override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
    override func layoutSublayers() { super.layoutSublayers() }
    override var beginTime: TimeInterval { didSet {} }
    override var duration: TimeInterval { didSet {} }
    override var speed: Float { didSet {} }
    override var timeOffset: TimeInterval { didSet {} }
    override var repeatCount: Float { didSet {} }
    override var repeatDuration: TimeInterval { didSet {} }
    override var autoreverses: Bool { didSet {} }
    override var fillMode: CAAnimation.FillMode { didSet {} }
    override func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { super.convertTime(t, from: l) }
    override func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { super.convertTime(t, to: l) }
    override var delegate: (any CALayerDelegate)? { didSet {} }
    override var cornerRadius: CGFloat { didSet {} }
    override var maskedCorners: CACornerMask { didSet {} }
    override var borderWidth: CGFloat { didSet {} }
    override var borderColor: CGColor? { didSet {} }
    override var shadowColor: CGColor? { didSet {} }
    override var shadowOpacity: Float { didSet {} }
    override var shadowOffset: CGSize { didSet {} }
    override var shadowRadius: CGFloat { didSet {} }
    override var shadowPath: CGPath? { didSet {} }
    override var cornerCurve: CornerCurve { didSet {} }
    override class func cornerCurveExpansionFactor(_ curve: CornerCurve) -> CGFloat {
      super.cornerCurveExpansionFactor(curve)
    }
    override var filters: [Any]? { didSet {} }
    override var backgroundFilters: [Any]? { didSet {} }
    override var compositingFilter: Any? { didSet {} }
    override var allowsGroupOpacity: Bool { didSet {} }
    override var allowsEdgeAntialiasing: Bool { didSet {} }
    override var edgeAntialiasingMask: CAEdgeAntialiasingMask { didSet {} }
    override var shouldRasterize: Bool { didSet {} }
    override var rasterizationScale: CGFloat { didSet {} }
    override var isDoubleSided: Bool { didSet {} }
    override var style: [AnyHashable: Any]? { didSet {} }
    override var backgroundColor: CGColor? { didSet {} }
    override var opacity: Float { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var masksToBounds: Bool { didSet {} }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override var position: CGPoint { didSet {} }
    override var anchorPoint: CGPoint { didSet {} }
    override var transform: CATransform3D { didSet {} }
    override func affineTransform() -> CGAffineTransform { super.affineTransform() }
    override func setAffineTransform(_ transform: CGAffineTransform) { super.setAffineTransform(transform) }
    override var sublayerTransform: CATransform3D { didSet {} }
    override var anchorPointZ: CGFloat { didSet {} }
    override var isGeometryFlipped: Bool { didSet {} }
    override func contentsAreFlipped() -> Bool { super.contentsAreFlipped() }
    override var zPosition: CGFloat { didSet {} }
    override var contentsScale: CGFloat { didSet {} }
    override var name: String? { didSet {} }
    override var contents: Any? { didSet {} }
    override var contentsGravity: ContentsGravity { didSet {} }
    override var contentsRect: CGRect { didSet {} }
    override var contentsCenter: CGRect { didSet {} }
    override var contentsFormat: ContentsFormat { didSet {} }
    override var minificationFilter: ContentsFilter { didSet {} }
    override var magnificationFilter: ContentsFilter { didSet {} }
    override var minificationFilterBias: Float { didSet {} }
    override var isOpaque: Bool { didSet {} }
    override var drawsAsynchronously: Bool { didSet {} }
    override var mask: CALayer? { didSet {} }
    override var superlayer: CALayer? { super.superlayer }
    override var sublayers: [CALayer]? { didSet {} }
    override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
    override func insertSublayer(_ layer: CALayer, at idx: UInt32) { super.insertSublayer(layer, at: idx) }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      super.insertSublayer(layer, below: sibling)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      super.insertSublayer(layer, above: sibling)
    }
    override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      super.replaceSublayer(oldLayer, with: newLayer)
    }
    override func removeFromSuperlayer() { super.removeFromSuperlayer() }
    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { super.convert(p, from: l) }
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { super.convert(p, to: l) }
    override func convert(_ r: CGRect, from l: CALayer?) -> CGRect { super.convert(r, from: l) }
    override func convert(_ r: CGRect, to l: CALayer?) -> CGRect { super.convert(r, to: l) }
    override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
    override func scroll(_ p: CGPoint) { super.scroll(p) }
    override func scrollRectToVisible(_ r: CGRect) { super.scrollRectToVisible(r) }
    override var visibleRect: CGRect { super.visibleRect }
    override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func needsLayout() -> Bool { super.needsLayout() }
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
    override func needsDisplay() -> Bool { super.needsDisplay() }
    override func displayIfNeeded() { super.displayIfNeeded() }
    override func display() { super.display() }
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
    override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
    override var needsDisplayOnBoundsChange: Bool { didSet {} }
    override func render(in ctx: CGContext) { super.render(in: ctx) }
  }

  final class OwnShapeLayer: CAShapeLayer {
    override var path: CGPath? { didSet {} }
    override var fillColor: CGColor? { didSet {} }
    override var fillRule: FillRule { didSet {} }
    override var strokeColor: CGColor? { didSet {} }
    override var strokeStart: CGFloat { didSet {} }
    override var strokeEnd: CGFloat { didSet {} }
    override var lineWidth: CGFloat { didSet {} }
    override var miterLimit: CGFloat { didSet {} }
    override var lineCap: LineCap { didSet {} }
    override var lineJoin: LineJoin { didSet {} }
    override var lineDashPhase: CGFloat { didSet {} }
    override var lineDashPattern: [NSNumber]? { didSet {} }
  }

  final class OwnGradientLayer: CAGradientLayer {
    override var colors: [Any]? { didSet {} }
    override var locations: [NSNumber]? { didSet {} }
    override var startPoint: CGPoint { didSet {} }
    override var endPoint: CGPoint { didSet {} }
    override var type: CAGradientLayerType { didSet {} }
  }

  final class OwnTextLayer: CATextLayer {
    override var string: Any? { didSet {} }
    override var font: Any? { didSet {} }
    override var fontSize: CGFloat { didSet {} }
    override var foregroundColor: CGColor? { didSet {} }
    override var isWrapped: Bool { didSet {} }
    override var alignmentMode: Alignment { didSet {} }
    override var truncationMode: Truncation { didSet {} }
    override var allowsFontSubpixelQuantization: Bool { didSet {} }
    override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  }

  final class OwnReplicatorLayer: CAReplicatorLayer {
    override var instanceCount: Int { didSet {} }
    override var instanceTransform: CATransform3D { didSet {} }
    override var instanceDelay: TimeInterval { didSet {} }
    override var preservesDepth: Bool { didSet {} }
    override var instanceColor: CGColor? { didSet {} }
    override var instanceRedOffset: Float { didSet {} }
    override var instanceGreenOffset: Float { didSet {} }
    override var instanceBlueOffset: Float { didSet {} }
    override var instanceAlphaOffset: Float { didSet {} }
  }
  final class OwnEmitterLayer: CAEmitterLayer {
    override var emitterCells: [CAEmitterCell]? { didSet {} }
    override var birthRate: Float { didSet {} }
    override var lifetime: Float { didSet {} }
    override var emitterPosition: CGPoint { didSet {} }
    override var emitterZPosition: CGFloat { didSet {} }
    override var emitterSize: CGSize { didSet {} }
    override var emitterDepth: CGFloat { didSet {} }
    override var emitterShape: Shape { didSet {} }
    override var emitterMode: Mode { didSet {} }
    override var renderMode: RenderMode { didSet {} }
    override var preservesDepth: Bool { didSet {} }
    override var velocity: Float { didSet {} }
    override var scale: Float { didSet {} }
    override var spin: Float { didSet {} }
    override var seed: UInt32 { didSet {} }
    override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
    override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
  }
}
