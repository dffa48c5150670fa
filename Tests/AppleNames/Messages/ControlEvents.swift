// An expectation is on the line of its message.
// swift-format-ignore-file
import HeadlessKit

// The first override of an enlarged hit area, where Event is Control.Event.

private final class LargeButton: Button {
  override func point(inside point: CGPoint, with event: Event?) -> Bool { // expected-error {{cannot override 'point' which has been marked unavailable: Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit.}} expected-note {{remove 'override' modifier}}
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? { nil } // expected-error {{cannot override 'hitTest' which has been marked unavailable: Event means Control.Event in a control: write TouchEvent}} expected-note {{remove 'override' modifier}}
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {} // expected-error {{cannot override 'touchesBegan' which has been marked unavailable: Event means Control.Event in a control: write TouchEvent}} expected-note {{remove 'override' modifier}}
  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true } // expected-error {{cannot override 'beginTracking' which has been marked unavailable: Event means Control.Event in a control: write TouchEvent}} expected-note {{remove 'override' modifier}}
}

// Code that follows the message compiles, and so do unchanged calls without an event.
private final class RightButton: Button {
  override func point(inside point: CGPoint, with event: TouchEvent?) -> Bool {
    super.point(inside: point, with: event) || super.hitTest(point, with: nil) === self
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { super.touchesBegan(touches, with: event) }
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    cancelTracking(with: nil)
    return super.beginTracking(touch, with: nil)
  }
}
