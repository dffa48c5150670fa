import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A live view, and its model.
///
/// The model is written from the documents' rules and is independent of the toolkit's state.
@MainActor final class Node {
  enum Kind: Int, CaseIterable {
    case view, button, systemButton, label, imageView, window, infoButton
    /// Made by a button itself.
    case titleLabel, buttonImageView, buttonBackground

    static let makeable: [Kind] = [.view, .button, .systemButton, .label, .imageView, .window, .infoButton]
  }

  let id: Int
  let kind: Kind
  /// The program's own reference.
  var held: View?
  private(set) weak var view: View?
  let identity: ObjectIdentifier
  /// The button that made it.
  var owner: Node?
  /// The subviews that the button has created.
  var parts: [Node] = []

  var parent: Node?
  var children: [Node] = []

  /// The rectangle in the superview without the transform.
  var frame = CGRect.zero {
    didSet {
      center = CGPoint(x: frame.origin.x + frame.size.width * 0.5, y: frame.origin.y + frame.size.height * 0.5)
    }
  }
  /// The middle of the frame, or the center that was set, where the middle is rounded to another number.
  var center = CGPoint.zero
  var boundsOrigin = CGPoint.zero
  var transform = CGAffineTransform.identity
  var mask = View.AutoresizingMask()
  var autoresizesSubviews = true

  var needsLayout = true
  var isHidden = false
  var alpha: CGFloat = 1
  var isInteractive = true
  var isFirstResponder = false

  var tintColor: Color?
  var tintMode = View.TintAdjustmentMode.automatic
  var style = UserInterfaceStyle.unspecified
  var semantic = SemanticContentAttribute.unspecified
  /// The inherited tint of the model at the end of the last step.
  var lastTint: ModelTint?
  var lastTraits: ModelTraits?

  /// The model of a button's content; nil in other views.
  var content: ModelButton?

  init(id: Int, kind: Kind, view: View) {
    self.id = id
    self.kind = kind
    self.view = view
    identity = ObjectIdentifier(view)
  }

  /// Removes the references to all other nodes; the parent's is strong, as weak ones would double the time of a step.
  func removeLinks() {
    parent = nil
    children = []
    owner = nil
    parts = []
  }

  var isButton: Bool { content != nil }
  var isWindow: Bool { kind == .window }
  var isMadeByButton: Bool { owner != nil }
  /// Whether the class's `layoutSubviews()` does nothing: the toolkit may omit marks and calls, which are not modeled.
  var hasEmptyLayout: Bool {
    switch kind {
    case .label, .imageView, .titleLabel, .buttonImageView, .buttonBackground: true
    case .view, .button, .systemButton, .window, .infoButton: false
    }
  }
  var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }

  /// Returns the first of the node and those above it for which a condition holds.
  func first(where condition: (Node) -> Bool) -> Node? {
    var node: Node? = self
    while let current = node {
      if condition(current) { return current }
      node = current.parent
    }
    return nil
  }

  /// The window that it is or is in.
  var window: Node? { first { $0.isWindow } }

  func isDescendant(of other: Node) -> Bool { first { $0 === other } != nil }

  /// The node and all below it, parents first, siblings in their order.
  var subtree: [Node] {
    var nodes: [Node] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      nodes.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return nodes
  }
}
