import UIKit

/// A view that draws a layer of Core Graphics twice.
private final class LayerDrawingView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let layer = CGLayer(context, size: CGSize(width: 20, height: 20), auxiliaryInfo: nil)
    else { return }
    layer.context?.setFillColor(UIColor.red.cgColor)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    context.draw(layer, at: CGPoint(x: 5, y: 10))
    context.draw(layer, in: CGRect(x: 40, y: 10, width: 40, height: 40))
  }
}

/// A view that writes down its color when it enters a window.
private final class ProxiedView: UIView {
  let log = CallLog()

  private func write(_ call: String) { log.write("\(call): \(backgroundColor == nil ? "no color" : "color")") }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    write("willMove(toWindow:)")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    write("didMoveToWindow")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    write("didMoveToSuperview")
  }
}

extension ConformanceScene {
  /// Drawings whose direction is not documented, and the moment of appearance proxies.
  static let drawnChoices = [
    ConformanceScene("views/drawn layers of Core Graphics", facts: ["`CGLayer`"], scale: 3, needsApp: true) { stage in
      let view = stage.add(LayerDrawingView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
      view.backgroundColor = .black
      stage.layOut()
      guard let pixels = stage.draw(view, over: .black, "view") else { return }
      stage.record("at a point", .numbers(pixels.stretches(atWidth: 15, where: DrawnPixels.isRed)))
      stage.record("in a rectangle", .numbers(pixels.stretches(atWidth: 60, where: DrawnPixels.isRed)))
      stage.record("across", .numbers(pixels.stretches(atHeight: 12, where: DrawnPixels.isRed)))
    },
    ConformanceScene("views/moment of appearance proxies", facts: ["appearance proxies"], scale: 3) { stage in
      ProxiedView.appearance().backgroundColor = .red
      let (view, subview) = (ProxiedView(), ProxiedView())
      view.addSubview(subview)
      stage.record("1 without a window", .list(view.log.calls + subview.log.calls))
      stage.add(view)
      stage.record("2 added", .list(view.log.calls))
      stage.record("2 subview", .list(subview.log.calls))
      stage.record("3 color", .color(view.backgroundColor))
      ProxiedView.appearance().backgroundColor = nil
    },
  ]
}
