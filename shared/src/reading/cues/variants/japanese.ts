const any = '[\\ue000-\\uf8ff]'

/** What a Japanese price beside another calls more, less or another kind of the same thing, put together as owners do. */
export const japanese: readonly string[] = [
  `(?:\\s|大型|小型|中型|特大|シニア|半日|初回|${any}回目(?:以降)?|${any}枚目(?:以降)?|オンライン|会員|非会員|一般|グループ|団体|月額|スタンダード|プレミアム|ベーシック|[sml]{1,2}サイズ|[sml]|ロング|ショート|ミディアム|子ども|こども|出張|ハーフ|セット|${any}(?:枚|本|個|台|組|回券|g|kg|ml|cm|畳|セット))+`,
]
