import CoreGraphics

// CoreGraphics brings the C library, as on Apple's systems: no message.

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { sqrt(pow(x - other.x, 2) + pow(y - other.y, 2)) }
  fileprivate var angle: CGFloat { atan2(y, x) }
}

private let wave = sin(1.0) + cos(2.0) + floor(1.5) + fmod(5.0, 3.0)
private let lengths: [CGFloat] = [hypot(3, 4), ceil(0.5), CGFloat(sinf(0.5)), round(CGFloat(1.5)), exp(CGFloat(1))]

private func ring(
  in bounds: CGRect = .zero, transform: CGAffineTransform = .identity, edge: CGRectEdge = .minXEdge,
  mode: CGBlendMode = .multiply, cap: CGLineCap = .round
) -> CGRect { bounds.applying(transform) }
