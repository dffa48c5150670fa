import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessScrolling

// Screens as a user of the library writes them, for tests over devices and settings.

/// A form to log in, with a message after a failure.
final class LoginForm: View {
  let mail = TextField()
  let password = TextField()
  let logIn = act("Log in")
  let message = body("")
  var isAccepted: (String, String) -> Bool = { _, _ in true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    (mail.placeholder, password.placeholder) = ("Mail", "Password")
    password.isSecureTextEntry = true
    logIn.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    logIn.addAction(Action { [weak self] _ in self?.submit() }, for: .touchUpInside)
    for field in [mail, password] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    let column = StackView(arrangedSubviews: [heading("Welcome"), mail, password, logIn, message])
    (column.axis, column.spacing) = (.vertical, 12)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let guide = safeAreaLayoutGuide
    LayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func submit() { message.text = isAccepted(mail.text ?? "", password.text ?? "") ? "Hello" : "Wrong password" }
}

/// Settings with switches, a slider and an alert.
final class SettingsController: ViewController {
  let volume = Slider()
  private(set) var isReset = false

  override func viewDidLoad() {
    super.viewDidLoad()
    volume.accessibilityLabel = "Volume"
    let rows = ["Wi-Fi", "Bluetooth"].map { name in
      let toggle = Switch()
      toggle.accessibilityLabel = name
      let row = StackView(arrangedSubviews: [body(name), toggle])
      (row.spacing, row.alignment) = (8, .center)
      return row
    }
    let reset = act("Reset")
    reset.addAction(Action { [weak self] _ in self?.askForReset() }, for: .touchUpInside)
    let scroll = view.adding(stack([heading("Settings")] + rows + [volume, reset]))
    volume.widthAnchor.constraint(equalToConstant: 200).isActive = true
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func askForReset() {
    let alert = AlertController(title: "Reset?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Reset all", style: .destructive) { [weak self] _ in self?.isReset = true })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

/// A card with three buttons, which are below each other where text is large.
final class OrderCard: View {
  var chosen: String?
  private let row = StackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for title in ["Buy", "Save", "Share"] {
      let button = act(title)
      button.addAction(Action { [weak self] _ in self?.chosen = title }, for: .touchUpInside)
      row.addArrangedSubview(button)
    }
    row.spacing = 8
    let scroll = stack([heading("Bread"), body("Baked this morning"), row])
    scroll.frame = bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    row.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}
