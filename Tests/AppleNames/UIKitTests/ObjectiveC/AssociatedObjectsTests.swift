import Testing
import UIKit

nonisolated(unsafe) private var badgeKey: UInt8 = 0
nonisolated(unsafe) private var ownerKey: UInt8 = 0

extension UIView {
  fileprivate var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }

  fileprivate var owner: AnyObject? {
    get { objc_getAssociatedObject(self, &ownerKey) as AnyObject? }
    set { objc_setAssociatedObject(self, &ownerKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
  }
}

@MainActor @Suite("Associated objects") struct AssociatedObjectsTests {
  @Test func `each object has its own value under each key, and nil takes it away`() {
    let (one, other) = (UIView(), UIView())
    one.badge = "1"
    other.badge = "2"
    one.owner = other
    #expect(one.badge == "1" && other.badge == "2" && one.owner === other && other.owner == nil)
    one.badge = nil
    #expect(one.badge == nil && one.owner === other)
    objc_removeAssociatedObjects(one)
    #expect(one.owner == nil && other.badge == "2")
  }

  @Test func `an assigned object is not held`() {
    let view = UIView()
    var owner: NSObject? = NSObject()
    view.owner = owner
    #expect(view.owner != nil)
    owner = nil
    expectNil(view.owner)
  }

  @Test func `values of deallocated objects are released when there are many`() {
    final class Held {}
    weak var held: Held?
    do {
      // No view gets the address of a smaller object.
      let (object, value) = (NSObject(), Held())
      held = value
      objc_setAssociatedObject(object, &badgeKey, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let views = (0..<10_000).map { _ in UIView() }
    for view in views { view.badge = "x" }
    expectNil(held)
    #expect(views.allSatisfy { $0.badge == "x" })
  }
}
