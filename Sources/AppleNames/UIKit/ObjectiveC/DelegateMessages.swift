// UIKit's delegates inherit the method from NSObjectProtocol; a class's own is preferred to these.

nonisolated extension ScrollViewDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension TextFieldDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension GestureRecognizerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension NavigationControllerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension TabBarControllerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension TabBarDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension BarPositioningDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension AdaptivePresentationControllerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension ViewControllerTransitioningDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}

nonisolated extension LayerAnimationDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: self) ?? false }
}
