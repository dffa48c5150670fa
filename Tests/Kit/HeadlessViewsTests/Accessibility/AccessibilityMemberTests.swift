import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Members of accessibility", .reportsIssuesAsFailures, .screen(scale: 2))
struct AccessibilityMemberTests {
  @Test func `a view has no values of its own, performs no action, and stores what is set`() {
    let view = View()
    #expect(view.accessibilityIdentifier == nil && view.accessibilityLabel == nil && !view.isAccessibilityElement)
    #expect(view.accessibilityValue == nil && view.accessibilityHint == nil && view.accessibilityTraits == .none)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren && !view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityLanguage == nil && view.accessibilityPath == nil && view.accessibilityElements == nil)
    #expect(view.accessibilityCustomActions == nil && view.accessibilityUserInputLabels == [])
    #expect(view.accessibilityNavigationStyle == .automatic && view.accessibilityContainerType == .none)
    #expect(!view.accessibilityActivate() && !view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityScroll(.down) && !view.accessibilityElementIsFocused())
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    view.accessibilityIgnoresInvertColors = true
    view.accessibilityLanguage = "de"
    view.accessibilityUserInputLabels = ["Send", "Go"]
    view.accessibilityNavigationStyle = .combined
    view.accessibilityContainerType = .list
    view.accessibilityPath = BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.accessibilityIgnoresInvertColors && view.accessibilityLanguage == "de")
    #expect(view.accessibilityUserInputLabels == ["Send", "Go"] && view.accessibilityContainerType == .list)
    expectEqual(view.accessibilityNavigationStyle, .combined)
    expectEqual(view.accessibilityPath?.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a view's rectangle is its bounds on the screen, its point the middle of that`() {
    let window = Window(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    let view = window.adding(View(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    expectEqual(view.accessibilityFrame, CGRect(x: 100 + 10, y: 20, width: 30, height: 40))
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 100 + 10 + 15, y: 20 + 20))
    expectEqual(window.accessibilityFrame, window.frame)
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 8, height: 8)
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 4, y: 4))
    view.accessibilityActivationPoint = .zero
    expectEqual(view.accessibilityActivationPoint, .zero)
  }

  @Test func `texts with attributes fall back to the plain ones`() {
    let view = View()
    expectNil(view.accessibilityAttributedLabel)
    view.accessibilityLabel = "Send"
    view.accessibilityValue = "3"
    view.accessibilityHint = "now"
    #expect(view.accessibilityAttributedLabel?.string == "Send" && view.accessibilityAttributedValue?.string == "3")
    expectEqual(view.accessibilityAttributedHint?.string, "now")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Rich")
    #expect(view.accessibilityAttributedLabel?.string == "Rich" && view.accessibilityLabel == "Send")
  }

  @Test func `elements are counted and found; an index or an element that is not there is nothing`() {
    let view = View()
    let (first, second) = (View(), View())
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = [first, second]
    expectEqual(view.accessibilityElementCount(), 2)
    #expect(view.accessibilityElement(at: 1) as? View === second && view.accessibilityElement(at: 2) == nil)
    #expect(view.accessibilityElement(at: -1) == nil && view.index(ofAccessibilityElement: second) == 1)
    expectEqual(view.index(ofAccessibilityElement: View()), NSNotFound)
  }

  @Test func `a custom action runs its closure or its target's method`() {
    final class Row: View {
      var deletions = 0
      func discard() { deletions += 1 }
    }
    let row = Row()
    let method = Selector(Row.discard, named: "discard")
    row.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Delete", target: row, selector: method),
      AccessibilityCustomAction(name: "Refuse") { _ in false },
    ]
    expectEqual(row.accessibilityCustomActions?.map(\.name), ["Delete", "Refuse"])
    expectEqual(row.accessibilityCustomActions?.map { $0.perform() }, [true, false])
    expectEqual(row.deletions, 1)
    #expect(!AccessibilityCustomAction(name: "Other", target: View(), selector: method).perform())
  }

  @Test func `a control responds to the user while it is enabled, unless it was set`() {
    let button = Button()
    #expect(button.accessibilityRespondsToUserInteraction && !View().accessibilityRespondsToUserInteraction)
    button.isEnabled = false
    #expect(!button.accessibilityRespondsToUserInteraction)
    button.accessibilityRespondsToUserInteraction = true
    #expect(button.accessibilityRespondsToUserInteraction)
  }

  @Test func `what is posted is written down for who asks`() {
    Accessibility.post(notification: .announcement, argument: "before")
    let posted = Accessibility.recording {
      Accessibility.post(notification: .screenChanged, argument: nil)
      Accessibility.post(notification: .announcement, argument: "Sent")
    }
    expectEqual(posted.map(\.notification), [.screenChanged, .announcement])
    expectEqual(posted.last?.argument as? String, "Sent")
    #expect(!Accessibility.isVoiceOverRunning && !Accessibility.isReduceMotionEnabled)
  }

  @Test func `rectangles, paths and frames of elements that are not views are converted from a view to the screen`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let chart = window.adding(View(frame: CGRect(x: 10, y: 20, width: 50, height: 50)))
    let (rect, onScreen) = (CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 11, y: 22, width: 3, height: 4))
    expectEqual(Accessibility.convertToScreenCoordinates(rect, in: chart), onScreen)
    expectEqual(Accessibility.convertToScreenCoordinates(BezierPath(rect: rect), in: chart).bounds, onScreen)
    let bar = AccessibilityElement(accessibilityContainer: chart)
    #expect(bar.isAccessibilityElement && bar.accessibilityFrame == CGRect(x: 10, y: 20, width: 0, height: 0))
    bar.accessibilityFrameInContainerSpace = rect
    expectEqual(bar.accessibilityFrame, onScreen)
    bar.accessibilityFrame = CGRect(x: 5, y: 5, width: 6, height: 6)
    expectEqual(bar.accessibilityFrame, CGRect(x: 5, y: 5, width: 6, height: 6))
  }
}
