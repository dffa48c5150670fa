extension AccessibilityAudit {
  var textCutFindings: [Finding] {
    var known = Set(texts.problems.map { ObjectIdentifier($0.view) })
    let visited = Set(views.map(ObjectIdentifier.init))
    return texts.problems
      + shownTexts.texts.compactMap { text -> Finding? in
        guard text.isCovered, let view = text.view, visited.contains(ObjectIdentifier(view)),
          scroller(of: view) == nil, known.insert(ObjectIdentifier(view)).inserted
        else { return nil }
        let cover = front(at: text.rect.middle)
        return finding(
          .textCut, view, "has text that \(cover.map(\.nameInTests) ?? "a layer") covers",
          "Move one of them, hide the text, or set accessibilityViewIsModal of what covers it.")
      }
  }

  var largeTextFindings: [Finding] {
    let known = Set((texts.problems + texts.misplaced).map { ObjectIdentifier($0.view) })
    let large = largestText
    return (large.problems + large.misplaced).filter { finding in
      !known.contains(ObjectIdentifier(finding.view)) && !finding.view.showsLargeContentViewer
    }.map { finding in
      Finding(
        rule: .largeText, view: finding.view, rect: finding.rect,
        problem: "\(finding.problem) at the largest text size", cure: finding.cure, part: finding.part)
    }
  }

  var dynamicTypeFindings: [Finding] {
    let isLarge = window?.screen.preferredContentSizeCategory.isAccessibilityCategory == true
    let other = isLarge ? at(.large) { TextFit($0) } : largestText
    return views.filter { view in
      texts.lineHeights[ObjectIdentifier(view)].map { other.lineHeights[ObjectIdentifier(view)] == $0 } ?? false
    }.map {
      finding(
        .dynamicType, $0, "has text of one size at all text sizes of the user",
        "Set a font of a text style, and adjustsFontForContentSizeCategory to true.")
    }
      + texts.limiting.map {
        finding(
          .dynamicType, $0, "limits its texts to sizes below the accessibility sizes",
          "Remove maximumContentSizeCategory, or set it to a size of accessibility.")
      }
  }
}
