/// Names of Swift 2 and 3 and of C that the package does not declare, with what they are called now.
enum OldNames {
  /// The new name of an old one.
  static let new: [String: String] = [
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "CFTypeRef": "AnyObject",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSParagraphStyleAttributeName": "NSAttributedString.Key.paragraphStyle",
    "NSUnderlineStyleAttributeName": "NSAttributedString.Key.underlineStyle",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "CGRectZero": "CGRect.zero",
    "CGPointZero": "CGPoint.zero",
    "CGSizeZero": "CGSize.zero",
    "CGAffineTransformMakeScale": "CGAffineTransform(scaleX:y:)",
    "CGAffineTransformMakeRotation": "CGAffineTransform(rotationAngle:)",
    "CGAffineTransformMakeTranslation": "CGAffineTransform(translationX:y:)",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "arc4random_uniform": "Int.random(in:)",
    "arc4random": "UInt32.random(in: .min ... .max)",
  ]
}
