import Foundation
import HeadlessGeometry
import Testing

/// Insets, offsets, vectors and transforms as objects.
@Suite("Geometry as objects")
struct NSValueTests {
  @Test("an object holds what it was created from")
  func held() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = Offset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let vector = CGVector(dx: 7, dy: 8)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  @Test("an object of something else has zero, or the identity")
  func other() {
    let value = NSValue(cgVector: CGVector(dx: 1, dy: 2))
    #expect(value.uiEdgeInsetsValue == .zero && value.uiOffsetValue == .zero)
    #expect(NSValue(size: .zero).cgVectorValue == .zero && value.directionalEdgeInsetsValue == .zero)
    #expect(value.caTransform3DValue == CATransform3DIdentity)
  }

  @Test("objects are equal when what they hold is")
  func equality() {
    func insets(_ top: CGFloat) -> NSValue {
      NSValue(uiEdgeInsets: EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    #expect(insets(1) == insets(1) && insets(1) != insets(2) && Set([insets(1), insets(1), insets(2)]).count == 2)
    #expect(NSValue(uiOffset: .zero) != NSValue(cgVector: .zero))
  }

  @Test("an offset is a value")
  func offset() {
    #expect(Offset() == .zero && Offset(horizontal: 1, vertical: 0) != .zero)
  }
}
