import UIKit

extension ConformanceScene {
  /// A list below a large title, a sheet, and a controller that is pushed and popped.
  static let flowApp = ConformanceScene("apps/flow", facts: ["q1", "q2", "q3", "q8"], scale: 2, needsApp: true) {
    stage in
    let (list, table, sheet, details) = (UIViewController(), UIScrollView(), UIViewController(), UIViewController())
    list.view = table
    table.contentSize = CGSize(width: 375, height: 351)
    list.navigationItem.title = "Library"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
    details.navigationItem.title = "Notifications"
    for controller in [list, sheet, details] { controller.view.backgroundColor = .systemBackground }
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    @MainActor func recordBar(_ moment: String, _ title: String) {
      stage.layOut(beforeAndAfter: 0.5)
      stage.record("\(moment).bar", navigation.navigationBar, in: stage.window)
      stage.record("\(moment).title", stage.window.shownLabel(title), in: stage.window)
    }
    @MainActor func recordItem(_ moment: String) {
      stage.record("\(moment).item.title", navigation.navigationBar.shownLabel("Filter"), in: stage.window)
    }
    recordBar("list", "Library")
    recordItem("list")
    stage.record("list.adjustedContentInset", .insets(table.adjustedContentInset))
    stage.record("list.contentOffset", .point(table.contentOffset))
    let (title, choice, line) = (UILabel(), UILabel(), UIView())
    (title.text, title.font, choice.text) = ("Filter", .systemFont(ofSize: 22), "Unplayed")
    for view in [title, choice, line] {
      sheet.view.addConstrained(view).leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor, constant: 20)
        .isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: sheet.view.safeAreaLayoutGuide.topAnchor, constant: 24),
      choice.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      line.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 20),
      line.trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor, constant: -20),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    list.present(sheet, animated: false)
    stage.layOut(beforeAndAfter: 0.5)
    stage.record("sheet", sheet.view, in: stage.window)
    for (name, view) in [("title", title), ("choice", choice), ("line", line)] {
      stage.record("sheet.\(name)", .rect(view.frame))
    }
    list.dismiss(animated: false)
    recordBar("after the sheet", "Library")
    navigation.pushViewController(details, animated: false)
    recordBar("pushed", "Notifications")
    navigation.popViewController(animated: false)
    stage.layOut(beforeAndAfter: 0.5)
    recordItem("popped")
  }
}

extension UIView {
  /// Returns the first label with a text that is shown, with all views above it.
  fileprivate func shownLabel(_ text: String) -> UILabel? {
    if isHidden || alpha == 0 { return nil }
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.shownLabel(text) }.first
  }
}
