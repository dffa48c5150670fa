/// An object that may hide its text with bullets, as a field for a password does.
@MainActor package protocol TextHiding: AnyObject {
  var hidesText: Bool { get }
}
