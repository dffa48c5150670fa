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

  /// The name of the symbol of an item with an image, and the English text that is read out for it.
  /// > Assumed: the names of symbols with a similar appearance, and the names of the cases.
  private var look: (symbolName: String, spokenName: String)? {
    switch self {
    case .add: ("plus", "Add")
    case .compose: ("square.and.pencil", "Compose")
    case .reply: ("arrowshape.turn.up.left", "Reply")
    case .action: ("square.and.arrow.up", "Share")
    case .organize: ("folder", "Organize")
    case .bookmarks: ("book", "Bookmarks")
    case .search: ("magnifyingglass", "Search")
    case .refresh: ("arrow.clockwise", "Refresh")
    case .stop: ("xmark", "Stop")
    case .camera: ("camera", "Camera")
    case .trash: ("trash", "Delete")
    case .play: ("play.fill", "Play")
    case .pause: ("pause.fill", "Pause")
    case .rewind: ("backward.fill", "Rewind")
    case .fastForward: ("forward.fill", "Fast forward")
    case .close: ("xmark", "Close")
    default: nil
    }
  }

  @MainActor var image: Image? { look.flatMap { Image(systemName: $0.symbolName) } }

  /// The English text that is read out for an item; without an image its title.
  var spokenName: String? { look?.spokenName ?? title }
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
