// An expectation is on the line of its message.
// swift-format-ignore-file
import UIKit

// Layouts by constraints, as real files write them: no message but that there is no keyboard.

private final class ProductCell: UIView {
  private let photo = UIImageView()
  private let title = UILabel()
  private lazy var buy: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return button
  }()
  private var heightConstraint: NSLayoutConstraint!
  private var didSetUpConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    [photo, title, buy].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 16.0 / 9.0),
      title.leadingAnchor.constraint(equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: 1),
      title.firstBaselineAnchor.constraint(equalTo: buy.firstBaselineAnchor),
      buy.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      buy.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      buy.centerYAnchor.constraint(equalTo: centerYAnchor),
      title.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      photo.topAnchor.constraint(equalTo: readableContentGuide.topAnchor),
    ])
    heightConstraint = heightAnchor.constraint(equalToConstant: 44)
    heightConstraint.priority = UILayoutPriority(rawValue: 999)
    heightConstraint.identifier = "cell-height"
    heightConstraint.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0) }

  override func updateConstraints() {
    if !didSetUpConstraints {
      didSetUpConstraints = true
      addConstraint(NSLayoutConstraint(item: title, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0))
      addConstraints([
        NSLayoutConstraint(
          item: photo, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 24)
      ])
      let views: [String: Any] = ["photo": photo, "title": title]
      addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[photo]-(>=8)-|", options: [], metrics: nil, views: views))
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:[photo]-gap-[title]", options: [.alignAllCenterY], metrics: ["gap": 8], views: views))
    }
    super.updateConstraints()
  }

  func expand(_ isExpanded: Bool) {
    heightConstraint.constant = isExpanded ? 88 : 44
    setNeedsUpdateConstraints()
    UIView.animate(withDuration: 0.25) { self.superview?.layoutIfNeeded() }
  }
}

extension UIView {
  fileprivate func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
    bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom).isActive = true
    leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left).isActive = true
    rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right).isActive = true
  }

  fileprivate func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil, width: NSLayoutDimension? = nil
  ) -> [NSLayoutConstraint] {
    [top.map { topAnchor.constraint(equalTo: $0) }, leading.map { leadingAnchor.constraint(equalTo: $0) }, width.map { widthAnchor.constraint(equalTo: $0, multiplier: 0.5, constant: 4) }]
      .compactMap { $0 }
  }

  fileprivate var widthConstraint: NSLayoutConstraint? {
    constraints.first { $0.firstItem === self && $0.firstAttribute == .width && $0.secondItem == nil && $0.relation == .equal }
  }
}

private func arrange(_ views: [UIView], in container: UIView) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.distribution = .fillEqually
  stack.alignment = .leading
  stack.spacing = UIStackView.spacingUseSystem
  stack.isLayoutMarginsRelativeArrangement = true
  stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  if let first = views.first { stack.setCustomSpacing(20, after: first) }
  stack.addArrangedSubview(UIView())
  stack.insertArrangedSubview(UILabel(), at: 0)
  stack.arrangedSubviews.forEach { $0.isHidden = false }
  container.addSubview(stack)
  stack.pinEdges(to: container)
  return stack
}

private func guides(_ view: UIView) -> CGSize {
  let spacer = UILayoutGuide()
  view.addLayoutGuide(spacer)
  NSLayoutConstraint.activate([
    spacer.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.25),
    spacer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    spacer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
  ])
  NSLayoutConstraint.deactivate(view.constraints.filter { $0.priority.rawValue < UILayoutPriority.required.rawValue })
  return view.systemLayoutSizeFitting(
    UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
}
