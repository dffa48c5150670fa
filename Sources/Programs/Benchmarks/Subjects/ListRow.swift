import HeadlessKit

/// A row of a list, 375×44 points: an icon, a title and a button, placed by constraints.
@MainActor final class ListRow {
  /// The number of constraints of a row: 13 activated ones, and two for each content length of title and button.
  static let constraintCount = 13 + 2 * 4

  let view: View
  let title = Label()
  private let icon = View()
  private let button = Button(type: .system)
  private(set) var constraints: [LayoutConstraint] = []

  /// Creates the views of a row and its constraints, which are not active.
  init(at index: Int) {
    view = View(frame: CGRect(x: 0, y: 44 * CGFloat(index), width: 375, height: 44))
    view.autoresizingMask = .flexibleWidth
    title.text = "Title \(index % 100)"
    button.setTitle("Buy", for: .normal)
    for part in [icon, title, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    constraints = [
      icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: view.centerYAnchor), icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -12),
      title.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 4),
      title.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -4),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 30),
    ]
  }
}

@MainActor final class ConstraintList {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let rows: [ListRow]
  private let root: View

  init(count: Int) {
    rows = (0..<count).map { ListRow(at: $0) }
    root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 44 * CGFloat(count)))
    for row in rows { root.addSubview(row.view) }
    window.addSubview(root)
  }

  /// Activates all constraints and lays out.
  func layOut() {
    for row in rows { LayoutConstraint.activate(row.constraints) }
    window.layoutIfNeeded()
  }

  func resize(to width: CGFloat) {
    root.frame.size.width = width
    window.layoutIfNeeded()
  }

  /// Returns the memory, in bytes, of the active constraints of a number of rows.
  ///
  /// Call it in a fresh process: memory that was freed before would be reused and not be measured.
  static func memory(count: Int) throws -> Int {
    ConstraintList(count: 1).layOut()
    let list = ConstraintList(count: count)
    list.window.layoutIfNeeded()
    let before = try ResidentMemory.now()
    list.layOut()
    return try withExtendedLifetime(list) { try ResidentMemory.now() - before }
  }
}

/// Views of equal widths side by side.
@MainActor final class EqualWidths {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 10_000, height: 100))
  private let constraints: [LayoutConstraint]

  /// Creates a number of views with constraints that are not active.
  init(count: Int) {
    let root = View(frame: window.bounds)
    window.addSubview(root)
    let views = (0..<count).map { _ in View() }
    var constraints: [LayoutConstraint] = []
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      guard index > 0 else {
        constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        continue
      }
      constraints.append(view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: 8))
      constraints.append(view.widthAnchor.constraint(equalTo: views[index - 1].widthAnchor))
    }
    if let last = views.last { constraints.append(last.trailingAnchor.constraint(equalTo: root.trailingAnchor)) }
    self.constraints = constraints
  }

  func layOut() {
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }
}
