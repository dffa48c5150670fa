/// Names of Swift 2 and 3 and of C that the package does not declare, with what they are called now.
enum OldNames {
  static let new: [String: String] = [
    "CGRectZero": "CGRect.zero",
    "CGPointZero": "CGPoint.zero",
    "CGSizeZero": "CGSize.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "arc4random_uniform": "Int.random(in:)",
    "arc4random": "UInt32.random(in: .min ... .max)",
  ]
}
