@_exported import HeadlessInspection
@_exported import Testing
