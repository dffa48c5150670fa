// Tables are unavailable. The stubs take real code's arguments; their message is their documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(
  *, unavailable,
  message: "Tables are unavailable: use a UIStackView in a UIScrollView, and test the content of cells as a UIView."
)
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = ""
  public class var selectionDidChangeNotification: NSNotification.Name { fatalError() }
  public init(frame: CGRect, style: Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public override convenience init(frame: CGRect) { fatalError() }
  open var style: Style { .plain }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var prefetchDataSource: AnyObject?
  open weak var dragDelegate: AnyObject?
  open weak var dropDelegate: AnyObject?
  open var dragInteractionEnabled = false
  open var rowHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var estimatedSectionHeaderHeight: CGFloat = 0
  open var estimatedSectionFooterHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.none
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var separatorEffect: UIVisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var backgroundView: UIView?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var remembersLastFocusedIndexPath = false
  open var numberOfSections: Int { 0 }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var hasUncommittedUpdates: Bool { false }
  open func setEditing(_ editing: Bool, animated: Bool) {}
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func reloadData() {}
  open func reloadSectionIndexTitles() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
}

@available(*, unavailable, message: "Tables are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {}

@available(*, unavailable, message: "Tables are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "Tables are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {}

@available(*, unavailable, message: "Tables are unavailable: test the content of the cell as a UIView.")
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public override convenience init(frame: CGRect) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var editingStyle: EditingStyle { .none }
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var reuseIdentifier: String? { nil }
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 0
  open var separatorInset = UIEdgeInsets.zero
  open var showingDeleteConfirmation: Bool { false }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  open func setEditing(_ editing: Bool, animated: Bool) {}
}

@available(*, unavailable, message: "Tables are unavailable: test the content of the header as a UIView.")
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var backgroundView: UIView?
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

@available(*, unavailable, message: "Tables are unavailable: call the action's handler.")
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) { fatalError() }
  open var style: Style { .normal }
  open var title: String?
  open var backgroundColor: UIColor!
  open var image: UIImage?
}

@available(*, unavailable, message: "Tables are unavailable: call the action's handler.")
open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { fatalError() }
  open var actions: [UIContextualAction] { [] }
  open var performsFirstActionWithFullSwipe = true
}

@available(*, unavailable, message: "Tables are unavailable: call the action's handler.")
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable { case `default`, normal }
  public convenience init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    fatalError()
  }
  open var title: String?
  open var backgroundColor: UIColor?
}
