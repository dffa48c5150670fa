import Foundation
import HeadlessLayers

/// The changes of a block of keyframes, with their times.
@MainActor final class KeyframeRecorder {
  private typealias Segment = (start: Double, end: Double, from: AnimatableValue, to: AnimatableValue)

  private struct Track {
    let layer: Layer
    let keyPath: String
    var segments: [Segment]
  }

  private let duration: TimeInterval
  private let curve: CubicCurve
  private let mode: KeyframeAnimation.CalculationMode
  private var tracks: [Track] = []
  private var indices: [ObjectIdentifier: [String: Int]] = [:]
  private var frame = 0.0...1.0

  init(duration: TimeInterval, curve: CubicCurve, mode: KeyframeAnimation.CalculationMode) {
    self.duration = duration
    self.curve = curve
    self.mode = mode
  }

  /// Runs changes within a range of the block's relative time, clamped to 0 to 1.
  func perform(in frame: ClosedRange<Double>, _ changes: () -> Void) {
    let outer = self.frame
    self.frame = frame.clamped(to: 0...1)
    changes()
    self.frame = outer
  }

  func add(_ layer: Layer, _ keyPath: String, from: AnimatableValue, to: AnimatableValue) {
    let segment: Segment = (start: frame.lowerBound, end: frame.upperBound, from: from, to: to)
    if let index = indices[ObjectIdentifier(layer)]?[keyPath] {
      tracks[index].segments.append(segment)
    } else {
      indices[ObjectIdentifier(layer), default: [:]][keyPath] = tracks.count
      tracks.append(Track(layer: layer, keyPath: keyPath, segments: [segment]))
    }
  }

  /// Returns an animation for each value that changed.
  /// > Assumed: where frames overlap, the later one begins when the earlier one is over.
  func makeAnimations() -> [(Layer, KeyframeAnimation)] {
    tracks.map { track in
      let segments = track.segments.enumerated()
        .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
      var times = [0.0]
      var values = [segments[0].from]
      for segment in segments {
        let start = max(segment.start, times[times.count - 1])
        if start > times[times.count - 1] {
          times.append(start)
          values.append(values[values.count - 1])
        }
        times.append(max(segment.end, start))
        values.append(segment.to)
      }
      if times[times.count - 1] < 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      let animation = KeyframeAnimation(keyPath: track.keyPath)
      animation.duration = duration
      animation.values = values.map(\.any)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.timingFunction = MediaTimingFunction(curve)
      if mode == .discrete { animation.keyTimes?.append(1) }
      return (track.layer, animation)
    }
  }
}
