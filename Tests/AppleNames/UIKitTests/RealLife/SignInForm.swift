import UIKit

// A form as apps have it: fields with a title that floats, a switch, a slider, segments and a stepper.

/// A text field with a line below and its placeholder above the text once there is one.
class FloatingField: UITextField {
  private let line = CALayer()
  private let floatingLabel = UILabel()
  @IBInspectable var padding: CGFloat = 12 { didSet { setNeedsLayout() } }

  override init(frame: CGRect) { super.init(frame: frame); setup() }
  required init?(coder: NSCoder) { super.init(coder: coder); setup() }

  private func setup() {
    borderStyle = .none
    font = .systemFont(ofSize: 17)
    autocorrectionType = .no
    autocapitalizationType = .none
    clearButtonMode = .whileEditing
    layer.addSublayer(line)
    floatingLabel.font = .systemFont(ofSize: 11)
    floatingLabel.alpha = 0
    addSubview(floatingLabel)
    addTarget(self, action: FloatingField.editingChanged, for: .editingChanged)
  }

  func editingChanged() {
    floatingLabel.text = placeholder
    UIView.animate(withDuration: 0.2) { self.floatingLabel.alpha = self.hasText ? 1 : 0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    line.backgroundColor = (isEditing ? tintColor : .lightGray).cgColor
    floatingLabel.frame = CGRect(x: padding, y: 2, width: bounds.width - 2 * padding, height: 14)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 14, left: padding, bottom: 0, right: padding))
  }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: padding, dy: 0) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -padding, dy: 0)
  }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    if became { setNeedsLayout() }
    return became
  }
}

class SignInForm: UIView, UITextFieldDelegate {
  let name = FloatingField()
  let password = FloatingField()
  let remember = UISwitch()
  let size = UISlider()
  let count = UIStepper()
  let kind = UISegmentedControl(items: ["Private", "Business"])
  let progress = UIProgressView(progressViewStyle: .default)
  let pages = UIPageControl()
  let button = UIButton(type: .system)
  var onSignIn: ((String, String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.placeholder = "Name"
    name.returnKeyType = .next
    name.textContentType = .username
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.returnKeyType = .done
    for field in [name, password] {
      field.delegate = self
      field.addTarget(self, action: SignInForm.textChanged, for: .editingChanged)
    }
    remember.onTintColor = .systemGreen
    remember.addTarget(self, action: SignInForm.rememberChanged, for: .valueChanged)
    size.minimumValue = 10
    size.maximumValue = 30
    kind.selectedSegmentIndex = 0
    kind.setTitleTextAttributes([.foregroundColor: UIColor.darkGray], for: .normal)
    pages.numberOfPages = 2
    button.setTitle("Sign in", for: .normal)
    button.isEnabled = false
    button.addTarget(self, action: SignInForm.signIn, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [name, password, remember, size, count, kind, progress, pages, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      name.heightAnchor.constraint(equalToConstant: 44), password.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textChanged() {
    button.isEnabled = !(name.text ?? "").isEmpty && (password.text?.count ?? 0) >= 4
    progress.setProgress(button.isEnabled ? 1 : 0.5, animated: true)
  }

  func rememberChanged() { pages.currentPage = remember.isOn ? 1 : 0 }

  func signIn() {
    endEditing(true)
    onSignIn?(name.text ?? "", password.text ?? "")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { password.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let place = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: place, with: string).count <= 8
  }
}
