// `import Testing` beside `import UIKit` makes the compiler look for a module of this name.
@_exported import UIKit
