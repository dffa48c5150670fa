import Foundation
import HeadlessGraphics

extension SystemEra {
  /// The sizes of alerts and action sheets, in points.
  public struct Alerts: Hashable, Sendable {
    /// The width of an alert.
    public var width: CGFloat
    /// The width of a centered action sheet on a phone; nil for a sheet at the bottom, 8 points from the edges.
    public var sheetWidth: CGFloat?
    /// The width of an action sheet in a popover, without the cancel action; nil for the width on a phone.
    public var popoverWidth: CGFloat?
    /// The radius of the corners.
    public var cornerRadius: CGFloat
    /// The distance of the first text from the top.
    public var top: CGFloat
    /// The distance of texts and fields from the sides.
    public var textInset: CGFloat
    /// The distance between title and message.
    public var textSpacing: CGFloat
    /// The text style of the message.
    public var messageStyle: Font.TextStyle
    /// The distance from the last text to the actions' area, which begins at a whole point.
    public var textBottom: CGFloat
    /// The height of an action of an alert.
    public var actionHeight: CGFloat
    /// The height of an action of an action sheet.
    public var sheetActionHeight: CGFloat
    /// The distance between two actions.
    public var actionSpacing: CGFloat
    /// The distance of the actions from the sides, and from the top and the bottom of their area.
    public var actionInset: CGFloat
    /// The weight of the titles of actions.
    public var actionWeight: Font.Weight
    /// Whether the title of the action that cancels is semibold, unless another action is preferred.
    public var cancelIsBold: Bool

    /// Alerts up to iOS 18.
    /// > Reported: fact n21: 270, 44 and 57 points. Assumed: all other distances.
    public static let iOS7 = Alerts(
      width: 270, cornerRadius: 14, top: 20, textInset: 16, textSpacing: 4, messageStyle: .footnote, textBottom: 20,
      actionHeight: 44, sheetActionHeight: 57, actionSpacing: 0, actionInset: 0, actionWeight: .regular,
      cancelIsBold: true)

    /// Alerts of iOS 26.
    /// > Seen: facts q6 and q7: recordings of an iPhone SE and an iPad A16.
    public static let iOS26 = Alerts(
      width: 320, sheetWidth: 320, popoverWidth: 288, cornerRadius: 34, top: 22, textInset: 30, textSpacing: 7,
      messageStyle: .subheadline, textBottom: 4, actionHeight: 48, sheetActionHeight: 48, actionSpacing: 8,
      actionInset: 16, actionWeight: .medium, cancelIsBold: false)
  }

  /// The distances of sheets and popovers, in points.
  public struct Presentations: Hashable, Sendable {
    /// The least distance of a sheet from the top of a phone's window, which is otherwise its safe area's.
    public var leastSheetTop: CGFloat
    /// The distance of a sheet from the safe area at the top of a pad.
    public var padSheetTop: CGFloat
    /// The share of the height of a large sheet, above the safe area, that a medium sheet has.
    public var mediumShare: CGFloat
    /// The distance of a sheet that isn't large from the sides and the bottom.
    public var sheetMargin: CGFloat
    /// The heights of low detents.
    ///
    /// Along them the margin is from ``lowSheetMargin`` to ``sheetMargin``, and the safe area at the bottom from 0 to the
    /// window's. A sheet with the highest one, or a higher one, is higher by this safe area.
    public var lowDetents: ClosedRange<CGFloat>
    /// The distance of the lowest sheets from the sides and the bottom.
    public var lowSheetMargin: CGFloat
    /// The size of a form sheet in a regular width.
    public var formSheet: CGSize
    /// The least distance of a popover from the sides of its window.
    public var popoverMargin: CGFloat
    /// The least distance of a popover from the top of the safe area.
    public var popoverTop: CGFloat
    /// The length of the arrow of a popover, which its content covers.
    public var arrow: CGFloat

    /// Sheets and popovers of iOS 26.
    /// > Seen: facts q8, q9, q28 and q34: recordings of an iPhone SE, an iPhone 16 and an iPad A16.
    public static let iOS26 = Presentations(
      leastSheetTop: 30, padSheetTop: 10, mediumShare: 0.56, sheetMargin: 8, lowDetents: 76...150, lowSheetMargin: 28,
      formSheet: CGSize(width: 580, height: 640), popoverMargin: 19, popoverTop: 30, arrow: 13)
  }
}
