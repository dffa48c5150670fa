import HeadlessKit

/// The image of every example: 24×24 points.
let icon = Image(size: CGSize(width: 24, height: 24))
