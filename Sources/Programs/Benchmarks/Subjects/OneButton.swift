import HeadlessKit

/// The work of a short script: one button, laid out.
@MainActor enum OneButton {
  /// The frames of a button, its image view and its label, a line each.
  static var frames: String {
    let button = Button(type: .system)
    button.frame = CGRect(origin: .zero, size: ButtonGrid.size)
    button.setTitle("Button 12345", for: .normal)
    button.setImage(Image(size: CGSize(width: 16, height: 16)), for: .normal)
    button.layoutIfNeeded()
    return ([button] + button.subviews).map { view in
      let frame = view.frame
      return "\(type(of: view)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    }
    .joined(separator: "\n")
  }
}
