import HeadlessKit

/// C1 to C7: constraints and stack views.
extension Workload {
  static func firstLayoutOfRows(_ count: Int) -> Workload {
    Workload(.constraintRows, "activate and lay out", count, per: .row, isRepeatable: false) {
      let list = ConstraintList(count: count)
      list.window.layoutIfNeeded()
      return { list.layOut() }
    }
  }

  static func newTitle(amongRows count: Int) -> Workload {
    let changes = 100
    return Workload(.constraintTitle, "one title", count, per: .change, units: changes) {
      let list = ConstraintList(count: count)
      list.layOut()
      let titles = ["A title", "Another title"]
      let title = list.rows[count / 2].title
      for text in titles {
        title.text = text
        list.window.layoutIfNeeded()
      }
      return {
        for change in 0..<changes {
          title.text = titles[change % 2]
          list.window.layoutIfNeeded()
        }
      }
    }
  }

  static func growRows(_ count: Int) -> Workload {
    Workload(.constraintWidth, "a wider list", count, per: .row) {
      let list = ConstraintList(count: count)
      list.layOut()
      var width: CGFloat = 375
      return {
        width += 1
        list.resize(to: width)
      }
    }
  }

  static func layOutEqualWidths(_ count: Int) -> Workload {
    Workload(.constraintChain, "equal widths", count, per: .view, isRepeatable: false) {
      let chain = EqualWidths(count: count)
      return { chain.layOut() }
    }
  }

  /// Returns the workload that lays out stack views nested ten deep, each with three labels and the next stack view.
  static func layOutStacks(_ count: Int) -> Workload {
    let depth = 10
    return Workload(
      .stackViews, "nested stacks, 10 deep", count, per: .view, units: count * depth * 4, isRepeatable: false
    ) {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      return {
        for _ in 0..<count { window.addSubview(NestedStacks.make(depth: depth)) }
        window.layoutIfNeeded()
      }
    }
  }

  /// Returns the workload that builds, lays out and removes one long stack view.
  static func layOutLongStack(_ count: Int, _ distribution: StackView.Distribution) -> Workload {
    Workload(.longStacks, "build and remove, \(distribution)", count, per: .view, isRepeatable: false) {
      {
        let stack = LongStack(distribution)
        stack.build(count)
        stack.remove()
      }
    }
  }

  /// Returns the workload that inserts views at a long stack view's start, changes widths, hides and removes them.
  static func changeLongStack(_ count: Int, _ distribution: StackView.Distribution) -> Workload {
    let changes = 2
    return Workload(
      .longStacks, "change, \(distribution)", count, per: .change, units: changes * LongStack.changeCount
    ) {
      let stack = LongStack(distribution)
      stack.build(count)
      return { for _ in 0..<changes { stack.change() } }
    }
  }

  static func constraintMemory(_ count: Int) -> Workload {
    let units = count * ListRow.constraintCount
    let method = Method.memory(command: "constraint-memory", unit: .constraint, units: units)
    return Workload(row: .constraintMemory, name: "active constraints", count: count, method: method) {
      let list = Cached<ConstraintList>()
      return {
        list.value = ConstraintList(count: count)
        list.value?.layOut()
      }
    }
  }
}
