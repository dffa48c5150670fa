extension Control {
  /// The events of a control; handlers are registered for a set of them.
  /// > Documented: UIControl.Event, with its raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each event.
    public let rawValue: UInt
    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched down inside the bounds.
    public static let touchDown = Event(rawValue: 1 &<< 0)
    /// A finger touched down once more in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 &<< 1)
    /// The tracked finger moved inside the bounds, or the 70 points around them.
    public static let touchDragInside = Event(rawValue: 1 &<< 2)
    /// The tracked finger moved more than 70 points outside of the bounds.
    public static let touchDragOutside = Event(rawValue: 1 &<< 3)
    /// The tracked finger moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 &<< 4)
    /// The tracked finger moved outside from inside.
    public static let touchDragExit = Event(rawValue: 1 &<< 5)
    /// The tracked finger lifted inside the bounds, or the 70 points around them.
    public static let touchUpInside = Event(rawValue: 1 &<< 6)
    /// The tracked finger lifted more than 70 points outside of the bounds.
    public static let touchUpOutside = Event(rawValue: 1 &<< 7)
    /// The system, or a recognizer, cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 &<< 8)
    /// The value of the control changed, as by a switch or a slider.
    public static let valueChanged = Event(rawValue: 1 &<< 12)
    /// The primary action of the control; a button sends it together with ``touchUpInside``.
    public static let primaryActionTriggered = Event(rawValue: 1 &<< 13)
    /// A menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 &<< 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 &<< 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 &<< 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 &<< 18)
    /// The return key ended editing in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 &<< 19)
    /// All events that fingers cause, from ``touchDown`` to ``touchCancel``.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing in text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits an application may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the toolkit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including the events of touches, of editing and of applications.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
