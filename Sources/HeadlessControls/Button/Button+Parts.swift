extension Button {
  /// The subviews that the button has made so far, back to front; reading it makes none.
  package final var madeParts: (background: ImageView?, image: ImageView?, label: ButtonLabel?) {
    (buttonExtras?.backgroundSubview, imageSubview, label)
  }
}
