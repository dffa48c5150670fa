import Foundation
import HeadlessGraphics

extension SystemEra {
  /// The sizes of navigation bars, toolbars and tab bars, and of the items in them, in points.
  public struct Bars: Hashable, Sendable {
    /// The height of a navigation bar without a prompt and a large title.
    public var navigationBar: Heights
    /// The height of a navigation bar in a sheet; nil for the height of other bars.
    /// > Reported: fact q8, one dump of iOS 16: 56, with items 6 points lower than in other bars.
    public var navigationBarInSheet: CGFloat?
    /// The height of the row of items and title at the top of a navigation bar; nil for the whole height.
    public var navigationRow: CGFloat?
    /// The least distance of a navigation bar from the top of its container.
    public var leastTop: Heights
    /// The distance of a large title's baseline from the bottom of its row; nil for a title in the center of the row.
    public var largeTitleBaseline: CGFloat?
    /// The largest preferred text size that titles and items follow, large titles any; nil for 17 and 34 points in each.
    public var largestTextSize: ContentSizeCategory?
    /// The height of a toolbar.
    public var toolbar: Heights
    /// The place of a navigation controller's toolbar, and its images; nil for one on the safe area, with items or not.
    public var floatingToolbar: FloatingToolbar?
    /// The distance of large titles and a toolbar's first item from the edge; nil for a navigation bar's item margin.
    public var contentMargin: Margin?
    /// The height of a tab bar above the inset at the bottom.
    public var tabBar: Heights
    /// The least inset below a tab bar.
    public var leastTabBarInset: CGFloat
    /// The sizes of the tabs; nil where they divide the width of the bar.
    public var tabs: Tabs?
    /// The sizes of items.
    public var items: Items

    /// The heights of a bar by device and size class, in points.
    public struct Heights: Hashable, Sendable {
      /// The height on a phone.
      public var phone: CGFloat
      /// The height on a pad.
      public var pad: CGFloat
      /// The height in a compact vertical size class.
      public var compact: CGFloat

      /// Creates the heights.
      public init(phone: CGFloat, pad: CGFloat, compact: CGFloat) {
        (self.phone, self.pad, self.compact) = (phone, pad, compact)
      }

      /// Returns the height in an environment, in points.
      public func height(in traits: TraitCollection) -> CGFloat {
        traits.verticalSizeClass == .compact ? compact : traits.userInterfaceIdiom == .pad ? pad : phone
      }
    }

    /// A distance from the edge of a bar by device, in points.
    public struct Margin: Hashable, Sendable {
      /// The distance on a phone.
      public var phone: CGFloat
      /// The distance on a pad.
      public var pad: CGFloat

      /// Creates the distances.
      public init(phone: CGFloat, pad: CGFloat) { (self.phone, self.pad) = (phone, pad) }

      /// Returns the distance in an environment, in points.
      public func distance(in traits: TraitCollection) -> CGFloat { traits.userInterfaceIdiom == .pad ? pad : phone }
    }

    /// The sizes of the items of navigation bars and toolbars, in points.
    public struct Items: Hashable, Sendable {
      /// The height of an item; nil for the bar's.
      public var height: CGFloat?
      /// The distance of the first item from the edge of a navigation bar; nil for 8, or 12 in a bar of 414 points.
      public var margin: Margin?
      /// The part of an item's width that a title doesn't fill.
      public var padding: CGFloat
      /// The least width of an item.
      public var leastWidth: CGFloat
      /// The distance between two items without a space.
      public var spacing: CGFloat
      /// The part of an item's width beside its image.
      public var imagePadding: CGFloat = 0
      /// The distance between two items with images, without a space; nil for ``spacing``.
      public var imageSpacing: CGFloat?
      /// The distance of a view of an app at the edge from the margin.
      public var customInset: CGFloat
      /// The width of the item that leads back, which has no title; nil for the width of indicator and title.
      public var backWidth: CGFloat?
      /// The weight of titles, except on the item that completes a task.
      public var titleWeight: Font.Weight
    }

    /// The place of a navigation controller's toolbar, which is there only with items, in points.
    public struct FloatingToolbar: Hashable, Sendable {
      /// The distance of the items from the safe area at the sides, on a phone also from the bottom of the container.
      public var inset: Margin
      /// The distance of the safe area of the content from the items.
      public var spaceAbove: CGFloat
      /// ``Items/imagePadding`` in a toolbar higher than 44 points.
      public var imagePadding: CGFloat
      /// ``Items/imageSpacing`` in a toolbar.
      public var imageSpacing: CGFloat
    }

    /// The sizes of the tabs on the background of a tab bar, in points.
    public struct Tabs: Hashable, Sendable {
      /// The size of a tab.
      public var size: CGSize
      /// The distance by which two tabs overlap.
      public var overlap: CGFloat
      /// The distance of the tabs from the edges of their background.
      public var inset: CGFloat
      /// The least distance of the background from the edges of the bar.
      public var leastMargin: CGFloat
      /// The height of the bar at the top of a pad, whose tabs show titles only.
      public var topBar: CGFloat
      /// The distance of the safe area from the bottom of the bar at the top.
      public var topBarMargin: CGFloat
    }

    /// Bars of iOS 11 to 18.
    /// > Documented: Human Interface Guidelines: 44, 44, 49. Seen: facts n1, n7. Reported: facts n3, n4, n22: 32 in
    /// > compact height.
    public static let iOS11 = Bars(
      navigationBar: Heights(phone: 44, pad: 44, compact: 32), leastTop: Heights(phone: 0, pad: 0, compact: 0),
      toolbar: Heights(phone: 44, pad: 44, compact: 32), tabBar: Heights(phone: 49, pad: 49, compact: 32),
      leastTabBarInset: 0,
      items: Items(padding: 8, leastWidth: 46, spacing: 8, customInset: 8, titleWeight: .regular))

    /// Bars of iOS 26.
    /// > Seen: facts q1 to q5, q27 and q32, on iOS 26.1: recordings of an iPhone SE, an iPhone 16 and an iPad A16.
    /// > Assumed: the height of a tab bar in compact height, the margin of many tabs, and an app's views at the margin.
    public static let iOS26 = Bars(
      navigationBar: Heights(phone: 54, pad: 54, compact: 54), navigationRow: 44,
      leastTop: Heights(phone: 10, pad: 10, compact: 24),
      largeTitleBaseline: 16, largestTextSize: .extraExtraLarge,
      toolbar: Heights(phone: 48, pad: 44, compact: 44),
      floatingToolbar: FloatingToolbar(
        inset: Margin(phone: 28, pad: 10), spaceAbove: 10, imagePadding: 24, imageSpacing: 4),
      contentMargin: Margin(phone: 16, pad: 20),
      tabBar: Heights(phone: 49, pad: 49, compact: 49), leastTabBarInset: 34,
      tabs: Tabs(
        size: CGSize(width: 94, height: 54), overlap: 8, inset: 4, leastMargin: 21, topBar: 44, topBarMargin: 20),
      items: Items(
        height: 44, margin: Margin(phone: 16, pad: 10), padding: 32, leastWidth: 44, spacing: 12, customInset: 0,
        backWidth: 44, titleWeight: .medium))
  }
}

extension SystemEra.Bars {
  /// Returns the size of the font of titles and items, in points.
  /// > Seen: fact q27: 21 points in the second accessibility size, as in the largest size before `extraExtraExtraLarge`.
  /// > Assumed: 17 in smaller sizes than the standard one.
  package func titleSize(in traits: TraitCollection) -> CGFloat {
    guard let largestTextSize else { return 17 }
    let wanted = traits.preferredContentSizeCategory
    return max(17, Font.TextStyle.headline.size(for: wanted > largestTextSize ? largestTextSize : wanted).pointSize)
  }

  /// Returns the size of the font of large titles, in points.
  /// > Seen: fact q27: 48 points in the second accessibility size. Assumed: 34 in smaller sizes than the standard one.
  package func largeTitleSize(in traits: TraitCollection) -> CGFloat {
    if largestTextSize == nil { return 34 }
    return max(34, Font.TextStyle.largeTitle.size(for: traits.preferredContentSizeCategory).pointSize)
  }
}
