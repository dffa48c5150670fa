import HeadlessInspection
import HeadlessKit

extension Section {
  static let storedRects = Section(
    id: "stored-rects",
    title: "MyButton’s rectangles",
    summary: "The hooks return stored rectangles; a subclass also computes its size from them. Document 003.",
    examples: [
      Example(
        id: "my-button", title: "MyButton keeps the size 0×0", claims: ["D3.10"],
        summary: "Both subviews have their rectangles, but the button keeps its initial size of zero.",
        showing: ["MyButton"]
      ) {
        let button = MyButton(frame: .zero)
        let trace = LayoutTrace.recording(of: button) {
          button.setTitle("title", for: .normal)
          button.setImage(icon, for: .normal)
          button.titleRect = CGRect(x: 60, y: 10, width: 100, height: 40)
          button.imageRect = CGRect(x: 10, y: 10, width: 40, height: 40)
          button.layoutIfNeeded()
        }
        return Outcome(of: button, trace: trace)
      },
      Example(
        id: "my-button-self-sizing", title: "MyButton that computes its size from the rectangles", claims: ["D3.11"],
        summary: "The new size requests one more layout, which changes nothing: the size is 170×60.",
        showing: ["SelfSizingMyButton"]
      ) {
        let button = SelfSizingMyButton(frame: .zero)
        let trace = LayoutTrace.recording(of: button) {
          button.setTitle("title", for: .normal)
          button.setImage(icon, for: .normal)
          button.titleRect = CGRect(x: 60, y: 10, width: 100, height: 40)
          button.imageRect = CGRect(x: 10, y: 10, width: 40, height: 40)
          button.layoutIfNeeded()
        }
        return Outcome(of: button, trace: trace)
      },
    ])
}

/// The button of document 003: both rectangles are given from outside.
private class MyButton: Button {
  var imageRect = CGRect.zero
  var titleRect = CGRect.zero

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    titleRect.isEmpty ? super.titleRect(forContentRect: contentRect) : titleRect
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    imageRect.isEmpty ? super.imageRect(forContentRect: contentRect) : imageRect
  }
}

/// The same button with the size that its rectangles and their margins need.
private final class SelfSizingMyButton: MyButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    if imageRect.isEmpty && titleRect.isEmpty { return }
    let union = imageRect.union(titleRect)
    frame.size.width = union.width + union.minX * 2
    frame.size.height = union.height + union.minY * 2
  }
}
