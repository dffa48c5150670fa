import HeadlessKit
import HeadlessTesting

/// Numbers that a configuration cannot have: each is reported, and the old value is unchanged.
@MainActor @Suite("Bad input to configurations", .reportsIssuesAsFailures) struct ConfigurationBadInputTests {
  typealias Value = Button.Configuration

  typealias Member<Number> = (name: String, path: @Sendable () -> WritableKeyPath<Value, Number>)

  nonisolated static let numbers: [Member<CGFloat>] = [
    ("Button.Configuration.imagePadding", { \.imagePadding }),
    ("Button.Configuration.imageReservation", { \.imageReservation }),
    ("Button.Configuration.titlePadding", { \.titlePadding }),
    ("BackgroundConfiguration.cornerRadius", { \.background.cornerRadius }),
    ("BackgroundConfiguration.strokeWidth", { \.background.strokeWidth }),
    ("BackgroundConfiguration.strokeOutset", { \.background.strokeOutset }),
  ]

  @Test(arguments: numbers, [CGFloat.nan, .infinity, -.infinity])
  func `a number that is not finite is reported and changes nothing`(number: Member<CGFloat>, value: CGFloat) throws {
    var configuration = Value.filled()
    configuration[keyPath: number.path()] = 4
    let reports = IssueReporting.collect { configuration[keyPath: number.path()] = value }
    let report = try #require(reports.first)
    #expect(reports.count == 1 && report.place == number.name)
    expectEqual(report.problem, "Expected a finite number of points; got \(value); using the old value.")
    expectEqual(report.cure, "Pass finite points; a width must not be negative.")
    expectEqual(configuration[keyPath: number.path()], 4)
  }

  @Test func `a negative width of the stroke is reported and changes nothing`() {
    var background = Value.filled().background
    expectIssue(containing: "got -1.0; using the old value") { background.strokeWidth = -1 }
    expectEqual(background.strokeWidth, 1)
  }

  nonisolated static let insets: [Member<DirectionalEdgeInsets>] = [
    ("Button.Configuration.contentInsets", { \.contentInsets }),
    ("BackgroundConfiguration.backgroundInsets", { \.background.backgroundInsets }),
  ]

  nonisolated static let notFinite = [
    DirectionalEdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0),
    DirectionalEdgeInsets(top: 0, leading: .infinity, bottom: 0, trailing: 0),
    DirectionalEdgeInsets(top: 0, leading: 0, bottom: -.infinity, trailing: 0),
    DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: .nan),
  ]

  @Test(arguments: insets, notFinite) func `insets that are not finite are reported and change nothing`(
    insets: Member<DirectionalEdgeInsets>, value: DirectionalEdgeInsets
  ) throws {
    let old = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var configuration = Value.filled()
    configuration[keyPath: insets.path()] = old
    let reports = IssueReporting.collect { configuration[keyPath: insets.path()] = value }
    #expect(reports.map(\.place) == [insets.name] && configuration[keyPath: insets.path()] == old)
  }

  @Test(arguments: numbers, [1e300, -1e300, 1e308, -40] as [CGFloat])
  func `huge and negative numbers end in frames that are numbers`(number: Member<CGFloat>, value: CGFloat) {
    expectNumbers(in: number, value)
  }

  @Test(arguments: insets, [1e300, -1e300, 1e308, -40] as [CGFloat])
  func `huge and negative insets end in frames that are numbers`(insets: Member<DirectionalEdgeInsets>, value: CGFloat)
  {
    expectNumbers(in: insets, DirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value))
  }

  private func expectNumbers<Number>(in member: Member<Number>, _ value: Number) {
    let configuration = Value.filled().titled("Title").with {
      $0.image = Image(size: CGSize(20, 20))
      $0.subtitle = "Subtitle"
      $0.background.strokeColor = .red
    }
    let button = Button(configuration: configuration)
    _ = IssueReporting.collect {
      button.configuration?[keyPath: member.path()] = value
      button.layOut { $0.frame = CGRect(0, 0, 120, 60) }
      button.layOut { $0.sizeToFit() }
    }
    var views: [View] = [button]
    while let view = views.popLast() {
      views += view.subviews
      #expect(view.frame.isFinite && view.layer.cornerRadius.isFinite, "\(view.className)")
      #expect(view.layer.cornerRadius >= 0)
    }
  }
}
