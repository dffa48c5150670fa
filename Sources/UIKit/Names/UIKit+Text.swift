import HeadlessKit

// The classes that lay texts out, under Apple's names.

/// See ``LayoutManager``.
public typealias NSLayoutManager = LayoutManager
/// See ``LayoutManagerDelegate``.
public typealias NSLayoutManagerDelegate = LayoutManagerDelegate
/// See ``TextContainer``.
public typealias NSTextContainer = TextContainer
/// See ``TextStorage``.
public typealias NSTextStorage = TextStorage
/// See ``TextStorageDelegate``.
public typealias NSTextStorageDelegate = TextStorageDelegate
/// See ``TextTab``.
public typealias NSTextTab = TextTab
