import CoreText

// CoreText brings Foundation and CoreGraphics, as on Apple's systems: no message.

private let key = kCTTrackingAttributeName
private let attributes = NSMutableDictionary(object: 2.5, forKey: key)

private func line(_ text: String, transform: CGAffineTransform = .identity) -> CTLine {
  CTLineCreateWithAttributedString(NSAttributedString(string: text))
}

private func width(of text: String, in bounds: CGRect = .zero) -> CGFloat {
  let offset = CTLineGetPenOffsetForFlush(line(text), 0.5, Double(bounds.width))
  return CGFloat(offset) + sqrt(bounds.height)
}
