@_exported import Expectations
