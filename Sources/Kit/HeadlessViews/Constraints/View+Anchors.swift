extension View {
  /// The leading edge of the alignment rectangle.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }
  /// The trailing edge of the alignment rectangle.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }
  /// The left edge of the alignment rectangle.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }
  /// The right edge of the alignment rectangle.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }
  /// The top edge of the alignment rectangle.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }
  /// The bottom edge of the alignment rectangle.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }
  /// The width of the alignment rectangle.
  public final var widthAnchor: LayoutDimension { LayoutDimension(side(.width)) }
  /// The height of the alignment rectangle.
  public final var heightAnchor: LayoutDimension { LayoutDimension(side(.height)) }
  /// The horizontal center of the alignment rectangle.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }
  /// The vertical center of the alignment rectangle.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }
  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.firstBaseline)) }
  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.lastBaseline)) }

  private final func side(_ attribute: LayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: layoutItem, attribute: attribute)
  }
}
