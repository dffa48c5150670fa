import Foundation
import HeadlessViews

/// An element that assistive applications visit, with what they read.
@MainActor public struct SpokenElement {
  /// The object: a view, an `AccessibilityElement`, or an item of a bar.
  public let object: AccessibleObject
  /// The role, by the traits.
  public let role: AccessibilityRole
  /// The label; nil for none, or an empty one.
  public let label: String?
  /// The value; nil for none, or an empty one.
  public let value: String?
  /// The hint; nil for none, or an empty one.
  public let hint: String?
  /// The traits, of which the role is one.
  public let traits: AccessibilityTraits
  /// The rectangle in the coordinates of the topmost view, in points.
  public let frame: CGRect
  /// The names of the custom actions.
  public let actions: [String]
  /// The number of the element among the parts of a control, from 1, and their number; nil for other elements.
  public let place: (number: Int, count: Int)?

  init(_ object: AccessibleObject, frame: CGRect, place: (number: Int, count: Int)? = nil) {
    func text(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
    self.object = object
    traits = object.accessibilityTraits
    role = AccessibilityRole(of: object)
    label = text(object.accessibilityAttributedLabel?.string ?? object.accessibilityLabel)
    value = text(object.accessibilityAttributedValue?.string ?? object.accessibilityValue)
    hint = text(object.accessibilityAttributedHint?.string ?? object.accessibilityHint)
    actions = (object.accessibilityCustomActions ?? []).map(\.name)
    self.frame = frame
    self.place = place
  }

  /// The element as a line: `button "Buy", selected, hint "Adds it" (62, 8, 30, 22)`.
  public var line: String {
    func quoted(_ text: String) -> String { "\"\(text.replacing("\n", with: "\\n"))\"" }
    var parts = [[role.rawValue, label.map(quoted)].compactMap(\.self).joined(separator: " ")]
    if let value { parts.append("value \(quoted(value))") }
    for (trait, word) in Self.states where traits.contains(trait) && word != role.rawValue { parts.append(word) }
    if let place { parts.append("\(place.number) of \(place.count)") }
    if !actions.isEmpty { parts.append("actions \(actions.map(quoted).joined(separator: " "))") }
    if let hint { parts.append("hint \(quoted(hint))") }
    return "\(parts.joined(separator: ", ")) \(frame.shortDescription)"
  }

  /// The text that VoiceOver reads, with its standard settings in English.
  /// > Reported: facts ax9 and ax10: label, value, selected, then role and state, then the place; the hint last. A
  /// > switch is read as on or off instead of by its value.
  public var spoken: String {
    let isSwitch = role == .switch
    var text = [label, isSwitch ? nil : value].compactMap(\.self).joined(separator: ": ")
    if traits.contains(.selected) { text = text.isEmpty ? "Selected" : "Selected: \(text)" }
    var words = text.isEmpty ? [] : [text]
    if traits.contains(.notEnabled) { words.append("Dimmed") }
    if let word = role.spoken { words.append(word) }
    if isSwitch, let value { words.append(["1": "On", "0": "Off"][value] ?? value) }
    if traits.contains(.header), role != .header { words.append("Heading") }
    if traits.contains(.isEditing) { words.append("Is editing") }
    if let place { words.append("\(place.number) of \(place.count)") }
    if let hint { words.append(hint) }
    // A text that is a sentence ends as it is written.
    return words.map { $0.last.map(".!?…".contains) == true ? $0 : "\($0)." }.joined(separator: " ")
  }

  private static let states: [(AccessibilityTraits, String)] = [
    (.selected, "selected"), (.notEnabled, "disabled"), (.isEditing, "editing"), (.header, "header"),
    (.updatesFrequently, "updates frequently"), (.playsSound, "plays sound"),
    (.startsMediaSession, "starts media session"), (.summaryElement, "summary"),
    (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "causes page turn"),
  ]
}
