import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import {
  type Finder,
  type Found,
  type MaskContext,
  pattern,
  spacedLetter,
  wordEnd,
  wordStart,
} from '../finder.ts'
import { guesses, isWhole, standsAlone } from './whole-numbers.ts'

const gap = '(?: ?[\\-–‐‑()/] ?[(]?|[ .]| \\(|\\) ?)'
const lettered = `1[ \\-]8\\d\\d[ \\-][a-z]{4,9}${wordEnd}`
const extension = `(?: ?(?:ext\\.?|x|poste|dw\\.?) ?\\d{1,5}${wordEnd})?`
const candidate = pattern(
  `(?<!${spacedLetter}|[\\d@#,.:/\\-])(?:${lettered}|[+(]{0,2}\\d+(?:${gap}\\d+)*${extension})(?![\\d%]|[,:.]\\d)`,
)

const cue = pattern(
  `(?:${wordStart}(?:call(?:s|ing)?(?: us| me)?|ring|phone|tel(?:ephone|efon|éfono|efono)?|text|txt|sms|whats ?app|mob(?:ile)?|cell(?:ulare)?|landline|office|fax|handy|mobil|fon|anruf(?:en)?|ruft?|rufen|tél(?:éphone)?|appel(?:ez|er)?|joindre|portable|fixe|llam(?:a|e|ar|anos)|móvil|movil|tfno|tlf|chiama(?:te|re|ci)?|number|nummer|nr|ask for|frag(?:en|t)? nach|demande[rz]|pregunt(?:ar|en?|ad?) por|chied(?:ere|ete|i) di|t|m|p)${wordEnd}|☎️?|📞|📱|電話|お問い?合わせ|お問合せ|携帯|連絡先|전화|문의|연락처?|휴대폰|핸드폰|폰|상담|예약)[^\\d\\n;!?+(]{0,24}[(+]{0,2}$`,
)

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** '1-800-FLOWERS' as it is dialled. */
const dialled = (text: string): string =>
  /^1[ -]8\d\d[ -][a-z]+$/iu.test(text)
    ? text.replace(/[a-z]/giu, (letter) =>
        String(2 + keys.findIndex((key) => key.includes(letter.toLowerCase()))),
      )
    : text

// A phone is among the first of its candidate's parts; a page of figures has thousands.
const triesOfCandidate = 36
const triesOfText = 120

/** How often more the numbers of a country may be asked. */
interface Tries {
  left: number
}

interface PhoneContext extends MaskContext {
  readonly tries: Tries
}

const isValid = (text: string, { country, language, tries }: PhoneContext): boolean =>
  (country === undefined ? guesses[language] : [country]).some((place) => {
    if (tries.left === 0) return false
    tries.left -= 1
    return parsePhoneNumberFromString(dialled(text), place)?.isValid() === true
  })

interface Part {
  readonly start: number
  readonly end: number
}

// Fifteen digits, what is dialled before them, and an extension.
const longestDialled = 23

/** The longest run of a candidate's groups that is a number, the first of several. */
const validPart = (text: string, context: PhoneContext): Part | undefined => {
  const groups = [...text.matchAll(/[+(]*[\dA-Z]+\)?/giu)].slice(0, 16)
  const parts = groups
    .flatMap((first, index) =>
      groups.slice(index).map((last) => ({ start: first.index, end: last.index + last[0].length })),
    )
    .sort((one, other) => other.end - other.start - (one.end - one.start))
  return parts.find(({ start, end }) => {
    const part = text.slice(start, end)
    const isApart = !/[^ (]$/u.test(text.slice(0, start)) && !/^[^ ]/u.test(text.slice(end))
    const length = part.replace(/[^\dA-Z]/giu, '').length
    return (
      isApart && !timeSpan.test(part) && length >= 7 && length <= longestDialled && isValid(part, context)
    )
  })
}

// '8.00-17.00' is from one time of day to another, whatever number it would be.
const timeSpan = /(?<!\d)(?:[01]?\d|2[0-4])\.[0-5]\d ?[-–] ?(?:[01]?\d|2[0-4])\.[0-5]\d(?![\d.])/u

const looksDialled = /^\(?(?:\+|0)|[\d)][ .\-/]\(?\d/u

const everyGuess = [...new Set(Object.values(guesses).flat())]

// A number with its area has no fewer figures anywhere that pages are read in.
const figuresWithArea = 9

/** Whether a text is a whole number in one of the countries whose languages are read, where nothing tells which of them. */
const isWholeSomewhere = (text: string, { country, tries }: PhoneContext): boolean => {
  if (country !== undefined || !looksDialled.test(text) || digitsIn(text) < figuresWithArea) return false
  return everyGuess.some((place) => {
    if (tries.left === 0) return false
    tries.left -= 1
    return parsePhoneNumberFromString(text, place)?.isValid() === true
  })
}

const startsDialled = /^\(?(?:\+|0)/u

/** A candidate that is a number as it stands, or its longest part that is one. */
const numberIn = (text: string, isCued: boolean, context: PhoneContext): Part | undefined => {
  const whole = text.trimEnd()
  // First: of a number of another country a part is one here.
  if ((isCued || startsDialled.test(text)) && !timeSpan.test(whole) && isWholeSomewhere(whole, context))
    return { start: 0, end: whole.length }
  return isCued || looksDialled.test(text) ? validPart(text, context) : undefined
}

const inCandidate = (
  text: string,
  isCued: boolean,
  context: PhoneContext,
): readonly (Part & { kind: Found['kind'] })[] => {
  const part = numberIn(text, isCued, context)
  if (part !== undefined) {
    const before = inCandidate(text.slice(0, part.start), isCued, context)
    const rest = inCandidate(text.slice(part.end), false, context)
    return [
      ...before.filter(({ kind }) => kind === 'phone'),
      { ...part, kind: 'phone' },
      ...rest
        .filter(({ kind }) => kind === 'phone')
        .map(({ start, end, kind }) => ({ kind, start: start + part.end, end: end + part.end })),
    ]
  }
  if (timeSpan.test(text)) return []
  const trimmed = text.replace(/[^\d)]+$/u, '')
  const start = trimmed.search(/[+(\d]/u)
  const count = digitsIn(trimmed)
  const isService = isCued && count >= 3 && count <= 6 && isValid(trimmed, context)
  if (isService) return [{ start, end: trimmed.length, kind: 'phone' }]
  const isMeant = isCued ? count >= 6 : startsDialled.test(trimmed) && count >= 9
  if (!isMeant || count > 16) return []
  const isGiven = isCued && isWhole(trimmed, context)
  return [{ start, end: trimmed.length, kind: isGiven ? 'phone' : 'doubtfulPhone' }]
}

// Of '06 12 34 56 78', '01472 555142' or '02-1234-5637' no group is a time of day or a sum.
const clear = pattern(
  '(?<![\\p{L}\\d@#,.:/\\-])0(?:\\d(?:[ .]\\d\\d){4}|\\d{2,4} \\d{3,7}(?: \\d{2,4})?|\\d{1,3}-\\d{3,4}-\\d{4})(?![ .\\-]?\\d)',
)

/**
 * Phone numbers that are nothing else wherever they stand, so that their first figures do not become the end of the
 * hours before them: '7j/7 8h-20h 06 12 34 56 78'.
 */
export const findClearPhones: Finder = (text, context) => {
  const tries = { left: triesOfCandidate }
  return [...text.matchAll(clear)].flatMap(({ 0: written, index }) =>
    isValid(written, { ...context, tries }) || isWholeSomewhere(written, { ...context, tries })
      ? [{ kind: 'phone' as const, start: index, end: index + written.length }]
      : [],
  )
}

/** Phone numbers that exist in the place's country or were announced as one, and those that were meant as one and cannot be. */
export const findPhones: Finder = (text, context) => {
  let left = triesOfText
  return [...text.matchAll(candidate)].flatMap(({ 0: written, index }) => {
    const isCued = text.slice(Math.max(0, index - 48), index).search(cue) >= 0
    const tries = { left: Math.min(left, triesOfCandidate) }
    const before = tries.left
    const found = inCandidate(written, isCued, { ...context, tries })
    left -= before - tries.left
    // A whole number alone between two stops is nothing else.
    const isMeant = standsAlone(text, index, written) && isWhole(written, context)
    return found.map(({ start, end, kind }) => ({
      kind: isMeant ? 'phone' : kind,
      ...{ start: index + start, end: index + end },
    }))
  })
}
