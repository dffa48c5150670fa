import HeadlessControllers
import HeadlessInputs
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Clean screens") struct CleanScreenTests {
  struct Screenful: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> Responder
  }

  nonisolated static let screens = [
    Screenful(testDescription: "a log-in form") { LoginForm() },
    Screenful(testDescription: "settings") { SettingsController() },
    Screenful(testDescription: "a card with three buttons") { OrderCard() },
    Screenful(testDescription: "a navigation with a title") {
      NavigationController(rootViewController: titled("Cart"))
    },
    Screenful(testDescription: "an article that scrolls") {
      let scroll = ScrollView()
      let text = body(String(repeating: "A long text. ", count: 200))
      scroll.backgroundColor = .systemBackground
      pin(text, in: scroll)
      text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32).isActive = true
      return scroll
    },
    Screenful(testDescription: "a button over a picture") {
      let image = ImageView()
      (image.backgroundColor, image.isUserInteractionEnabled) = (.black, true)
      let play = image.adding(act("Play"))
      (play.tintColor, play.frame) = (.white, CGRect(x: 50, y: 200, width: 250, height: 80))
      return image
    },
    Screenful(testDescription: "a player") {
      let position = Slider()
      position.accessibilityLabel = "Position"
      position.widthAnchor.constraint(equalToConstant: 200).isActive = true
      let page = PageControl()
      page.numberOfPages = 3
      (page.pageIndicatorTintColor, page.currentPageIndicatorTintColor) = (.gray, .black)
      return stack([heading("A song"), position, page])
    },
    Screenful(testDescription: "a rating of one's own") {
      let stars = Label()
      (stars.text, stars.font, stars.numberOfLines) = ("★★★☆☆", .preferredFont(forTextStyle: .title1), 0)
      stars.adjustsFontForContentSizeCategory = true
      stars.accessibilityLabel = "Rating"
      (stars.accessibilityTraits, stars.accessibilityValue) = (.adjustable, "3 of 5")
      stars.isUserInteractionEnabled = true
      let view = stack([heading("Bread"), stars])
      stars.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      stars.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      return view
    },
  ]

  nonisolated static let devices: [TestDevice] = [.iPhone16.running(.iOS15), .iPhone17]

  @Test(arguments: screens + systemScreens, devices)
  func `ax13, ax17 the audit finds nothing in a clean screen`(screen: Screenful, device: TestDevice) {
    for style in [UserInterfaceStyle].all {
      var variant = ScreenVariant(device)
      variant.style = style
      variant.with { expectAccessible(showInWindow(screen.make())) }
    }
  }

  @Test(arguments: [
    (Button.ButtonType.close, "Close"), (.contactAdd, "Add"), (.infoLight, "More Info"), (.infoDark, "More Info"),
    (.detailDisclosure, "More Info"),
  ])
  func `ax17 a button with a picture of the system has a label, unless it has a title`(
    type: Button.ButtonType, name: String
  ) {
    let button = Button(type: type)
    expectEqual(button.accessibilityLabel, name)
    button.setTitle("Buy", for: .normal)
    expectEqual(button.accessibilityLabel, "Buy")
  }

  @Test func `ax13 what an alert covers is not read, and its buttons are`() {
    let controller = titled("Cart")
    let window = showInWindow(controller)
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    controller.present(alert, animated: false)
    window.screen.flush()
    let lines = accessibilityTree(of: window).split(separator: "\n").map { $0.prefix { $0 != "(" } }
    expectEqual(lines, ["text \"Delete?\" ", "button \"Cancel\" ", "button \"Delete\" "])
  }
}

// MARK: - Pieces

@MainActor private func titled(_ title: String) -> ViewController {
  let controller = ViewController()
  controller.title = title
  controller.view.backgroundColor = .systemBackground
  return controller
}

@MainActor func heading(_ text: String) -> Label {
  let label = body(text)
  label.font = .preferredFont(forTextStyle: .title1)
  label.accessibilityTraits = [.staticText, .header]
  return label
}

@MainActor func body(_ text: String) -> Label {
  let label = Label.showing(text)
  label.font = .preferredFont(forTextStyle: .body)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  return label
}

@MainActor func stack(_ views: [View]) -> ScrollView {
  let scroll = ScrollView()
  scroll.backgroundColor = .systemBackground
  let stack = StackView(arrangedSubviews: views)
  (stack.axis, stack.spacing, stack.alignment) = (.vertical, 16, .leading)
  pin(stack, in: scroll)
  stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32).isActive = true
  return scroll
}

@MainActor func pin(_ view: View, in scroll: ScrollView) {
  scroll.addForConstraints(view)
  let guide = scroll.contentLayoutGuide
  LayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
  ])
}
