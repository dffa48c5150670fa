import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Recursive description", .reportsIssuesAsFailures, .screen(scale: 2))
struct RecursiveDescriptionTests {
  final class Card: View {}
  final class Badge: Button {
    override var inspectedProperties: [InspectedProperty] {
      super.inspectedProperties + [InspectedProperty("count", .number(3)), InspectedProperty("title", .word("none"))]
    }
  }

  @Test func `b10 c3 a system button prints as in the dump, without addresses`() {
    let button = Button.titled("Button", type: .system)
    button.layOut { $0.sizeToFit() }
    #expect(
      button.recursiveDescription == """
        <Button; frame = (0 0; 46 30); opaque = NO>
           | <ButtonLabel; frame = (0 6; 46 18); text = 'Button'; opaque = NO; userInteractionEnabled = NO>
        """)
    #expect(
      button.recursiveDescription(.uiKitNames) == """
        <UIButton; frame = (0 0; 46 30); opaque = NO>
           | <UIButtonLabel; frame = (0 6; 46 18); text = 'Button'; opaque = NO; userInteractionEnabled = NO>
        """)
  }

  @Test func `printing creates no subview and lays nothing out`() {
    let button = Button.titled("Button", frame: CGRect(x: 0, y: 0, width: 46, height: 30))
    expectEqual(button.recursiveDescription(.details).split(separator: "\n").count, 1)
    expectEqual(button.subviews, [])
    expectEqual(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty, false)
  }

  @Test func `properties without default values have their order in the line`() {
    let label = Label(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    label.text = "It's\nme"
    label.transform = CGAffineTransform(scaleX: 2, y: 1)
    label.clipsToBounds = true
    label.alpha = 0.5
    label.isHidden = true
    label.isOpaque = false
    label.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin, .flexibleLeftMargin]
    label.isUserInteractionEnabled = false
    label.tag = 7
    label.addGestureRecognizer(TapGestureRecognizer())
    // The frame is twice as wide around the same middle: 1 + 30 / 2 - 30.
    let rest =
      "frame = (-14 2; 60 40); transform = [2, 0, 0, 1, 0, 0]; text = 'It's\\nme'; clipsToBounds = YES; alpha = 0.5; "
      + "hidden = YES; opaque = NO; autoresize = LM+W+BM; userInteractionEnabled = NO; tag = 7; gestureRecognizers = "
    expectEqual(label.recursiveDescription, "<Label; \(rest)[TapGestureRecognizer]>")
    expectEqual(label.recursiveDescription(.uiKitNames), "<UILabel; \(rest)<NSArray>>")
  }

  @Test func `numbers have six digits at most, as UIKit prints them`() {
    let view = View(frame: CGRect(x: 1.0 / 3, y: -0.0, width: 45 + 2.0 / 3, height: 1_000_000))
    expectEqual(view.recursiveDescription, "<View; frame = (0.333333 0; 45.6667 1e+06)>")
  }

  @Test func `a user's class prints its own name and its base class in every form, with a bar for each level`() {
    let tree = Card().holding(Card().holding(Badge()), Card())
    #expect(
      tree.recursiveDescription == """
        <Card; baseClass = View; frame = (0 0; 0 0)>
           | <Card; baseClass = View; frame = (0 0; 0 0)>
           |    | <Badge; baseClass = Button; frame = (0 0; 0 0); count = 3; title = none; opaque = NO>
           | <Card; baseClass = View; frame = (0 0; 0 0)>
        """)
    #expect(tree.recursiveDescription(.uiKitNames).hasPrefix("<Card; baseClass = UIView; frame = (0 0; 0 0)>"))
  }

  @Test func `a layer of another class than Layer is named`() {
    final class Shade: View { override class var layerClass: AnyClass { GradientLayer.self } }
    expectEqual(Shade().recursiveDescription, "<Shade; baseClass = View; frame = (0 0; 0 0); layer = <GradientLayer>>")
  }

  @Test func `details contain fonts, colors and the current title, sorted by name`() {
    let button = Button.titled("Back")
    button.backgroundColor = .red
    button.accessibilityIdentifier = "back"
    expectEqual(
      button.recursiveDescription(.details),
      "<Button; frame = (0 0; 0 0); opaque = NO; accessibilityIdentifier = back; backgroundColor = rgba(1, 0, 0, 1)"
        + "; buttonType = custom; isEnabled = YES; isHighlighted = NO; isSelected = NO; title = 'Back'"
        + "; titleColor = rgba(1, 1, 1, 1)>")
  }
}
