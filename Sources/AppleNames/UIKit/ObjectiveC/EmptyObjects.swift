extension Timer: MadeWithoutArguments {}

extension MadeWithoutArguments where Self: Timer {
  /// Creates a timer that never fires and is not valid.
  /// > Assumed: such an object is of no use on iOS either.
  public init() {
    let timer = Timer(timeInterval: 0, repeats: false) { _ in }
    timer.invalidate()
    guard let timer = timer as? Self else {
      preconditionFailure("\(Self.self) cannot be created without arguments: declare init() in it.")
    }
    self = timer
  }
}
