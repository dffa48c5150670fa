// What is built on scroll views is unavailable. The stubs are views, so that subclasses of them find what views
// have, and take the arguments that real code passes; their message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(
  *, unavailable,
  message: "Tables are unavailable: use a UIStackView in a UIScrollView, and test the content of cells as a UIView."
)
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public init(frame: CGRect, style: Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = 0
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
}

@available(*, unavailable, message: "Tables are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {}

@available(*, unavailable, message: "Tables are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "Tables are unavailable: test the content of the cell as a UIView.")
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public init(style: CellStyle, reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var textLabel: UILabel? { nil }
  open var detailTextLabel: UILabel? { nil }
  open var imageView: UIImageView? { nil }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var reuseIdentifier: String? { nil }
  open var isSelected = false
  open var isHighlighted = false
  open var separatorInset = UIEdgeInsets.zero
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

@available(*, unavailable, message: "Tables are unavailable: test the content of the header as a UIView.")
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var contentView: UIView { fatalError() }
  open var textLabel: UILabel? { nil }
}

@available(
  *, unavailable,
  message:
    "Collection views are unavailable: use a UIStackView in a UIScrollView, and test the content of cells as a UIView."
)
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var collectionViewLayout: UICollectionViewLayout { fatalError() }
  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
}

@available(*, unavailable, message: "Collection views are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {}

@available(*, unavailable, message: "Collection views are unavailable: test the content of cells as a UIView.")
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "Collection views are unavailable: test the content of the view as a UIView.")
open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { fatalError() }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

@available(*, unavailable, message: "Collection views are unavailable: test the content of the cell as a UIView.")
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { fatalError() }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false
}

@available(*, unavailable, message: "Collection views are unavailable: test the frames that the layout computes.")
open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { nil }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() {}
}

@available(*, unavailable, message: "Collection views are unavailable: test the frames that the layout computes.")
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  open var itemSize = CGSize.zero
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 0
  open var minimumInteritemSpacing: CGFloat = 0
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = ScrollDirection.vertical
}
