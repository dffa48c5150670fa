import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// Sheets, popovers and alerts of iOS 26.1 on three devices, from public recordings (facts q6 to q9 and q28).
@MainActor @Suite("Recorded presentations", .reportsIssuesAsFailures) struct RecordedPresentationTests {
  private let root = ViewController()
  private let sheet = ViewController()
  private let content = ViewController()

  private func expect(_ rect: CGRect, isNear other: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    let distances = [rect.minX - other.minX, rect.minY - other.minY, rect.maxX - other.maxX, rect.maxY - other.maxY]
    #expect(distances.allSatisfy { abs($0) < 0.001 }, "\(rect)", sourceLocation: sourceLocation)
  }

  private nonisolated static let sheets: [(RecordedDevice, isMedium: Bool, view: CGSize, shown: CGRect)] = [
    (.phoneSE, false, CGSize(width: 375, height: 637), CGRect(x: 0, y: 30, width: 375, height: 637)),
    (.phone16, false, CGSize(width: 393, height: 793), CGRect(x: 0, y: 59, width: 393, height: 793)),
    (.padA16, false, CGSize(width: 820, height: 1138), CGRect(x: 0, y: 42, width: 820, height: 1138)),
    (.phoneSE, true, CGSize(width: 375, height: 356.5), CGRect(x: 8, y: 317.711, width: 359, height: 341.289)),
    (.phone16, true, CGSize(width: 393, height: 459), CGRect(x: 8, y: 403.687, width: 377, height: 440.313)),
    (.padA16, true, CGSize(width: 820, height: 648.5), CGRect(x: 8, y: 536.154, width: 804, height: 635.846)),
    (.lowPhone, true, CGSize(width: 667, height: 375), CGRect(x: 0, y: 0, width: 667, height: 375)),
  ]

  @Test(arguments: sheets)
  func `q8 the frames of sheets`(device: RecordedDevice, isMedium: Bool, view: CGSize, shown: CGRect) throws {
    try device.show(root) { window in
      sheet.modalPresentationStyle = .pageSheet
      if isMedium { sheet.sheetPresentationController?.detents = [.medium(), .large()] }
      root.present(sheet)
      expectEqual(sheet.view.frame, CGRect(origin: .zero, size: view))
      expect(sheet.view.windowRect, isNear: shown)
      let bottom = device == .lowPhone ? 0 : window.safeAreaInsets.bottom
      expectEqual(sheet.view.safeAreaInsets, EdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
      let presentation = try #require(sheet.sheetPresentationController)
      #expect(presentation.presentedView === sheet.view.superview)
      root.dismiss()
      #expect(sheet.view.superview == nil && window.subviews == [root.view])
    }
  }

  @Test func `q8 a sheet follows its detents and its window`() {
    RecordedDevice.phoneSE.show(root) { window in
      let presentation = sheet.sheetPresentationController
      presentation?.detents = [.custom { $0.maximumDetentValue * 0.25 }, .large()]
      root.presentAndWait(sheet)
      expectEqual(sheet.view.bounds.height, 637 * 0.25)
      window.layOut { presentation?.selectDetent(.large) }
      expectEqual(sheet.view.windowRect, CGRect(x: 0, y: 30, width: 375, height: 637))
      window.layOut { $0.frame.size = CGSize(width: 375, height: 500) }
      expectEqual(sheet.view.windowRect, CGRect(x: 0, y: 30, width: 375, height: 470))
      root.dismissAndWait()
      expectEqual(window.subviews, [root.view])
      root.present(sheet)
      expectEqual(sheet.view.windowRect, CGRect(x: 0, y: 30, width: 375, height: 470))
    }
  }

  @Test func `the view of a sheet whose presentation is canceled has no superview`() throws {
    let canceling = ClosureAnimator(duration: 1) { $0.completeTransition(false) }
    try RecordedDevice.phoneSE.show(root) { window in
      sheet.transitioningDelegate = canceling
      let presentation = try #require(sheet.sheetPresentationController)
      root.presentAndWait(sheet)
      #expect(root.presentedViewController == nil && sheet.view.superview == nil)
      #expect(presentation.presentedView === sheet.view)
    }
    withExtendedLifetime(canceling) {}
  }

  private nonisolated static let lowSheets: [(detent: CGFloat, shown: CGRect, safeBottom: CGFloat)] = [
    (10, CGRect(x: 28, y: 815.425, width: 337, height: 8.575), 0),
    (100, CGRect(x: 21.514, y: 741.435, width: 349.973, height: 89.052), 11),
    (144, CGRect(x: 9.622, y: 705.429, width: 373.757, height: 136.949), 31 + 1.0 / 3),
    (157, CGRect(x: 8, y: 660.776, width: 377, height: 183.224), 34),
  ]

  @Test(arguments: lowSheets) func `q34 a low sheet is farther from the sides and the bottom, and has less safe area`(
    detent: CGFloat, shown: CGRect, safeBottom: CGFloat
  ) {
    RecordedDevice.phone16.show(root) { window in
      sheet.sheetPresentationController?.detents = [.custom { _ in detent }, .large()]
      root.present(sheet)
      expect(sheet.view.windowRect, isNear: shown)
      #expect(abs(sheet.view.safeAreaInsets.bottom - safeBottom) < 0.001)
      window.layOut { _ in sheet.sheetPresentationController?.selectDetent(.large) }
      expectEqual(sheet.view.safeAreaInsets.bottom, 34)
    }
  }

  private nonisolated static let pickers: [(RecordedDevice, detent: CGFloat, view: CGSize, shown: CGRect)] = [
    (.padA16, 343, CGSize(width: 580, height: 343), CGRect(x: 120, y: 567, width: 580, height: 343)),
    (.padA16, 157, CGSize(width: 580, height: 157), CGRect(x: 120, y: 753, width: 580, height: 157)),
    (.phone16, 157, CGSize(width: 393, height: 191), CGRect(x: 8, y: 660.776, width: 377, height: 183.224)),
  ]

  @Test(arguments: pickers) func `q28 a form sheet of a pad has 580 points, and ends as high as one of 640 points`(
    device: RecordedDevice, detent: CGFloat, view: CGSize, shown: CGRect
  ) {
    device.show(root) { _ in
      sheet.modalPresentationStyle = .formSheet
      sheet.sheetPresentationController?.detents = [.custom { _ in detent }]
      root.present(sheet)
      expectEqual(sheet.view.bounds.size, view)
      expect(sheet.view.windowRect, isNear: shown)
      expectEqual(sheet.view.safeAreaInsets.bottom, device == .padA16 ? 0 : 34)
    }
  }

  @Test func `q28 a large form sheet is in the middle of the window, or as large as its controller prefers`() {
    RecordedDevice.padA16.show(root) { window in
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet)
      expectEqual(sheet.view.windowRect, CGRect(x: 120, y: 270, width: 580, height: 640))
      expectEqual(sheet.view.safeAreaInsets, .zero)
      window.layOut { $0.frame.size = CGSize(width: 1180, height: 820) }
      expectEqual(sheet.view.windowRect, CGRect(x: 300, y: 90, width: 580, height: 640))
      root.dismiss()
      sheet.preferredContentSize = CGSize(width: 400, height: 300)
      root.present(sheet)
      expectEqual(sheet.view.windowRect, CGRect(x: 390, y: 260, width: 400, height: 300))
      window.layOut {
        $0.frame.size = CGSize(width: 375, height: 820)
        $0.screen.horizontalSizeClass = .compact
      }
      expectEqual(sheet.view.windowRect.width, 375)
    }
  }

  @Test func `sheets of other eras cover their container`() {
    RecordedDevice.phoneSE.show(root, era: .iOS18) { window in
      root.present(sheet)
      #expect(sheet.view.windowRect == window.bounds && sheet.view.superview?.superview === window)
    }
  }

  // MARK: Popovers

  private nonisolated static let popovers: [(CGRect, PopoverArrowDirection, CGRect, PopoverArrowDirection)] = [
    (CGRect(x: 100, y: 300, width: 60, height: 40), .any, CGRect(x: 160, y: 230, width: 253, height: 180), .left),
    (CGRect(x: 100, y: 300, width: 10, height: 10), .any, CGRect(x: 110, y: 215, width: 253, height: 180), .left),
    (CGRect(x: 100, y: 980, width: 60, height: 40), .any, CGRect(x: 160, y: 910, width: 253, height: 180), .left),
    (CGRect(x: 412, y: 1101, width: 66, height: 36), .any, CGRect(x: 325, y: 908, width: 240, height: 193), .down),
    (CGRect(x: 100, y: 300, width: 60, height: 40), .down, CGRect(x: 19, y: 107, width: 240, height: 193), .down),
  ]

  @Test(arguments: popovers) func `q9 popovers beside a view of a pad`(
    source: CGRect, permitted: PopoverArrowDirection, frame: CGRect, direction: PopoverArrowDirection
  ) throws {
    try RecordedDevice.padA16.show(root) { window in
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 240, height: 180)
      let popover = try #require(content.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = source
      popover.permittedArrowDirections = permitted
      expectEqual(popover.arrowDirection, .unknown)
      root.present(content)
      #expect(content.view.windowRect == frame && popover.arrowDirection == direction)
    }
  }

  /// A controller that reads the frame of its popover before it appears.
  private final class Reader: ViewController {
    var frame: CGRect?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      frame = popoverPresentationController?.frameOfPresentedViewInContainerView
    }
  }

  @Test func `the frame of a popover, above the safe area, is known before it appears, and zero at last`() throws {
    let content = Reader()
    try RecordedDevice.padA16.show(root) { _ in
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 240, height: 180)
      let popover = try #require(content.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 100, y: 1120, width: 60, height: 40)
      root.present(content)
      expectEqual(content.view.windowRect, CGRect(x: 160, y: 1180 - 25 - 180, width: 253, height: 180))
      expectEqual(content.frame, content.view.windowRect)
      root.dismiss()
      expectEqual(popover.frameOfPresentedViewInContainerView, .zero)
    }
  }

  @Test(arguments: [(true, CGFloat(561)), (false, 19)])
  func `q9 a popover over an item of a bar has no arrow`(isRight: Bool, x: CGFloat) {
    let item = BarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    if isRight { root.navigationItem.rightBarButtonItem = item } else { root.navigationItem.leftBarButtonItem = item }
    RecordedDevice.padA16.show(NavigationController(rootViewController: root), texts: ["More": 40.5]) { window in
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 240, height: 180)
      content.popoverPresentationController?.barButtonItem = item
      root.present(content)
      expectEqual(content.view.windowRect, CGRect(x: x, y: 62, width: 240, height: 180))
      expectEqual(content.popoverPresentationController?.arrowDirection, [])
    }
  }

  @Test(arguments: [
    (RecordedDevice.phoneSE, CGRect(x: 0, y: 30, width: 375, height: 637)),
    (.phone16, CGRect(x: 0, y: 59, width: 393, height: 793)),
  ])
  func `q9 a popover of a phone is a large sheet`(device: RecordedDevice, frame: CGRect) {
    device.show(root) { window in
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      root.present(content)
      expectEqual(content.view.windowRect, frame)
    }
  }

  // MARK: Alerts

  private func alert(_ style: AlertController.Style, _ titles: [String], hasTexts: Bool = true) -> AlertController {
    let alert = AlertController(
      title: hasTexts ? "Save changes?" : nil, message: hasTexts ? "This cannot be undone." : nil, preferredStyle: style
    )
    for title in titles { alert.addAction(AlertAction(title: title, style: title == "Cancel" ? .cancel : .default)) }
    return alert
  }

  private let widths: [String: CGFloat] = ["Save": 38, "Discard": 60, "Cancel": 54, "Share": 45.5]

  @Test(arguments: [(RecordedDevice.phoneSE, CGPoint(x: 27.5, y: 201.5)), (.padA16, CGPoint(x: 250, y: 461.5))])
  func `q6 an alert of three actions`(device: RecordedDevice, origin: CGPoint) throws {
    let alert = alert(.alert, ["Cancel", "Save", "Discard"])
    try device.show(root, texts: widths) { window in
      root.present(alert)
      let view = try #require(alert.view)
      expectEqual(view.windowRect, CGRect(origin: origin, size: CGSize(width: 320, height: 264)))
      expectEqual(view.layer.cornerRadius, 34)
      let labels = ["Save changes?", "This cannot be undone."].compactMap { view.find(.label($0)) }
      #expect(
        labels.map(\.frame) == [
          CGRect(x: 30, y: 22, width: 260, height: 20.5), CGRect(x: 30, y: 49.5, width: 260, height: 18),
        ])
      let buttons = ["Save", "Discard", "Cancel"].compactMap { view.find(.button(titled: $0)) }
      expectEqual(buttons.map(\.frame), [88, 144, 200].map { CGRect(x: 16, y: $0, width: 288, height: 48) })
      #expect(buttons.allSatisfy { $0.titleLabel?.font == .systemFont(ofSize: 17, weight: .medium) })
      expectEqual(buttons[0].titleLabel?.frame, CGRect(x: 125, y: 14, width: 38, height: 20.5))
      expectEqual(buttons[0].effectiveRadius(corner: .topLeft), 24)
    }
  }

  @Test func `q7 an action sheet of a phone is a card in the middle, with Cancel as the last row`() throws {
    let alert = alert(.actionSheet, ["Copy", "Share", "Favorite", "Delete", "Cancel"], hasTexts: false)
    try RecordedDevice.phoneSE.show(root, texts: widths) { window in
      root.present(alert)
      let view = try #require(alert.view)
      expectEqual(view.windowRect, CGRect(x: 27.5, y: 181.5, width: 320, height: 304))
      let cancel = try #require(view.find(.button(titled: "Cancel")))
      expectEqual(cancel.frame, CGRect(x: 16, y: 16 + 4 * 56, width: 288, height: 48))
      let share = try #require(view.find(.button(titled: "Share")))
      expectEqual(share.titleLabel?.frame, CGRect(x: 121.5, y: 14, width: 45.5, height: 20.5))
    }
  }

  @Test(arguments: [(CGFloat(40), CGFloat(13)), (700, 0)])
  func `q7, q9 rows of an action sheet in a popover keep their width beside its arrow`(
    source: CGFloat, inset: CGFloat
  ) throws {
    let alert = alert(.actionSheet, ["Copy", "Share"], hasTexts: false)
    try RecordedDevice.padA16.show(root, texts: widths) { _ in
      let popover = try #require(alert.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: source, y: 590, width: 44, height: 44)
      root.present(alert)
      let view = try #require(alert.view)
      #expect(popover.arrowDirection == (inset > 0 ? .left : .right) && view.frame.width == 301)
      let row = try #require(view.find(.button(titled: "Copy")))
      expectEqual(row.frame, CGRect(x: 16 + inset, y: 16, width: 256, height: 48))
      // The arrow changes to the other side, and the alert keeps its size.
      popover.sourceRect.origin.x = inset > 0 ? 700 : 40
      expectEqual(popover.arrowDirection, inset > 0 ? .left : .right, "The popover has not moved yet.")
      popover.containerView?.setNeedsLayout()
      popover.containerView?.layoutIfNeeded()
      expectEqual(row.frame, CGRect(x: 16 + 13 - inset, y: 16, width: 256, height: 48))
      expectEqual(popover.arrowDirection, inset > 0 ? .right : .left)
    }
  }

  @Test func `q7 an action sheet of a pad is a popover without Cancel`() throws {
    let alert = alert(.actionSheet, ["Copy", "Share", "Favorite", "Delete", "Cancel"], hasTexts: false)
    try RecordedDevice.padA16.show(root, texts: widths) { window in
      let popover = try #require(alert.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 410, y: 590, width: 0, height: 0)
      popover.permittedArrowDirections = []
      root.present(alert)
      let view = try #require(alert.view)
      expectEqual(view.windowRect, CGRect(x: 266, y: 466, width: 288, height: 248))
      #expect(view.findAll(.button(titled: "Cancel")).isEmpty)
      let rects = ["Copy", "Share", "Favorite", "Delete"].compactMap { view.find(.button(titled: $0))?.frame }
      expectEqual(rects, [16, 72, 128, 184].map { CGRect(x: 16, y: $0, width: 256, height: 48) })
    }
  }

  @Test func `q6 an alert grows with its content`() throws {
    let alert = alert(.alert, ["Save"])
    try RecordedDevice.phoneSE.show(root, texts: widths) { window in
      root.present(alert)
      let view = try #require(alert.view)
      expectEqual(view.frame.height, CGFloat(72 + 16 + 48 + 16))
      alert.addAction(AlertAction(title: "Discard", style: .default))
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      window.layoutIfNeeded()
      expectEqual(view.windowRect, CGRect(x: 27.5, y: 201.5, width: 320, height: 264))
      window.layOut { alert.message = nil }
      // The title ends at 42.5, and the actions' area begins 4 below, at a whole point.
      expectEqual(view.frame.height, CGFloat(47 + 192))
    }
  }

  @Test func `n21 up to iOS 18 an alert is 270 points wide, and an action sheet is at the bottom`() throws {
    try RecordedDevice.phone16.show(root, era: .iOS18) { window in
      let box = alert(.alert, ["Cancel", "Save"])
      root.present(box)
      #expect(box.view.bounds.width == 270 && box.view.find(.button(titled: "Save"))?.bounds.size.height == 44)
      root.dismiss()
      let sheet = alert(.actionSheet, ["Copy", "Cancel"])
      root.present(sheet)
      #expect(sheet.view.frame.maxY == 852 - 34 - 8 && sheet.view.frame.width == 393 - 16)
      try expectEqual(#require(sheet.view.find(.button(titled: "Copy"))).bounds.height, 57)
    }
  }
}
