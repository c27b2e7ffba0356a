/// Powers of five, for reading decimals.
enum PowersOfFive {
  /// 5ⁿ, exactly, for n in 0…26.
  @inline(__always) static func small(_ n: Int) -> UInt64 { small[n] }

  /// 5^(27·(`index` − 13)), truncated to 128 bits, the first of which is set.
  ///
  /// - Parameter index: 0…24.
  /// - Returns: The upper and the lower 64 bits, and the power of two of the last bit.
  @inline(__always) static func block(_ index: Int) -> (high: UInt64, low: UInt64, exponent: Int) {
    // 152,170 / 65,536 is log₂ 5, accurate enough for every exponent in the table.
    let exponent = (27 * (index - blockOfOne) * 152_170) >> 16
    return (blocks[2 * index], blocks[2 * index + 1], exponent - 127)
  }

  /// The index of 5⁰.
  static let blockOfOne = 13

  private static let small: [UInt64] = [
    1,
    5,
    25,
    125,
    625,
    3_125,
    15_625,
    78_125,
    390_625,
    1_953_125,
    9_765_625,
    48_828_125,
    244_140_625,
    1_220_703_125,
    6_103_515_625,
    30_517_578_125,
    152_587_890_625,
    762_939_453_125,
    3_814_697_265_625,
    19_073_486_328_125,
    95_367_431_640_625,
    476_837_158_203_125,
    2_384_185_791_015_625,
    11_920_928_955_078_125,
    59_604_644_775_390_625,
    298_023_223_876_953_125,
    1_490_116_119_384_765_625,
  ]

  private static let blocks: [UInt64] = [
    0x8049_A4AC_0C58_11AE, 0x205B_896D_777D_6278,  // 5^-351
    0xCF42_894A_5DCE_35EA, 0x5206_4CAC_8286_75B9,  // 5^-324
    0xA76C_5823_38ED_2621, 0xAF2A_F2B8_0AF6_F24E,  // 5^-297
    0x873E_4F75_E222_4E68, 0x5A77_44A6_E804_A291,  // 5^-270
    0xDA7F_5BF5_9096_6848, 0xAF39_A475_506A_899E,  // 5^-243
    0xB080_392C_C434_9DEC, 0xBD8D_794D_96AA_CFB3,  // 5^-216
    0x8E93_8662_882A_F53E, 0x547E_B47B_7282_EE9C,  // 5^-189
    0xE658_29B3_046B_0AFA, 0x0CB4_A5A3_112A_5112,  // 5^-162
    0xBA12_1A46_50E4_DDEB, 0x92F3_4D62_616C_E413,  // 5^-135
    0x964E_858C_91BA_2655, 0x3A6A_07F8_D510_F86F,  // 5^-108
    0xF2D5_6790_AB41_C2A2, 0xFAE2_7299_423F_B9C3,  // 5^-81
    0xC428_D05A_A475_1E4C, 0xAA97_E14C_3C26_B886,  // 5^-54
    0x9E74_D1B7_91E0_7E48, 0x775E_A264_CF55_347D,  // 5^-27
    0x8000_0000_0000_0000, 0x0000_0000_0000_0000,  // 5^0
    0xCECB_8F27_F420_0F3A, 0x0000_0000_0000_0000,  // 5^27
    0xA70C_3C40_A64E_6C51, 0x9990_90B6_5F67_D924,  // 5^54
    0x86F0_AC99_B4E8_DAFD, 0x69A0_28BB_3DED_71A3,  // 5^81
    0xDA01_EE64_1A70_8DE9, 0xE80E_6F48_20CC_9495,  // 5^108
    0xB01A_E745_B101_E9E4, 0x5EC0_5DCF_F72E_7F8F,  // 5^135
    0x8E41_ADE9_FBEB_C27D, 0x1458_8F13_BE84_7307,  // 5^162
    0xE5D3_EF28_2A24_2E81, 0x8F16_68C8_A86D_A5FA,  // 5^189
    0xB9A7_4A06_37CE_2EE1, 0x6D95_3E2B_D717_3692,  // 5^216
    0x95F8_3D0A_1FB6_9CD9, 0x4ABD_AF10_1564_F98E,  // 5^243
    0xF24A_01A7_3CF2_DCCF, 0xBC63_3B39_673C_8CEC,  // 5^270
    0xC3B8_3581_09E8_4F07, 0x0A86_2F80_EC47_00C8,  // 5^297
  ]
}
