import UIKit

extension UIControl.ContentHorizontalAlignment {
  static let named: [(name: String, alignment: Self)] = [
    ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
    ("trailing", .trailing),
  ]
}

extension UIControl.ContentVerticalAlignment {
  static let named: [(name: String, alignment: Self)] = [
    ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
  ]
}

/// The alignments of a control's content on both axes.
struct ContentAlignments {
  let name: String
  let across: UIControl.ContentHorizontalAlignment
  let down: UIControl.ContentVerticalAlignment

  @MainActor func apply(to button: UIButton) {
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (across, down)
  }

  static let all = UIControl.ContentHorizontalAlignment.named.flatMap { across in
    UIControl.ContentVerticalAlignment.named.map { down in
      ContentAlignments(name: "\(across.name) \(down.name)", across: across.alignment, down: down.alignment)
    }
  }
}
