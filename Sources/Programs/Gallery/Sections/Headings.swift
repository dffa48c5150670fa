import HeadlessKit

/// The values that several tables have as rows or columns, with their names.
enum Headings {
  /// All vertical alignments, in the order of their raw values.
  static let verticals: [Named<Control.ContentVerticalAlignment>] = [
    Named("center", .center), Named("top", .top), Named("bottom", .bottom), Named("fill", .fill),
  ]

  /// All horizontal alignments, in the order of their raw values.
  static let horizontals: [Named<Control.ContentHorizontalAlignment>] = [
    Named("center", .center), Named("left", .left), Named("right", .right), Named("fill", .fill),
    Named("leading", .leading), Named("trailing", .trailing),
  ]

  static let directions: [Named<SemanticContentAttribute>] = [
    Named("left to right", .forceLeftToRight), Named("right to left", .forceRightToLeft),
  ]

  /// The six types, in the order of their raw values.
  static let types: [Named<Button.ButtonType>] = [
    Named("custom", .custom), Named("system", .system), Named("detailDisclosure", .detailDisclosure),
    Named("infoLight", .infoLight), Named("infoDark", .infoDark), Named("contactAdd", .contactAdd),
  ]

  /// The two types that other tables show.
  static let mainTypes = Array(types.prefix(2))

  /// The states that depend on one property each.
  static let states: [Named<Control.State>] = [
    Named("normal", .normal), Named("highlighted", .highlighted), Named("disabled", .disabled),
    Named("selected", .selected),
  ]
}
