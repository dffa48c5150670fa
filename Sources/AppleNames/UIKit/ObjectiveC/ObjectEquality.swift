/// Returns whether two objects are the same one, or equal by `isEqual(_:)` if they are of Foundation's root class.
func areEqual(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
  if left === right { return true }
  guard let left = left as? NSObject, let right = right as? NSObject else { return false }
  return left.isEqual(right)
}
