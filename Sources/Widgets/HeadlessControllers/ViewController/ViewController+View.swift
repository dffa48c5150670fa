import Foundation
import HeadlessGeometry
import HeadlessReporting
import HeadlessViews

extension ViewController {
  final func viewAfterLoading() -> View {
    if let loadedView { return loadedView }
    if isLoadingView {
      return plainView(
        inPlaceOf: "a read of the view that is being loaded",
        cure: "Set view first, and don't call super.loadView() after reading it.")
    }
    let view = Self.loadNesting.call("viewDidLoad() of \(type(of: self))") {
      isLoadingView = true
      loadView()
      isLoadingView = false
      let view = loadedView ?? plainView(inPlaceOf: "none", cure: "Set view in loadView(), or call super.loadView().")
      viewDidLoad()
      return loadedView ?? view
    }
    return view ?? loadPlainView()
  }

  private static let loadNesting = CallbackNesting(
    "views to load", cure: "Don't load the view of another controller of the same class in loadView() or viewDidLoad()."
  )

  /// Reports a `loadView()` that has not set a view, and loads a plain one.
  private func plainView(inPlaceOf got: String, cure: String) -> View {
    report("loadView()", "Expected a view to be set; got \(got); using a plain view.", cure: cure)
    return loadPlainView()
  }

  /// Loads a plain view of the size of the screen.
  /// > Seen: fact f33.
  @discardableResult final func loadPlainView() -> View {
    let view = View(frame: Screen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    return loadedView ?? View()
  }

  final func setView(_ view: View?) {
    if view === loadedView { return }
    if let view, let other = view.viewOwner, other !== self {
      return report(
        "view", "\(type(of: view)) belongs to \(type(of: other)) already; keeping the old view.",
        cure: "Set the view of the other controller to nil first, or use another view.")
    }
    loadedView?.additionalSafeAreaInsets = .zero
    loadedView?.setViewOwner(nil)
    settings.lengthGuides = [:]
    loadedView = view
    view?.setViewOwner(self)
    view?.additionalSafeAreaInsets = settings.additionalSafeAreaInsets
  }

  final func setAdditionalSafeArea(_ insets: EdgeInsets) {
    guard insets.isFinite else {
      return report(
        "additionalSafeAreaInsets", "Expected finite insets; got \(insets); keeping the old value.",
        cure: "Pass finite numbers of points.")
    }
    settings.additionalSafeAreaInsets = insets
    loadedView?.additionalSafeAreaInsets = insets
  }

  /// The least margins for the width of the view, or of the screen before it is loaded.
  /// > Seen: fact f46. Assumed: the width of the view determines them, and the limit is 414.
  final var systemMargins: DirectionalEdgeInsets {
    let width = loadedView?.bounds.width ?? Screen.main.bounds.width
    let side: CGFloat = width < 414 ? 16 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  final func lengthGuide(_ edge: LengthGuide.Edge) -> LengthGuide {
    if let guide = settings.lengthGuides[edge] { return guide }
    let guide = LengthGuide(edge, of: viewAfterLoading())
    settings.lengthGuides[edge] = guide
    return guide
  }
}
