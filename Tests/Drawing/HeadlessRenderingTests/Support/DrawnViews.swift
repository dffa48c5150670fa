import HeadlessKit

extension View {
  /// Returns a view of a size at a place, with a background.
  static func filled(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> View {
    let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  /// Returns a view of 100×100 without a background, with subviews.
  static func sheet(_ subviews: View...) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  /// The commands that the view draws.
  var commands: [DrawingList.Command] { drawing().commands }
}

extension Layer {
  /// Returns a layer of a size at a place, with a background.
  static func filled(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color.cgColor
    return layer
  }

  /// The commands that a view without a background draws with the layer in it.
  @MainActor var commands: [DrawingList.Command] {
    let view = View.sheet()
    view.layer.addSublayer(self)
    return view.commands
  }
}

extension DrawingList.Command {
  /// Returns a filled rectangle.
  static func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color = .red) -> Self {
    .fill(.rect(CGRect(x: x, y: y, width: width, height: height)), .color(color.cgColor))
  }
}
