import CoreText
import Testing
import UIKit

@MainActor @Suite("Single names") struct SurroundingNamesTests {
  final class Card: UIView {}

  @Test func `a registration is called for its traits only, until it ends`() {
    let view = Card()
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (card: Card, old) in
      #expect(card === view)
      styles.append(old.userInterfaceStyle)
    }
    view.overrideUserInterfaceStyle = .dark
    view.maximumContentSizeCategory = .small
    expectEqual(styles, [.light])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    expectEqual(styles, [.light])
  }

  @Test func `an emitter layer stores its cells and draws nothing`() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.birthRate = 20
    cell.setValue("a", forKey: "kind")
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.emitterCells?.first?.birthRate == 20 && cell.value(forKey: "kind") as? String == "a")
    #expect(layer.renderMode == .unordered && layer.emitterMode == .volume && cell.color == .white)
    let plain = CALayer()
    plain.frame = layer.frame
    expectEqual(layer.drawing(), plain.drawing())
  }

  @Test func `a menu controller posts notifications when it is shown and hidden`() {
    let menu = UIMenuController()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    nonisolated(unsafe) var names: [String] = []
    let tokens = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { names.append($0.name.rawValue) }
    }
    menu.menuItems = [UIMenuItem(title: "Copy", action: Selector("copy:"))]
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(menu.isMenuVisible && menu.menuFrame.size == CGSize(width: 3, height: 4))
    menu.hideMenu(from: UIView())
    #expect(menu.isMenuVisible)
    menu.hideMenu()
    menu.hideMenu()
    #expect(names.count == 2 && !menu.isMenuVisible)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func `a pasteboard has values by the type of their data`() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.utf8-plain-text": "a"], ["com.example.card": 7]]
    #expect(board.string == "a" && board.types == ["public.utf8-plain-text", "com.example.card"])
    expectEqual(board.value(forPasteboardType: "com.example.card") as? Int, 7)
    expectEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("a".utf8))
    #expect(board.contains(pasteboardTypes: ["com.example.card"]) && !board.hasURLs && board.numberOfItems == 2)
    board.setValue("b", forPasteboardType: "public.text")
    expectEqual(board.strings, ["b"])
  }

  @Test func `an action that no responder implements is not sent`() {
    #expect(!UIApplication.shared.sendAction(Selector("noSuchMethod"), to: nil, from: nil, for: nil))
  }

  @Test func `events have no buttons, keys and estimates`() {
    let (event, touch) = (UIEvent(), UITouch())
    #expect(event.buttonMask == [] && event.modifierFlags == [] && UITapGestureRecognizer().buttonMask == [])
    #expect(touch.estimatedProperties == [] && touch.estimationUpdateIndex == nil)
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(0) == [])
    expectEqual(touch.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
  }

  @Test func `a spring of a duration and a bounce answers both`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    let flat = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.2)
    #expect(abs(flat.bounce + 0.2) < 0.05)
  }

  @Test func `the system's removal takes views out of their superviews`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    UIView.perform(.delete, on: [child], options: [], animations: nil)
    #expect(root.subviews.isEmpty)
  }

  @Test func `a line of CoreText measures as a string does`() {
    let text = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(abs(CGFloat(width) - text.size().width) < 1e-9 && abs(ascent + descent - text.size().height) < 1e-9)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)), 5)
    expectEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: -1, y: 0)), 0)
    let end = CTLineGetOffsetForStringIndex(line, 5, nil)
    #expect(abs(end - CGFloat(width)) < 1e-9 && CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
  }

  @Test func `a frame of CoreText has the lines of its width, from the top down`() throws {
    let text = NSAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let setter = CTFramesetterCreateWithAttributedString(text)
    let box = CGSize(width: 40, height: 1000)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, box, &fit)
    let own = text.boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil).size
    #expect(abs(size.height - own.height) < 1e-9 && fit.length == 7)
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: CGRect(origin: .zero, size: box), transform: nil), nil)
    let lines = try #require(CTFrameGetLines(frame).elementsOfCFArray as? [CTLine])
    expectEqual(lines.map { CTLineGetStringRange($0).location }, [0, 4])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 1000)
  }

  @Test func `a line of CoreText is drawn upward at the text position`() throws {
    let text = NSAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    func rows(isFlipped: Bool) throws -> ClosedRange<Int> {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 100)).image { renderer in
        let context = renderer.cgContext
        if isFlipped {
          context.translateBy(x: 0, y: 100)
          context.scaleBy(x: 1, y: -1)
        }
        context.textPosition = CGPoint(x: 5, y: 50)
        CTLineDraw(CTLineCreateWithAttributedString(text), context)
      }
      let bitmap = try #require(image.cgImage?.bitmap)
      let filled = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y].alpha > 0 } }
      let scale = bitmap.height / 100
      return (try #require(filled.first) / scale)...(try #require(filled.last) / scale)
    }
    #expect(try rows(isFlipped: true).upperBound <= 51)
    #expect(try rows(isFlipped: false).lowerBound >= 49)
  }

  @Test func `a file that is not a font is refused with an error`() throws {
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: "/no/such/font.ttf") as CFURL, .process, &error))
    let problem = try #require(error).takeRetainedValue()
    expectEqual(problem.code, CTFontManagerError.fileNotFound.rawValue)
    #expect(CFErrorCopyDescription(problem) != nil)
    let named = try #require(CGFont("Helvetica" as CFString))
    #expect(!CTFontManagerRegisterGraphicsFont(named, nil) && !CTFontManagerUnregisterGraphicsFont(named, nil))
  }

  @Test func `the functions of C for transforms and rectangles give what the members give`() {
    let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
    expectEqual(CGAffineTransformMakeScale(2, 3), CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(CGAffineTransformTranslate(.identity, 1, 2), CGAffineTransformMakeTranslation(1, 2))
    #expect(CGRectIntegral(rect) == rect.integral && CGRectUnion(rect, rect) == rect)
    #expect(CGRectApplyAffineTransform(rect, CGAffineTransformMakeScale(2, 2)) == rect.applying(.init(scaleX: 2, y: 2)))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformInvert(.identity)))
  }

  @Test func `the pieces of a path are passed with a pointer of the caller's`() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: pointer) { info, element in
        if element.pointee.type == .addLineToPoint { info?.assumingMemoryBound(to: Int.self).pointee += 1 }
      }
    }
    expectEqual(count, 3)
  }
}
