/** What the names of Japanese businesses end in: their trade, longest first. */
const trades = [
  '土地家屋調査士事務所',
  '社会保険労務士事務所',
  '行政書士事務所',
  '司法書士事務所',
  '自動車整備工場',
  '公認会計士事務所',
  '税理士事務所',
  '法律事務所',
  '会計事務所',
  '設計事務所',
  '建築事務所',
  '音楽教室',
  'ピアノ教室',
  '鍼灸整骨院',
  '動物病院',
  '歯科医院',
  '整備工場',
  '写真館',
  '製作所',
  '鍼灸院',
  '整骨院',
  '接骨院',
  '整体院',
  '治療院',
  '美容室',
  '美容院',
  '理容室',
  '工務店',
  '塗装店',
  '洋菓子店',
  '和菓子店',
  '菓子店',
  '自転車店',
  '精肉店',
  '鮮魚店',
  '青果店',
  '喫茶店',
  '保育園',
  '幼稚園',
  '学習塾',
  '葬儀社',
  '不動産',
  'クリニック',
  'ベーカリー',
  'ペンション',
  'スタジオ',
  'サロン',
  'カフェ',
  'ホテル',
  '事務所',
  '石材店',
  '仏具店',
  '商店',
  '書店',
  '酒店',
  '生花店',
  '食堂',
  '珈琲',
  '薬局',
  '医院',
  '病院',
  '歯科',
  '旅館',
  '民宿',
  '工房',
  '工場',
  '造園',
  '塗装',
  '設備',
  '電気',
  '建設',
  '教室',
].toSorted((one, other) => other.length - one.length)

/** A Japanese name in its one or two parts: it may be parted before its trade and nowhere else. */
export const partsOfName = (name: string): readonly string[] => {
  const trade = trades.find((one) => name.endsWith(one) && name.length > one.length)
  return trade === undefined ? [name] : [name.slice(0, -trade.length), trade]
}

/** How many letters of a name stand on one line at most; a longer one is parted before its trade. */
const wholeName = 12

/** A particle belongs to the name before it. */
const particle = /^(?:から|まで|より|[のはがをにでともへや、。])+/u

interface AroundName {
  readonly before: string
  /** The name with its particle, in the parts it may be parted into. */
  readonly parts: readonly string[]
  readonly after: string
}

/** A text that has one of the names in it, by what stands before and after; undefined where it has none. */
export const aroundName = (text: string, names: readonly string[]): AroundName | undefined => {
  const name = names.find((one) => one !== '' && text.includes(one))
  if (name === undefined) return undefined
  const at = text.indexOf(name)
  const rest = text.slice(at + name.length)
  const joined = particle.exec(rest)?.[0] ?? ''
  const parts = name.length > wholeName ? partsOfName(name) : [name]
  return {
    before: text.slice(0, at),
    parts: parts.map((part, index) => (index === parts.length - 1 ? part + joined : part)),
    after: rest.slice(joined.length),
  }
}
