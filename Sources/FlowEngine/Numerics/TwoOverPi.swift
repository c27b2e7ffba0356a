/// The binary digits of 2/π, as many as reducing the largest finite double takes.
enum TwoOverPi {
  /// 192 bits from a position on, counted from the binary point; the bits before it are zeros.
  ///
  /// - Parameter position: −64…1,024.
  @inline(__always) static func bits(from position: Int) -> (UInt64, UInt64, UInt64) {
    let index = (position + 64) >> 6
    let shift = UInt64(truncatingIfNeeded: position & 63)
    let (w0, w1, w2, w3) = (words[index], words[index + 1], words[index + 2], words[index + 3])
    // In two steps, because a shift by 64 would not shift at all.
    return (
      w0 &<< shift | (w1 &>> 1) &>> (63 &- shift),
      w1 &<< shift | (w2 &>> 1) &>> (63 &- shift),
      w2 &<< shift | (w3 &>> 1) &>> (63 &- shift)
    )
  }

  /// One word of zeros, then 1,280 binary places.
  private static let words: [UInt64] = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
    0xF0CF_BC20_9AF4_361D,
  ]
}
