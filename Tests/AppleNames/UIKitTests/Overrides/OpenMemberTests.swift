import Foundation
import RepositoryFiles
import Testing
import UIKit

/// Every open member can be overridden by a subclass in another module.
@MainActor @Suite("Open members")
struct OpenMemberTests {
  /// A class of the toolkit, the subclass that overrides its members, and the files of both.
  struct Row: CustomTestStringConvertible, Sendable {
    /// The classes whose bodies declare the members, such as `View` and its base.
    let classes: [String]
    let subclass: String
    let file: String
    var testDescription: String { classes.joined(separator: ", ") }
  }

  nonisolated static let rows = [
    Row(classes: ["AccessibleObject", "Responder"], subclass: "OwnResponder", file: "ResponderOverrides"),
    Row(classes: ["Application"], subclass: "OwnApplication", file: "ResponderOverrides"),
    Row(classes: ["View"], subclass: "OwnView", file: "ViewOverrides"),
    Row(classes: ["Window"], subclass: "OwnWindow", file: "ViewOverrides"),
    Row(classes: ["Control"], subclass: "OwnControl", file: "ControlOverrides"),
    Row(classes: ["Button"], subclass: "OwnButton", file: "ControlOverrides"),
    Row(classes: ["Label"], subclass: "OwnLabel", file: "LabelOverrides"),
    Row(classes: ["ImageView"], subclass: "OwnImageView", file: "LabelOverrides"),
    Row(classes: ["ActivityIndicatorView"], subclass: "OwnActivityIndicatorView", file: "LabelOverrides"),
    Row(classes: ["ScrollView"], subclass: "OwnScrollView", file: "ScrollOverrides"),
    Row(classes: ["RefreshControl"], subclass: "OwnRefreshControl", file: "ScrollOverrides"),
    Row(classes: ["StackView"], subclass: "OwnStackView", file: "LabelOverrides"),
    Row(classes: ["VisualEffectView"], subclass: "OwnVisualEffectView", file: "LabelOverrides"),
    Row(classes: ["TextField"], subclass: "OwnTextField", file: "InputOverrides"),
    Row(classes: ["Switch"], subclass: "OwnSwitch", file: "InputOverrides"),
    Row(classes: ["Slider"], subclass: "OwnSlider", file: "InputOverrides"),
    Row(classes: ["Stepper"], subclass: "OwnStepper", file: "InputOverrides"),
    Row(classes: ["SegmentedControl"], subclass: "OwnSegmentedControl", file: "InputOverrides"),
    Row(classes: ["PageControl"], subclass: "OwnPageControl", file: "InputOverrides"),
    Row(classes: ["ProgressView"], subclass: "OwnProgressView", file: "InputOverrides"),
    Row(classes: ["ViewController"], subclass: "OwnViewController", file: "ControllerOverrides"),
    Row(classes: ["PresentationController"], subclass: "OwnPresentationController", file: "ControllerOverrides"),
    Row(classes: ["SheetPresentationController"], subclass: "OwnSheetController", file: "ControllerOverrides"),
    Row(classes: ["PopoverPresentationController"], subclass: "OwnPopoverController", file: "ControllerOverrides"),
    Row(
      classes: ["PercentDrivenInteractiveTransition"], subclass: "OwnInteractiveTransition",
      file: "ControllerOverrides"),
    Row(classes: ["LayoutConstraint"], subclass: "OwnLayoutConstraint", file: "ConstraintOverrides"),
    Row(classes: ["LayoutGuide"], subclass: "OwnLayoutGuide", file: "ConstraintOverrides"),
    Row(classes: ["BarItem"], subclass: "OwnBarItem", file: "BarItemOverrides"),
    Row(classes: ["BarButtonItem"], subclass: "OwnBarButtonItem", file: "BarItemOverrides"),
    Row(classes: ["NavigationItem"], subclass: "OwnNavigationItem", file: "BarItemOverrides"),
    Row(classes: ["TabBarItem"], subclass: "OwnTabBarItem", file: "BarItemOverrides"),
    Row(classes: ["BarAppearance"], subclass: "OwnBarAppearance", file: "BarItemOverrides"),
    Row(classes: ["NavigationBarAppearance"], subclass: "OwnNavigationBarAppearance", file: "BarItemOverrides"),
    Row(classes: ["ToolbarAppearance"], subclass: "OwnToolbarAppearance", file: "BarItemOverrides"),
    Row(classes: ["TabBarAppearance"], subclass: "OwnTabBarAppearance", file: "BarItemOverrides"),
    Row(classes: ["NavigationBar"], subclass: "OwnNavigationBar", file: "BarOverrides"),
    Row(classes: ["TabBar"], subclass: "OwnTabBar", file: "BarOverrides"),
    Row(classes: ["Toolbar"], subclass: "OwnToolbar", file: "BarOverrides"),
    Row(classes: ["NavigationController"], subclass: "OwnNavigationController", file: "BarOverrides"),
    Row(classes: ["TabBarController"], subclass: "OwnTabBarController", file: "BarOverrides"),
    Row(classes: ["AlertController"], subclass: "OwnAlertController", file: "BarOverrides"),
    Row(classes: ["AlertAction"], subclass: "OwnAlertAction", file: "BarOverrides"),
    Row(classes: ["Layer"], subclass: "OwnLayer", file: "LayerOverrides"),
    Row(classes: ["ShapeLayer"], subclass: "OwnShapeLayer", file: "LayerOverrides"),
    Row(classes: ["GradientLayer"], subclass: "OwnGradientLayer", file: "LayerOverrides"),
    Row(classes: ["TextLayer"], subclass: "OwnTextLayer", file: "LayerOverrides"),
    Row(classes: ["ReplicatorLayer"], subclass: "OwnReplicatorLayer", file: "LayerOverrides"),
    Row(classes: ["LayoutManager"], subclass: "OwnLayoutManager", file: "TextKitOverrides"),
    Row(classes: ["TextContainer"], subclass: "OwnTextContainer", file: "TextKitOverrides"),
    Row(classes: ["TextStorage"], subclass: "OwnTextStorage", file: "TextKitOverrides"),
    Row(classes: ["EmitterLayer"], subclass: "OwnEmitterLayer", file: "LayerOverrides"),
    Row(classes: ["GestureRecognizer"], subclass: "OwnGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["TapGestureRecognizer"], subclass: "OwnTapGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["LongPressGestureRecognizer"], subclass: "OwnLongPressGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["PanGestureRecognizer"], subclass: "OwnPanGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["SwipeGestureRecognizer"], subclass: "OwnSwipeGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["PinchGestureRecognizer"], subclass: "OwnPinchGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["RotationGestureRecognizer"], subclass: "OwnRotationGestureRecognizer", file: "GestureOverrides"),
    Row(classes: ["Touch"], subclass: "OwnTouch", file: "GestureOverrides"),
    Row(classes: ["Event"], subclass: "OwnEvent", file: "GestureOverrides"),
  ]

  @Test("the table overrides every open member of a class", arguments: rows)
  func complete(row: Row) throws {
    let open = row.classes.map { Self.classBodies[$0] ?? "" }.flatMap { OpenMember.all(in: $0, after: "open") }
    let file = Self.folder.appending(path: "\(row.file).swift")
    let table = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(table.range(of: "final class \(row.subclass): "))
    let body = String(
      table[start.lowerBound...].prefix(
        upTo: table.range(of: "\n  }\n", range: start.upperBound..<table.endIndex)?.lowerBound ?? table.endIndex))
    let overridden = Set(OpenMember.all(in: body, after: "override"))
    #expect(!open.isEmpty)
    #expect(open.filter { !overridden.contains($0) } == [])
  }

  @Test("views and layers whose members are all overridden lay out and draw as plain ones do")
  func behaviour() {
    let image = UIImage(size: CGSize(width: 10, height: 10))
    let plain = Self.makeTree(UIView(), UIButton(), UILabel(), UIImageView(image: image))
    let own = Self.makeTree(OwnView(), OwnButton(), OwnLabel(), OwnImageView(image: image))
    #expect(own.subviews.map(\.frame) == plain.subviews.map(\.frame))
    #expect(own.subviews.first?.subviews.map(\.frame) == plain.subviews.first?.subviews.map(\.frame))
    #expect(own.drawing() == plain.drawing())
    let (layer, ownLayer) = (CALayer(), OwnLayer())
    for layer in [layer, ownLayer] {
      layer.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
      layer.backgroundColor = UIColor.red.cgColor
      layer.cornerRadius = 4
    }
    #expect(layer.drawing() == ownLayer.drawing() && layer.frame == ownLayer.frame)
  }

  private static func makeTree(_ root: UIView, _ button: UIButton, _ label: UILabel, _ picture: UIImageView) -> UIView {
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.setTitle("title", for: .normal)
    button.setImage(picture.image, for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    label.text = "text"
    label.sizeToFit()
    for view in [button, label, picture] { root.addSubview(view) }
    root.layoutIfNeeded()
    return root
  }

  // MARK: Reading the sources

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The bodies of the open classes of the toolkit, by name.
  private static let classBodies: [String: String] = {
    var bodies: [String: String] = [:]
    let targets = [
      "HeadlessLayers", "HeadlessViews", "HeadlessRecognizers", "HeadlessControls", "HeadlessInputs",
      "HeadlessScrolling", "HeadlessApp", "HeadlessControllers", "HeadlessGraphics",
    ]
    for target in targets {
      let folder = Repository.url(Repository.targets[target]!)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        for part in text.replacing("\nnonisolated open", with: "\nopen").components(separatedBy: "\nopen class ")
          .dropFirst()
        {
          let name = part.prefix { $0.isLetter }
          bodies[String(name)] = part.components(separatedBy: "\n}\n")[0]
        }
      }
    }
    return bodies
  }()
}

/// An overridable member by its name and, of a method, the labels of its parameters.
struct OpenMember: Hashable, CustomStringConvertible {
  let description: String

  /// Returns the members that a class's body declares after a word, without unavailable ones.
  static func all(in body: String, after word: String) -> [OpenMember] {
    var members: [OpenMember] = []
    var isUnavailable = false
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      if line.contains("*, unavailable") { isUnavailable = true }
      guard let place = words.firstIndex(of: word), words.first?.hasPrefix("//") == false,
        let keyword = words[place...].firstIndex(where: { $0 == "var" || $0 == "func" }), keyword - place <= 3,
        keyword + 1 < words.count
      else { continue }
      let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let signature = lines[number...].prefix(8).joined(separator: " ")
      let labels = words[keyword] == "func" ? "(\(self.labels(in: signature)))" : ""
      if !isUnavailable { members.append(OpenMember(description: "\(name)\(labels)")) }
      isUnavailable = false
    }
    return members
  }

  /// Returns the labels of the first list of parameters: `_:with:`.
  private static func labels(in signature: String) -> String {
    guard let start = signature.firstIndex(of: "(") else { return "" }
    var (depth, labels, isBeginning) = (0, "", false)
    for character in signature[start...].replacing("->", with: "") {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if depth == 0 { return labels }
      if depth == 1, character == "(" || character == "," {
        isBeginning = true
        labels += labels.isEmpty ? "" : ","
      } else if isBeginning, character == " " || character == ":" {
        if labels.last?.isLetter == true || labels.last == "_" { isBeginning = false }
      } else if isBeginning {
        labels.append(character)
      }
    }
    return labels
  }
}
