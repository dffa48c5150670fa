import Foundation
import HeadlessGeometry

/// A value whose numbers must be finite.
protocol LayerNumbers {
  var isFinite: Bool { get }
  /// The value as messages show it.
  var numberText: String { get }
}

extension LayerNumbers { var numberText: String { "\(self)" } }

extension Float: LayerNumbers {}
extension Double: LayerNumbers {}
extension CGFloat: LayerNumbers {}
extension CGPoint: LayerNumbers { var numberText: String { shortDescription } }
extension CGSize: LayerNumbers { var numberText: String { shortDescription } }
extension CGRect: LayerNumbers { var numberText: String { shortDescription } }
extension CGAffineTransform: LayerNumbers {}
extension CATransform3D: LayerNumbers { var numberText: String { "\(rows)" } }
