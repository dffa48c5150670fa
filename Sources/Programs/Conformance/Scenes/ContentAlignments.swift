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
