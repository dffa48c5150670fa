import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Foundation's names") struct FoundationNamesTests {
  final class CellButton: UIButton {
    var (indexPath, timer, color) = (IndexPath(row: 3, section: 1), Timer(), UIColor())
    var animator = UIViewPropertyAnimator()
    let note = NSMutableAttributedString()
    override class var layerClass: AnyClass { CAGradientLayer.classForCoder() }
  }

  @Test func `layers, views and their subclasses return their class`() {
    #expect(CellButton(frame: .zero).layer is CAGradientLayer)
    #expect(UIButton.classForCoder() == UIButton.self && CellButton.classForCoder() == CellButton.self)
  }

  @Test func `an index path has a section and a row or an item`() {
    let button = CellButton(frame: .zero)
    #expect(button.indexPath.row == 3 && button.indexPath.item == 3 && button.indexPath.section == 1)
    button.indexPath.row += 1
    button.indexPath.section = 0
    expectEqual(button.indexPath, IndexPath(item: 4, section: 0))
    let path = NSIndexPath(item: 4, section: 2)
    #expect(path.item == 4 && path.row == 4 && path.section == 2)
    expectEqual(NSIndexPath(row: 4, section: 2), path)
  }

  @Test func `a path without the number is reported, and setting one makes room for it`() {
    var path = IndexPath(index: 5)
    let reports = IssueReporting.collect { #expect(path.row == 0 && path.section == 5) }
    let message =
      "IndexPath.row: the path [5] has no such number; it became 0. "
      + "Make the path by IndexPath(row:section:) or IndexPath(item:section:)."
    expectEqual(reports.map(\.description), [message])
    path.item = 2
    expectEqual(path, IndexPath(item: 2, section: 5))
    var empty = IndexPath()
    empty.row = 7
    expectEqual(empty, IndexPath(row: 7, section: 0))
  }

  @Test func `texts, timers, colors, fonts and animators are created without arguments`() {
    let button = CellButton(frame: .zero)
    #expect(!button.timer.isValid)
    #expect(NSAttributedString().length == 0 && !(NSAttributedString() is NSMutableAttributedString))
    button.note.append(NSAttributedString(string: "1"))
    #expect(button.note.string == "1" && NSMutableAttributedString().length == 0)
    #expect(button.color.cgColor.alpha == 0 && UIFont().pointSize == UIFont.labelFontSize)
    #expect(button.animator.duration == 0 && button.animator.state == .inactive)
  }

  @Test func `geometry is made and read by C's functions`() {
    let rect = CGRectMake(1, 2, 30, 40)
    expectEqual(rect, CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(30, 40)))
    let xs: [CGFloat] = [1, 1 + 30 / 2, 1 + 30]
    let ys: [CGFloat] = [2, 2 + 40 / 2, 2 + 40]
    expectEqual([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)], xs)
    expectEqual([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)], ys)
    #expect(CGRectGetWidth(rect) == 30 && CGRectGetHeight(rect) == 40)
    #expect(CGRectEqualToRect(CGRectInset(rect, 1, 2), CGRectOffset(CGRectMake(1, 2, 28, 36), 1, 2)))
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)) && !CGRectIntersectsRect(rect, .zero))
  }

  @Test func `a size may be whole points in one axis and endless in the other`() {
    let width: CGFloat = 300
    expectEqual(
      CGSize(width: 300, height: .greatestFiniteMagnitude), CGSize(width: width, height: .greatestFiniteMagnitude))
    expectEqual(CGSize(width: .infinity, height: 300), CGSize(width: .infinity, height: width))
    let sizes = [CGSize(width: 3, height: 4.5), CGSize(width: 3, height: .zero), CGSize(width: 3, height: width)]
    expectEqual(sizes.map(\.width), [width / 100, width / 100, width / 100])
  }

  @Test func `unused results need no underscore`() {
    let button = CellButton(frame: .zero)
    button.sizeThatFits(.zero)
    button.titleLabel?.sizeThatFits(.zero)
    button.hitTest(.zero, with: nil)
    button.point(inside: .zero, with: nil)
    button.becomeFirstResponder()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0, delay: 0, animations: {})
  }

  @Test func `the time is that of dates`() {
    let before = Date().timeIntervalSinceReferenceDate
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(before <= now && now <= Date().timeIntervalSinceReferenceDate)
  }

  @Test func `a timer of CoreFoundation fires in its run loop, once or until it is ended`() {
    var fired: [Bool] = []
    let now = CFAbsoluteTimeGetCurrent()
    let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0, 0, 0) { fired.append($0?.isValid ?? false) }
    once?.fire()
    once?.fire()
    expectEqual(fired.count, 1)
    let often = CFRunLoopTimerCreateWithHandler(nil, now + 1000, 1000, 0, 0) { _ in fired.append(true) }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), often, CFRunLoopMode.commonModes)
    often?.fire()
    often?.fire()
    CFRunLoopTimerInvalidate(often)
    often?.fire()
    expectEqual(fired.count, 1 + 2)
  }

  @Test func `a dictionary has values by key`() {
    let texts = NSMutableDictionary()
    texts.setValue("one", forKey: "1")
    #expect(texts["1"] as? String == "one" && texts.value(forKey: "1") as? String == "one")
    texts.setValue(nil, forKey: "1")
    #expect(texts.count == 0 && texts.value(forKey: "1") == nil)
  }

  @Test func `insets, offsets and vectors are objects, and offsets are strings`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let values: [NSValue] = [NSValue(uiEdgeInsets: insets), NSValue(cgVector: CGVector(dx: 5, dy: 6))]
    #expect(values[0].uiEdgeInsetsValue == insets && values[1].cgVectorValue.dy == 6)
    let offset: UIOffset = UIOffset(horizontal: 1.5, vertical: -2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset && UIOffset.zero == UIOffset())
    #expect(NSStringFromUIOffset(offset) == "{1.5, -2}" && UIOffsetFromString("{1.5, -2}") == offset)
  }

  @Test func `Objective-C's whole numbers, modes of run loops and keys have their names`() {
    let count: NSInteger = 3
    let size: NSUInteger = 4
    #expect(count == Int(3) && size == UInt(4) && RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    expectEqual(kCFBundleVersionKey, "CFBundleVersion")
    let digits = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    let font = UIFont(descriptor: digits, size: 17)
    expectEqual(width("111", font), width("000", font))
    #expect(width("111", .systemFont(ofSize: 17)) < width("000", .systemFont(ofSize: 17)))
  }

  @Test func `a color of CoreImage has the parts of UIKit's, there and back`() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect((color.red, color.green, color.blue, color.alpha) == (0.25, 0.5, 1, 0.75))
    expectEqual(UIColor(ciColor: color), UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect(
      UIColor.white.ciColor == CIColor(red: 1, green: 1, blue: 1) && color.stringRepresentation == "0.25 0.5 1 0.75")
  }

  @Test func `a gradient takes a CFArray of either kind of array`() {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let space = CGColorSpaceCreateDeviceRGB()
    let expected = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0, 1])
    let objects = NSArray(array: colors)
    #expect(
      expected != nil && CGGradient(colorsSpace: space, colors: objects as CFArray, locations: [0, 1]) == expected)
    expectEqual(CGGradient(colorsSpace: space, colors: objects, locations: nil), expected)
    let array: CFArray = objects
    #expect((colors as CFArray) as? [CGColor] == colors && array as? NSArray === objects)
  }
}
