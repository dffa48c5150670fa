import UIKit

extension Stage {
  fileprivate func recordConfigured(
    _ name: String, in size: CGSize? = nil, withRadius: Bool = false,
    _ change: (inout UIButton.Configuration) -> Void, adjust: (UIButton) -> Void = { _ in }
  ) {
    var configuration = UIButton.Configuration.filled().titled()
    change(&configuration)
    let button = UIButton(configuration: configuration)
    adjust(button)
    button.frame = CGRect(origin: .zero, size: size ?? button.intrinsicContentSize)
    add(button)
    layOut()
    record("\(name).intrinsic", .size(button.intrinsicContentSize))
    record("\(name).fitting 100", .size(button.sizeThatFits(CGSize(width: 100, height: 100))))
    if withRadius { record("\(name).radius", .length(button.layer.cornerRadius)) }
    for (part, label) in [("title", button.titleLabel), ("subtitle", button.subtitleLabel)] {
      guard let label, let text = label.text else { continue }
      record("\(name).\(part)", .rect(label.frame))
      recordSize(of: text, in: label.font)
    }
    if let view = button.withDescendants.first(where: { $0 is UIImageView }) {
      record("\(name).image", .rect(view.frame))
    }
    button.removeFromSuperview()
  }
}

extension ConformanceScene {
  static let configurationFrames = [
    atEachScale("configurations/sizes", facts: ["g5", "g10", "g22", "g26"]) { stage in
      for (name, size) in [
        ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
      ] as [(String, UIButton.Configuration.Size)] {
        stage.recordConfigured(name, withRadius: true) { $0.buttonSize = size }
        stage.recordConfigured("\(name) after insets", withRadius: true) {
          $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          $0.buttonSize = size
        }
      }
      for inset in [CGFloat(0.1), 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, -3, -30] {
        stage.recordConfigured("insets \(inset)") {
          $0.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
      }
    },
    atEachScale("configurations/places", facts: ["g11", "g12", "g14", "g15"]) { stage in
      let titles: [(String, UIButton.Configuration.TitleAlignment)] = [
        ("automatic", .automatic), ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ]
      let placements: [(String, NSDirectionalRectEdge)] = [
        ("leading", .leading), ("top", .top), ("trailing", .trailing), ("bottom", .bottom),
      ]
      for (alignmentName, alignment) in titles {
        for (placementName, placement) in placements {
          for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let name = "\(alignmentName) \(placementName) \(direction == .forceRightToLeft ? "rtl" : "ltr")"
            stage.recordConfigured(name, in: CGSize(width: 201, height: 90.5)) {
              $0.subtitle = "Sub"
              $0.image = .blank(CGSize(width: 21, height: 17))
              $0.imagePadding = 5
              $0.imagePlacement = placement
              $0.titleAlignment = alignment
            } adjust: {
              $0.semanticContentAttribute = direction
            }
          }
        }
      }
      for width in 0..<6 {
        stage.recordConfigured("centered \(width)", in: CGSize(width: 160 + CGFloat(width) / 6, height: 44.5)) { _ in }
      }
    },
    atEachScale("configurations/alignments of the control", facts: ["g16"]) { stage in
      for alignments in ContentAlignments.all {
        let name = "\(alignments.across.rawValue) \(alignments.down.rawValue)"
        stage.recordConfigured(name, in: CGSize(width: 201, height: 90.5)) {
          $0.image = .blank(CGSize(width: 21, height: 17))
        } adjust: {
          alignments.apply(to: $0)
        }
      }
    },
    atEachScale("configurations/wrapped titles", facts: ["g17", "g18", "g19"]) { stage in
      for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle] {
        for width in [CGFloat(80), 100, 140, 200] {
          stage.recordConfigured("mode \(mode.rawValue) in \(Int(width))", in: CGSize(width: width, height: 120)) {
            $0.title = "A rather long button title here"
            $0.titleLineBreakMode = mode
          }
        }
      }
      let button = stage.add(UIButton(configuration: .filled().titled("A rather long button title here")))
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: stage.root.topAnchor),
        button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        button.widthAnchor.constraint(lessThanOrEqualToConstant: 140),
      ])
      stage.layOut()
      stage.record("constrained", .rect(button.frame))
      stage.record("constrained.intrinsic", .size(button.intrinsicContentSize))
    },
  ].flatMap(\.self)
}
