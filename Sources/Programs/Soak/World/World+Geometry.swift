import Foundation
import HeadlessGeometry
import HeadlessViews

extension World {
  func setGeometry(_ step: Step) {
    guard let node = node(step.operand(0)), let view = node.view else { return }
    recordTampering(with: node)
    let numbers = (0..<6).map { CGFloat(step.number($0)) }
    let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    switch step.action {
    case .frame:
      view.frame = rect
      if isTame { expectFrame(rect, of: node, view) }
    case .bounds:
      view.bounds = rect
      if isTame { expectBounds(rect, of: node, view) }
    case .center:
      view.center = rect.origin
      if isTame { expectCenter(rect.origin, of: node, view) }
    case .transform:
      let transform = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      view.transform = transform
      if isTame { expectTransform(transform, of: node, view) }
    case .autoresizingMask:
      let mask = View.AutoresizingMask(rawValue: UInt(Samples.index(step.operand(1), 80)))
      view.autoresizingMask = mask
      // Six bits have a meaning.
      if mask.rawValue < 64 { node.mask = mask } else if isTame { expected.reports += 1 }
    case .autoresizesSubviews:
      node.autoresizesSubviews = step.operand(1) % 2 == 0
      view.autoresizesSubviews = node.autoresizesSubviews
    default:
      sizeToFit(node, view)
    }
  }

  private func sizeToFit(_ node: Node, _ view: View) {
    if let content = node.content, content.keepsPadding != content.isPadded {
      // Fact b8: from now on the padding is included, or no longer.
      node.content?.keepsPadding = content.isPadded
      node.needsLayout = true
    }
    view.sizeToFit()
    guard isTame else { return }
    let fittingSize = node.content?.fittingSize ?? view.sizeThatFits(node.frame.size)
    guard Self.isExact(CGRect(origin: node.frame.origin, size: fittingSize)) else { return readFrame(of: node, view) }
    // A button may prefer a negative size; a frame can't.
    let size = CGSize(width: max(fittingSize.width, 0), height: max(fittingSize.height, 0))
    if node.transform.isIdentity {
      expectFrame(CGRect(origin: node.frame.origin, size: size), of: node, view)
    } else {
      expectBounds(CGRect(origin: node.boundsOrigin, size: size), of: node, view)
    }
  }

  // MARK: The model

  private func expectFrame(_ rect: CGRect, of node: Node, _ view: View) {
    let frame = Self.standardized(rect)
    guard Self.isFinite(frame) else { return expected.reports += 1 }
    // The effect of the setter on a transformed view is not documented.
    if !node.transform.isIdentity { return readFrame(of: node, view) }
    set(frame, of: node)
  }

  private func expectBounds(_ rect: CGRect, of node: Node, _ view: View) {
    let bounds = Self.standardized(rect)
    guard Self.isFinite(bounds) else { return expected.reports += 1 }
    var frame = node.frame
    if bounds.size != frame.size {
      // The center stays.
      frame = CGRect(
        x: node.center.x - bounds.width * 0.5, y: node.center.y - bounds.height * 0.5,
        width: bounds.width, height: bounds.height)
    }
    guard Self.isFinite(frame) else { return expected.reports += 1 }
    if !staysFinite(frame, node) {
      node.boundsOrigin = view.bounds.origin
      node.needsLayout = view.needsLayout
      return readFrame(of: node, view)
    }
    if bounds.origin != node.boundsOrigin {
      node.boundsOrigin = bounds.origin
      node.needsLayout = true
    }
    set(frame, center: node.center, of: node)
  }

  private func expectCenter(_ center: CGPoint, of node: Node, _ view: View) {
    let size = node.frame.size
    if center == node.center { return }
    let frame = CGRect(origin: CGPoint(x: center.x - size.width * 0.5, y: center.y - size.height * 0.5), size: size)
    guard Self.isFinite(frame) else { return expected.reports += 1 }
    if !staysFinite(frame, node) { return readFrame(of: node, view) }
    set(frame, center: center, of: node)
  }

  /// Returns whether a transform certainly results in a finite frame; otherwise setters may refuse it.
  private func staysFinite(_ frame: CGRect, _ node: Node) -> Bool {
    let transform = node.transform
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return transform.isIdentity || Self.isExact(frame) && numbers.allSatisfy { abs($0) < 1e6 }
  }

  private func expectTransform(_ transform: CGAffineTransform, of node: Node, _ view: View) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard numbers.allSatisfy(\.isFinite) else { return expected.reports += 1 }
    if Self.isExact(node.frame), numbers.allSatisfy({ abs($0) < 1e6 }) {
      node.transform = transform
    } else {
      // Refused if the frame overflows.
      expected.mayReport = true
      node.transform = view.transform
    }
  }

  /// Sets a frame; a new size marks the view and its superview (fact d1), and subviews follow it.
  private func set(_ frame: CGRect, center: CGPoint? = nil, of node: Node) {
    let old = node.frame.size
    node.frame = frame
    if let center { node.center = center }
    if frame.size == old { return }
    node.needsLayout = true
    node.parent?.needsLayout = true
    if node.autoresizesSubviews { for child in node.children { follow(child, from: old, to: frame.size) } }
  }

  private func follow(_ node: Node, from old: CGSize, to new: CGSize) {
    guard !node.mask.isEmpty, let view = node.view else { return }
    let rect = ModelAutoresizing.frame(node.frame, mask: node.mask, from: old, to: new)
    let actual = view.untransformedFrame
    let isExact =
      node.transform.isIdentity
      && [rect, node.frame, CGRect(origin: .zero, size: old), CGRect(origin: .zero, size: new)].allSatisfy(Self.isExact)
    if isExact, !Self.isNear(rect, actual) { fault = "#\(node.id) follows to \(actual) instead of \(rect)" }
    if !isExact { expected.mayReport = true }
    // The sum may be rounded in another order: from here on the toolkit's number is the expected one.
    set(actual, center: view.center, of: node)
  }

  /// Copies the toolkit's result for a frame that the documents do not define.
  func readFrame(of node: Node, _ view: View) {
    expected.mayReport = true
    set(view.untransformedFrame, center: view.center, of: node)
  }

  // MARK: Numbers

  static func isFinite(_ rect: CGRect) -> Bool {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return numbers.allSatisfy(\.isFinite) && (rect.origin.x + rect.size.width).isFinite
      && (rect.origin.y + rect.size.height).isFinite && rect != .infinite
  }

  /// Returns the standardized rectangle, which setters and the subviews of a button (fact a9) get.
  static func standardized(_ rect: CGRect) -> CGRect {
    let (x, y, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    return CGRect(x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width), height: abs(height))
  }

  /// Returns whether arithmetic with a rectangle's numbers is far more precise than a pixel.
  static func isExact(_ rect: CGRect) -> Bool {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy { abs($0) < 1e6 }
  }

  static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.origin.x - other.origin.x) < 1e-6 && abs(one.origin.y - other.origin.y) < 1e-6
      && abs(one.size.width - other.size.width) < 1e-6 && abs(one.size.height - other.size.height) < 1e-6
  }
}
