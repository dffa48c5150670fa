import Testing
import UIKit

/// Sources of Swift 3 to 4.1.
@MainActor @Suite("Old names") struct OldNamesTests {
  @available(*, deprecated, message: "Uses old names on purpose.")
  @Test func `types, insets and lines have their old names`() {
    let state: UIControlState = .highlighted
    let events: UIControlEvents = [.touchUpInside]
    let mode: UIViewContentMode = .scaleAspectFit
    #expect(state == UIControl.State.highlighted && events.contains(.touchUpInside) && mode.rawValue == 1)
    expectEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let expected = CGRect(x: 2, y: 1, width: 4, height: 6)
    #expect(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)) == expected)
    #expect(kCALineCapRound == .round && kCALineJoinRound == .round && kCAFillRuleEvenOdd == .evenOdd)
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleNone.rawValue == 0)
    expectEqual(UI_USER_INTERFACE_IDIOM(), UIDevice.current.userInterfaceIdiom)
    let key: NSAttributedStringKey = .font
    expectEqual(key, NSAttributedString.Key.font)
  }

  @available(*, deprecated, message: "Uses old names on purpose.")
  @Test func `members have their old names`() {
    let view = UIView()
    let (back, front) = (UIView(), UIView())
    view.addSubview(back)
    view.addSubview(front)
    view.bringSubview(toFront: back)
    expectEqual(view.subviews, [front, back])
    view.sendSubview(toBack: back)
    expectEqual(view.subviews, [back, front])
    let wheel = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    wheel.activityIndicatorViewStyle = .whiteLarge
    expectEqual(wheel.style, .whiteLarge)
  }
}
