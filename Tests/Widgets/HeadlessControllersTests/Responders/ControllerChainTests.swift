import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Responder chain of controllers", .screen(scale: 2), .reportsIssuesAsFailures)
struct ControllerChainTests {
  final class Handler: ViewController {
    var began = 0
    var saves = 0
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { began += 1 }
    func save() { saves += 1 }
  }

  /// A container that notes what it shows, and passes it on.
  final class Container: ViewController {
    var shown: [ViewController] = []
    var callsSuper = false
    var target: ViewController?
    override func show(_ vc: ViewController, sender: Any?) {
      shown.append(vc)
      if callsSuper { super.show(vc, sender: sender) }
      target?.show(vc, sender: sender)
    }
  }

  @Test func `a child is followed by the superview of its view, a detached controller by nothing`() {
    let (parent, child, box) = (ViewController(), ViewController(), View())
    expectNil(parent.next)
    parent.addChild(child)
    parent.view.addSubview(box)
    box.addSubview(child.view)
    #expect(child.view.next === child && child.next === box)
    #expect(box.next === parent.view && parent.view.next === parent)
  }

  @Test(arguments: [ModalPresentationStyle.automatic, .fullScreen])
  func `a presented controller is followed by the presenting one, a root by its window, also a covered one`(
    style: ModalPresentationStyle
  ) {
    let scene = ControllerScene()
    let other = scene.controller("other", style)
    scene.root.present(other)
    #expect((scene.root.view.superview == nil) == (style == .fullScreen) && scene.root.view.next === scene.root)
    #expect(other.view.next === other && other.next === scene.root && scene.root.next === scene.window)
  }

  @Test func `touches that no view handles reach the controller`() {
    let (window, root, box) = (Window(), Handler(), View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    root.view.addSubview(box)
    window.rootViewController = root
    window.makeKeyAndVisible()
    touch(box).lift()
    expectEqual(root.began, 1)
  }

  @Test func `a controller is the first responder of its window until its view is removed`() {
    let (window, root) = (Window(), Handler())
    window.rootViewController = root
    #expect(!root.becomeFirstResponder())
    window.makeKeyAndVisible()
    #expect(root.becomeFirstResponder() && root.isFirstResponder)
    window.rootViewController = nil
    #expect(!root.isFirstResponder)
    window.rootViewController = root
    #expect(!root.isFirstResponder)
  }

  @Test func `actions without a target find the controller`() {
    let (window, root, button) = (Window(), Handler(), Button())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addTarget(nil, action: Selector(Handler.save, named: "save"), for: .touchUpInside)
    root.view.addSubview(button)
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.sendActions(for: .touchUpInside)
    #expect(root.saves == 1 && root.targetViewController(forAction: Selector("save"), sender: nil) === root)
  }

  @Test func `show and showDetailViewController present where no container overrides them`() {
    let scene = ControllerScene()
    let (leaf, other) = (scene.controller("leaf"), ViewController())
    scene.root.embed(leaf)
    leaf.showDetailViewController(other, sender: nil)
    #expect(leaf.presentedViewController === other && scene.root.presentedViewController === other)
    scene.screen.advance(by: 1)
  }

  @Test func `a container that has shown a controller presents it later, where its override calls super`() {
    let (container, child, other) = (Container(), ViewController(), ViewController())
    container.addChild(child)
    let window = Window.showing(container)
    child.show(other, sender: nil)
    container.callsSuper = true
    container.show(other, sender: nil)
    #expect(container.shown == [other, other] && container.presentedViewController === other)
    window.screen.advance(by: 1)
  }

  @Test func `show passes up to a container that overrides it, and to the next one where the override calls super`() {
    let (outer, inner, child, other) = (Container(), Container(), ViewController(), ViewController())
    inner.callsSuper = true
    outer.addChild(inner)
    inner.addChild(child)
    child.show(other, sender: nil)
    #expect(inner.shown == [other] && outer.shown == [other])
  }

  @Test func `a container that lets another controller show presents from that one`() {
    let scene = ControllerScene()
    let (container, child, other) = (Container(), ViewController(), ViewController())
    container.addChild(child)
    container.target = scene.root
    child.show(other, sender: nil)
    #expect(scene.root.presentedViewController === other)
    scene.screen.advance(by: 1)
  }

  @Test func `key commands are added and removed`() {
    let handler = Handler()
    let window = Window.showing(handler)
    handler.becomeFirstResponder()
    let command = KeyCommand(input: "s", modifierFlags: .command, action: Selector(Handler.save, named: "save"))
    expectNil(handler.keyCommands)
    handler.addKeyCommand(command)
    expectEqual(handler.keyCommands, [command])
    window.pressKey("s", modifierFlags: .command)
    expectEqual(handler.saves, 1)
    handler.removeKeyCommand(command)
    expectNil(handler.keyCommands)
  }
}
