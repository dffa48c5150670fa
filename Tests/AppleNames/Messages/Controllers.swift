// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// View controllers, bars and nibs as real files write them.

private final class Screen: UIViewController {
  private let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    title = "Screen"
    navigationItem.rightBarButtonItem = nil
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = view.bounds
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  func close() { dismiss(animated: true, completion: nil) }
}

private func show(_ window: UIWindow) {
  let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
  window.rootViewController = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
  window.rootViewController?.present(alert, animated: true)
}

private func bars(_ target: AnyObject, _ action: Selector) {
  _ = UIBarButtonItem(image: UIImage(), style: .plain, target: target, action: action)
  _ = UIBarButtonItem(title: "Done", style: .done, target: target, action: action)
  _ = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: action)
  let item = UIBarButtonItem(customView: UIButton())
  item.customView?.frame = .zero
  item.tintColor = .red
}

private final class BadgeItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet { tintColor = .red } }
}

private final class List: UITableViewController {} // expected-error {{'UITableViewController' is unavailable: There are no tables: use a UIViewController with a UIStackView or a UIScrollView.}}

private func pages() {
  _ = UIPageViewController() // expected-error {{'UIPageViewController' is unavailable: There are no pages that turn}}
}

private func nibs(_ owner: UIView) {
  let view = Bundle.main.loadNibNamed("Card", owner: owner, options: nil)?.first as? UIView // expected-error {{'loadNibNamed(_:owner:options:)' is unavailable: Nibs cannot be read without Objective-C: make the view in code.}}
  owner.addSubview(view ?? UIView())
  let nib = UINib(nibName: "Card", bundle: Bundle(for: UIView.self)) // expected-error {{'UINib' is unavailable: Nibs cannot be read without Objective-C}}
  _ = nib.instantiate(withOwner: owner, options: nil)[0] as? UIView
  _ = UIStoryboard(name: "Main", bundle: nil) // expected-error {{'UIStoryboard' is unavailable: Storyboards cannot be read without Objective-C}}
}
