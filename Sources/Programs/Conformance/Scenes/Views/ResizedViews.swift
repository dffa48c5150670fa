import UIKit

extension ConformanceScene {
  /// Views that follow a superview's size, and changes of the direction.
  static let resizedViews: [ConformanceScene] = [
    ConformanceScene("views/autoresizing of transformed views", facts: ["autoresizing"], scale: 3) { stage in
      let transforms: [(String, CGAffineTransform)] = [
        ("plain", .identity), ("scaled", CGAffineTransform(scaleX: 2, y: 0.5)),
        ("turned", CGAffineTransform(rotationAngle: .pi / 2)), ("moved", CGAffineTransform(translationX: 7, y: -3)),
      ]
      for (name, transform) in transforms {
        for resizes in [true, false] {
          let parent = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
          parent.autoresizesSubviews = resizes
          let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 60))
          view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
          view.transform = transform
          parent.addSubview(view)
          parent.bounds.size = CGSize(width: 160, height: 130)
          let row = "\(name), \(resizes ? "resizes" : "does not resize")"
          stage.record("\(row).bounds", .rect(view.bounds))
          stage.record("\(row).center", .point(view.center))
          parent.removeFromSuperview()
        }
      }
    },
    logged("views/changes of the direction", facts: ["d1", "f53", "f54"]) { stage, log in
      let parent = stage.add(LoggingView("parent", log))
      parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
        view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 15), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.layOut()
      log.removeAll()
      let attributes: [(String, UISemanticContentAttribute)] = [
        ("unspecified", .unspecified), ("right to left", .forceRightToLeft), ("left to right", .forceLeftToRight),
        ("right to left again", .forceRightToLeft), ("playback", .playback), ("spatial", .spatial),
      ]
      for (index, (name, attribute)) in attributes.enumerated() {
        parent.semanticContentAttribute = attribute
        let row = "\(index) \(name)"
        stage.record("\(row).direction", .count(parent.effectiveUserInterfaceLayoutDirection.rawValue))
        stage.record("\(row).margins", .insets(parent.layoutMargins))
        stage.window.layoutIfNeeded()
        stage.record("\(row).frame", .rect(view.frame))
        log.record(row, on: stage)
      }
    },
    ConformanceScene("views/styles within one another", facts: ["f35"], scale: 3) { stage in
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      stage.add(outer)
      outer.addSubview(middle)
      middle.addSubview(inner)
      let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
      for outerStyle in styles {
        for middleStyle in styles {
          (outer.overrideUserInterfaceStyle, middle.overrideUserInterfaceStyle) = (outerStyle, middleStyle)
          stage.layOut()
          let shown = [outer, middle, inner].map { Double($0.traitCollection.userInterfaceStyle.rawValue) }
          stage.record("\(outerStyle.rawValue) around \(middleStyle.rawValue)", .numbers(shown))
        }
      }
    },
  ]
}
