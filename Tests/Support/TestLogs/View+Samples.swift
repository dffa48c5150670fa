import HeadlessKit

/// Changes an object that was just created, and returns it.
package func configured<Object: AnyObject>(_ object: Object, _ change: (Object) -> Void) -> Object {
  change(object)
  return object
}

extension Window {
  /// Adds a view, and makes the window visible.
  package func show(_ view: View) {
    addSubview(view)
    makeKeyAndVisible()
  }
}

extension View {
  /// Adds a subview, and returns it.
  package func adding<Added: View>(_ subview: Added) -> Added {
    addSubview(subview)
    return subview
  }

  /// Adds a subview whose frame results from constraints.
  package func addForConstraints(_ subview: View) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }
}

extension Label {
  /// Returns a label with a text.
  package static func showing(_ text: String?) -> Label {
    configured(Label()) { $0.text = text }
  }
}

extension Button {
  /// Returns a button with a title, of a type or in a frame.
  package static func titled(_ title: String, type: ButtonType? = nil, frame: CGRect = .zero) -> Button {
    configured(type.map { Button(type: $0) } ?? Button(frame: frame)) { $0.setTitle(title, for: .normal) }
  }
}
