import Foundation
import HeadlessGeometry
import Testing

@Suite("Finite geometry") struct FiniteTests {
  static let bad: [CGFloat] = [.nan, .signalingNaN, .infinity, -.infinity]

  @Test(arguments: bad) func `one number that is not finite spoils a point, a size, a rectangle`(number: CGFloat) {
    #expect(!CGPoint(x: number, y: 0).isFinite && !CGPoint(x: 0, y: number).isFinite)
    #expect(!CGSize(width: number, height: 0).isFinite && !CGSize(width: 0, height: number).isFinite)
    #expect(!CGRect(x: number, y: 0, width: 0, height: 0).isFinite)
    #expect(!CGRect(x: 0, y: 0, width: 0, height: number).isFinite)
  }

  @Test func `a rectangle whose far edge is beyond all numbers is not finite, nor are the named ones`() {
    let most = CGFloat.greatestFiniteMagnitude
    #expect(!CGRect(x: most, y: 0, width: most, height: 0).isFinite)
    #expect(!CGRect(x: 0, y: -most, width: 0, height: -most).isFinite)
    #expect(CGRect(x: -most, y: 0, width: most, height: most).isFinite)
    #expect(!CGRect.null.isFinite && !CGRect.infinite.isFinite)
  }

  @Test func `ordinary, negative and huge ones are finite`() {
    #expect(CGPoint(x: -1e300, y: 1e-300).isFinite && CGSize(width: -1, height: 0).isFinite)
    #expect(CGRect.zero.isFinite && CGRect(x: 1, y: 2, width: -3, height: -4).isFinite)
  }
}
