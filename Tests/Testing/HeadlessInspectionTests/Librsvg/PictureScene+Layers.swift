import HeadlessKit

/// Opacity, shadows, masks and gradients.
extension PictureScene {
  private static func shadow(
    _ name: String, radius: CGFloat, offset: CGSize = .zero, opacity: Float = 0.6,
    _ change: @escaping @MainActor @Sendable (View) -> Void = { _ in }
  ) -> PictureScene {
    PictureScene(name) { sheet in
      sheet.add(25, 20, 50, 40, .white) { view in
        view.layer.shadowOpacity = opacity
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = offset
        change(view)
      }
    }
  }

  private static func gradient(
    _ name: String, _ change: @escaping @MainActor @Sendable (GradientLayer) -> Void
  ) -> PictureScene {
    PictureScene(name) { sheet in
      let layer = GradientLayer()
      layer.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
      layer.colors = [Color.red.cgColor, Color.yellow.cgColor, Color.blue.cgColor]
      change(layer)
      sheet.layer.addSublayer(layer)
    }
  }

  static let layers = [
    PictureScene("a group with opacity") { sheet in
      sheet.add(10, 10, 60, 50, .red) { view in
        view.alpha = 0.5
        view.add(20, 20, 60, 40, .blue)
      }
    },
    PictureScene("groups in groups") { sheet in
      sheet.add(10, 10, 70, 60, .red) { outer in
        outer.alpha = 0.8
        outer.add(10, 10, 50, 40, .green) { middle in
          middle.alpha = 0.6
          middle.layer.cornerRadius = 10
          middle.add(10, 10, 30, 20, .black).alpha = 0.4
        }
      }
    },
    shadow("sharp shadow", radius: 0, offset: CGSize(width: 4, height: 5)),
    shadow("soft shadow", radius: 4, offset: CGSize(width: 0, height: 3)),
    shadow("wide shadow", radius: 8, opacity: 1),
    shadow("shadow of round corners", radius: 3, offset: CGSize(width: -2, height: 2)) { $0.layer.cornerRadius = 15 },
    shadow("shadow of subviews", radius: 2, opacity: 0.9) { view in
      view.backgroundColor = nil
      view.add(0, 0, 20, 20, .red).layer.cornerRadius = 10
      view.add(25, 10, 20, 30, .blue)
    },
    shadow("colored shadow of a path", radius: 3) { view in
      view.layer.shadowColor = Color.red.cgColor
      view.layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 10, width: 50, height: 50))
    },
    shadow("faded shadow", radius: 3, offset: CGSize(width: 3, height: 3)) { $0.alpha = 0.5 },
    gradient("gradient downward") { _ in },
    gradient("gradient across") { layer in
      layer.startPoint = CGPoint(x: 0.1, y: 0)
      layer.endPoint = CGPoint(x: 0.8, y: 1)
    },
    gradient("gradient with places and opacity") { layer in
      layer.colors = [Color.clear.cgColor, Color.black.cgColor, Color.white.withAlphaComponent(0.5).cgColor]
      layer.locations = [0.2, 0.5, 0.9]
      layer.cornerRadius = 20
    },
    gradient("gradient around a middle") { layer in
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
    },
    gradient("gradient around a point") { layer in
      layer.type = .conic
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      layer.colors = [Color.red.cgColor, Color.yellow.cgColor, Color.red.cgColor]
    },
    PictureScene("mask of a shape") { sheet in
      sheet.add(10, 10, 70, 60, .systemIndigo) { view in
        let mask = ShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 50))
        view.layer.mask = mask
        view.add(30, 30, 40, 30, .yellow)
      }
    },
    PictureScene("mask of a gradient") { sheet in
      sheet.add(10, 10, 70, 60, .systemIndigo) { view in
        let mask = GradientLayer()
        mask.frame = view.bounds
        mask.colors = [Color.black.cgColor, Color.clear.cgColor]
        view.layer.mask = mask
      }
    },
  ]
}
