extension Workload {
  static func buildChain(_ depth: Int) -> Workload {
    Workload(.chain, "build", depth, per: .level, isRepeatable: false) {
      let chain = Cached<Chain>()
      return { chain.value = Chain(depth: depth) }
    }
  }

  static func layOutChain(_ depth: Int) -> Workload {
    Workload(.chain, "resize the root, lay out", depth, per: .level) {
      let chain = Chain(depth: depth)
      var length = 100.0
      return {
        length += 1
        chain.resize(to: length)
      }
    }
  }

  static func tearDownChain(_ depth: Int) -> Workload {
    Workload(.chain, "tear down", depth, per: .level, isRepeatable: false) {
      let chain = Cached(Chain(depth: depth))
      chain.value?.resize(to: 100)
      return { chain.value = nil }
    }
  }
}
