import UIKit

extension ConformanceScene {
  /// Parts of controls that are not views of the app, read from the pixels.
  static let drawnInputs = [
    ConformanceScene("inputs/switch drawn", facts: ["i1"], scale: 3, needsApp: true) { stage in
      let toggle = stage.add(UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0)))
      (toggle.onTintColor, toggle.thumbTintColor) = (pureRed, pureBlue)
      for isOn in [false, true] {
        toggle.setOn(isOn, animated: false)
        let name = isOn ? "on" : "off"
        guard let pixels = stage.drawSettled(toggle, over: .white, name) else { continue }
        stage.recordShape("\(name) thumb", in: pixels, atHeight: toggle.bounds.midY, where: DrawnPixels.isBlue)
      }
    },
    ConformanceScene("inputs/slider drawn", facts: ["i2", "q17"], scale: 3, needsApp: true) { stage in
      let slider = stage.add(UISlider(frame: CGRect(x: 10, y: 10, width: 280, height: 34)))
      (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (pureRed, pureGreen)
      // A transparent thumb of the size that the era's thumb has.
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      slider.setThumbImage(.blank(thumb.size), for: .normal)
      for value in [Float(0.25), 0.35, 0.5, 0.8] {
        slider.value = value
        guard let pixels = stage.drawSettled(slider, over: .white, "\(value)") else { continue }
        let y = slider.trackRect(forBounds: slider.bounds).midY
        stage.record("\(value) before the thumb", .numbers(pixels.stretches(atHeight: y, where: DrawnPixels.isRed)))
        stage.record("\(value) behind the thumb", .numbers(pixels.stretches(atHeight: y, where: DrawnPixels.isGreen)))
        stage.record("\(value) height", .numbers(pixels.stretches(atWidth: 20, where: DrawnPixels.isRed)))
      }
    },
    ConformanceScene("inputs/progress view drawn", facts: ["i4"], scale: 3, needsApp: true) { stage in
      let progress = stage.add(UIProgressView(frame: CGRect(x: 10, y: 10, width: 201, height: 4)))
      (progress.progressTintColor, progress.trackTintColor) = (pureRed, pureBlue)
      for value in [Float(0), 0.001, 0.02, 0.05, 0.1, 0.333, 0.5, 0.99, 1] {
        progress.progress = value
        guard let pixels = stage.drawSettled(progress, over: .white, "\(value)") else { continue }
        let done = pixels.stretches(atHeight: progress.bounds.midY, where: DrawnPixels.isRed)
        stage.record("\(value) done", .numbers(done))
      }
    },
    ConformanceScene("inputs/text field drawn", facts: ["i5"], scale: 3, needsApp: true) { stage in
      let field = stage.add(UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)))
      field.borderStyle = .roundedRect
      guard let pixels = stage.drawSettled(field, over: .black, "field") else { return }
      for index in 0..<4 {
        stage.record("pixel \(index) from the left", .numbers(pixels.color(column: index, row: 51)))
        stage.record("pixel \(index) from above", .numbers(pixels.color(column: 300, row: index)))
      }
      let rows = (0..<18).map { row in
        Double((0..<40).first { pixels.color(column: $0, row: row)[0] > 127 } ?? 40)
      }
      stage.record("dark pixels at the beginnings of the rows", .numbers(rows))
    },
    ConformanceScene("inputs/segments drawn", facts: ["i9"], scale: 3, needsApp: true) { stage in
      let control = stage.add(UISegmentedControl(items: ["", "", ""]))
      control.selectedSegmentTintColor = pureRed
      for width in [280, 281, 100] {
        control.frame = CGRect(x: 10, y: 10, width: width, height: 32)
        for index in 0..<3 {
          control.selectedSegmentIndex = index
          let name = "\(width) segment \(index)"
          guard let pixels = stage.drawSettled(control, over: .white, name) else { continue }
          stage.recordShape(name, in: pixels, atHeight: 16, where: DrawnPixels.isRed)
        }
      }
    },
    ConformanceScene("inputs/page control drawn", facts: ["i10"], scale: 3, needsApp: true) { stage in
      let control = stage.add(UIPageControl())
      control.numberOfPages = 3
      control.frame = CGRect(x: 10, y: 10, width: 120, height: 26)
      for page in 0..<3 {
        control.currentPage = page
        guard let pixels = stage.drawSettled(control, over: .black, "page \(page)") else { continue }
        let dots = pixels.stretches(atHeight: 13, where: DrawnPixels.isLight)
        stage.record("page \(page) dots from the left", .numbers(dots))
        for (index, start) in dots.indices.filter({ $0.isMultiple(of: 2) }).enumerated() {
          let middle = CGPoint(x: dots[start] + dots[start + 1] / 2, y: 13)
          stage.record("page \(page) color of dot \(index)", .numbers(pixels.color(at: middle)))
          stage.record(
            "page \(page) dot \(index) from above",
            .numbers(pixels.stretches(atWidth: middle.x, where: DrawnPixels.isLight)))
        }
      }
    },
  ]

  private static var pureRed: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  private static var pureGreen: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  private static var pureBlue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
}

extension Stage {
  /// Lays the window out, lets animations of the change end, and draws a view.
  fileprivate func drawSettled(_ view: UIView, over background: UIColor, _ name: String) -> DrawnPixels? {
    layOut()
    wait(0.4)
    return draw(view, over: background, name)
  }

  /// Records where the pixels of a kind are from the left and, in the middle of a single shape, from above.
  fileprivate func recordShape(
    _ name: String, in pixels: DrawnPixels, atHeight y: CGFloat, where isCounted: ([Double]) -> Bool
  ) {
    let across = pixels.stretches(atHeight: y, where: isCounted)
    record("\(name) from the left", .numbers(across))
    guard across.count == 2 else { return }
    let middle = CGFloat(across[0] + across[1] / 2)
    record("\(name) from above", .numbers(pixels.stretches(atWidth: middle, where: isCounted)))
  }
}
