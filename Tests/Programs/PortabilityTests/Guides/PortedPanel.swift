// The right-hand sides of the tables in Docs/Porting.md, as code that compiles; some lines are longer than they would be
// in a program, so that they equal the lines of the page.
// swift-format-ignore-file
import FoundationNetworking
import UIKit

#if canImport(UIKit)
protocol PanelDelegate: AnyObject { func panelDidClose() }
extension PanelDelegate { func panelDidClose() {} }
extension Notification.Name { static let changed = Notification.Name("changed") }

@MainActor
final class Panel: UIView {
  weak var badge: UILabel!
  weak var delegate: PanelDelegate?
  @IBInspectable var radius: CGFloat = 4
  var name = ""
  var count = 0 { didSet { didChangeValue(for: \.count) } }
  private(set) var calls: [String] = []
  let button = UIButton()

  override func layoutSubviews() {}
  func close() { calls.append("close") }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func refresh() { calls.append("refresh") }

  func connect() {
    addSubview(button)
    button.addTarget(self, action: Panel.close, for: .touchUpInside)
    button.addTarget(self, action: Selector(Panel.close, named: "close"), for: .touchDown)
    let action = Selector(Panel.close, named: "close")
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Panel.close))
    button.addTarget(self, action: action, for: .touchCancel)
  }

  func disconnect() {
    button.removeTarget(self, action: Selector(Panel.close, named: "close"), for: .touchDown)
  }

  func connectInBothWorlds() {
    button.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
  }

  func observe(_ center: NotificationCenter) -> any NSObjectProtocol {
    center.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
  }

  func timer() -> Timer {
    Timer(timeInterval: 1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
  }

  func refreshLater() {
    perform(Selector(Panel.refresh, named: "refresh"), with: nil, afterDelay: 0.3)
  }

  func starred() -> Bool {
    let star = UIImage(named: "star")
    return star != nil
  }

  func values() -> [Any] {
    refresh()
    return [
      "cornerRadius",
      CGRect.zero,
      CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude),
    ]
  }
}

class Board: UIView { func reload() {} }; class Tile: Board { override func reload() {} }

func request(_ url: URL) -> URLRequest { URLRequest(url: url) }

@MainActor
func makeLabel() -> UIView { make { UILabel() } }

@MainActor
func make(_ makeView: () -> UIView) -> UIView { makeView() }

final class HighlightButton: UIButton {
  private(set) var highlights: [Bool] = []
  override var isHighlighted: Bool { didSet { highlightDidChange() } }
  func highlightDidChange() { highlights.append(isHighlighted) }
}
#endif
