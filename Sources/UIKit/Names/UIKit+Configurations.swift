import HeadlessKit

/// See ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// See ``ConfigurationColorTransformer``.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// See ``ConfigurationTextAttributesTransformer``.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// See ``DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
