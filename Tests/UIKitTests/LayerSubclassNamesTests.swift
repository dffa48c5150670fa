import Testing
import UIKit

/// Subclasses name their properties and methods as they like: nothing of ours stands in the way.
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
    var (isChecked, isDirty, isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor, lines) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (link, loader, looks, margin, margins, mode, model, note, number, observer) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (offset, onTap, origin, overlay, owner, padding, parent, parts, phase) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pieces, place, player, pressed, progress, pulse, radius, right, ripple) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (root, rotation, row, scale, section, selectedColor, shade, shadowLayer) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (shape, side, size, spacing, spinner, stack, startColor, states, stroke) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (subtitle, target, text, theme, tint, title, titles, top, touchPoint) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (tracking, treatment, url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
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
    var (isChecked, isDirty, isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineWidth, lines, link, loader, looks, margin, margins, mode, model, note) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (number, observer, offset, onTap, origin, overlay, owner, padding, parent) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parts, path, phase, pieces, place, player, pressed, progress, pulse) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (radius, right, ripple, root, rotation, row, scale, section, selectedColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (shade, shadowLayer, shape, side, size, spacing, spinner, stack, startColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (states, stroke, strokeColor, subtitle, target, text, theme, tint, title) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (titles, top, touchPoint, tracking, treatment, url, value, visible, weight) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (width, x, y) = (0, 0, 0)
  }

  final class NamedTextLayer: CATextLayer {
    var (action, alignment, angle, animation, animations, animator, axis, background) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (badge, block, border, borderLayer, bottom, bubble, callback, card, checked) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (children, circle, closure, color, colors, column, completion, container) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (content, contentInsets, controller, count, counter, cursor, data, delay) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (digit, direction, effect, fillColor, flags, fonts, foreground, gradient) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (gradientLayer, group, guides, handler, height, highlightColor, hooks, icon) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (iconView, identifier, image, images, index, indicator, insets, isActive) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isChecked, isDirty, isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineWidth, lines, link, loader, looks, margin, margins, mode, model, note) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (number, observer, offset, onTap, origin, overlay, owner, padding, parent) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parts, path, phase, pieces, place, player, pressed, progress, pulse) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (radius, right, ripple, root, rotation, row, scale, section, selectedColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (shade, shadowLayer, shape, side, size, spacing, spinner, stack, startColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (states, stroke, strokeColor, subtitle, target, text, theme, tint, title) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (titles, top, touchPoint, tracking, treatment, url, value, visible, weight) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (width, x, y) = (0, 0, 0)
  }

  final class NamedReplicatorLayer: CAReplicatorLayer {
    var (action, alignment, angle, animation, animations, animator, axis, background) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (badge, block, border, borderLayer, bottom, bubble, callback, card, checked) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (children, circle, closure, color, colors, column, completion, container) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (content, contentInsets, controller, count, counter, cursor, data, delay) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (digit, direction, effect, fillColor, flags, font, fonts, foreground) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (gradient, gradientLayer, group, guides, handler, height, highlightColor, hooks) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (icon, iconView, identifier, image, images, index, indicator, insets) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isActive, isChecked, isDirty, isExpanded, isLoading, isOn, isOpen, isPlaying) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isPressed, item, items, key, kind, label, layoutStyle, left, line) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineColor, lineWidth, lines, link, loader, looks, margin, margins, mode) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (model, note, number, observer, offset, onTap, origin, overlay, owner) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (padding, parent, parts, path, phase, pieces, place, player, pressed) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (progress, pulse, radius, right, ripple, root, rotation, row, scale) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (section, selectedColor, shade, shadowLayer, shape, side, size, spacing) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (spinner, stack, startColor, states, stroke, strokeColor, subtitle, target) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (text, theme, tint, title, titles, top, touchPoint, tracking, treatment) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0)
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
    var (isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed, item, items, key) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (kind, label, layoutStyle, left, line, lineColor, lineWidth, lines, link) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (loader, looks, margin, margins, mode, model, note, number, observer) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (offset, onTap, origin, overlay, owner, padding, parent, parts, path) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (phase, pieces, place, player, position, pressed, progress, pulse, radius) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (right, ripple, root, rotation, row, scale, section, selectedColor, shade) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (shadowLayer, shape, side, size, spacing, spinner, stack, startColor, states) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (stroke, strokeColor, style, subtitle, target, text, theme, tint, title) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (titles, top, touchPoint, tracking, treatment, url, value, visible, weight) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (width, x, y) = (0, 0, 0)
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
    var (isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed, item, items, key) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (kind, label, layoutStyle, left, line, lineColor, lineWidth, lines, link) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (loader, looks, margin, margins, mode, model, note, number, observer) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (offset, onTap, origin, overlay, owner, padding, parent, parts, path) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (phase, pieces, place, player, position, pressed, progress, pulse, radius) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (right, ripple, root, rotation, row, scale, section, selectedColor, shade) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (shadowLayer, shape, side, size, spacing, spinner, stack, startColor, states) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (stroke, strokeColor, style, subtitle, target, text, theme, tint, title) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (titles, top, touchPoint, tracking, treatment, url, value, visible, weight) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (width, x, y) = (0, 0, 0)
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
    var (isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed, item, items, key) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (kind, label, layoutStyle, left, line, lineColor, lineWidth, lines, link) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (loader, looks, margin, margins, mode, model, note, number, observer) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (offset, onTap, origin, overlay, owner, padding, parent, parts, path) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (phase, pieces, place, player, position, pressed, progress, pulse, radius) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (right, ripple, root, rotation, row, scale, section, selectedColor, shade) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (shadowLayer, shape, side, size, spacing, spinner, stack, startColor, states) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (stroke, strokeColor, style, subtitle, target, text, theme, tint, title) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (titles, top, touchPoint, tracking, treatment, url, value, visible, weight) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (width, x, y) = (0, 0, 0)
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
