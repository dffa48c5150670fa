// The message of the compiler says the new name: it is all the documentation that an old one needs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessKit

// Names of constraint layout before Swift 4.2.

@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
