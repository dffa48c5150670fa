/// A view that continues to receive touches when a scroll view around it could scroll with them, as controls do.
/// > Documented: UIScrollView.touchesShouldCancel(in:): false for a UIControl.
@MainActor package protocol TouchTracking: View {}
