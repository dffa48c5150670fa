import UIKit

extension ConformanceScene {
  /// Whole apps on an iPhone SE without a status bar: modal presentations, tabs, and a list that scrolls.
  static let apps = [
    ConformanceScene("apps/presentations", facts: ["q1", "q2", "q3", "q6", "q7", "q8"], scale: 2, needsApp: true) {
      stage in
      let app = SheetsApp(on: stage)
      stage.record("view.safeAreaInsets", .insets(app.root.view.safeAreaInsets))
      stage.record("bar", app.navigation.navigationBar, in: stage.window)
      stage.record("title", app.navigation.navigationBar.label("Modals"), in: stage.window)
      stage.record("item.title", app.navigation.navigationBar.label("More"), in: stage.window)
      stage.record("button", app.button, in: stage.window)
      stage.record("button.title", app.button.titleLabel, in: stage.window)
      app.presentSheet(isMedium: true)
      stage.record("medium", app.sheet.view, in: stage.window)
      stage.record("medium.size", .size(app.sheet.view.bounds.size))
      stage.record("medium.title", app.sheet.view.label("Medium sheet"), in: app.sheet.view)
      app.end()
      app.presentSheet(isMedium: false)
      stage.record("large", app.sheet.view, in: stage.window)
      app.end()
      let alert = app.present(.alert, "Save changes?", "You have unsaved changes.", "Save", "Discard")
      stage.record("alert", alert.view, in: stage.window)
      stage.record("alert.title", alert.view.label("Save changes?"), in: alert.view)
      stage.record("alert.message", alert.view.label("You have unsaved changes."), in: alert.view)
      app.end()
      let choices = app.present(.actionSheet, nil, nil, "Copy", "Share", "Favorite", "Delete")
      stage.record("action sheet", choices.view, in: stage.window)
      app.end()
    },
    tabsApp, feedApp, pagerApp, flowApp,
  ]
}

/// A navigation controller, and what its root controller presents.
@MainActor final class SheetsApp {
  let stage: Stage
  let root = UIViewController()
  let sheet = UIViewController()
  let button = UIButton(type: .system)
  let navigation: UINavigationController

  init(on stage: Stage) {
    self.stage = stage
    root.view.backgroundColor = .systemBackground
    root.navigationItem.title = "Modals"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    button.setTitle("Sheet Medium", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    root.view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    let area = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    let title = sheet.view.addConstrained(UILabel())
    title.text = "Medium sheet"
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: sheet.view.safeAreaLayoutGuide.topAnchor, constant: 28),
      title.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 20),
    ])
    sheet.view.backgroundColor = .systemBackground
    stage.layOut(beforeAndAfter: 0.5)
  }

  /// Presents the sheet, and waits until it rests.
  func presentSheet(isMedium: Bool) {
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = isMedium ? [.medium(), .large()] : [.large()]
    root.present(sheet, animated: false)
    stage.layOut(beforeAndAfter: 0.5)
  }

  /// Presents an alert with actions and Cancel, and waits until it rests.
  func present(
    _ style: UIAlertController.Style, _ title: String?, _ message: String?, _ actions: String...
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = button
    root.present(alert, animated: false)
    stage.layOut(beforeAndAfter: 0.5)
    return alert
  }

  func end() {
    root.dismiss(animated: false)
    stage.layOut(beforeAndAfter: 0.5)
  }
}
