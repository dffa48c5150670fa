import HeadlessKit

extension DrawingList {
  /// Returns the commands recorded on a sheet of 100×100.
  static func recorded(_ body: (DrawingContext) -> Void) -> [Command] {
    DrawingList(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), recording: body).commands
  }
}

extension DrawingList.Command {
  static func fill(_ rect: CGRect, _ color: Color = .red) -> Self { .fill(.rect(rect), .color(color.cgColor)) }
}

extension CGMutablePath {
  /// Returns a path of lines between points.
  static func lines(_ points: (CGFloat, CGFloat)...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
    return path
  }
}

extension CGRect { static let sample = CGRect(x: 10, y: 20, width: 30, height: 40) }
