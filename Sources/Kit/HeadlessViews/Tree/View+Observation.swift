import HeadlessReporting

/// The observers of a view's properties, which compare what they observe.
package protocol PropertyObservation: AnyObject {
  /// Called after the setter of a property has run.
  func propertyMayHaveChanged()
}

/// Key-value observing: a view without observers only tests a flag.
extension View {
  /// The observers of the view's properties; nil unless there are some.
  package final var propertyObservation: (any PropertyObservation)? {
    get { rare.propertyObservation }
    set {
      rare.propertyObservation = newValue
      set(.isObserved, to: newValue != nil)
    }
  }

  /// Notifies the observers, after the setter of a property has run.
  package final func notifyPropertyObservers() {
    if flags.contains(.isObserved) { callPropertyObservers() }
  }

  private func callPropertyObservers() {
    Self.observerNesting.call("observe(_:options:changeHandler:) of \(type(of: self))") {
      rare.propertyObservation?.propertyMayHaveChanged()
    }
  }

  private static let observerNesting = CallbackNesting(
    "observers of properties",
    cure: "Set the observed property in its handler only if it is not as wanted.")
}
