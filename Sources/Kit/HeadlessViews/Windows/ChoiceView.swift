/// A view with buttons of which a person chooses one: an alert or an action sheet.
@MainActor package protocol ChoiceView: View {
  /// The number of choices whose handlers have been called.
  var choiceCount: Int { get }
}
