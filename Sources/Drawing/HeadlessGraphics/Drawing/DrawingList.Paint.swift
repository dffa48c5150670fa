import Foundation

extension DrawingList {
  /// The paint of an area.
  public enum Paint: Hashable, Sendable {
    /// A single color.
    case color(CGColor)
    /// Colors that pass into one another.
    case gradient(Gradient)

    /// Returns the paint moved, in colors that a screen can show.
    func recorded(offset: CGPoint) -> Paint {
      switch self {
      case .color(let color): .color(color.inGamut)
      case .gradient(let gradient): .gradient(gradient.recorded(offset: offset))
      }
    }

    var isFinite: Bool {
      switch self {
      case .color: true
      case .gradient(let gradient): gradient.course.isFinite
      }
    }
  }

  /// Colors interpolated along a line or between circles; beyond its ends it continues with the first and the last one.
  ///
  /// The straight components are interpolated in the sRGB space, opacity separately.
  public struct Gradient: Hashable, Sendable {
    /// A color at a position.
    public struct Stop: Hashable, Sendable {
      /// The position, from 0 for the start to 1 for the end; at least the previous stop's.
      public var location: CGFloat
      /// The color, in the sRGB space.
      public var color: CGColor

      /// Creates a stop.
      public init(_ location: CGFloat, _ color: CGColor) {
        self.location = location
        self.color = color
      }
    }

    /// The course of a gradient, in points.
    public enum Course: Hashable, Sendable {
      /// Along a line from its start to its end, and the same across.
      case linear(start: CGPoint, end: CGPoint)
      /// From one circle to another one.
      case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
      /// Once around a point, from an angle on, in radians from the x axis toward the y axis.
      case conic(center: CGPoint, angle: CGFloat)

      fileprivate func moved(by offset: CGPoint) -> Course {
        switch self {
        case .linear(let start, let end): .linear(start: start.moved(by: offset), end: end.moved(by: offset))
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
          .radial(
            startCenter: startCenter.moved(by: offset), startRadius: startRadius,
            endCenter: endCenter.moved(by: offset), endRadius: endRadius)
        case .conic(let center, let angle): .conic(center: center.moved(by: offset), angle: angle)
        }
      }

      fileprivate var isFinite: Bool {
        switch self {
        case .linear(let start, let end): start.isFinite && end.isFinite
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
          startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite
        case .conic(let center, let angle): center.isFinite && angle.isFinite
        }
      }
    }

    /// The course of the colors.
    public var course: Course
    /// The colors in their order; none for a gradient that paints nothing.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(_ course: Course, stops: [Stop]) {
      self.course = course
      self.stops = stops
    }

    fileprivate func recorded(offset: CGPoint) -> Gradient {
      var last: CGFloat = 0
      let stops = stops.map { stop in
        // A comparison with NaN is false.
        if stop.location > last { last = min(stop.location, 1) }
        return Stop(last, stop.color.inGamut)
      }
      return Gradient(course.moved(by: offset), stops: stops)
    }
  }
}
