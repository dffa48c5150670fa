// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// Tables, collections and documents as real files write them: the message of the stub is the only one.

private final class List: UIView, UITableViewDataSource, UITableViewDelegate { // expected-error {{'UITableViewDataSource' is unavailable: Tables are unavailable: test the content of cells as a UIView.}} expected-error {{'UITableViewDelegate' is unavailable}}
  private let table = UITableView(frame: .zero, style: .plain) // expected-error {{'UITableView' is unavailable: Tables are unavailable: use a UIStackView in a UIScrollView, and test the content of cells as a UIView.}}
  override init(frame: CGRect) {
    super.init(frame: frame)
    table.delegate = self
    table.dataSource = self
    table.estimatedRowHeight = 44
    table.rowHeight = UITableView.automaticDimension // expected-error {{'UITableView' is unavailable}}
    table.separatorStyle = .none
    table.contentInset.top = 3
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    table.endUpdates()
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    addSubview(table)
  }
  required init?(coder: NSCoder) { fatalError() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 } // expected-error {{'UITableView' is unavailable}}
}

private final class Layout: UICollectionViewFlowLayout { // expected-error {{'UICollectionViewFlowLayout' is unavailable: Collection views are unavailable: test the frames that the layout computes.}}
  override func prepare() {
    super.prepare()
    sectionInset = .zero
    headerReferenceSize = collectionView?.bounds.size ?? .zero
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private func grid(_ grid: UICollectionView, _ path: IndexPath) { // expected-error {{'UICollectionView' is unavailable}}
  grid.performBatchUpdates({ grid.reloadItems(at: [path]) }, completion: nil)
  grid.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
  grid.layoutAttributesForItem(at: path)?.frame.size.width = 3
}

private func documents(_ path: CGPath) {
  let renderer = UIGraphicsPDFRenderer(bounds: .zero) // expected-error {{'UIGraphicsPDFRenderer' is unavailable: There is no PDF here: draw into a UIGraphicsImageRenderer.}}
  _ = renderer.pdfData { context in context.beginPage() }
  UIGraphicsBeginPDFPage() // expected-error {{'UIGraphicsBeginPDFPage()' is unavailable: There is no PDF here: draw into a UIGraphicsImageRenderer.}}
  _ = path.subtracting(path) // expected-error {{'subtracting(_:using:)' is unavailable: Paths are not combined here: clip a context to one path and fill the other.}}
}

private func texts(_ text: UITextView) { // expected-error {{'UITextView' is unavailable}}
  text.isScrollEnabled = false
  text.textContainer.lineFragmentPadding = 0
  text.linkTextAttributes = [:]
  text.typingAttributes = [:]
  text.layoutManager.ensureLayout(for: text.textContainer)
  text.scrollRangeToVisible(NSRange())
}

private func threads(_ object: NSObject) {
  object.performSelector(inBackground: Selector("load"), with: nil) // expected-error {{'performSelector(inBackground:with:)' is unavailable: No thread is started here: call the method in a DispatchQueue or a Task.}}
}
