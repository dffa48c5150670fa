import Testing
import UIKit

/// Subclasses name their properties and methods freely: no name of this package conflicts.
@MainActor @Suite("Names of view subclasses")
struct ViewSubclassNamesTests {
  final class NamedButton: UIButton {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, effect) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (fillColor, flags, font, fonts, foreground, gradient, gradientLayer, group) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (guides, handler, height, highlightColor, hooks, icon, iconView, identifier) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (image, images, index, indicator, insets, isActive, isChecked, isDirty) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isExpanded, isLoading, isOn, isOpen, isPlaying, isPressed) = (0, 0, 0, 0, 0, 0)
    var (item, items, key, kind, label, layoutStyle, left, line, lineColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lineWidth, lines, link, loader, looks, margin, margins, mode, model) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (note, number, observer, offset, onTap, origin, overlay, owner, padding) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parent, parts, path, phase, pieces, place, player, position, pressed) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (progress, pulse, radius, right, ripple, root, rotation, row, scale) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
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

  final class NamedLabel: UILabel {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, effect) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (fillColor, flags, fonts, foreground, gradient, gradientLayer, group, guides) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (handler, height, highlightColor, hooks, icon, iconView, identifier, image) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (images, index, indicator, insets, isActive, isChecked, isDirty, isExpanded) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed, item) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (items, key, kind, label, layoutStyle, left, line, lineColor, lineWidth) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lines, link, loader, looks, margin, margins, menu, mode, model, note) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (number, observer, offset, onTap, origin, overlay, owner, padding, parent) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parts, path, phase, pieces, place, player, position, pressed, progress) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pulse, radius, right, ripple, role, root, rotation, row, scale, section) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (selectedColor, shade, shadowLayer, shape, side, size, spacing, spinner) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (stack, startColor, states, stroke, strokeColor, style, subtitle, target) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (theme, tint, title, titles, top, touchPoint, tracking, treatment, url) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0)
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

  final class NamedImageView: UIImageView {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, effect) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (fillColor, flags, font, fonts, foreground, gradient, gradientLayer, group) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (guides, handler, height, highlightColor, hooks, icon, iconView, identifier) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (images, index, indicator, insets, isActive, isChecked, isDirty, isExpanded) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed, item) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (items, key, kind, label, layoutStyle, left, line, lineColor, lineWidth) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lines, link, loader, looks, margin, margins, menu, mode, model, note) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (number, observer, offset, onTap, origin, overlay, owner, padding, parent) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parts, path, phase, pieces, place, player, position, pressed, progress) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pulse, radius, right, ripple, role, root, rotation, row, scale, section) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (selectedColor, shade, shadowLayer, shape, side, size, spacing, spinner) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (stack, startColor, states, stroke, strokeColor, style, subtitle, target) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (text, theme, tint, title, titles, top, touchPoint, tracking, treatment) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0)
  }

  final class NamedActivityIndicatorView: UIActivityIndicatorView {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, colors, column) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (completion, container, content, contentInsets, controller, cornerRadius, count) = (0, 0, 0, 0, 0, 0, 0)
    var (counter, cursor, data, delay, digit, direction, duration, effect, fillColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (flags, font, fonts, foreground, gradient, gradientLayer, group, guides) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (handler, height, highlightColor, hooks, icon, iconView, identifier, image) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (images, index, indicator, insets, isActive, isChecked, isDirty, isExpanded) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed, item) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (items, key, kind, label, layoutStyle, left, line, lineColor, lineWidth) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lines, link, loader, looks, margin, margins, menu, mode, model, note) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (number, observer, offset, onTap, origin, overlay, owner, padding, parent) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parts, path, phase, pieces, place, player, position, pressed, progress) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pulse, radius, right, ripple, role, root, rotation, row, scale, section) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (selectedColor, shade, shadowLayer, shape, side, size, spacing, spinner) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (stack, startColor, states, stroke, strokeColor, subtitle, target, text) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (theme, tint, title, titles, top, touchPoint, tracking, treatment, url) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0)
  }

  final class NamedVisualEffectView: UIVisualEffectView {
    var (action, actions, alignment, angle, animation, animations, animator, axis) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (background, badge, block, border, borderColor, borderLayer, borderWidth, bottom) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (bubble, callback, card, checked, children, circle, closure, color, colors) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (column, completion, container, content, contentInsets, controller, cornerRadius) = (0, 0, 0, 0, 0, 0, 0)
    var (count, counter, cursor, data, delay, digit, direction, duration, fillColor) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (flags, font, fonts, foreground, gradient, gradientLayer, group, guides) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (handler, height, highlightColor, hooks, icon, iconView, identifier, image) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (images, index, indicator, insets, isActive, isChecked, isDirty, isExpanded) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (isHeld, isHovered, isLoading, isOn, isOpen, isPlaying, isPressed, item) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (items, key, kind, label, layoutStyle, left, line, lineColor, lineWidth) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (lines, link, loader, looks, margin, margins, menu, mode, model, note) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (number, observer, offset, onTap, origin, overlay, owner, padding, parent) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (parts, path, phase, pieces, place, player, position, pressed, progress) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (pulse, radius, right, ripple, role, root, rotation, row, scale, section) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (selectedColor, shade, shadowLayer, shape, side, size, spacing, spinner) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (stack, startColor, states, stroke, strokeColor, style, subtitle, target) = (0, 0, 0, 0, 0, 0, 0, 0)
    var (text, theme, tint, title, titles, top, touchPoint, tracking, treatment) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    var (url, value, visible, weight, width, x, y) = (0, 0, 0, 0, 0, 0, 0)
  }

  final class NamedWindow: UIWindow {
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

  @Test("subclasses of views declare names that UIKit leaves free")
  func views() {
    let (button, label, picture) = (NamedButton(frame: .zero), NamedLabel(frame: .zero), NamedImageView(frame: .zero))
    (button.lines, label.lines, picture.treatment) = (1, 2, 3)
    label.text = "text"
    button.addSubview(label)
    button.layoutIfNeeded()
    #expect((button.lines, label.lines, picture.treatment) == (1, 2, 3))
    let others: [UIView] = [NamedActivityIndicatorView(frame: .zero), NamedVisualEffectView(effect: nil)]
    #expect(others.allSatisfy { $0.superview == nil } && NamedWindow(frame: .zero).weight == 0)
  }
}
