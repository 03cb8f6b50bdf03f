import type { Language } from '../../language/language.ts'
import { type Cues, isWhole } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import type { DraftOffer } from './draft-offer.ts'

const count = formPattern('figure')

// '물레 체험 1인 35,000원', '정규반 월 16만원', '실크 벽지 평당 2만 5천원'.
const korean = new RegExp(
  `\\s(?:(?:주|월|연) ?${count} ?회|(?:${count} ?|한 ?|두 ?)(?:인|인당|회|회당|시간|개월|개|장|마리|박|팩|판|분|켤레|벌|곳|km|kg|g|평|m)|월|연|매월|인당|회당|시간당|개당|장당|마리당|박당|건당|평당|곳당|km당|kg당|벌당|켤레당)$`,
  'u',
)
// '欠け1か所3,300円', '教室は月3回で9,000円'.
const japanese = new RegExp(
  `(?:月${count}回|週${count}回|(?:${count}|一|半)(?:か所|ヶ所|カ所|箇所|本|枚|回|名|人|時間|分|畳|帖|坪|台|個|着|足|頭|匹|泊|杯|袋|束|丁|名様|kg|g|km|m|㎡|cc|ml)(?:あたり|につき)?|月謝|月額)$`,
  'u',
)
const units: Readonly<Partial<Record<Language, RegExp>>> = { japanese, Korean: korean }

// What is left of a sentence in which a thing costs so much a time: '教室は月3回で'.
const particle = /(?<=.)(?:[はがもで、]|のみ?で)$/u
const joining = /[でに]$/u

// '하루 8시간 15만원': how long is no name.
const time = /^(?:하루|하룻밤|한 ?달|매일|평일|주말|야간|주간|종일|반나절|一[人日泊回]|半日|終日|平日|週末)$/u

/**
 * A priced offer with what its price is of at the price, where Japanese and Korean write it between the two: 'a person
 * 35,000', and not 'wheel throwing a person'. A name that is nothing but such a unit stays.
 */
export const withUnitAtPrice = (offer: DraftOffer, cues: Cues): DraftOffer => {
  const unit = offer.price === '' ? undefined : units[cues.language]
  const said = offer.name.replace(joining, '')
  const found = unit?.exec(said)
  if (found === undefined || found === null) return offer
  const name = said.slice(0, found.index).trim().replace(particle, '')
  if (name.length < 2 || time.test(name) || isWhole(name, cues.option) || !/\p{L}/u.test(name)) return offer
  const gap = cues.language === 'Korean' ? ' ' : ''
  const price = `${offer.name.slice(found.index).trim()}${gap}${offer.price}`
  return { ...offer, name, price }
}
