// Three-dimensional transforms with their functions, which keep their names everywhere.

@_exported import struct HeadlessGeometry.CATransform3D
@_exported import func HeadlessGeometry.CATransform3DConcat
@_exported import func HeadlessGeometry.CATransform3DEqualToTransform
@_exported import func HeadlessGeometry.CATransform3DGetAffineTransform
@_exported import let HeadlessGeometry.CATransform3DIdentity
@_exported import func HeadlessGeometry.CATransform3DInvert
@_exported import func HeadlessGeometry.CATransform3DIsAffine
@_exported import func HeadlessGeometry.CATransform3DIsIdentity
@_exported import func HeadlessGeometry.CATransform3DMakeAffineTransform
@_exported import func HeadlessGeometry.CATransform3DMakeRotation
@_exported import func HeadlessGeometry.CATransform3DMakeScale
@_exported import func HeadlessGeometry.CATransform3DMakeTranslation
@_exported import func HeadlessGeometry.CATransform3DRotate
@_exported import func HeadlessGeometry.CATransform3DScale
@_exported import func HeadlessGeometry.CATransform3DTranslate
@_exported import protocol HeadlessGeometry.TransformValueMaking
