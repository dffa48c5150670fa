/// The UIKit name of ``BehavioralStyle``: the behavior of controls in apps that run on a Mac.
public typealias UIBehavioralStyle = BehavioralStyle
/// The UIKit name of ``BackgroundConfiguration``: a background's fill, image, stroke, shape and insets.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// The UIKit name of ``ConfigurationColorTransformer``: a function that converts a color of a configuration.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
/// The UIKit name of ``ConfigurationTextAttributesTransformer``: a function that changes a text's attributes.
public typealias UIConfigurationTextAttributesTransformer = ConfigurationTextAttributesTransformer
/// The UIKit name of ``DirectionalRectEdge``: a set of edges of a rectangle, whose sides follow the layout direction.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
