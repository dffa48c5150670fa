// `import Testing` beside `import CoreGraphics` makes the compiler look for a module of this name.
@_exported import CoreGraphics
