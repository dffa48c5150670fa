import ButtonRecipes
import HeadlessKit
import HeadlessTesting

/// The recipes under the audit of accessibility, in the size and colors of a form.
@MainActor @Suite("Accessibility of recipes", .device(.iPhone16), .reportsIssuesAsFailures)
struct RecipeAccessibilityTests {
  /// Makes the button readable on white, and checks it.
  private func check(_ button: Button, excluding rules: Set<AccessibilityRule> = []) {
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 88)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.setImage(Image(size: CGSize(width: 24, height: 24)), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    let form = View(frame: Screen.main.bounds)
    form.backgroundColor = .white
    form.addSubview(button)
    expectAccessible(form, excluding: rules)
    expectEqual(accessibilityTree(of: form), "button \"Save\" (20, 100, 200, 88)")
  }

  @Test(arguments: ImagePosition.allCases) func `an image in any position leaves a button accessible`(
    position: ImagePosition
  ) {
    let button = ImagePositionButton(frame: .zero)
    button.imagePosition = position
    check(button)
    let configured = ConfiguredImagePositionButton(frame: .zero)
    configured.imagePosition = position
    configured.configuration = .plain()
    check(configured)
  }

  @Test(arguments: ImageLayoutStyle.allCases) func `insets leave a button accessible`(style: ImageLayoutStyle) {
    let button = Button(frame: .zero)
    check(button)
    button.setLayoutStyle(style, spacing: 8)
    check(button)
  }

  @Test func `a border and fixed rectangles leave a button accessible`() {
    let button = ImagePositionButton(frame: .zero)
    button.layer.borderWidth = 1
    check(button)
    check(StyledButton(frame: .zero))
    let fixed = FixedRectsButton(frame: .zero)
    fixed.imageRect = CGRect(x: 10, y: 10, width: 24, height: 24)
    fixed.titleRect = CGRect(x: 10, y: 44, width: 160, height: 40)
    // A fixed rectangle cuts large text.
    check(fixed, excluding: [.largeText])
  }
}
