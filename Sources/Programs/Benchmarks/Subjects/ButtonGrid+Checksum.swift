import HeadlessKit

extension ButtonGrid {
  /// A sum over all frames after the first layout, and one after the buttons have grown, in hexadecimal digits.
  ///
  /// The tree it is compared with prints the same two.
  var checksumOfLayouts: String {
    root.layoutIfNeeded()
    let first = checksum
    grow()
    return "\(first) \(checksum)"
  }

  /// FNV-1a over the bits of each button's, image view's and label's frame: x, y, width, height.
  private var checksum: String {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for button in buttons {
      for view in [button] + button.subviews {
        let frame = view.frame
        for number in [frame.minX, frame.minY, frame.width, frame.height] {
          sum = (sum ^ UInt64(Double(number).bitPattern)) &* 0x100_0000_01b3
        }
      }
    }
    return String(sum, radix: 16)
  }
}
