// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// Constraint layout as real files write it: each statement has one message, that of the stub.

private func constrain(_ view: UIView, _ other: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  _ = NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1, constant: 4) // expected-error {{is unavailable: Constraint layout is not there yet: set frames in layoutSubviews(), or use autoresizingMask.}}
  view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[v]-|", options: [], metrics: nil, views: ["v": other])) // expected-error 2 {{is unavailable: Constraint layout is not there yet}}
  _ = NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]|", options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: nil, views: ["v": other]) // expected-error 2 {{is unavailable: Constraint layout is not there yet}}
  _ = NSLayoutConstraint.constraints(withVisualFormat: "V:|[v]|", options: .alignAllCenterX, metrics: ["a": 1], views: ["v": other]) // expected-error {{is unavailable: Constraint layout is not there yet}}
  NSLayoutConstraint.activate([ // expected-error {{'activate' is unavailable: Constraint layout is not there yet}}
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 4), // expected-error 2 {{'leadingAnchor' is unavailable: Constraint layout is not there yet}}
    view.topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor), // expected-error {{'topAnchor' is unavailable}} expected-error {{'safeAreaLayoutGuide' is unavailable}}
    view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2), // expected-error {{'widthAnchor' is unavailable}} expected-error {{'heightAnchor' is unavailable}}
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44), // expected-error {{'heightAnchor' is unavailable}}
  ])
  view.centerYAnchor.constraint(equalTo: other.layoutMarginsGuide.centerYAnchor).isActive = true // expected-error {{'centerYAnchor' is unavailable}} expected-error {{'layoutMarginsGuide' is unavailable}} expected-error {{'isActive' is unavailable}}
  for constraint in view.constraints { view.removeConstraint(constraint) } // expected-error {{'constraints' is unavailable}} expected-error {{'removeConstraint' is unavailable}}
  let guide = UILayoutGuide() // expected-error {{'UILayoutGuide' is unavailable: Constraint layout is not there yet}}
  view.addLayoutGuide(guide) // expected-error {{'addLayoutGuide' is unavailable}}
  _ = guide.leadingAnchor
}

private final class Badge: UIButton {
  private var height: NSLayoutConstraint?
  private var relation = NSLayoutConstraint.Relation.equal // expected-error {{'Relation' is unavailable: Constraint layout is not there yet}}
  override func updateConstraints() {
    height?.constant = 20 // expected-error {{'constant' is unavailable: Constraint layout is not there yet}}
    super.updateConstraints()
  }
}

private func stack(_ views: [UIView]) {
  let stack = UIStackView(arrangedSubviews: views) // expected-error {{'UIStackView' is unavailable: Constraint layout is not there yet: place the views in layoutSubviews().}}
  stack.axis = .vertical
  stack.spacing = 8
  stack.distribution = .fillEqually
  stack.alignment = .center
  stack.addArrangedSubview(UIView())
  stack.frame = .zero
}
