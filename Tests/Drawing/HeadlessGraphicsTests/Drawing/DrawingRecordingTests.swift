import HeadlessKit
import HeadlessTesting

@Suite("Recording a drawing", .reportsIssuesAsFailures) struct DrawingRecordingTests {
  @Test func `the context is the current one while it records, and not after`() {
    _ = DrawingList.recorded { context in #expect(DrawingContext.current === context) }
    expectNil(DrawingContext.current)
  }

  @Test func `a shift is added to the numbers: of shapes, gradients, images and texts`() {
    let image = Image(size: CGSize(width: 5, height: 5))
    let gradient = DrawingList.Gradient(.linear(start: .zero, end: CGPoint(x: 1, y: 1)), stops: [])
    let text = DrawingList.TextRun(
      "a", font: .systemFont(ofSize: 10), color: Color.red.cgColor, origin: .zero, width: 5)
    let commands = DrawingList.recorded { context in
      context.translate(x: 1, y: 2)
      context.fill(.rect(.sample), with: .gradient(gradient))
      context.draw(DrawingList.ImagePlacement(image, in: .sample))
      context.draw(text)
    }
    let moved = CGRect(x: 10 + 1, y: 20 + 2, width: 30, height: 40)
    var movedText = text
    movedText.origin = CGPoint(x: 1, y: 2)
    let course = DrawingList.Gradient.Course.linear(start: CGPoint(x: 1, y: 2), end: CGPoint(x: 1 + 1, y: 1 + 2))
    #expect(
      commands == [
        .fill(.rect(moved), .gradient(.init(course, stops: []))), .image(.init(image, in: moved)), .text(movedText),
      ])
  }

  @Test func `a path is shifted with all its points`() throws {
    let path = CGPath(ellipseIn: .sample)
    let commands = DrawingList.recorded { context in
      context.translate(x: 1, y: 2)
      context.fill(.path(path, .evenOdd), with: .red)
    }
    let moved = try #require(path.copy(using: CGAffineTransform(translationX: 1, y: 2)))
    expectEqual(commands, [.fill(.path(moved, .evenOdd), .color(Color.red.cgColor))])
  }

  @Test func `another transform is a command, with the shift before it, in a state of its own`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let commands = DrawingList.recorded { context in
      context.saveState()
      context.translate(x: 5, y: 6)
      context.concatenate(double)
      context.translate(x: 1, y: 1)
      context.fill(.rect(.sample), with: .red)
      expectEqual(context.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5 + 2 * 1, ty: 6 + 2 * 1))
      context.restoreState()
      context.fill(.rect(.sample), with: .red)
    }
    let moved = CGRect(x: 10 + 1, y: 20 + 1, width: 30, height: 40)
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6)
    expectEqual(commands, [.saveState, .concatenate(transform), .fill(moved), .restoreState, .fill(.sample)])
  }

  @Test func `what paints nothing leaves no trace: states, clips, masks, groups, empty shapes`() {
    let commands = DrawingList.recorded { context in
      context.saveState()
      context.clip(to: .rect(.sample))
      context.clip(toDrawing: { context.fill(.rect(.sample), with: .red) })
      context.beginGroup(alpha: 0.5)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      context.fill(.rect(.zero), with: .red)
      context.stroke(.rect(.sample), with: .red, width: 0)
      context.endGroup()
      context.restoreState()
    }
    expectEqual(commands, [])
  }

  @Test func `a clip that cuts something stays; one around what is inside anyway does not`() {
    func commands(_ clip: CGRect) -> [DrawingList.Command] {
      DrawingList.recorded { context in
        context.saveState()
        context.clip(to: .rect(clip))
        context.fill(.rect(.sample), with: .red)
        context.restoreState()
      }
    }
    let narrow = CGRect(x: 10, y: 20, width: 29, height: 40)
    expectEqual(commands(narrow), [.saveState, .clip(.rect(narrow)), .fill(.sample), .restoreState])
    expectEqual(commands(.sample), [.fill(.sample)])
  }

  @Test func `a group of full opacity is omitted; another one surrounds its content`() {
    func commands(_ alpha: CGFloat, _ shadow: DrawingList.Shadow? = nil) -> [DrawingList.Command] {
      DrawingList.recorded { context in
        context.beginGroup(alpha: alpha, shadow: shadow)
        context.fill(.rect(.sample), with: .red)
        context.endGroup()
      }
    }
    let shadow = DrawingList.Shadow(color: Color.black.cgColor, radius: 2)
    expectEqual(commands(1), [.fill(.sample)])
    expectEqual(commands(0.5), [.beginGroup(.init(alpha: 0.5)), .fill(.sample), .endGroup])
    expectEqual(commands(7, shadow), [.beginGroup(.init(alpha: 1, shadow: shadow)), .fill(.sample), .endGroup])
  }

  @Test func `a clip in a group of full opacity ends with the group`() {
    let corner = CGRect(x: 0, y: 0, width: 15, height: 25)
    let commands = DrawingList.recorded { context in
      context.beginGroup()
      context.clip(to: .rect(corner))
      context.fill(.rect(.sample), with: .red)
      context.endGroup()
      context.fill(.rect(.sample), with: .blue)
    }
    #expect(commands == [.beginGroup(.init()), .clip(.rect(corner)), .fill(.sample), .endGroup, .fill(.sample, .blue)])
  }

  @Test func `a mask precedes what it masks; an empty one stays, as it hides everything`() {
    func commands(_ draw: (DrawingContext) -> Void) -> [DrawingList.Command] {
      DrawingList.recorded { context in
        context.saveState()
        context.clip(toDrawing: { draw(context) })
        context.fill(.rect(.sample), with: .red)
        context.restoreState()
      }
    }
    let end: [DrawingList.Command] = [.endMask, .fill(.sample), .restoreState]
    #expect(commands { $0.fill(.rect(.sample), with: .blue) } == [.saveState, .beginMask, .fill(.sample, .blue)] + end)
    expectEqual(commands { _ in }, [.saveState, .beginMask] + end)
  }

  @Test func `what is left open ends with the list, a clip without a state too`() {
    let corner = CGRect(x: 0, y: 0, width: 15, height: 25)
    let commands = DrawingList.recorded { context in
      context.clip(to: .rect(corner))
      context.beginGroup(alpha: 0.5)
      context.saveState()
      context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      context.fill(.rect(.sample), with: .red)
    }
    #expect(
      commands == [
        .saveState, .clip(.rect(corner)), .beginGroup(.init(alpha: 0.5)), .saveState,
        .concatenate(CGAffineTransform(scaleX: 2, y: 2)), .fill(.sample), .restoreState, .endGroup, .restoreState,
      ])
  }

  @Test func `ending what was not begun does nothing`() {
    let commands = DrawingList.recorded { context in
      context.restoreState()
      context.endGroup()
      context.beginGroup(alpha: 0.5)
      context.restoreState()
      context.fill(.rect(.sample), with: .red)
      context.endGroup()
      context.endGroup()
    }
    expectEqual(commands, [.beginGroup(.init(alpha: 0.5)), .fill(.sample), .endGroup])
  }

  @Test func `lists that record the same are equal, and a list appended is painted over the other`() {
    func list(_ color: Color) -> DrawingList { DrawingList(bounds: .sample) { $0.fill(.rect(.sample), with: color) } }
    #expect(list(.red) == list(.red) && list(.red) != list(.blue))
    var both = list(.red)
    both.append(list(.blue))
    #expect(both.commands == [.fill(.sample), .fill(.sample, .blue)] && both.bounds == .sample)
    #expect(DrawingList(bounds: .sample).isEmpty && !both.isEmpty)
  }
}
