/// A view with buttons of which a person chooses one: an alert or an action sheet.
package protocol ChoiceView: View {}
