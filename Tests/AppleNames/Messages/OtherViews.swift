// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// Views that are unavailable, as real files write them: a subclass finds what views have. Scroll views are available.

private final class Browser: UIScrollView, UIScrollViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    contentSize = CGSize(width: bounds.width * 2, height: bounds.height)
    isPagingEnabled = true
    addSubview(UIView())
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func layoutSubviews() {
    super.layoutSubviews()
    contentOffset.x = frame.midX
    setZoomScale(minimumZoomScale, animated: false)
  }
}

private final class Cell: UITableViewCell { // expected-error {{'UITableViewCell' is unavailable: Tables are unavailable: test the content of the cell as a UIView.}}
  private let button = UIButton()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { // expected-error {{'UITableViewCell' is unavailable}}
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
    selectionStyle = .none
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() { super.prepareForReuse() }
}

private final class Item: UICollectionViewCell { // expected-error {{'UICollectionViewCell' is unavailable: Collection views are unavailable: test the content of the cell as a UIView.}}
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
  override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 1 : 0.5 } }
}

private func controls(_ frame: CGRect) {
  let slider = UISlider(frame: frame)
  slider.minimumValue = 0
  slider.setValue(3, animated: true)
  slider.addTarget(slider, action: Selector("changed"), for: .valueChanged)
  let field = UITextField(frame: frame)
  field.placeholder = "Name"
  field.keyboardType = .emailAddress
  field.leftView = UIButton()
  field.leftViewMode = .always
  let segments = UISegmentedControl(items: ["a", "b"])
  segments.selectedSegmentIndex = 0
  let list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) // expected-error {{'UICollectionView' is unavailable}} expected-error {{'UICollectionViewFlowLayout' is unavailable}}
  list.backgroundColor = .clear
  let progress = UIProgressView(progressViewStyle: .bar)
  progress.progress = 0.5
  let toggle = UISwitch()
  toggle.setOn(true, animated: false)
  let picker = UIDatePicker(frame: frame) // expected-error {{'UIDatePicker' is unavailable: Pickers are unavailable: test the code that gets the date.}}
  picker.setDate(Date(), animated: false)
  let text = UITextView(frame: frame) // expected-error {{'UITextView' is unavailable: Text views are unavailable: use a UITextField for a line of text, or a UILabel for text that is not edited.}}
  text.text = ""
  let search = UISearchBar(frame: frame) // expected-error {{'UISearchBar' is unavailable: Search bars are unavailable: use a UITextField.}}
  search.placeholder = ""
}

// What takes typed text has the traits of the keyboard, and takes those it declares.
private final class Code: UIView, UIKeyInput {
  var hasText: Bool { false }
  var keyboardType = UIKeyboardType.numberPad
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

private func traits(_ input: UIKeyInput) -> UIKeyboardType { input.keyboardType }

private func surroundings(_ view: UIView) {
  let animator = UIDynamicAnimator(referenceView: view) // expected-error {{'UIDynamicAnimator' is unavailable: Nothing is animated by physics: use UIView.animate with a spring.}}
  animator.addBehavior(UISnapBehavior(item: view, snapTo: .zero)) // expected-error {{'UISnapBehavior' is unavailable: Nothing is animated by physics}}
  view.addInteraction(UIPointerInteraction(delegate: nil)) // expected-error {{'UIPointerInteraction' is unavailable: There is no pointer: remove it, or override isHovered in a test.}}
  let filter = CIFilter(name: "CIGaussianBlur") // expected-error {{'CIFilter' is unavailable: There is no CoreImage: change the pixels of a UIImage's bitmap.}}
  filter?.setValue(3, forKey: "inputRadius")
  view.setNeedsUpdateProperties() // expected-error {{'setNeedsUpdateProperties()' is unavailable: Properties are not updated on their own here: call setNeedsLayout().}}
}

private final class Updating: UIView {
  override func updateProperties() {} // expected-error {{cannot override 'updateProperties' which has been marked unavailable: Properties are not updated on their own here: override layoutSubviews().}} expected-note {{remove 'override' modifier to declare a new 'updateProperties'}}
}
