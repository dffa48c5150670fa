import UIKit

extension ConformanceScene {
  /// Rows of 44 points with the standard controls, in both directions.
  static let formApps = [
    ("apps/form", ["q11", "q12", "q13"], UISemanticContentAttribute.forceLeftToRight),
    ("apps/form from right to left", ["f54", "q29"], .forceRightToLeft),
  ].map { name, facts, direction in
    ConformanceScene(name, facts: facts, scale: 2, needsApp: true) { stage in
      let (form, rows) = (UIViewController(), UIView())
      form.navigationItem.title = "Form"
      form.view.backgroundColor = .systemBackground
      stage.show(UINavigationController(rootViewController: form))
      form.view.addConstrained(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: form.view.safeAreaLayoutGuide.topAnchor),
        rows.leftAnchor.constraint(equalTo: form.view.leftAnchor), rows.widthAnchor.constraint(equalToConstant: 375),
        rows.heightAnchor.constraint(equalToConstant: 220),
      ])
      let row = FormRows(in: rows, direction)
      let label = UILabel()
      label.text = "Count"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      let (stepper, toggle, slider, field) = (UIStepper(), UISwitch(), UISlider(), UITextField())
      for (control, name) in [(stepper, "Count"), (slider, "Volume"), (toggle, "Sound")] as [(UIControl, String)] {
        control.accessibilityLabel = name
      }
      row.add(label, leading: 16)
      row.place(stepper, trailing: -16)
      let segments = UISegmentedControl(items: ["Small", "Medium", "Large"])
      segments.selectedSegmentIndex = 0
      row.add(segments, leading: 16, trailing: -16)
      segments.heightAnchor.constraint(equalToConstant: 33).isActive = true
      slider.value = 0.3
      row.add(slider, leading: 68, trailing: -16)
      toggle.isOn = true
      row.add(toggle, trailing: -16)
      field.text = "Text"
      field.font = label.font
      field.adjustsFontForContentSizeCategory = true
      row.add(field, leading: 16, trailing: -16)
      stage.layOut()
      stage.wait(0.1)
      for (name, view) in [
        ("label", label), ("stepper", stepper), ("segments", segments), ("slider", slider), ("switch", toggle),
        ("field", field),
      ] as [(String, UIView)] {
        stage.record(name, .rect(view.frame))
      }
      for title in ["Small", "Medium", "Large"] {
        stage.record("segments.\(title)", segments.label(title), in: segments)
      }
      let track = slider.trackRect(forBounds: slider.bounds)
      stage.record(
        "slider.thumb.x", .length(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.3).minX))
    }
  }
}

/// Rows of 44 points, one below the other.
@MainActor private final class FormRows {
  private let root: UIView
  private let direction: UISemanticContentAttribute
  private var last = UIView()
  private var count = 0

  init(in root: UIView, _ direction: UISemanticContentAttribute) { (self.root, self.direction) = (root, direction) }

  func add(_ view: UIView, leading: CGFloat? = nil, trailing: CGFloat? = nil) {
    last = UIView(frame: CGRect(x: 0, y: CGFloat(count) * 44, width: 375, height: 44))
    last.semanticContentAttribute = direction
    root.addSubview(last)
    count += 1
    place(view, leading: leading, trailing: trailing)
  }

  /// Places a view in the last row.
  func place(_ view: UIView, leading: CGFloat? = nil, trailing: CGFloat? = nil) {
    view.semanticContentAttribute = direction
    last.addConstrained(view)
    view.centerYAnchor.constraint(equalTo: last.centerYAnchor).isActive = true
    if let leading { view.leadingAnchor.constraint(equalTo: last.leadingAnchor, constant: leading).isActive = true }
    if let trailing { view.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: trailing).isActive = true }
  }
}
