import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

extension CleanScreenTests {
  /// Screens with what the system presents, and with its controls as they are.
  nonisolated static let systemScreens = [
    Screenful(testDescription: "an alert with a text field over a button") {
      let alert = AlertController(title: "Delete?", message: "This can't be undone.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      return showing(withChoices(alert))
    },
    Screenful(testDescription: "an action sheet over a button") {
      showing(withChoices(AlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)))
    },
    Screenful(testDescription: "a sheet over a button of the same name") { showing(page(stack([act("Buy")]))) },
    Screenful(testDescription: "a screen over a button of the same name") {
      let next = page(stack([act("Buy")]))
      next.modalPresentationStyle = .fullScreen
      return showing(next)
    },
    Screenful(testDescription: "a view that is modal over a button of the same name") {
      let root = View(frame: Screen.main.bounds)
      for (isModal, y) in [(false, 100), (true, 300)] as [(Bool, CGFloat)] {
        let layer = root.adding(stack([act("Buy")]))
        layer.frame = CGRect(x: 0, y: y, width: root.bounds.width, height: 500)
        layer.accessibilityViewIsModal = isModal
      }
      return root
    },
    Screenful(testDescription: "tabs") {
      let tabs = TabBarController()
      tabs.viewControllers = ["Home", "Search"].enumerated().map { index, title in
        let controller = page(stack([heading(title)]))
        controller.tabBarItem = TabBarItem(title: title, image: Image(systemName: "house"), tag: index)
        return controller
      }
      return tabs
    },
    Screenful(testDescription: "a pushed screen with items in its bar") {
      let controller = page(stack([body("No messages")]))
      controller.title = "Inbox"
      controller.navigationItem.rightBarButtonItems = [
        BarButtonItem(systemItem: .add), BarButtonItem(title: "Edit", primaryAction: Action { _ in }),
      ]
      let first = page(stack([body("Mailboxes")]))
      first.title = "Mailboxes"
      let navigation = NavigationController(rootViewController: first)
      navigation.pushViewController(controller, animated: false)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    },
    Screenful(testDescription: "a navigation controller in half of a screen, with a tap that ends editing") {
      let first = page(stack([body("No messages")]))
      first.title = "Inbox"
      first.view.addGestureRecognizer(TapGestureRecognizer())
      let half = NavigationController(rootViewController: first)
      let screen = ViewController()
      screen.addChild(half)
      screen.view.addSubview(half.view)
      half.view.frame = CGRect(x: 0, y: 300, width: screen.view.bounds.width, height: 300)
      half.didMove(toParent: screen)
      return screen
    },
    Screenful(testDescription: "the name of a user on a button") { stack([act("johnDoe")]) },
    Screenful(testDescription: "two steppers and two controls with the same segments") {
      stack(
        [Stepper(), Stepper(), SegmentedControl(items: ["On", "Off"]), SegmentedControl(items: ["On", "Off"])]
          .enumerated().map { index, control in
            if control is Stepper { control.accessibilityLabel = "Count \(index)" }
            if let segments = control as? SegmentedControl { segments.selectedSegmentIndex = index - 2 }
            return control
          })
    },
    Screenful(testDescription: "buttons with a picture of the system") {
      stack(
        [.close, .infoLight, .contactAdd].map { (type: Button.ButtonType) in
          let button = Button(type: type)
          button.heightAnchor.constraint(equalToConstant: 44).isActive = true
          button.widthAnchor.constraint(equalToConstant: 44).isActive = true
          return button
        })
    },
    Screenful(testDescription: "configured buttons") {
      stack(
        [("Plain", .plain()), ("Gray", .gray()), ("Bordered", .bordered())].map { title, style in
          var configuration: Button.Configuration = style
          configuration.title = title
          let button = Button(configuration: configuration)
          button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
          return button
        })
    },
    Screenful(testDescription: "a control of one's own") {
      let control = AuditRuleTests.named(AuditRuleTests.OwnControl())
      control.addAction(Action { _ in }, for: .touchUpInside)
      let size = control.heightAnchor.constraint(equalToConstant: 44)
      LayoutConstraint.activate([size, control.widthAnchor.constraint(equalToConstant: 44)])
      return stack([control])
    },
    Screenful(testDescription: "disabled controls") {
      let save = act("Save")
      save.isEnabled = false
      let toggle = Switch()
      (toggle.isEnabled, toggle.accessibilityLabel) = (false, "Wi-Fi")
      return stack([save, toggle])
    },
    Screenful(testDescription: "buttons with names of products") {
      stack(["iPhone", "YouTube", "eBay", "McDonald", "macOS", "Share"].map(act))
    },
    Screenful(testDescription: "a text on a screen with a tap that ends editing") {
      let root = View(frame: Screen.main.bounds)
      root.backgroundColor = .systemBackground
      root.addGestureRecognizer(TapGestureRecognizer())
      let label = root.adding(body("No messages"))
      label.frame = CGRect(x: 16, y: 200, width: 300, height: 300)
      return root
    },
    Screenful(testDescription: "texts that grow up to a size of accessibility, in part") {
      let limited = body("Details")
      limited.maximumContentSizeCategory = .accessibilityMedium
      return stack([heading("Plan"), limited])
    },
    Screenful(testDescription: "a card with a tap and a button") {
      let card = View()
      card.addGestureRecognizer(TapGestureRecognizer())
      let buy = act("Buy")
      card.addForConstraints(buy)
      LayoutConstraint.activate([
        buy.topAnchor.constraint(equalTo: card.topAnchor), buy.bottomAnchor.constraint(equalTo: card.bottomAnchor),
        buy.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        buy.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      ])
      return stack([card])
    },
    Screenful(testDescription: "pages beside each other") {
      let scroll = ScrollView(frame: Screen.main.bounds)
      scroll.backgroundColor = .systemBackground
      for index in 0..<3 {
        let label = scroll.adding(body("Page \(index)"))
        label.frame = CGRect(x: CGFloat(index) * scroll.bounds.width, y: 100, width: 300, height: 200)
      }
      scroll.contentSize = CGSize(width: 3 * scroll.bounds.width, height: 300)
      return scroll
    },
    Screenful(testDescription: "a section without a height, and an attributed text") {
      let section = View()
      section.clipsToBounds = true
      section.addSubview(Label(frame: CGRect(x: 0, y: 0, width: 300, height: 40)))
      (section.subviews.first as? Label)?.text = "Details"
      let terms = body("")
      terms.attributedText = NSAttributedString(
        string: "Terms", attributes: [.font: Font.preferredFont(forTextStyle: .body), .foregroundColor: Color.label])
      return stack([section, terms])
    },
  ]
}

// MARK: - Pieces

/// Returns a button that acts, in a font that follows the user's text size.
@MainActor func act(_ title: String) -> Button {
  let button = Button.titled(title, type: .system)
  button.titleLabel?.font = .preferredFont(forTextStyle: .body)
  button.titleLabel?.adjustsFontForContentSizeCategory = true
  button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  button.addAction(Action { _ in }, for: .touchUpInside)
  return button
}

@MainActor private func page(_ view: View) -> ViewController {
  let controller = ViewController()
  controller.view.backgroundColor = .systemBackground
  view.frame = controller.view.bounds
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  controller.view.addSubview(view)
  return controller
}

@MainActor private func withChoices(_ alert: AlertController) -> AlertController {
  alert.addAction(AlertAction(title: "Delete", style: .destructive))
  alert.addAction(AlertAction(title: "Cancel", style: .cancel))
  return alert
}

/// Returns a window with a button "Buy" that a controller is presented over.
@MainActor private func showing(_ presented: ViewController) -> Window {
  let below = page(stack([act("Buy")]))
  let window = showInWindow(below)
  below.present(presented, animated: true)
  window.screen.advance(by: 1)
  return window
}
