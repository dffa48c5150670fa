// The compiler's message names the replacement; an old name needs no other documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessKit

// Names of constraint layout before Swift 4.2.

@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
