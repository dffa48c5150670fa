import HeadlessKit

/// See ``BehavioralStyle``.
public typealias UIBehavioralStyle = BehavioralStyle
/// See ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// See ``ConfigurationColorTransformer``.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// See ``ConfigurationTextAttributesTransformer``.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// See ``DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
