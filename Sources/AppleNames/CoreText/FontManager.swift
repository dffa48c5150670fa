// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessGraphics

/// The programs that know a registered font; all mean this one.
/// > Documented: CTFontManagerScope, with its raw values.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is not registered.
  case none = 0
  /// The font is registered for this process only.
  case process = 1
  /// The programs of the user.
  case persistent = 2
  /// The programs of the session.
  case session = 3
}

/// The errors of registering fonts.
/// > Documented: CTFontManagerError, with its raw values.
public enum CTFontManagerError: Int, Error, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The data is not a font.
  case invalidFontData = 104
  /// The font is registered already.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201

  var error: NSError { NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: rawValue) }
}

/// Makes the fonts of a file known to `UIFont(name:size:)`; false, with an error, for a file without fonts.
/// > Differs: registering a file again succeeds, and the scope is not read.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  var problem: CTFontManagerError?
  if !FileManager.default.fileExists(atPath: fontURL.path) {
    problem = .fileNotFound
  } else if (try? Font.register(contentsOf: fontURL)) == nil {
    problem = .unrecognizedFormat
  }
  if let problem { error?.pointee = Unmanaged.passRetained(problem.error) }
  return problem == nil
}

/// Makes the fonts of files known to `UIFont(name:size:)`; files that have none are left out.
///
/// - Parameters:
///   - fontURLs: The files.
///   - scope: Not read.
///   - enabled: Not read.
///   - registrationHandler: Gets the errors, and true, at the end.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs.elementsOfCFArray {
    do { try Font.register(contentsOf: url) } catch { errors.append(error) }
  }
  _ = registrationHandler?(errors, true)
}

/// Makes a font that was created from data known to `UIFont(name:size:)`; false, with an error, for other fonts.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if font.register() { return true }
  error?.pointee = Unmanaged.passRetained(CTFontManagerError.alreadyRegistered.error)
  return false
}

/// Makes a font that was registered unknown again; false, with an error, for a font that is not one of data.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if font.unregister() { return true }
  error?.pointee = Unmanaged.passRetained(CTFontManagerError.notRegistered.error)
  return false
}
