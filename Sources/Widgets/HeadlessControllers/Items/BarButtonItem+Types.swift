import Foundation
import HeadlessGeometry
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

  /// The English title of an item with a title.
  /// > Documented: Human Interface Guidelines. Differs: it is not localized.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The name of the symbol of an item with an image.
  /// > Assumed: the names of symbols with a similar appearance.
  private var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  @MainActor var image: Image? { symbolName.flatMap { Image(systemName: $0) } }

  /// The English text that is read out for an item with an image.
  /// > Assumed: the names of the cases.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .close: "Close"
    default: title
    }
  }
}

/// The backgrounds and offsets of an item by state, style and the height of the bar.
struct BarButtonItemLooks {
  var backgrounds = MetricsTable<Image>()
  var styledBackgrounds = MetricsTable<Image>()
  var backgroundOffsets = MetricsTable<CGFloat>()
  var titleOffsets = MetricsTable<Offset>()
  var backBackgrounds = MetricsTable<Image>()
  var backTitleOffsets = MetricsTable<Offset>()
  var backBackgroundOffsets = MetricsTable<CGFloat>()
}
