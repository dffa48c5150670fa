/// The view that contains a presentation, and covers what is below it.
@MainActor package protocol PresentationHost: View {
  /// The presentation in a message, as "alert", and its title; nil without one.
  var presentationInMessages: (kind: String, title: String?) { get }
}

/// A view with buttons of which a person chooses one: an alert or an action sheet.
@MainActor package protocol AlertChoices: View {
  var choiceCount: Int { get }
}
