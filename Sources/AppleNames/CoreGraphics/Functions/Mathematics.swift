// `import CoreGraphics` brings the C library on Apple's systems, so that `sin`, `pow` and the like need no other
// import; the forms for `CGFloat` are Foundation's here.

@_exported import func Foundation.acos
@_exported import func Foundation.acosh
@_exported import func Foundation.asin
@_exported import func Foundation.asinh
@_exported import func Foundation.atan
@_exported import func Foundation.atan2
@_exported import func Foundation.atanh
@_exported import func Foundation.cbrt
@_exported import func Foundation.ceil
@_exported import func Foundation.copysign
@_exported import func Foundation.cos
@_exported import func Foundation.cosh
@_exported import func Foundation.erf
@_exported import func Foundation.erfc
@_exported import func Foundation.exp
@_exported import func Foundation.exp2
@_exported import func Foundation.expm1
@_exported import func Foundation.fabs
@_exported import func Foundation.fdim
@_exported import func Foundation.floor
@_exported import func Foundation.fma
@_exported import func Foundation.fmax
@_exported import func Foundation.fmin
@_exported import func Foundation.fmod
@_exported import func Foundation.frexp
@_exported import func Foundation.hypot
@_exported import func Foundation.ilogb
@_exported import func Foundation.ldexp
@_exported import func Foundation.lgamma
@_exported import func Foundation.log
@_exported import func Foundation.log10
@_exported import func Foundation.log1p
@_exported import func Foundation.log2
@_exported import func Foundation.logb
@_exported import func Foundation.modf
@_exported import func Foundation.nan
@_exported import func Foundation.nearbyint
@_exported import func Foundation.nextafter
@_exported import func Foundation.pow
@_exported import func Foundation.remainder
@_exported import func Foundation.remquo
@_exported import func Foundation.rint
@_exported import func Foundation.round
@_exported import func Foundation.scalbn
@_exported import func Foundation.sin
@_exported import func Foundation.sinh
@_exported import func Foundation.sqrt
@_exported import func Foundation.tan
@_exported import func Foundation.tanh
@_exported import func Foundation.tgamma
@_exported import func Foundation.trunc

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
