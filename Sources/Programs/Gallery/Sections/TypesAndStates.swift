import HeadlessKit

extension Section {
  static let typesAndStates = Section(
    id: "types-and-states",
    title: "Types and states",
    summary: """
      The appearance of a button's background image, image and title by type, state and tint color. Document 002.
      """,
    showing: .looks, tables: [types, touched, tinted])

  private static let types = Table(
    "Six types in four states",
    summary: """
      No content is set for the single states. The four types with an image of their own show it, 22×22; custom and system \
      show an icon.
      """,
    rows: Headings.types, columns: Headings.states
  ) { row, column in
    let (type, state) = (row.value, column.value)
    return Example(
      id: "type-\(row.name)-\(column.name)", title: "\(row.name), \(column.name)",
      claims: ["D2.2", "D2.3", "D2.4", "D2.5", "b9", "c5", "c7"]
    ) {
      let button = Button(type: type)
      button.setBackgroundImage(plate, for: .normal)
      button.setTitle("title", for: .normal)
      if button.currentImage == nil { button.setImage(icon, for: .normal) }
      button.isHighlighted = state == .highlighted
      button.isEnabled = state != .disabled
      button.isSelected = state == .selected
      return laidOut(button)
    }
  }

  private static let touched = Table(
    "Under a finger, with and without own content",
    summary: """
      A custom button shows own content of the highlighted state unchanged; a system button is always lighter. Own images have \
      other colors here.
      """,
    rows: Headings.mainTypes, columns: contents
  ) { row, column in
    let (type, content) = (row.value, column.value)
    return Example(
      id: "touched-\(row.name)-\(column.slug)", title: "Highlighted \(row.name) button, \(column.name)",
      claims: [content.item.rawValue]
    ) {
      let button = Button(type: type)
      switch content.item {
      case .background:
        button.setBackgroundImage(plate, for: .normal)
        if content.isOwn {
          button.setBackgroundImage(otherPlate, for: .highlighted)
        }
      case .image:
        button.setImage(icon, for: .normal)
        if content.isOwn {
          button.setImage(otherIcon, for: .highlighted)
        }
      case .title:
        button.setTitle("title", for: .normal)
        if content.isOwn {
          button.setTitleColor(.green, for: .highlighted)
        }
      }
      button.isHighlighted = true
      return laidOut(button)
    }
  }

  /// The contents, each with its claim.
  private enum Item: String { case background = "D2.3", image = "D2.4", title = "D2.5" }

  private static let contents: [Named<(item: Item, isOwn: Bool)>] = [
    Named("background", (.background, false)), Named("own background", (.background, true)),
    Named("image", (.image, false)), Named("own image", (.image, true)),
    Named("title", (.title, false)), Named("own title color", (.title, true)),
  ]
}
