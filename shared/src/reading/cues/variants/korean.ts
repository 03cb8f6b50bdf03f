const any = '[\\ue000-\\uf8ff]'

/** What a Korean price beside another calls more, less or another kind of the same thing, put together as owners do. */
export const korean: readonly string[] = [
  `(?:\\s|대형|소형|중형|특대|초등학생|중고등학생|경로|두 ?번째|반일|종일|첫 ?방문|재방문|온라인|회원|비회원|단체|스탠다드|베이직|프리미엄|[sml]{1,2} ?사이즈|긴 ?머리|짧은 ?머리|출장|세트|${any}(?:장|병|팩|세트|회권))+`,
]
