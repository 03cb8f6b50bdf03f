import type { Language } from '../language/language.ts'

/** Specification 9: the longest handle. */
export const handleMaximum = 24

/** Specification 5: the shortest handle. */
export const handleMinimum = 3

/** Specification 5: what a person reads while choosing a web address. */
export const handleTexts = {
  rule: 'Required: 3 or more characters (alphanumeric and dashes only)',
  checking: 'Checking availability...',
  available: 'Web address available',
  unavailable: 'Web address unavailable',
} as const

/** Letters that are written otherwise where there are only those of English. */
const spelt: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }
const speltInGerman: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** A text in lowercase letters without marks, as the language of its website writes them. */
const plainLetters = (text: string, language?: Language): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (language === 'german' ? (speltInGerman[letter] ?? letter) : letter))
    .replace(/[ßæœøłđ]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

/** Typed text as a handle: lowercased, without spaces and marks, cut to 24 characters, letters, digits and hyphens alone. */
export const normaliseHandle = (typed: string, language?: Language): string =>
  plainLetters(typed, language)
    .replace(/\s/g, '')
    .slice(0, handleMaximum)
    .replace(/[^a-z0-9-]/g, '')

const pattern = /^[a-z0-9][a-z0-9-]*[a-z0-9]$/

/** Whether a text is a handle as the specification allows it: not whether anybody may have it. */
export const isHandle = (handle: string): boolean =>
  handle.length >= handleMinimum && handle.length <= handleMaximum && pattern.test(handle)

// 'Nonna’s' is one word.
const apostrophe = /(?<=[a-z0-9])['’ʼ´`](?=[a-z0-9])/g

/** A text as a handle, hyphens for spaces; '' when nothing usable remains. */
const handleOf = (text: string, language?: Language): string => {
  const words = plainLetters(text, language).replace(/&/g, ' and ').replace(apostrophe, '')
  const cut = wholeWords(words.match(/[a-z0-9]+/g) ?? []).slice(0, handleMaximum)
  return isHandle(cut) ? cut : ''
}

/** As many words as a handle has room for; none that only leads to the next stands last where some were left out. */
const wholeWords = (words: readonly string[]): string => {
  const kept = [...words]
  const isLong = () => kept.join('-').length > handleMaximum
  while (kept.length > 1 && (isLong() || (kept.length < words.length && leading.has(kept.at(-1) ?? ''))))
    kept.pop()
  return kept.join('-')
}

const leading = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'the'])

/** What a handle is proposed from. */
interface Called {
  readonly name: string
  /** The trade, by its id. */
  readonly industry: string
  readonly location: string
}

/**
 * A handle to propose for a business: its name; where that has no Latin letters its trade and place, else what it has
 * of either; '' when nothing usable remains.
 */
export const suggestHandle = ({ name, industry, location }: Called, language?: Language): string =>
  [name, `${industry} ${location}`].map((text) => handleOf(text, language)).find((handle) => handle !== '') ??
  ''
