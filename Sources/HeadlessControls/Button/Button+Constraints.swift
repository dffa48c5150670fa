import Foundation
import HeadlessGeometry
import HeadlessViews

/// The baselines of the title in constraint layout.
extension Button: BaselineContent {
  package final var firstBaseline: ContentBaseline { titleBaseline(\.firstBaseline) }

  package final var lastBaseline: ContentBaseline { titleBaseline(\.lastBaseline) }

  /// A baseline of the title in a button of its intrinsic size; a higher button moves it as its content is aligned.
  ///
  /// > Reported: fact f43: a button's baseline is its title label's.
  private func titleBaseline(_ baseline: KeyPath<any BaselineContent, ContentBaseline>) -> ContentBaseline {
    let size = intrinsicContentSize
    guard let titleLabel, size.height > 0 else { return ContentBaseline(heightShare: 1, offset: 0) }
    let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
    let inTitle = (titleLabel as any BaselineContent)[keyPath: baseline]
    let fromTop = title.minY + inTitle.heightShare * title.height + inTitle.offset
    let share: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      default: 0.5
      }
    return ContentBaseline(heightShare: share, offset: fromTop - share * size.height)
  }
}
