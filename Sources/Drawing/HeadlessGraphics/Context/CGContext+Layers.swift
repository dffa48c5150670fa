import Foundation

extension CGContext {
  /// Begins a surface that ``endTransparencyLayer()`` paints as one, with the current opacity and shadow.
  ///
  /// In the layer, opacity is 1, and there is no shadow; colors and line attributes are unchanged.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    let state = state
    drawing.beginGroup(alpha: state.alpha, shadow: state.shadow.map(userShadow))
    storage.withLock { storage in
      storage.saved.append((state: state, isLayer: true))
      storage.state.alpha = 1
      storage.state.shadow = nil
      storage.state.blendMode = .normal
    }
  }

  /// Begins a surface in a rectangle, outside of which nothing of it is painted.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Paints the surface of the last transparency layer, and discards the states saved in it; reported without one.
  public func endTransparencyLayer() {
    let ended = storage.withLock { storage in
      guard let index = storage.saved.lastIndex(where: \.isLayer) else { return false }
      storage.state = storage.saved[index].state
      storage.saved.removeSubrange(index...)
      return true
    }
    guard ended else {
      return Self.report(
        "endTransparencyLayer()", "no layer was begun; nothing changed.",
        "Call beginTransparencyLayer(auxiliaryInfo:) first, once for each.")
    }
    drawing.endGroup()
  }
}
