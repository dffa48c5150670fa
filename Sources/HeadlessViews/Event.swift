import Foundation

/// What the user did, as it is handed to those who decide who gets it.
open class Event: NSObject {}
