import CoreGraphics
import QuartzCore
import UIKit

// A button as real packages have it: one of everything that they use, without a thought for Linux.

@IBDesignable
class FancyButton: UIButton, CAAnimationDelegate {
  @IBInspectable var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius; setNeedsLayout() } }
  @IBInspectable var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
  private let shape = CAShapeLayer()
  private lazy var spinner: UIActivityIndicatorView = {
    let s = UIActivityIndicatorView(style: .medium)
    s.hidesWhenStopped = true
    s.color = .white
    return s
  }()
  private var storedTitle: String?
  override var isHighlighted: Bool {
    didSet {
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: {
          self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        }, completion: nil)
    }
  }
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
  private func setup() {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.locations = [0, 1]
    layer.masksToBounds = true
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.5
    layer.insertSublayer(shape, at: 0)
    shape.fillColor = nil
    shape.strokeColor = tintColor.cgColor
    shape.lineCap = .round
    shape.lineDashPattern = [2, 3]
    addSubview(spinner)
    addTarget(self, action: FancyButton.tapped, for: .touchUpInside)
    titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    titleLabel?.adjustsFontSizeToFitWidth = true
    imageView?.contentMode = .scaleAspectFit
    setTitleColor(UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1), for: .normal)
    setBackgroundImage(FancyButton.image(color: .gray), for: UIControl.State.highlighted)
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  }
  func tapped() { shake() }
  static func image(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage? {
    let rect = CGRect(origin: .zero, size: size)
    UIGraphicsBeginImageContextWithOptions(rect.size, false, 0)
    color.setFill()
    UIRectFill(rect)
    let ctx = UIGraphicsGetCurrentContext()
    ctx?.setFillColor(color.cgColor)
    ctx?.fill(rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let cgImage = image?.cgImage else { return nil }
    return UIImage(cgImage: cgImage)
  }
  func shake() {
    let a = CAKeyframeAnimation(keyPath: "transform.translation.x")
    a.timingFunction = CAMediaTimingFunction(name: .linear)
    a.values = [-20.0, 20.0, -20.0, 20.0, 0.0]
    a.keyTimes = [0, 0.2, 0.4, 0.8, 1]
    a.duration = 0.6
    a.isAdditive = true
    a.delegate = self
    layer.add(a, forKey: "shake")
    let rotate = CABasicAnimation(keyPath: "transform.rotation.z")
    rotate.fromValue = 0
    rotate.toValue = NSNumber(value: Double.pi * 2)
    rotate.repeatCount = .infinity
    rotate.fillMode = .forwards
    rotate.isRemovedOnCompletion = false
    rotate.beginTime = CACurrentMediaTime() + 0.1
    shape.add(rotate, forKey: nil)
    let g = CAAnimationGroup()
    g.animations = [a, rotate]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [weak self] in self?.spinner.stopAnimating() }
    shape.strokeEnd = 0.5
    CATransaction.commit()
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.damping = 10; spring.initialVelocity = 2; spring.stiffness = 100
    spring.duration = spring.settlingDuration
  }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: 1, dy: 1), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 5, height: 5))
    path.lineWidth = 2
    UIColor.white.withAlphaComponent(0.5).setStroke()
    path.stroke()
    let p = CGMutablePath()
    p.move(to: .zero); p.addLine(to: CGPoint(x: 5, y: 5)); p.closeSubpath()
    guard let c = UIGraphicsGetCurrentContext() else { return }
    c.saveGState(); c.addPath(p); c.setLineWidth(2); c.setStrokeColor(UIColor.red.cgColor); c.strokePath();
    c.restoreGState()
    let space = CGColorSpaceCreateDeviceRGB()
    if let gr = CGGradient(
      colorsSpace: space, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
    {
      c.drawLinearGradient(gr, start: .zero, end: CGPoint(x: 0, y: 10), options: [])
    }
    ("x" as NSString).draw(
      at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black])
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    shape.frame = bounds
    shape.path = UIBezierPath(ovalIn: bounds).cgPath
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let mask = CAShapeLayer(); mask.path = UIBezierPath(roundedRect: bounds, cornerRadius: 3).cgPath; layer.mask = mask
    guard let image = imageView, let label = titleLabel else { return }
    let titleSize = (label.text ?? "").size(withAttributes: [NSAttributedString.Key.font: label.font!])
    titleEdgeInsets = UIEdgeInsets(top: 0, left: -image.frame.size.width, bottom: -(image.frame.height + 4), right: 0)
    imageEdgeInsets = UIEdgeInsets(top: -(titleSize.height + 4), left: 0, bottom: 0, right: -titleSize.width)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override var intrinsicContentSize: CGSize {
    let s = super.intrinsicContentSize; return CGSize(width: s.width + 10, height: s.height)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event); _ = touches.first?.location(in: self)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p) }
  override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    var r = super.titleRect(forContentRect: contentRect); r.origin.x = 0; return r
  }
}
extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: 1)
  }
  func lighter(by p: CGFloat) -> UIColor {
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    getRed(&r, green: &g, blue: &b, alpha: &a)
    var h: CGFloat = 0, s: CGFloat = 0, v: CGFloat = 0
    getHue(&h, saturation: &s, brightness: &v, alpha: &a)
    return UIColor(hue: h, saturation: s, brightness: min(v * p, 1), alpha: a)
  }
}
