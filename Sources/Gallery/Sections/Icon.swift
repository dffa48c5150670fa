import HeadlessKit

/// The image of most examples: 24×24 points.
let icon = Image(size: CGSize(width: 24, height: 24))

/// The image of document 002's experiments: 40×40 points.
let photo = Image(size: CGSize(width: 40, height: 40))

/// The image of the facts' worked examples: 10×6 points.
let dash = Image(size: CGSize(width: 10, height: 6))

/// The background image of every example that has one: 20×20 points.
let plate = Image(size: CGSize(width: 20, height: 20))
