import HeadlessViews

extension Control {
  /// Calls a method of a target on events; the target is not retained.
  ///
  /// The same line of source registers the same method; name methods with ``Selector`` to register one from two lines
  /// or to remove it. A nil target stands for the responder chain, from the first responder on.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control; see the form without arguments.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event; see the form without arguments.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, TouchEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event if any; see the form without arguments.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, TouchEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Unavailable: Swift cannot distinguish methods here.
  @available(
    *, unavailable,
    message: "Swift cannot compare methods without Objective-C: name it with Selector(_:named:), or remove nil for all"
  )
  public final func removeTarget<Target: AnyObject, Method>(
    _ target: Target?, action: (Target) -> Method, for controlEvents: Event
  ) {}
}

// The same for targets of classes that are on no actor. (Their lines are `UInt`, because two functions that differ only
// in the actor of a parameter have one symbol.)
extension Control {
  /// Calls a method of a target on events; see the form for targets on the main actor.
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control; see the form for targets on the main actor.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event,
    fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event; see the form on the main actor.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender, TouchEvent) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }

  /// Calls a method of a target on events, with the control and the event if any; see the form on the main actor.
  public final func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender, TouchEvent?) -> Void,
    for controlEvents: Event, fileID: StaticString = #fileID, line: UInt = #line, column: Int = #column
  ) {
    addTarget(target, action: Selector(action, named: "\(fileID):\(line):\(column)"), for: controlEvents)
  }
}
