import HeadlessKit

// UIKit's delegates inherit the method from NSObjectProtocol; a class's own is preferred to these.

extension ScrollViewDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension TextFieldDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension GestureRecognizerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension NavigationControllerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension TabBarControllerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension TabBarDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension BarPositioningDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension AdaptivePresentationControllerDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension ViewControllerTransitioningDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}

extension LayerAnimationDelegate {
  /// Returns whether the delegate implements a method; see `NSObjectProtocol.responds(to:)`.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  @_disfavoredOverload public nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }
}
