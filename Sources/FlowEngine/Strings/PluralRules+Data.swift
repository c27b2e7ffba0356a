// Written by scripts/plural-rules from CLDR 41, © Unicode, Inc.: https://www.unicode.org/copyright.html
// swift-format-ignore-file

extension PluralRules {
  /// A line for each set of languages: their tags, a colon, and for each category but `other` its
  /// first letter and its condition.
  static var data: StaticString {
    """
    ast ca de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi:oi=1&v=0
    am as bn doi fa gu hi kn pcm zu:oi=0|n=1
    ff hy kab:oi=0,1
    si:on=0,1|i=0&f=1
    ak bho guw ln mg nso pa ti wa:on=0..1
    tzm:on=0..1|n=11..99
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog:on=1
    da:on=1|t!0&i=0,1
    is:ot=0&i%10=1&i%100!11|t!0
    mk:ov=0&i%10=1&i%100!11|f%10=1&f%100!11
    ceb fil tl:ov=0&i=1,2,3|v=0&i%10!4,6,9|v!0&f%10!4,6,9
    lv prg:zn%10=0|n%100=11..19|v=2&f%100=11..19;on%10=1&n%100!11|v=2&f%10=1&f%100!11|v!2&f%10=1
    lag:zn=0;oi=0,1&n!0
    ksh:zn=0;on=1
    iu naq sat se sma smi smj smn sms:on=1;tn=2
    shi:oi=0|n=1;fn=2..10
    mo ro:oi=1&v=0;fv!0|n=0|n%100=2..19
    bs hr sh sr:ov=0&i%10=1&i%100!11|f%10=1&f%100!11;fv=0&i%10=2..4&i%100!12..14|f%10=2..4&f%100!12..14
    fr:oi=0,1;me=0&i!0&i%1000000=0&v=0|e!0..5
    pt:oi=0..1;me=0&i!0&i%1000000=0&v=0|e!0..5
    it pt-PT:oi=1&v=0;me=0&i!0&i%1000000=0&v=0|e!0..5
    es:on=1;me=0&i!0&i%1000000=0&v=0|e!0..5
    gd:on=1,11;tn=2,12;fn=3..10,13..19
    sl:ov=0&i%100=1;tv=0&i%100=2;fv=0&i%100=3..4|v!0
    dsb hsb:ov=0&i%100=1|f%100=1;tv=0&i%100=2|f%100=2;fv=0&i%100=3..4|f%100=3..4
    he iw:oi=1&v=0;ti=2&v=0;mv=0&n!0..10&n%10=0
    cs sk:oi=1&v=0;fi=2..4&v=0;mv!0
    pl:oi=1&v=0;fv=0&i%10=2..4&i%100!12..14;mv=0&i!1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14
    be:on%10=1&n%100!11;fn%10=2..4&n%100!12..14;mn%10=0|n%10=5..9|n%100=11..14
    lt:on%10=1&n%100!11..19;fn%10=2..9&n%100!11..19;mf!0
    mt:on=1;fn=0|n%100=2..10;mn%100=11..19
    ru uk:ov=0&i%10=1&i%100!11;fv=0&i%10=2..4&i%100!12..14;mv=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14
    br:on%10=1&n%100!11,71,91;tn%10=2&n%100!12,72,92;fn%10=3..4,9&n%100!10..19,70..79,90..99;mn!0&n%1000000=0
    ga:on=1;tn=2;fn=3..6;mn=7..10
    gv:ov=0&i%10=1;tv=0&i%10=2;fv=0&i%100=0,20,40,60,80;mv!0
    kw:zn=0;on=1;tn%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!0&n%1000000=100000;fn%100=3,23,43,63,83;mn!1&n%100=1,21,41,61,81
    ar ars:zn=0;on=1;tn=2;fn%100=3..10;mn%100=11..99
    cy:zn=0;on=1;tn=2;fn=3;mn=6

    """
  }
}
