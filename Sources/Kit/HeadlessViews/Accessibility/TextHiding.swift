/// An object that may hide its text with bullets, as a field for a password does.
@MainActor package protocol TextHiding: AnyObject {
  /// Whether the text is hidden.
  var hidesText: Bool { get }
}
