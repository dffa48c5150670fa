import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

@MainActor @Suite("Scroll arithmetic") struct ScrollArithmeticTests {
  /// A release of stackoverflow.com/questions/16155375: offset, target, velocity in points per millisecond, and seconds.
  typealias Release = (offset: CGFloat, target: CGFloat, velocity: CGFloat, seconds: CGFloat)
  nonisolated static let releases: [Release] = [
    (offset: 364, target: 2664.5, velocity: 4.619940, seconds: 3.068916),
    (offset: 2595.5, target: 3288.5, velocity: 1.398724, seconds: 2.485449),
    (offset: 3094.5, target: 1907, velocity: -2.389578, seconds: 2.752163),
    (offset: 143, target: 1275.5, velocity: 2.279252, seconds: 2.718653),
  ]

  @Test(arguments: releases)
  func `h6 a release comes to rest where a device did, and within its next two frames`(release: Release) {
    let motion = CoastingMotion(from: release.offset, velocity: release.velocity, rate: .normal)
    expectEqual(PixelGrid(scale: 2).halfUp(motion.end), release.target)
    let late = release.seconds - motion.duration / 1000
    #expect(late > 0 && late < 2.0 / 60, "\(late)")
    #expect(motion.offset(after: 0) == release.offset && motion.offset(after: motion.duration) == motion.end)
    let back = CoastingMotion(from: release.offset, to: motion.end, rate: .normal)
    #expect(abs(back.velocity - motion.velocity) < 1e-9)
  }

  @Test(arguments: releases) func `each millisecond multiplies the velocity by the rate`(release: Release) {
    let motion = CoastingMotion(from: 0, velocity: release.velocity, rate: .normal)
    var (offset, velocity): (CGFloat, CGFloat) = (0, release.velocity)
    for time in 1...1000 {
      velocity *= 0.998
      offset += velocity
      #expect(abs(motion.offset(after: CGFloat(time)) - offset) < 1e-6)
    }
    #expect(abs(motion.velocity(after: 1000) - velocity) < 1e-9)
  }

  @Test(arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func `h7 the rubber band stretches as in the published table`(fingerDistance: CGFloat, distance: CGFloat) {
    let band = RubberBand(length: 960)
    #expect(abs(band.stretch(by: fingerDistance) - distance) < 0.005)
    #expect(abs(band.fingerDistance(stretching: band.stretch(by: fingerDistance)) - fingerDistance) < 1e-6)
  }

  @Test func `a rubber band without a length, or stretched to its length, is finite`() {
    #expect(RubberBand(length: 0).stretch(by: 10) == 0 && RubberBand(length: 0).fingerDistance(stretching: 10) == 0)
    #expect(
      RubberBand(length: 100).fingerDistance(stretching: 100).isFinite
        && RubberBand(length: 100).stretch(by: 1e300).isFinite)
  }

  @Test(arguments: [0.0, 1, 2, -3, .nan, .infinity])
  func `an invalid rate results in a motion that ends`(rate: CGFloat) {
    let motion = CoastingMotion(from: 0, velocity: 2, rate: .init(rawValue: rate))
    #expect(motion.end.isFinite && motion.duration.isFinite && motion.offset(after: 1e6) == motion.end)
  }

  @Test func `a spring returns to its edge and does not pass it`() {
    let spring = EdgeSpring(distance: 80, velocity: 0)
    var last: CGFloat = 80
    for time in stride(from: CGFloat(10), through: spring.duration, by: 10) {
      let distance = spring.distance(after: time)
      #expect(distance < last && distance > 0)
      last = distance
    }
    #expect(last < 0.5 && spring.duration < 2000)
    expectEqual(EdgeSpring(distance: 0, velocity: 0).duration, 0)
  }

  @Test func `the velocity of a spring is the slope of its distance`() {
    let spring = EdgeSpring(distance: 20, velocity: 1.5)
    for time in stride(from: CGFloat(0), through: 500, by: 50) {
      let slope = (spring.distance(after: time + 0.01) - spring.distance(after: time)) / 0.01
      #expect(abs(spring.velocity(after: time) - slope) < 1e-3)
    }
  }

  private func release(_ offset: CGFloat, _ velocity: CGFloat, bounces: Bool = true) -> AxisRelease {
    AxisRelease(
      offset: offset, velocity: velocity, rate: .normal, range: 0...700, bounces: bounces, grid: PixelGrid(scale: 2))
  }

  @Test func `content that reaches its end passes it and returns, or stops there if it does not bounce`() {
    let bouncing = release(600, 2)
    expectEqual(bouncing.target, 700)
    let motion = bouncing.motion(to: 700)
    let offsets = stride(from: CGFloat(0), through: motion.duration, by: 5).map { motion.offset(after: $0) }
    #expect(offsets.max() ?? 0 > 710 && motion.offset(after: motion.duration) == 700)
    let stopping = release(600, 2, bounces: false).motion(to: 700)
    #expect(
      stride(from: CGFloat(0), through: stopping.duration, by: 5).allSatisfy { stopping.offset(after: $0) <= 700 })
    expectEqual(stopping.end, 700)
    expectEqual(stopping.velocity(after: 10), bouncing.motion(to: 700).velocity(after: 10), "it stops at the edge only")
  }

  @Test func `the offset and the velocity have no jump where the content passes its end`() {
    let motion = release(600, 2).motion(to: 700)
    let offsets = (0..<400).map { motion.offset(after: CGFloat($0)) }
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    for (step, next) in zip(steps, steps.dropFirst()) { #expect(abs(next - step) < 0.05) }
  }

  @Test func `content at rest has no motion, and a velocity below a hundredth neither`() {
    expectEqual(release(100, 0).motion(to: 100).duration, 0)
    #expect(release(100, 0.01).target == 100 && release(100, 0.01).motion(to: 100).duration == 0)
  }
}
