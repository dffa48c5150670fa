import Foundation
import HeadlessGeometry
import Testing

@Suite("Geometry as objects") struct NSValueTests {
  @Test func `an object holds what it was created from`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, directional)
    let offset = Offset(horizontal: 5, vertical: 6)
    expectEqual(NSValue(uiOffset: offset).uiOffsetValue, offset)
    let vector = CGVector(dx: 7, dy: 8)
    expectEqual(NSValue(cgVector: vector).cgVectorValue, vector)
    let turn = CGAffineTransform(rotationAngle: 1)
    expectEqual(NSValue(cgAffineTransform: turn).cgAffineTransformValue, turn)
  }

  @Test func `an object of something else has zero, or the identity`() {
    let value = NSValue(cgVector: CGVector(dx: 1, dy: 2))
    #expect(value.uiEdgeInsetsValue == .zero && value.uiOffsetValue == .zero)
    #expect(NSValue(size: .zero).cgVectorValue == .zero && value.directionalEdgeInsetsValue == .zero)
    expectEqual(value.caTransform3DValue, CATransform3DIdentity)
  }

  @Test func `objects are equal when what they hold is`() {
    func insets(_ top: CGFloat) -> NSValue { NSValue(uiEdgeInsets: EdgeInsets(top: top, left: 0, bottom: 0, right: 0)) }
    #expect(insets(1) == insets(1) && insets(1) != insets(2) && Set([insets(1), insets(1), insets(2)]).count == 2)
    #expect(NSValue(uiOffset: .zero) != NSValue(cgVector: .zero) && Offset() == .zero)
  }

  /// A value, as an object and as a key's value in a dictionary.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let info: @Sendable () -> [String: Any]
    /// A closure that returns whether the value of a key casts to the type of the value, and equals it.
    let reads: @Sendable (Any?) -> Bool
    init<Value: BridgedValue>(_ value: Value, _ object: @escaping @Sendable () -> NSValue) {
      testDescription = "\(Value.self)"
      info = { ["object": object(), "value": value] }
      reads = { $0 as? Value == value }
    }
  }

  static let rows = [
    Row(CGPoint(x: 1, y: 2)) { NSValue(point: CGPoint(x: 1, y: 2)) },
    Row(CGSize(width: 1, height: 2)) { NSValue(size: CGSize(width: 1, height: 2)) },
    Row(CGRect(x: 1, y: 2, width: 3, height: 4)) { NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)) },
    Row(CGVector(dx: 1, dy: 2)) { NSValue(cgVector: CGVector(dx: 1, dy: 2)) },
    Row(Offset(horizontal: 1, vertical: 2)) { NSValue(uiOffset: Offset(horizontal: 1, vertical: 2)) },
    Row(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) {
      NSValue(uiEdgeInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Row(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) {
      NSValue(directionalEdgeInsets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Row(CGAffineTransform(scaleX: 2, y: 3)) { NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)) },
    Row(CATransform3DMakeScale(2, 3, 4)) { NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)) },
  ]

  @Test(arguments: rows) func `a value and its object cast to each other, and to nothing else`(row: Row) {
    let info = row.info()
    #expect(row.reads(info["object"]) && row.reads(info["value"]))
    #expect(info["value"] as? NSValue == info["object"] as? NSValue && info["value"] is NSValue)
    for other in Self.rows where other.testDescription != row.testDescription {
      #expect(!row.reads(other.info()["object"]))
    }
    #expect(!row.reads(NSNumber(value: 1)) && !row.reads(NSValue(range: NSRange(location: 1, length: 2))))
  }

  @Test(arguments: rows) func `every member of an object can be read`(row: Row) throws {
    let object = try #require(row.info()["object"] as? NSValue)
    #expect(String(cString: object.objCType).hasPrefix("{") && !object.description.isEmpty)
    var bytes = [UInt8](repeating: 0, count: 16 * 8)
    object.getValue(&bytes)
    #expect(bytes != [UInt8](repeating: 0, count: 16 * 8))
    expectEqual(
      Set(Self.rows.compactMap { ($0.info()["object"] as? NSValue).map { String(cString: $0.objCType) } }).count, 9)
  }
}
