import HeadlessKit
import HeadlessTesting
import Soak

@Suite("Programs of TextKit", .reportsIssuesAsFailures) struct TextKitProgramTests {
  /// Two of each, which the steps of a program connect and change.
  private final class Objects {
    let storages = ["one two three", "a longer text of several words"].map {
      TextStorage(string: $0, attributes: [.font: Font.systemFont(ofSize: 12)])
    }
    let managers = [LayoutManager(), LayoutManager()]
    let containers = [60, 90].map { TextContainer(size: CGSize(width: CGFloat($0), height: 0)) }
    func perform(_ step: Int, _ a: Int, _ b: Int, _ number: Int) {
      let (storage, manager, container) = (storages[a], managers[b], containers[number % 2])
      switch step {
      case 0: storage.addLayoutManager(manager)
      case 1: manager.textStorage = storage
      case 2: storage.removeLayoutManager(manager)
      case 3: manager.textStorage = nil
      case 4: manager.addTextContainer(container)
      case 5: manager.insertTextContainer(container, at: 0)
      case 6: if !manager.textContainers.isEmpty { manager.removeTextContainer(at: 0) }
      case 7: container.size.width = CGFloat(30 + number % 100)
      case 8: container.lineFragmentPadding = CGFloat(number % 7)
      case 9: container.maximumNumberOfLines = number % 3
      case 10: storage.append(NSAttributedString(string: " word", attributes: [.font: Font.systemFont(ofSize: 12)]))
      case 11: if storage.length > 4 { storage.deleteCharacters(in: NSRange(location: number % 3, length: 2)) }
      case 12:
        let range = NSRange(location: 0, length: min(3, storage.length))
        storage.addAttribute(.font, value: Font.systemFont(ofSize: CGFloat(8 + number % 20)), range: range)
      default: storage.setAttributedString(NSAttributedString(string: String(repeating: "new ", count: number % 9)))
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `each list has what points to it, and lines are as of a new manager`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let objects = Objects()
    for index in 0..<60 {
      let numbers = (0..<4).map { _ in Int(random.next() % 1000) }
      objects.perform(numbers[0] % 14, numbers[1] % 2, numbers[2] % 2, numbers[3])
      for manager in objects.managers {
        let owners = objects.storages.filter { $0.layoutManagers.contains(manager) }
        expectEqual(owners, [manager.textStorage].compactMap { $0 }, "seed \(seed), step \(index)")
        for container in objects.containers {
          expectEqual(container.layoutManager === manager, manager.textContainers.contains(container))
        }
        guard let container = manager.textContainers.first else { continue }
        expectEqual(
          manager.usedRect(for: container), Self.rect(of: manager.textStorage, in: container),
          "seed \(seed), step \(index)")
      }
    }
  }

  /// Returns the rectangle that a new manager computes for copies.
  private static func rect(of storage: TextStorage?, in container: TextContainer) -> CGRect {
    let (manager, copy) = (LayoutManager(), TextContainer(size: container.size))
    copy.lineFragmentPadding = container.lineFragmentPadding
    copy.maximumNumberOfLines = container.maximumNumberOfLines
    manager.addTextContainer(copy)
    let text = storage.map { TextStorage(attributedString: $0) }
    text?.addLayoutManager(manager)
    return manager.usedRect(for: copy)
  }

  @Test func `a manager that is added to another text leaves its former one, whose changes it does not process`() {
    for bySetter in [false, true] {
      let (a, b, manager) = (TextStorage(string: "a"), TextStorage(string: "b"), TextStorageTests.Manager())
      a.addLayoutManager(manager)
      if bySetter { manager.textStorage = b } else { b.addLayoutManager(manager) }
      #expect(a.layoutManagers == [] && b.layoutManagers == [manager] && manager.textStorage === b)
      a.append(NSAttributedString(string: "x"))
      #expect(manager.edits.isEmpty)
      b.append(NSAttributedString(string: "x"))
      expectEqual(manager.edits.count, 1)
    }
  }
}
