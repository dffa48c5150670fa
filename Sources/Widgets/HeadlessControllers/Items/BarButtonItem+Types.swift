import HeadlessGraphics

extension BarButtonItem {
  /// The weight of an item in its bar.
  /// > Documented: UIBarButtonItem.Style, with its raw values; `prominent` of iOS 26 is the new name of `done`.
  public enum Style: Int, Sendable {
    /// A plain item.
    case plain = 0
    /// The item that completes a task, in a bold font.
    case done = 2

    /// The former name of ``plain``.
    public static var bordered: Style { .plain }
    /// The new name of ``done``.
    public static var prominent: Style { .done }
  }

  /// The content of an item of the system.
  /// > Documented: UIBarButtonItem.SystemItem, with its raw values.
  public enum SystemItem: Int, Sendable {
    /// An item with a title, such as "Done".
    case done, cancel, edit, save
    /// An item with the image of a plus sign.
    case add
    /// A space without content; a flexible one shares the remaining width.
    case flexibleSpace, fixedSpace
    /// An item with an image.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// An item with the image of a double arrow.
    case fastForward
    /// An item with a title, "Undo" or "Redo".
    case undo, redo
    /// An item without content, since iOS 7.
    case pageCurl
    /// An item with the image of a cross.
    case close
  }
}

extension BarButtonItem.SystemItem {
  /// The style of the item: `done` and `save` are bold.
  /// > Reported: WWDC 2013, of iOS 7. Assumed: no other is.
  var style: BarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  /// The English title, or the text that is read out for an image, and the name of the image's symbol.
  /// > Documented: Human Interface Guidelines. Differs: it is not localized. Assumed: the names of symbols with a
  /// > similar appearance, and the names of the cases.
  private var look: (text: String, symbolName: String?)? {
    switch self {
    case .done: ("Done", nil)
    case .cancel: ("Cancel", nil)
    case .edit: ("Edit", nil)
    case .save: ("Save", nil)
    case .undo: ("Undo", nil)
    case .redo: ("Redo", nil)
    case .add: ("Add", "plus")
    case .compose: ("Compose", "square.and.pencil")
    case .reply: ("Reply", "arrowshape.turn.up.left")
    case .action: ("Share", "square.and.arrow.up")
    case .organize: ("Organize", "folder")
    case .bookmarks: ("Bookmarks", "book")
    case .search: ("Search", "magnifyingglass")
    case .refresh: ("Refresh", "arrow.clockwise")
    case .stop: ("Stop", "xmark")
    case .camera: ("Camera", "camera")
    case .trash: ("Delete", "trash")
    case .play: ("Play", "play.fill")
    case .pause: ("Pause", "pause.fill")
    case .rewind: ("Rewind", "backward.fill")
    case .fastForward: ("Fast forward", "forward.fill")
    case .close: ("Close", "xmark")
    case .flexibleSpace, .fixedSpace, .pageCurl: nil
    }
  }

  /// The title of an item without an image.
  var title: String? { look?.symbolName == nil ? look?.text : nil }

  @MainActor var image: Image? { look?.symbolName.flatMap { Image(systemName: $0) } }

  var spokenName: String? { look?.text }
}
