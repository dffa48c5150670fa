/// A view with buttons of which a person chooses one: an alert or an action sheet.
@MainActor package protocol ChoiceView: View {
  var choiceCount: Int { get }
}
