/// A view of the toolkit whose texts have the sizes of the system, such as a bar or an alert.
@MainActor package protocol SystemContent: View {
  /// Whether the colors are the system's too, as an alert's are; false by default, as the colors of bars can be set.
  var hasSystemColors: Bool { get }
}

extension SystemContent {
  package var hasSystemColors: Bool { false }
}
