import HeadlessKit

/// Backgrounds, corners, borders, clips and maps.
extension PictureScene {
  static let boxes = [
    PictureScene("box on whole pixels") { $0.add(10, 10, 60, 40, .red) },
    PictureScene("box between pixels") { $0.add(10.3, 10.2, 60.45, 40.7, .red) },
    PictureScene("half opaque boxes") { sheet in
      sheet.add(10, 10, 50, 40, .red.withAlphaComponent(0.5))
      sheet.add(40, 30, 50, 40, .blue.withAlphaComponent(0.3))
    },
    PictureScene("round corners") { $0.add(10, 10, 70, 50, .systemBlue) { $0.layer.cornerRadius = 12 } },
    PictureScene("a pill") { $0.add(10, 20, 80, 30, .systemGreen) { $0.layer.cornerRadius = 15 } },
    PictureScene("a disc") { $0.add(20, 10, 60, 60, .systemOrange) { $0.layer.cornerRadius = 30 } },
    PictureScene("two round corners") { sheet in
      sheet.add(10, 10, 70, 50, .systemPurple) { view in
        view.layer.cornerRadius = 18
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      }
    },
    PictureScene("thin border") { $0.add(10, 10, 70, 50, .yellow) { $0.layer.borderWidth = 0.5 } },
    PictureScene("thick border") { sheet in
      sheet.add(10, 10, 70, 50, .yellow) { view in
        view.layer.borderWidth = 6
        view.layer.borderColor = Color.blue.cgColor
      }
    },
    PictureScene("round border") { sheet in
      sheet.add(10, 10, 70, 50, nil) { view in
        view.layer.borderWidth = 3
        view.layer.cornerRadius = 14
        view.layer.borderColor = Color.red.withAlphaComponent(0.6).cgColor
      }
    },
    PictureScene("border wider than its corner") { sheet in
      sheet.add(10, 10, 70, 50, .cyan) { view in
        view.layer.borderWidth = 10
        view.layer.cornerRadius = 6
      }
    },
    PictureScene("clip to round corners") { sheet in
      sheet.add(10, 10, 70, 50, .lightGray) { view in
        view.layer.cornerRadius = 20
        view.clipsToBounds = true
        view.add(-10, 20, 60, 60, .red)
      }
    },
    PictureScene("clip in clip") { sheet in
      sheet.add(10, 10, 60, 60, .lightGray) { outer in
        outer.layer.cornerRadius = 30
        outer.clipsToBounds = true
        outer.add(20, 20, 60, 60, .orange) { inner in
          inner.layer.cornerRadius = 10
          inner.clipsToBounds = true
          inner.add(0, 0, 30, 30, .blue).transform = CGAffineTransform(rotationAngle: 0.5)
        }
      }
    },
    PictureScene("turned") { $0.add(25, 20, 50, 40, .systemRed).transform = CGAffineTransform(rotationAngle: 0.4) },
    PictureScene("turned with border and clip") { sheet in
      sheet.add(25, 20, 50, 40, .systemTeal) { view in
        view.layer.borderWidth = 2
        view.layer.cornerRadius = 8
        view.clipsToBounds = true
        view.transform = CGAffineTransform(rotationAngle: -0.3)
        view.add(30, 20, 40, 40, .black)
      }
    },
    PictureScene("scaled and sheared") { sheet in
      sheet.add(30, 20, 40, 40, .brown) { view in
        view.transform = CGAffineTransform(a: 1.3, b: 0.2, c: -0.4, d: 0.7, tx: 3, ty: 2)
        view.layer.cornerRadius = 9
      }
    },
    PictureScene("mirrored subviews") { sheet in
      sheet.add(20, 10, 60, 60, .magenta) { view in
        view.transform = CGAffineTransform(scaleX: -1, y: 1)
        view.add(5, 5, 20, 10, .black)
        view.add(5, 30, 40, 10, .white) { $0.layer.cornerRadius = 5 }
      }
    },
  ]
}
