import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Constraints of a scroll view", .screen(scale: 2), .reportsIssuesAsFailures)
struct ScrollConstraintTests {
  let scene = ScrollScene(content: .zero)
  var scroll: ScrollView { scene.scroll }
  var window: Window { scene.window }

  /// Adds a subview whose frame results from constraints.
  private func add(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> View {
    let view = View()
    scroll.addForConstraints(view)
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  private func pin(_ view: View, to guide: LayoutGuide, by inset: CGFloat = 0) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test func `constraints to the content guide determine the size of the content`() {
    let view = add(400, 700)
    window.layOut { pin(view, to: scroll.contentLayoutGuide, by: 10) }
    expectEqual(scroll.contentSize, CGSize(width: 420, height: 720))
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 400, height: 700))
    expectEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 420, height: 720))
  }

  @Test func `the size of the content follows when only the solved size of the content changes`() {
    let guide = scroll.contentLayoutGuide
    let sizes = [
      guide.widthAnchor.constraint(equalToConstant: 400), guide.heightAnchor.constraint(equalToConstant: 1000),
    ]
    LayoutConstraint.activate(sizes)
    window.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 400, height: 1000))
    for height in [2000, 500, 2000] as [CGFloat] {
      window.layOut { sizes[1].constant = height }
      expectEqual(scroll.contentSize, CGSize(width: 400, height: height))
      window.layOut { sizes[0].constant = height / 2 }
      expectEqual(scroll.contentSize, CGSize(width: height / 2, height: height))
      sizes[0].constant = 400
    }
  }

  @Test(arguments: [false, true])
  func `h12 constraints to the edges of the scroll view determine the size of the content, also from right to left`(
    isMirrored: Bool
  ) {
    let view = add(400, 700)
    if isMirrored { scroll.semanticContentAttribute = .forceRightToLeft }
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 6),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -7),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -8),
    ])
    window.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 412, height: 714))
    expectEqual(view.frame, CGRect(x: isMirrored ? 7 : 5, y: 6, width: 400, height: 700))
    expectEqual(scroll.frame, CGRect(x: 10, y: 20, width: 200, height: 300))
  }

  @Test func `a visual format does, too`() {
    let view = add()
    for format in ["H:|-5-[view(400)]-7-|", "V:|[view(700)]|"] {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["view": view]))
    }
    window.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 412, height: 700))
  }

  @Test func `widths, heights and centers are the frame's`() {
    let view = add()
    pin(view, to: scroll.contentLayoutGuide)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 3),
    ])
    window.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 200, height: 900))
    window.layOut { scroll.frame.size = CGSize(width: 150, height: 100) }
    expectEqual(scroll.contentSize, CGSize(width: 150, height: 300))
  }

  @Test func `a stack view in a scroll view makes it as high as its subviews`() {
    let stack = StackView(arrangedSubviews: (0..<10).map { _ in View() })
    stack.axis = .vertical
    stack.spacing = 8
    for view in stack.arrangedSubviews {
      let height = view.heightAnchor.constraint(equalToConstant: 50)
      height.priority = LayoutPriority(999)
      height.isActive = true
    }
    scroll.addForConstraints(stack)
    pin(stack, to: scroll.contentLayoutGuide)
    stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 200, height: 572))
    window.layOut { stack.arrangedSubviews[0].isHidden = true }
    expectEqual(scroll.contentSize.height, 514)
  }

  @Test func `a changed constant changes the content in the next pass, and moves the offset into it`() {
    let view = add(200, nil)
    let height = view.heightAnchor.constraint(equalToConstant: 1000)
    height.isActive = true
    pin(view, to: scroll.contentLayoutGuide)
    window.layoutIfNeeded()
    scroll.contentOffset.y = 700
    height.constant = 500
    expectEqual(scroll.contentSize.height, 1000)
    window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 500 && scroll.contentOffset.y == 200)
  }

  @Test func `without constraints to the trailing and bottom edges the content has the size that was set`() {
    let view = add(50, 50)
    view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true
    scroll.contentSize = CGSize(width: 300, height: 900)
    window.layoutIfNeeded()
    expectEqual(scroll.contentSize, CGSize(width: 300, height: 900))
  }

  @Test func `what is constrained to the frame guide does not scroll`() {
    let view = add(200, 900)
    pin(view, to: scroll.contentLayoutGuide)
    let badge = add(20, 20)
    badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5).isActive = true
    badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(badge.frame, CGRect(x: 180, y: 5, width: 20, height: 20))
    window.layOut { scroll.contentOffset.y = 100 }
    expectEqual(badge.frame, CGRect(x: 180, y: 105, width: 20, height: 20))
    expectEqual(badge.convert(badge.bounds, to: window), CGRect(x: 190, y: 25, width: 20, height: 20))
    #expect(view.frame.minY == 0 && scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
  }

  @Test func `content that is constrained to a view outside does not scroll`() {
    let outside = window.adding(View(frame: CGRect(x: 0, y: 400, width: 400, height: 50)))
    let badge = add(20, 20)
    badge.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
    badge.bottomAnchor.constraint(equalTo: outside.topAnchor).isActive = true
    window.layoutIfNeeded()
    expectEqual(badge.convert(badge.bounds, to: window), CGRect(x: 10, y: 380, width: 20, height: 20))
    window.layOut { scroll.contentOffset.y = 100 }
    expectEqual(badge.convert(badge.bounds, to: window), CGRect(x: 10, y: 380, width: 20, height: 20))
  }

  @Test func `a scroll view whose frame results from constraints has content constraints of its own`() {
    let outer = window.adding(View(frame: window.bounds))
    let (scroll, content) = (ScrollView(), View())
    outer.addForConstraints(scroll)
    scroll.addForConstraints(content)
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: outer.topAnchor, constant: 50),
      scroll.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
    ])
    window.layOut { pin(content, to: scroll.contentLayoutGuide) }
    expectEqual(scroll.frame, CGRect(x: 0, y: 50, width: 400, height: 550))
    expectEqual(scroll.contentSize, CGSize(width: 400, height: 2000))
    window.layOut { scroll.contentOffset.y = 300 }
    #expect(scroll.frame == CGRect(x: 0, y: 50, width: 400, height: 550) && scroll.contentOffset.y == 300)
  }

  @Test func `the origin of a zoomed view with constraints does not change, nor does the content's size`() {
    let view = add(200, 300)
    pin(view, to: scroll.contentLayoutGuide)
    scroll.maximumZoomScale = 4
    scene.delegate.zoomed = view
    window.layoutIfNeeded()
    scroll.zoomScale = 2
    for _ in 1...2 {
      window.layOut { scroll.setNeedsLayout() }
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
      expectEqual(scroll.contentSize, CGSize(width: 400, height: 600))
    }
  }

  @Test func `a scroll view and its content are released with their constraints`() {
    weak var released: ScrollView?
    do {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = View()
      scroll.addForConstraints(view)
      pin(view, to: scroll.contentLayoutGuide)
      scroll.layoutIfNeeded()
      released = scroll
    }
    expectNil(released)
    window.layoutIfNeeded()
  }

  @Test func `the guides have their names in descriptions`() {
    expectEqual(scroll.contentLayoutGuide.identifier, "UIScrollView-contentLayoutGuide")
    expectEqual(scroll.frameLayoutGuide.identifier, "UIScrollView-frameLayoutGuide")
    #expect(scroll.contentLayoutGuide.owningView === scroll && scroll.layoutGuides.isEmpty)
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
  }
}
