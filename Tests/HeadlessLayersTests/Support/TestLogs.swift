@_exported import TestLogs
