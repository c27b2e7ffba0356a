/// Decimals and the bit patterns of the doubles nearest to them, proven with exact fractions.
struct ReadingReference: Sendable {
  var name: String
  var text: String
  var bits: UInt64

  static let all = [
    ReadingReference(name: "zero", text: "0", bits: 0x0000_0000_0000_0000),
    ReadingReference(name: "minus zero", text: "-0", bits: 0x8000_0000_0000_0000),
    ReadingReference(name: "zero with exponent", text: "0e5", bits: 0x0000_0000_0000_0000),
    ReadingReference(name: "minus zero with decimals", text: "-0.000", bits: 0x8000_0000_0000_0000),
    ReadingReference(name: "one", text: "1", bits: 0x3FF0_0000_0000_0000),
    ReadingReference(name: "decimals", text: "-12.5", bits: 0xC029_0000_0000_0000),
    ReadingReference(name: "a tenth", text: "0.1", bits: 0x3FB9_9999_9999_999A),
    ReadingReference(name: "1e22, the last exact power", text: "1e22", bits: 0x4480_F0CF_064D_D592),
    ReadingReference(
      name: "1e23, the first that is not",
      text: "1e23",
      bits: 0x44B5_2D02_C7E1_4AF6),
    ReadingReference(
      name: "2^53 + 1, a tie to the even below",
      text: "9007199254740993",
      bits: 0x4340_0000_0000_0000),
    ReadingReference(
      name: "a tie and a bit",
      text: "9007199254740993.000000000000000000001",
      bits: 0x4340_0000_0000_0001),
    ReadingReference(
      name: "2^53 + 3, a tie to the even above",
      text: "9007199254740995",
      bits: 0x4340_0000_0000_0002),
    ReadingReference(
      name: "a tie with a decimal",
      text: "4503599627370496.5",
      bits: 0x4330_0000_0000_0000),
    ReadingReference(
      name: "a tie with a decimal, up",
      text: "4503599627370497.5",
      bits: 0x4330_0000_0000_0002),
    ReadingReference(name: "2^63", text: "9223372036854775808", bits: 0x43E0_0000_0000_0000),
    ReadingReference(name: "2^64 - 1", text: "18446744073709551615", bits: 0x43F0_0000_0000_0000),
    ReadingReference(name: "2^64", text: "18446744073709551616", bits: 0x43F0_0000_0000_0000),
    ReadingReference(
      name: "nineteen nines",
      text: "9999999999999999999",
      bits: 0x43E1_58E4_6091_3D00),
    ReadingReference(
      name: "twenty nines",
      text: "99999999999999999999",
      bits: 0x4415_AF1D_78B5_8C40),
    ReadingReference(
      name: "beside 2^1023",
      text: "8.98846567431158e307",
      bits: 0x7FE0_0000_0000_0000),
    ReadingReference(
      name: "subnormal beside normal",
      text: "2.2250738585072011e-308",
      bits: 0x000F_FFFF_FFFF_FFFF),
    ReadingReference(
      name: "least normal",
      text: "2.2250738585072014e-308",
      bits: 0x0010_0000_0000_0000),
    ReadingReference(
      name: "between subnormal and normal",
      text: "2.2250738585072012e-308",
      bits: 0x0010_0000_0000_0000),
    ReadingReference(name: "least", text: "5e-324", bits: 0x0000_0000_0000_0001),
    ReadingReference(
      name: "least, in full",
      text: "4.9406564584124654e-324",
      bits: 0x0000_0000_0000_0001),
    ReadingReference(
      name: "just under half of the least",
      text: "2.4703282292062327e-324",
      bits: 0x0000_0000_0000_0000),
    ReadingReference(
      name: "just over half of the least",
      text: "2.4703282292062328e-324",
      bits: 0x0000_0000_0000_0001),
    ReadingReference(name: "far too small", text: "1e-400", bits: 0x0000_0000_0000_0000),
    ReadingReference(name: "largest", text: "1.7976931348623157e308", bits: 0x7FEF_FFFF_FFFF_FFFF),
    ReadingReference(
      name: "rounds to the largest",
      text: "1.7976931348623158e308",
      bits: 0x7FEF_FFFF_FFFF_FFFF),
    ReadingReference(
      name: "just over the largest",
      text: "1.7976931348623159e308",
      bits: 0x7FF0_0000_0000_0000),
    ReadingReference(name: "far too large", text: "1e400", bits: 0x7FF0_0000_0000_0000),
    ReadingReference(name: "too large, with a minus", text: "-1e309", bits: 0xFFF0_0000_0000_0000),
    ReadingReference(
      name: "an exponent without end",
      text: "1e999999999999999999999999",
      bits: 0x7FF0_0000_0000_0000),
    ReadingReference(
      name: "a negative one",
      text: "1e-999999999999999999999999",
      bits: 0x0000_0000_0000_0000),
    ReadingReference(
      name: "of zero",
      text: "0e999999999999999999999999",
      bits: 0x0000_0000_0000_0000),
    ReadingReference(
      name: "a tie at 1, with 53 decimals",
      text: "1.00000000000000011102230246251565404236316680908203125",
      bits: 0x3FF0_0000_0000_0000),
    ReadingReference(
      name: "a hair above it",
      text: "1.00000000000000011102230246251565404236316680908203126",
      bits: 0x3FF0_0000_0000_0001),
    ReadingReference(
      name: "a hair below it",
      text: "1.00000000000000011102230246251565404236316680908203124",
      bits: 0x3FF0_0000_0000_0000),
    ReadingReference(
      name: "a recorded position",
      text: "101.66666666666667",
      bits: 0x4059_6AAA_AAAA_AAAB),
    ReadingReference(
      name: "noise of a sum",
      text: "5.551115123125783e-17",
      bits: 0x3C90_0000_0000_0000),
    ReadingReference(name: "a small recorded number", text: "4.35e-3", bits: 0x3F71_D14E_3BCD_35A8),
    ReadingReference(name: "capital E and plus", text: "1.5E+3", bits: 0x4097_7000_0000_0000),
    ReadingReference(
      name: "zeros in front of the exponent",
      text: "1e0002",
      bits: 0x4059_0000_0000_0000),
    ReadingReference(
      name: "zeros behind",
      text: "1.50000000000000000000000000000",
      bits: 0x3FF8_0000_0000_0000),
    ReadingReference(
      name: "zeros in front",
      text: "0.000000000000000000000000000001234567890123456789",
      bits: 0x39B9_0A3E_33C6_9AC3),
    ReadingReference(
      name: "near a tie: 17 digits",
      text: "6929495644600919.5",
      bits: 0x4338_9E56_EE5E_7A58),
    ReadingReference(
      name: "twenty digits",
      text: "3.14159265358979323846",
      bits: 0x4009_21FB_5444_2D18),
    ReadingReference(
      name: "2^-1074 scaled up",
      text: "0.0000000000000000000494065645841246544e-304",
      bits: 0x0000_0000_0000_0001),
    ReadingReference(name: "1e-5", text: "1e-5", bits: 0x3EE4_F8B5_88E3_68F1),
    ReadingReference(name: "a third", text: "0.3333333333333333", bits: 0x3FD5_5555_5555_5555),
    ReadingReference(
      name: "thirty digits",
      text: "123456789012345678901234567890e-10",
      bits: 0x43E5_6A95_319D_63E1),
    ReadingReference(
      name: "near the middle, 1",
      text: "3507665085003296281e-73",
      bits: 0x34A1_3398_1825_7F0F),
    ReadingReference(
      name: "near the middle, 2",
      text: "1088416166048969916e200",
      bits: 0x6D33_BBB4_BF05_F087),
    ReadingReference(
      name: "near the middle, 3",
      text: "1360520207561212395e199",
      bits: 0x6D03_BBB4_BF05_F087),
    ReadingReference(
      name: "near the middle, 4",
      text: "1904728290585697353e199",
      bits: 0x6D0B_A063_71D5_1D8A),
    ReadingReference(
      name: "near the middle, 5",
      text: "2176832332097939832e200",
      bits: 0x6D43_BBB4_BF05_F087),
    ReadingReference(
      name: "near the middle, 6",
      text: "2721040415122424790e199",
      bits: 0x6D13_BBB4_BF05_F087),
    ReadingReference(
      name: "near the middle, 7",
      text: "3809456581171394706e199",
      bits: 0x6D1B_A063_71D5_1D8A),
    ReadingReference(
      name: "near the middle, 8",
      text: "4353664664195879664e200",
      bits: 0x6D53_BBB4_BF05_F087),
    ReadingReference(
      name: "near the middle, 9",
      text: "5442080830244849580e199",
      bits: 0x6D23_BBB4_BF05_F087),
    ReadingReference(
      name: "near the middle, 10",
      text: "7618913162342789412e199",
      bits: 0x6D2B_A063_71D5_1D8A),
    ReadingReference(
      name: "near the middle, 11",
      text: "7555784487484408317e227",
      bits: 0x72FB_AA1D_BF61_4551),
    ReadingReference(
      name: "near the middle, 12",
      text: "3007273377140036463e209",
      bits: 0x6F29_6397_B067_32A4),
    ReadingReference(
      name: "near the middle, 13",
      text: "6014546754280072926e209",
      bits: 0x6F39_6397_B067_32A4),
    ReadingReference(
      name: "near the middle, 14",
      text: "1859887555230199653e158",
      bits: 0x6487_7FE1_4F40_159B),
    ReadingReference(
      name: "near the middle, 15",
      text: "3719775110460399306e158",
      bits: 0x6497_7FE1_4F40_159B),
    ReadingReference(
      name: "near the middle, 16",
      text: "8643988913946659879e115",
      bits: 0x5BBE_71EC_1ED0_A4F9),
    ReadingReference(
      name: "near the middle, 17",
      text: "1585289855704756318e79",
      bits: 0x541D_AFF0_048F_3EC7),
    ReadingReference(
      name: "near the middle, 18",
      text: "2377934783557134477e78",
      bits: 0x53F1_CFF6_6922_BF44),
    ReadingReference(
      name: "near the middle, 19",
      text: "3170579711409512636e79",
      bits: 0x542D_AFF0_048F_3EC7),
    ReadingReference(
      name: "near the middle, 20",
      text: "3963224639261890795e78",
      bits: 0x53FD_AFF0_048F_3EC7),
    ReadingReference(
      name: "near the middle, 21",
      text: "4755869567114268954e78",
      bits: 0x5401_CFF6_6922_BF44),
    ReadingReference(
      name: "near the middle, 22",
      text: "6341159422819025272e79",
      bits: 0x543D_AFF0_048F_3EC7),
    ReadingReference(
      name: "near the middle, 23",
      text: "7926449278523781590e78",
      bits: 0x540D_AFF0_048F_3EC7),
    ReadingReference(
      name: "near the middle, 24",
      text: "5529436763613147623e138",
      bits: 0x6079_C677_BE6F_236E),
  ]
}
