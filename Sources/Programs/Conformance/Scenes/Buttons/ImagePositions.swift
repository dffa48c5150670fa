import UIKit

/// A button with the two properties that document 000 wants, which places image and title after the inherited layout.
private final class PositionedButton: UIButton {
  enum Position: String, CaseIterable { case left, right, top, bottom }

  var imagePosition = Position.left { didSet { setNeedsLayout() } }
  var interTitleImageSpacing: CGFloat = 4 { didSet { setNeedsLayout() } }

  private var isVertical: Bool { imagePosition == .top || imagePosition == .bottom }
  private var imageSize: CGSize { currentImage?.size ?? .zero }
  private var titleSize: CGSize { titleLabel?.sizeThatFits(bounds.size) ?? .zero }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = (imageSize, titleSize)
    let content =
      isVertical
      ? CGSize(width: max(image.width, title.width), height: image.height + interTitleImageSpacing + title.height)
      : CGSize(width: image.width + interTitleImageSpacing + title.width, height: max(image.height, title.height))
    return CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentRect(forBounds: bounds)
    let (image, title) = (imageSize, titleSize)
    let isFirst = imagePosition == .left || imagePosition == .top
    let step = interTitleImageSpacing
    var (imageFrame, titleFrame) = (CGRect(origin: .zero, size: image), CGRect(origin: .zero, size: title))
    if isVertical {
      let y = start(down: room, image.height + step + title.height)
      imageFrame.origin = CGPoint(x: start(across: room, image.width), y: isFirst ? y : y + title.height + step)
      titleFrame.origin = CGPoint(x: start(across: room, title.width), y: isFirst ? y + image.height + step : y)
    } else {
      let x = start(across: room, image.width + step + title.width)
      imageFrame.origin = CGPoint(x: isFirst ? x : x + title.width + step, y: start(down: room, image.height))
      titleFrame.origin = CGPoint(x: isFirst ? x + image.width + step : x, y: start(down: room, title.height))
    }
    imageView?.frame = imageFrame
    titleLabel?.frame = titleFrame
  }

  private func start(across room: CGRect, _ width: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: room.minX
    case .right, .trailing: room.maxX - width
    default: room.midX - width / 2
    }
  }

  private func start(down room: CGRect, _ height: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: room.minY
    case .bottom: room.maxY - height
    default: room.midY - height / 2
    }
  }
}

/// A button that has another look under a finger, as document 000 asks for.
private final class StyledButton: UIButton {
  override var isHighlighted: Bool {
    didSet {
      backgroundColor = isHighlighted ? .red : .green
      layer.borderColor = (isHighlighted ? UIColor.blue : UIColor.black).cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    imageView?.layer.cornerRadius = 6
  }
}

/// A control of an image view and a label, with a highlight of its own.
private final class TileControl: UIControl {
  let imageView = UIImageView(image: .blank(CGSize(width: 30, height: 30)))
  let label = UILabel()
  let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: CGRect(x: 20, y: 20, width: 80, height: 64))
    label.text = "title"
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      log.write("isHighlighted \(isHighlighted)")
      for view in subviews { view.alpha = isHighlighted ? 0.5 : 1 }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / 2
    imageView.frame = CGRect(x: side / 2, y: 0, width: side, height: side)
    label.frame = CGRect(x: 0, y: side, width: bounds.width, height: bounds.height - side)
  }
}

extension ConformanceScene {
  /// Buttons with an image position, an appearance of their own, and a control in place of a button.
  static let imagePositions: [ConformanceScene] = [
    atEachScale("buttons/image positions", facts: ["D0.14", "D0.13"]) { stage in
      for position in PositionedButton.Position.allCases {
        for alignments in ContentAlignments.all where alignments.across != .fill && alignments.down != .fill {
          let button = PositionedButton(frame: CGRect(x: 0, y: 0, width: 151, height: 90))
          button.setTitle("Like it", for: .normal)
          button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
          button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 8, right: 12)
          button.imagePosition = position
          button.interTitleImageSpacing = 7
          alignments.apply(to: button)
          stage.add(button)
          stage.recordParts("\(position.rawValue) \(alignments.name)", of: button)
          button.removeFromSuperview()
        }
        let button = PositionedButton(type: .custom)
        button.setTitle("Like it", for: .normal)
        button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
        button.imagePosition = position
        button.sizeToFit()
        stage.record("\(position.rawValue).sizeToFit", .size(button.bounds.size))
      }
    },
    [
      ConformanceScene("buttons/look of a subclass under a finger", facts: ["D0.14"], scale: 3, needsApp: true) {
        stage in
        let button = StyledButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
        button.setImage(.blank(CGSize(width: 24, height: 20)), for: .normal)
        button.isHighlighted = false
        stage.add(button)
        stage.layOut()
        @MainActor func record(_ name: String) {
          stage.layOut()
          stage.record("\(name).color", .color(button.backgroundColor))
          stage.record("\(name).border", .color(button.layer.borderColor.map { UIColor(cgColor: $0) }))
          stage.record("\(name).radius", .length(button.layer.cornerRadius))
          stage.record("\(name).image radius", .length(button.imageView?.layer.cornerRadius ?? 0))
          stage.record("\(name).image clips", .flag(button.imageView?.clipsToBounds ?? false))
        }
        record("1 at rest")
        button.frame.size.height = 60
        record("2 higher")
        button.frame.size.height = 40
        guard stage.tracksTouches(UIButton(frame: button.frame), at: CGPoint(x: 60, y: 20)) else { return }
        stage.touch(button, at: CGPoint(x: 60, y: 20))
        record("3 touched")
        stage.moveTouch(to: CGPoint(x: 60, y: 300))
        record("4 outside")
        stage.moveTouch(to: CGPoint(x: 60, y: 20))
        record("5 inside again")
        stage.liftTouch()
        record("6 lifted")
      },
      logged("controls/control of an image view and a label", facts: ["D0.15"], needsApp: true) { stage, log in
        let tile = stage.add(TileControl(log))
        tile.addAction(UIAction { _ in log.write("action") }, for: .touchUpInside)
        stage.layOut()
        stage.record("image", .rect(tile.imageView.frame))
        stage.record("label", .rect(tile.label.frame))
        stage.record("intrinsic", .size(tile.intrinsicContentSize))
        guard stage.tracksTouches(UIControl(frame: tile.frame), at: CGPoint(x: 10, y: 10)) else { return }
        for (name, end) in [("inside", CGPoint(x: 10, y: 10)), ("outside", CGPoint(x: 10, y: 300))] {
          stage.touch(tile, at: CGPoint(x: 10, y: 10))
          stage.record("\(name).alpha", .length(tile.label.alpha))
          stage.moveTouch(to: end)
          stage.liftTouch()
          log.record("\(name).calls", on: stage)
          stage.record("\(name).alpha afterwards", .length(tile.label.alpha))
        }
        stage.touch(tile, at: CGPoint(x: 10, y: 10))
        stage.cancelTouch()
        log.record("cancelled.calls", on: stage)
      },
    ],
  ].flatMap(\.self)
}
