import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

/// Motions against recordings of iOS 26.1, whose frames are sixtieths of a second apart.
@MainActor @Suite("Recorded motions", .screen(scale: 2), .reportsIssuesAsFailures) struct RecordedMotionTests {
  struct Trace: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The offset at the release, from the edge for content that is beyond it.
    let offset: CGFloat
    /// The velocity of the finger, in points per millisecond.
    let velocity: CGFloat
    /// The milliseconds from the release to the first frame.
    let firstFrame: CGFloat
    /// The offsets in the frames.
    let offsets: [CGFloat]
    func time(ofFrame frame: Int) -> CGFloat { firstFrame + CGFloat(frame) * 1000 / 60 }
  }

  nonisolated static let springs = [
    Trace(
      testDescription: "pulled down by a fast finger", offset: -79, velocity: -1.75, firstFrame: 14.8,
      offsets: [-90, -96.667, -98.333, -97, -93.333, -88, -82, -75.667, -69, -62.333, -56.333, -50.333, -45]),
    Trace(
      testDescription: "pulled up beyond the end", offset: 235, velocity: 0.625, firstFrame: 10.85,
      offsets: [217.333, 191.667, 168.333, 147.667, 129.333, 113, 98.333, 85.667, 74.333, 64.333]),
  ]

  @Test(arguments: springs)
  func `q22 content beyond an edge returns as in the traces, within half a point`(trace: Trace) {
    let range = trace.offset < 0 ? CGFloat(0)...1000 : -1000...0
    let release = AxisRelease(
      offset: trace.offset, velocity: trace.velocity, rate: .normal, range: range, bounces: true,
      grid: PixelGrid(scale: 3))
    let motion = release.motion(to: release.target)
    expectEqual(motion.end, 0)
    for (frame, offset) in trace.offsets.enumerated() {
      #expect(abs(motion.offset(after: trace.time(ofFrame: frame)) - offset) < 0.5, "frame \(frame)")
    }
  }

  @Test func `q22 a motion that code continues beyond an edge is not pulled a second time`() {
    var deceleration = AxisDeceleration(
      AxisRelease(
        offset: -80, velocity: 0, rate: .normal, range: 0...1000, bounces: true, grid: PixelGrid(scale: 2)), to: nil)
    let slope = (deceleration.offset(at: 50.01) - deceleration.offset(at: 50)) / 0.01
    deceleration.adapt(movedBy: 10, in: 0...1000, at: 50)
    let continued = (deceleration.offset(at: 50.01) - deceleration.offset(at: 50)) / 0.01
    #expect(abs(slope - continued) < 1e-3)
  }

  nonisolated static let decelerations = [
    Trace(
      testDescription: "4.875 points per millisecond", offset: 5536, velocity: 4.875, firstFrame: 2.26,
      offsets: [5547, 5626.333, 5703, 5777.333, 5849.333, 5919, 5986, 6051.333, 6114, 6175, 6233.667, 6290.667]),
    Trace(
      testDescription: "1.5 points per millisecond", offset: 5158, velocity: 1.5, firstFrame: 16.74,
      offsets: [5182.667, 5206.333, 5229.333, 5251.667, 5273, 5293.667, 5314, 5333.333, 5352, 5370.333, 5388]),
  ]

  @Test(arguments: decelerations)
  func `q23 a deceleration has the offsets of the traces, by the time since the lift`(trace: Trace) {
    let motion = CoastingMotion(from: trace.offset, velocity: trace.velocity, rate: .normal)
    for (frame, offset) in trace.offsets.enumerated() {
      #expect(abs(motion.offset(after: trace.time(ofFrame: frame)) - offset) < 1, "frame \(frame)")
    }
  }

  @Test(arguments: [2.3, 8, 16.6])
  func `q23 the first frame after a lift is the next one of the screen`(milliseconds: Double) {
    let scene = ScrollScene(content: CGSize(width: 200, height: 40_000))
    let clock = scene.clock
    // The finger lifts before the tenth frame of the screen.
    clock.advance(by: 10.0 / 60 - milliseconds / 1000 - 0.02 - clock.now)
    scene.flick()
    let start = scene.scroll.contentOffset.y
    clock.advance(by: milliseconds / 1000 - 0.001)
    expectEqual(scene.scroll.contentOffset.y, start)
    clock.advance(by: 0.001)
    let motion = CoastingMotion(from: start, velocity: 1, rate: .normal)
    expectEqual(scene.scroll.contentOffset.y, PixelGrid(scale: 2).halfUp(motion.offset(after: milliseconds)))
    clock.advance(by: 1.0 / 60)
    expectEqual(
      scene.scroll.contentOffset.y, PixelGrid(scale: 2).halfUp(motion.offset(after: milliseconds + 1000.0 / 60)))
  }

  /// A distance, and the offset after a number of frames of a recording.
  @Test(arguments: [(CGFloat(400), 8, CGFloat(165.5)), (400, 16, 388), (375, 6, 94), (400, 18, 400)])
  func `q20 an animated offset has the values of the recordings along both axes, a call for each frame`(
    distance: CGFloat, frames: Int, offset: CGFloat
  ) {
    for axis in LayoutAxis.both {
      let scene = ScrollScene(content: CGSize(width: 4000, height: 4000))
      scene.scroll.setContentOffset(CGPoint(axis, distance), animated: true)
      scene.clock.advance(by: Double(frames) / 60)
      expectEqual(scene.scroll.contentOffset[axis], offset)
      expectEqual(scene.delegate.lines.count { $0 == "scroll" }, frames)
    }
  }

  @Test(.screen(scale: 3), arguments: [(-187.5, -562.0), (-0.5, -1), (0.5, 2), (187.5, 563)])
  func `q25 offsets round half a pixel up, on negative numbers too`(offset: Double, pixels: Double) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outside = ScrollView(frame: window.bounds)
    for scroll in [window.adding(ScrollView(frame: window.bounds)), outside] {
      scroll.contentOffset = CGPoint(x: offset, y: offset)
      #expect(abs(scroll.contentOffset.x - pixels / 3) < 1e-9 && abs(scroll.contentOffset.y - pixels / 3) < 1e-9)
    }
  }
}
