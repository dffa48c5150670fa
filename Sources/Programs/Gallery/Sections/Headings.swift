import HeadlessKit

/// The values that several tables have as rows or columns, with their names.
enum Headings {
  /// All vertical alignments, in the order of their raw values.
  static let verticals = Named<Control.ContentVerticalAlignment>.each(.center, .top, .bottom, .fill)

  /// All horizontal alignments, in the order of their raw values.
  static let horizontals = Named<Control.ContentHorizontalAlignment>.each(
    .center, .left, .right, .fill, .leading, .trailing)

  static let directions: [Named<SemanticContentAttribute>] = [
    Named("left to right", .forceLeftToRight), Named("right to left", .forceRightToLeft),
  ]

  /// The six types, in the order of their raw values.
  static let types = Named<Button.ButtonType>.each(
    .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd)

  /// The two types that other tables show.
  static let mainTypes = Array(types.prefix(2))

  /// The states that depend on one property each.
  static let states: [Named<Control.State>] = [
    Named("normal", .normal), Named("highlighted", .highlighted), Named("disabled", .disabled),
    Named("selected", .selected),
  ]
}
