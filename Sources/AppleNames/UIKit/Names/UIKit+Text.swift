import HeadlessKit

// The classes that lay texts out, under Apple's names.

/// The UIKit name of ``LayoutManager``: an object that lays out the text of a text storage in a text container.
public typealias NSLayoutManager = LayoutManager
/// The UIKit name of ``LayoutManagerDelegate``: the delegate of a layout manager; not called here.
public typealias NSLayoutManagerDelegate = LayoutManagerDelegate
/// The UIKit name of ``TextContainer``: the area in which a layout manager lays out text.
public typealias NSTextContainer = TextContainer
/// The UIKit name of ``TextStorage``: an attributed text that notifies its layout managers of changes.
public typealias NSTextStorage = TextStorage
/// The UIKit name of ``TextStorageDelegate``: an object that may process the edits of a text storage.
public typealias NSTextStorageDelegate = TextStorageDelegate
/// The UIKit name of ``TextTab``: a tab stop of a paragraph.
public typealias NSTextTab = TextTab
