// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// View controllers, bars and nibs as real files write them.

private final class Screen: UIViewController { // expected-error {{'UIViewController' is unavailable: View controllers are not there yet: test the view itself, in a UIWindow.}}
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
  let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert) // expected-error {{'UIAlertController' is unavailable: View controllers are not there yet}}
  alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in }) // expected-error {{'UIAlertAction' is unavailable: View controllers are not there yet}}
  window.rootViewController = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil)) // expected-error {{'rootViewController' is unavailable}} expected-error {{'UINavigationController' is unavailable}} expected-error {{'UIViewController' is unavailable}}
  window.rootViewController?.present(alert, animated: true) // expected-error {{'rootViewController' is unavailable}}
}

private func bars(_ target: AnyObject, _ action: Selector) {
  _ = UIBarButtonItem(image: UIImage(), style: .plain, target: target, action: action) // expected-error {{'UIBarButtonItem' is unavailable: Bars are not there yet: test the custom view itself.}}
  _ = UIBarButtonItem(title: "Done", style: .done, target: target, action: action) // expected-error {{'UIBarButtonItem' is unavailable: Bars are not there yet}}
  _ = UIBarButtonItem(barButtonSystemItem: .add, target: target, action: action) // expected-error {{'UIBarButtonItem' is unavailable: Bars are not there yet}}
  let item = UIBarButtonItem(customView: UIButton()) // expected-error {{'UIBarButtonItem' is unavailable: Bars are not there yet}}
  item.customView?.frame = .zero
  item.tintColor = .red
}

private final class BadgeItem: UIBarButtonItem { // expected-error {{'UIBarButtonItem' is unavailable: Bars are not there yet}}
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet { tintColor = .red } }
}

private func nibs(_ owner: UIView) {
  let view = Bundle.main.loadNibNamed("Card", owner: owner, options: nil)?.first as? UIView // expected-error {{'loadNibNamed(_:owner:options:)' is unavailable: Nibs cannot be read without Objective-C: make the view in code.}}
  owner.addSubview(view ?? UIView())
  let nib = UINib(nibName: "Card", bundle: Bundle(for: UIView.self)) // expected-error {{'UINib' is unavailable: Nibs cannot be read without Objective-C}}
  _ = nib.instantiate(withOwner: owner, options: nil)[0] as? UIView
  _ = UIStoryboard(name: "Main", bundle: nil) // expected-error {{'UIStoryboard' is unavailable: Storyboards cannot be read without Objective-C}}
}
