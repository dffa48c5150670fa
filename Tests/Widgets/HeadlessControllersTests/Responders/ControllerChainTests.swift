import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Responder chain of controllers", .screen(scale: 2), .reportsIssuesAsFailures)
struct ControllerChainTests {
  final class FirstController: ViewController {
    var began = 0
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { began += 1 }
  }

  @Test func `a root view is followed by its controller, that by the window`() {
    let (window, root) = (Window(), ViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.view.next === root && root.next === window)
  }

  @Test func `a child is followed by the superview of its view`() {
    let (parent, child, box) = (ViewController(), ViewController(), View())
    parent.addChild(child)
    parent.view.addSubview(box)
    box.addSubview(child.view)
    #expect(child.view.next === child && child.next === box)
    #expect(box.next === parent.view && parent.view.next === parent)
  }

  @Test func `a presented controller is followed by the presenting one`() {
    let scene = ControllerScene()
    let other = scene.controller("other")
    scene.root.present(other)
    #expect(other.view.next === other && other.next === scene.root && scene.root.next === scene.window)
  }

  @Test func `the root of a covered window is followed by the window`() {
    let scene = ControllerScene()
    let other = scene.controller("other")
    other.modalPresentationStyle = .fullScreen
    scene.root.present(other)
    #expect(scene.root.view.superview == nil && scene.root.next === scene.window)
  }

  @Test func `a detached controller has no next responder`() {
    #expect(ViewController().next == nil)
  }

  @Test func `touches that no view handles reach the controller`() {
    let (window, root, box) = (Window(), FirstController(), View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    root.view.addSubview(box)
    window.rootViewController = root
    window.makeKeyAndVisible()
    touch(box).lift()
    #expect(root.began == 1)
  }

  @Test func `a controller is the first responder of its window until its view is removed`() {
    let (window, root) = (Window(), FirstController())
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
    final class Handler: ViewController {
      var count = 0
      func save() { count += 1 }
    }
    let (window, root, button) = (Window(), Handler(), Button())
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.addTarget(nil, action: Selector(Handler.save, named: "save"), for: .touchUpInside)
    root.view.addSubview(button)
    window.rootViewController = root
    window.makeKeyAndVisible()
    button.sendActions(for: .touchUpInside)
    #expect(root.count == 1 && root.targetViewController(forAction: Selector("save"), sender: nil) === root)
  }

  @Test func `show passes up to a container that overrides it, else presents`() {
    final class Shower: ViewController {
      var shown: [ViewController] = []
      override func show(_ vc: ViewController, sender: Any?) { shown.append(vc) }
    }
    let (shower, child, other) = (Shower(), ViewController(), ViewController())
    shower.addChild(child)
    child.show(other, sender: nil)
    #expect(shower.shown == [other])
    let scene = ControllerScene()
    let leaf = scene.controller("leaf")
    scene.embed(leaf, in: scene.root)
    leaf.showDetailViewController(other, sender: nil)
    #expect(leaf.presentedViewController === other && scene.root.presentedViewController === other)
    scene.screen.advance(by: 1)
  }

  @Test func `a container that has shown a controller presents it later, where its override calls super`() {
    final class Choosing: ViewController {
      var (count, presents) = (0, false)
      override func show(_ vc: ViewController, sender: Any?) {
        count += 1
        if presents { super.show(vc, sender: sender) }
      }
    }
    let (choosing, child, other) = (Choosing(), ViewController(), ViewController())
    choosing.addChild(child)
    let window = Window.showing(choosing)
    child.show(other, sender: nil)
    choosing.presents = true
    choosing.show(other, sender: nil)
    #expect(choosing.count == 2 && choosing.presentedViewController === other)
    window.screen.advance(by: 1)
  }

  @Test func `an override of show that calls super passes on to the next container`() {
    final class Passing: ViewController {
      var count = 0
      override func show(_ vc: ViewController, sender: Any?) {
        count += 1
        super.show(vc, sender: sender)
      }
    }
    final class Shower: ViewController {
      var shown: [ViewController] = []
      override func show(_ vc: ViewController, sender: Any?) { shown.append(vc) }
    }
    let (shower, passing, child, other) = (Shower(), Passing(), ViewController(), ViewController())
    shower.addChild(passing)
    passing.addChild(child)
    child.show(other, sender: nil)
    #expect(passing.count == 1 && shower.shown == [other])
  }

  @Test func `a container that lets another controller show presents from that one`() {
    final class Redirecting: ViewController {
      var target: ViewController?
      override func show(_ vc: ViewController, sender: Any?) { target?.show(vc, sender: sender) }
    }
    let scene = ControllerScene()
    let (redirecting, child, other) = (Redirecting(), ViewController(), ViewController())
    redirecting.addChild(child)
    redirecting.target = scene.root
    child.show(other, sender: nil)
    #expect(scene.root.presentedViewController === other)
    scene.screen.advance(by: 1)
  }

  @Test func `key commands are added and removed`() {
    final class Handler: ViewController {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      func save() { count += 1 }
    }
    let (window, handler) = (Window(), Handler())
    window.rootViewController = handler
    window.makeKeyAndVisible()
    handler.becomeFirstResponder()
    let command = KeyCommand(input: "s", modifierFlags: .command, action: Selector(Handler.save, named: "save"))
    #expect(handler.keyCommands == nil)
    handler.addKeyCommand(command)
    #expect(handler.keyCommands == [command])
    window.pressKey("s", modifierFlags: .command)
    #expect(handler.count == 1)
    handler.removeKeyCommand(command)
    #expect(handler.keyCommands == nil)
  }
}
