import ButtonRecipes
import HeadlessKit

extension Section {
  static let styledButtons = Section(
    id: "styled-buttons",
    title: "Styled buttons",
    summary: """
      The appearance of a StyledButton, and of its subclass ImagePositionButton, by properties. After the highlight the button \
      has its own values again.
      """,
    showing: .looks,
    tables: [
      Table(
        "StyledButton in three states",
        summary: "A custom button of 100×48, one property or pair a row.",
        code: """
          button.highlightedBackgroundColor = .purple
          button.highlightedBorderColor = .orange
          button.highlightedAlpha = 0.5
          button.disabledAlpha = 0.25
          button.cornersFollowHeight = true
          button.tintsTitleAndImage = true
          """,
        rows: styles, columns: Array(Headings.states.prefix(3))
      ) { row, column in
        let (style, state) = (row.value, column.value)
        return Example(
          id: "styled-\(row.slug)-\(column.name)", title: "\(row.name), \(column.name)", claims: ["D0.14"]
        ) {
          let button = StyledButton(type: .custom)
          button.setTitle("title", for: .normal)
          button.setImage(icon, for: .normal)
          style(button)
          button.isHighlighted = state == .highlighted
          button.isEnabled = state != .disabled
          return laidOut(button)
        }
      }
    ])

  private static let styles: [Named<@MainActor @Sendable (StyledButton) -> Void>] = [
    Named("background") { button in
      button.backgroundColor = .systemBlue
      button.highlightedBackgroundColor = .purple
    },
    Named("border") { button in
      button.layer.borderWidth = 2
      button.layer.borderColor = Color.white.cgColor
      button.highlightedBorderColor = .orange
    },
    Named("opacity") { button in
      button.backgroundColor = .systemBlue
      button.highlightedAlpha = 0.5
      button.disabledAlpha = 0.25
    },
    Named("corners") { button in
      button.backgroundColor = .systemBlue
      button.cornersFollowHeight = true
    },
    Named("tint") { button in
      button.tintColor = .purple
      button.tintsTitleAndImage = true
    },
  ]
}
