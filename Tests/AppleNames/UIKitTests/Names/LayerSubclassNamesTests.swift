import Testing
import UIKit

/// Subclasses name their properties and methods freely: no name of this package conflicts.
@MainActor @Suite("Names of subclasses of layers and recognizers")
struct LayerSubclassNamesTests {
  final class NamedShapeLayer: CAShapeLayer {
    var (action, alignment, angle, animation, animations, animator, axis, background) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (badge, block, border, borderLayer, bottom, bubble, callback, card, checked) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (children, circle, closure, color, colors, column, completion, container) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (content, contentInsets, controller, count, counter, cursor, data, delay) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (digit, direction, effect, flags, font, fonts, foreground, gradient) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (gradientLayer, group, guides, handler, height, highlightColor, hooks, icon) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (iconView, identifier, image, images, index, indicator, insets, isActive) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isChecked, isDirty, isExpanded, isHeld, isHovered, isLoading, isOn, isOpen) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isPlaying, isPressed, item, items, key, kind, label, layoutStyle, left) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (line, lineColor, lines, link, loader, looks, margin, margins, menu, mode) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (model, note, number, observer, offset, onTap, origin, overlay, owner) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (padding, parent, parts, phase, pieces, place, player, pressed, progress) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pulse, radius, right, ripple, role, root, rotation, row, scale, section) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (selectedColor, shade, shadowLayer, shape, side, size, spacing, spinner) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (stack, startColor, states, stroke, subtitle, target, text, theme, tint) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (title, titles, top, touchPoint, tracking, treatment, url, value, visible) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (weight, width, x, y) = (0, 0, 0, 0)
    func animate() {}
    func apply() {}
    func bind() {}
    func bounce() {}
    func change() {}
    func clear() {}
    func click() {}
    func commonInit() {}
    func configure() {}
    func fade() {}
    func fit() {}
    func flip() {}
    func hide() {}
    func initialize() {}
    func layout() {}
    func load() {}
    func mark() {}
    func press() {}
    func redraw() {}
    func refresh() {}
    func render() {}
    func reset() {}
    func rotate() {}
    func setup() {}
    func shake() {}
    func show() {}
    func start() {}
    func stop() {}
    func tap() {}
    func toggle() {}
    func update() {}
  }

  final class NamedGradientLayer: CAGradientLayer {
    var (action, alignment, angle, animation, animations, animator, axis, background) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (badge, block, border, borderLayer, bottom, bubble, callback, card, checked) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (children, circle, closure, color, column, completion, container, content) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (contentInsets, controller, count, counter, cursor, data, delay, digit) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (direction, effect, fillColor, flags, font, fonts, foreground, gradient) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (gradientLayer, group, guides, handler, height, highlightColor, hooks, icon) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (iconView, identifier, image, images, index, indicator, insets, isActive) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isChecked, isDirty, isExpanded, isHeld, isHovered, isLoading, isOn, isOpen) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isPlaying, isPressed, item, items, key, kind, label, layoutStyle, left) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (line, lineColor, lineWidth, lines, link, loader, looks, margin, margins) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (menu, mode, model, note, number, observer, offset, onTap, origin, overlay) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (owner, padding, parent, parts, path, phase, pieces, place, player) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pressed, progress, pulse, radius, right, ripple, role, root, rotation) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (row, scale, section, selectedColor, shade, shadowLayer, shape, side, size) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (spacing, spinner, stack, startColor, states, stroke, strokeColor, subtitle) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (target, text, theme, tint, title, titles, top, touchPoint, tracking) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  final class NamedTextLayer: CATextLayer {
    var (action, alignment, angle, animation, animations, animator, axis, background) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (badge, block, border, borderLayer, bottom, bubble, callback, card, checked) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (children, circle, closure, color, colors, column, completion, container) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (content, contentInsets, controller, count, counter, cursor, data, delay) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (digit, direction, effect, fillColor, flags, fonts, foreground, gradient) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (gradientLayer, group, guides, handler, height, highlightColor, hooks, icon) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (iconView, identifier, image, images, index, indicator, insets, isActive) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isChecked, isDirty, isExpanded, isHeld, isHovered, isLoading, isOn, isOpen) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isPlaying, isPressed, item, items, key, kind, label, layoutStyle, left) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (line, lineColor, lineWidth, lines, link, loader, looks, margin, margins) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (menu, mode, model, note, number, observer, offset, onTap, origin, overlay) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (owner, padding, parent, parts, path, phase, pieces, place, player) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pressed, progress, pulse, radius, right, ripple, role, root, rotation) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (row, scale, section, selectedColor, shade, shadowLayer, shape, side, size) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (spacing, spinner, stack, startColor, states, stroke, strokeColor, subtitle) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (target, text, theme, tint, title, titles, top, touchPoint, tracking) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  final class NamedReplicatorLayer: CAReplicatorLayer {
    var (action, alignment, angle, animation, animations, animator, axis, background) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (badge, block, border, borderLayer, bottom, bubble, callback, card, checked) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (children, circle, closure, color, colors, column, completion, container) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (content, contentInsets, controller, count, counter, cursor, data, delay) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (digit, direction, effect, fillColor, flags, font, fonts, foreground) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (gradient, gradientLayer, group, guides, handler, height, highlightColor, hooks) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (icon, iconView, identifier, image, images, index, indicator, insets) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isActive, isChecked, isDirty, isExpanded, isHeld, isHovered, isLoading, isOn) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isOpen, isPlaying, isPressed, item, items, key, kind, label, layoutStyle) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (left, line, lineColor, lineWidth, lines, link, loader, looks, margin) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (margins, menu, mode, model, note, number, observer, offset, onTap, origin) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (overlay, owner, padding, parent, parts, path, phase, pieces, place) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (player, pressed, progress, pulse, radius, right, ripple, role, root) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (rotation, row, scale, section, selectedColor, shade, shadowLayer, shape) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (side, size, spacing, spinner, stack, startColor, states, stroke, strokeColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (subtitle, target, text, theme, tint, title, titles, top, touchPoint) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (tracking, treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  final class NamedTapGestureRecognizer: UITapGestureRecognizer {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, effect) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (fillColor, flags, font, fonts, foreground, gradient, gradientLayer, group) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (guides, handler, height, highlightColor, hooks, icon, iconView, identifier) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (image, images, index, indicator, insets, isActive, isChecked, isDirty) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isExpanded, isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineWidth, lines, link, loader, looks, margin, margins, menu, mode, model) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (note, number, observer, offset, onTap, origin, overlay, owner, padding) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parent, parts, path, phase, pieces, place, player, position, pressed) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (progress, pulse, radius, right, ripple, role, root, rotation, row, scale) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (section, selectedColor, shade, shadowLayer, shape, side, size, spacing) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (spinner, stack, startColor, states, stroke, strokeColor, style, subtitle) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (target, text, theme, tint, title, titles, top, touchPoint, tracking) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0)
    func animate() {}
    func apply() {}
    func bind() {}
    func bounce() {}
    func change() {}
    func clear() {}
    func click() {}
    func commonInit() {}
    func configure() {}
    func fade() {}
    func fit() {}
    func flip() {}
    func hide() {}
    func initialize() {}
    func layout() {}
    func load() {}
    func mark() {}
    func press() {}
    func redraw() {}
    func refresh() {}
    func render() {}
    func rotate() {}
    func setup() {}
    func shake() {}
    func show() {}
    func start() {}
    func stop() {}
    func tap() {}
    func toggle() {}
    func update() {}
  }

  final class NamedPanGestureRecognizer: UIPanGestureRecognizer {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, effect) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (fillColor, flags, font, fonts, foreground, gradient, gradientLayer, group) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (guides, handler, height, highlightColor, hooks, icon, iconView, identifier) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (image, images, index, indicator, insets, isActive, isChecked, isDirty) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isExpanded, isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineWidth, lines, link, loader, looks, margin, margins, menu, mode, model) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (note, number, observer, offset, onTap, origin, overlay, owner, padding) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parent, parts, path, phase, pieces, place, player, position, pressed) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (progress, pulse, radius, right, ripple, role, root, rotation, row, scale) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (section, selectedColor, shade, shadowLayer, shape, side, size, spacing) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (spinner, stack, startColor, states, stroke, strokeColor, style, subtitle) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (target, text, theme, tint, title, titles, top, touchPoint, tracking) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  final class NamedLongPressGestureRecognizer: UILongPressGestureRecognizer {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, effect) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (fillColor, flags, font, fonts, foreground, gradient, gradientLayer, group) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (guides, handler, height, highlightColor, hooks, icon, iconView, identifier) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (image, images, index, indicator, insets, isActive, isChecked, isDirty) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isExpanded, isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineWidth, lines, link, loader, looks, margin, margins, menu, mode, model) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (note, number, observer, offset, onTap, origin, overlay, owner, padding) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parent, parts, path, phase, pieces, place, player, position, pressed) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (progress, pulse, radius, right, ripple, role, root, rotation, row, scale) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (section, selectedColor, shade, shadowLayer, shape, side, size, spacing) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (spinner, stack, startColor, states, stroke, strokeColor, style, subtitle) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (target, text, theme, tint, title, titles, top, touchPoint, tracking) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  @Test("subclasses of layers and recognizers declare names that UIKit leaves free")
  func layers() {
    let (shape, gradient, text) = (NamedShapeLayer(), NamedGradientLayer(), NamedTextLayer())
    (shape.lines, gradient.radius, text.margin) = (1, 2, 3)
    for layer in [gradient, text, NamedReplicatorLayer()] { shape.addSublayer(layer) }
    #expect(shape.sublayers?.count == 3 && (shape.lines, gradient.radius, text.margin) == (1, 2, 3))
    let view = UIView()
    let recognizers = [NamedTapGestureRecognizer(), NamedPanGestureRecognizer(), NamedLongPressGestureRecognizer()]
    view.gestureRecognizers = recognizers
    #expect(view.gestureRecognizers == recognizers)
  }
}
