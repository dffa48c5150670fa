extension Workload {
  static func buildChain(_ depth: Int) -> Workload {
    chain("build", depth) {
      let chain = Cached<Chain>()
      return { chain.value = Chain(depth: depth) }
    }
  }

  static func layOutChain(_ depth: Int) -> Workload {
    chain("resize the root, lay out", depth, isRepeatable: true) {
      let chain = Chain(depth: depth)
      var length = 100.0
      return {
        length += 1
        chain.resize(to: length)
      }
    }
  }

  static func tearDownChain(_ depth: Int) -> Workload {
    chain("tear down", depth) {
      let chain = Cached(Chain(depth: depth))
      chain.value?.resize(to: 100)
      return { chain.value = nil }
    }
  }

  private static func chain(
    _ name: String, _ depth: Int, isRepeatable: Bool = false,
    _ prepare: @escaping @MainActor () -> @MainActor () -> Void
  ) -> Workload {
    let method = Method.time(unit: .level, units: depth, isRepeatable: isRepeatable)
    return Workload(row: .chain, name: name, count: depth, method: method, prepare: prepare)
  }
}
