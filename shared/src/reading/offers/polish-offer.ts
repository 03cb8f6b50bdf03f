import type { Language } from '../../language/language.ts'
import type { Cues } from '../cues/cues.ts'
import type { DraftOffer } from './draft-offer.ts'

// What leads from a thing to its price is no part of either: 'with training is £780', 'die Runde kostet', 'a partire da'.
// Each language for itself: 'son' and 'sale' are words of a name elsewhere.
const before = (words: string): RegExp => new RegExp(`(?:^|[\\s,]+)(?:${words})$`, 'iu')
const leading: Readonly<Partial<Record<Language, RegExp>>> = {
  english: before('is|are|costs?|comes? to|around|about|roughly|from|a'),
  german: before('kostet|kosten|ab|um|zu|ca\\.?|circa|mit'),
  spanish: before('cuestan?|salen?|son|desde|a'),
  french: before("co[uû]te(?:nt)?|revien(?:t|nent)|est|sont|c[’']est|à|dès"),
  italian: before('costa|costano|vien[ei]|vengono|è|sono|da|a'),
}

const withoutLeading = (text: string, words: RegExp): string => {
  const rest = text.replace(words, '').replace(/[\s,]+$/u, '')
  return rest === text ? text : withoutLeading(rest, words)
}

// '新調は12,000円からです', '두부전골은 2인 22,000원입니다': particles and endings of a sentence, not of a name.
const particle = /(?<=.{2})(?:は|(?<=\p{Script=Hangul})(?:은|는))$/u
const inner =
  /(?<=.{2})(?:は(?=[\p{N}一二三四五六七八九十\ue000-\uf8ff]\S{0,3}$)|(?<=\p{Script=Hangul})(?:은|는) (?=(?:[\p{N}\ue000-\uf8ff]\S{0,3}|월|주|회당)$))/u
const ending = /^(?:です|になります|でございます|いたします|입니다|이에요|예요|됩니다|정도입니다)$/u

// Only verbs: what ends in another of these words may be a name.
const costs: Readonly<Partial<Record<Language, RegExp>>> = {
  spanish: /\s+(?:salen?|son)$/iu,
  french: /\s+(?:co[uû]te(?:nt)?|revien(?:t|nent)|est|sont|c[’']est)$/iu,
  italian: /\s+(?:costa(?:no)?|vien[ei]|vengono|è|sono)$/iu,
}

/** A priced offer without the words that only lead to its price; its texts masked. */
export const polished = (offer: DraftOffer, cues: Cues): DraftOffer => {
  if (offer.price === '') return offer
  if (!cues.isSpaced || cues.language === 'Korean')
    return {
      ...offer,
      name: offer.name.replace(particle, '').replace(inner, ' '),
      detail: offer.detail.replace(ending, ''),
    }
  const words = leading[cues.language]
  if (words === undefined) return offer
  const [first = '', ...more] = offer.detail.split(', ')
  const detail = [withoutLeading(first, words), ...more].filter((part) => part !== '').join(', ')
  const verb = costs[cues.language]
  return { ...offer, name: verb ? offer.name.replace(verb, '') : offer.name, detail }
}

/** A text without the brackets that are opened and not closed, or closed and not opened. */
export const withPairedBrackets = (text: string): string => {
  const opened: number[] = []
  const lone = new Set<number>()
  for (const [at, sign] of [...text].entries()) {
    if (/[([（]/u.test(sign)) opened.push(at)
    else if (/[)\]）]/u.test(sign) && opened.pop() === undefined) lone.add(at)
  }
  for (const at of opened) lone.add(at)
  return lone.size === 0
    ? text
    : [...text]
        .filter((_, at) => !lone.has(at))
        .join('')
        .replace(/^[\s,;]+|[\s,;]+$/gu, '')
}
