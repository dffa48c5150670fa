import HeadlessGraphics
import Testing

extension Trait where Self == ScopeTrait {
  /// Measures the test's texts with this measurer, such as `.oneEm`.
  public static func textMeasurer(_ measurer: some TextMeasurer) -> Self {
    ScopeTrait { body in
      try await TextMeasuring.withCurrent(measurer) { try await body() }
    }
  }
}

extension TextMeasurer where Self == OneEmTextMeasurer {
  /// A trait that measures text as if every character were a square of the font's size: `"Buy"` at 10 points is 30×10.
  public static var oneEm: Self { OneEmTextMeasurer() }
}
