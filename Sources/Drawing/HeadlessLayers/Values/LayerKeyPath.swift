import Foundation
import HeadlessGeometry

/// The way to a value in a layer: a key, and the members of the value from there on, as a pure value.
struct LayerKeyPath {
  let key: String
  let members: [String]

  init(_ path: String) {
    let components = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    key = components.first ?? path
    members = Array(components.dropFirst())
  }

  /// Returns the members' value in the key's value, or nil where there are no such members.
  func value(in value: Any?) -> Any? {
    if members.isEmpty { return value }
    guard var value = AnimatableValue(value) else { return nil }
    for member in members.normalized(for: value) {
      guard let next = Self.member(member, of: value) else { return nil }
      value = next
    }
    return value.any
  }

  /// Returns the key's value with the members' value changed, nil meaning 0; nil where there are no such members.
  func setting(_ new: Any?, in value: Any?) -> Any? {
    guard let value = AnimatableValue(value), let new = AnimatableValue(new ?? 0) else { return nil }
    return Self.set(members.normalized(for: value)[...], to: new, in: value)?.any
  }

  private static func set(
    _ members: ArraySlice<String>, to new: AnimatableValue, in value: AnimatableValue
  ) -> AnimatableValue? {
    guard let first = members.first else { return new }
    guard let inner = member(first, of: value), let changed = set(members.dropFirst(), to: new, in: inner) else {
      return nil
    }
    return replacing(first, of: value, by: changed)
  }

  private static func member(_ name: String, of value: AnimatableValue) -> AnimatableValue? {
    switch (value, name) {
    case (.point(let point), "x"): .number(Double(point.x))
    case (.point(let point), "y"): .number(Double(point.y))
    case (.size(let size), "width"): .number(Double(size.width))
    case (.size(let size), "height"): .number(Double(size.height))
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.transform(let transform), "translation"): .size(CGSize(width: transform.m41, height: transform.m42))
    case (.transform(let transform), "scale"): .number(Double(transform.components.scale.reduce(0, +) / 3))
    case (.transform(let transform), _):
      axis(of: name).map { .number(Double(transform.components[keyPath: $0.list][$0.index])) }
    default: nil
    }
  }

  private static func replacing(
    _ name: String, of value: AnimatableValue, by new: AnimatableValue
  ) -> AnimatableValue? {
    switch (value, name, new) {
    case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: CGFloat(x), y: point.y))
    case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: CGFloat(y)))
    case (.size(let size), "width", .number(let width)):
      return .size(CGSize(width: CGFloat(width), height: size.height))
    case (.size(let size), "height", .number(let height)):
      return .size(CGSize(width: size.width, height: CGFloat(height)))
    case (.rect(let rect), "origin", .point(let origin)): return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", .size(let size)): return .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), "translation", .size(let shift)):
      var transform = transform
      (transform.m41, transform.m42) = (shift.width, shift.height)
      return .transform(transform)
    case (.transform(let transform), _, .number(let number)):
      var components = transform.components
      if name == "scale" {
        components.scale = [CGFloat](repeating: CGFloat(number), count: 3)
      } else if let component = axis(of: name) {
        components[keyPath: component.list][component.index] = CGFloat(number)
      } else {
        return nil
      }
      return .transform(components.transform)
    default: return nil
    }
  }

  /// Returns the place of a transform's number by its name, such as `rotation.x`.
  /// > Documented: `rotation` is that around z, `scale` the mean of the three.
  private static func axis(
    of name: String
  ) -> (list: WritableKeyPath<CATransform3D.Components, [CGFloat]>, index: Int)? {
    if name == "rotation" { return (\.rotation, 2) }
    let components = name.split(separator: ".")
    guard components.count == 2, let index = ["x", "y", "z"].firstIndex(of: components[1]) else { return nil }
    switch components[0] {
    case "rotation": return (\.rotation, index)
    case "scale": return (\.scale, index)
    case "translation": return (\.translation, index)
    default: return nil
    }
  }
}

extension [String] {
  /// Returns the members with a transform's members joined: `["rotation", "z"]` becomes `["rotation.z"]`.
  fileprivate func normalized(for value: AnimatableValue) -> [String] {
    if case .transform = value, count == 2 { return [joined(separator: ".")] }
    return self
  }
}
