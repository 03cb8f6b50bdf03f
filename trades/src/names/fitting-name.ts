import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { checkHandle } from '@shingle/shared/handle/check-handle.ts'
import { suggestHandle } from '@shingle/shared/handle/handle.ts'
import { nameLimits } from '@shingle/shared/names/name-limits.ts'
import { hasOneOf, meantBy } from './excluded-kinds.ts'

/** What half of all companies are called already, and what says nothing: no name has one of these words in it. */
export const hollowWords: ReadonlySet<string> = new Set([
  ...[
    'solution',
    'solutions',
    'pro',
    'pros',
    'hub',
    'elite',
    'premier',
    'premium',
    'prestige',
    'global',
    'group',
  ],
  ...['expert', 'experts', 'express', 'plus', 'prime', 'master', 'masters', 'guru', 'gurus', 'king', 'kings'],
  ...['zone', 'depot', 'world', 'universe', 'planet', 'smart', 'tech', 'synergy', 'dynamics', 'ventures'],
  ...['unlimited', 'ultimate', 'superior', 'supreme', 'best', 'quality', 'professional', 'professionals'],
  ...['enterprise', 'enterprises', 'concepts', 'systems', 'central', 'online', 'direct', 'deluxe', 'royal'],
])

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a name has a word in it, wherever it stands and however it is written. */
export const hasWord = (name: string, word: string): boolean => {
  const letters = lettersOf(word)
  return letters !== '' && lettersOf(name).includes(letters)
}

/** Whether somebody can say a name who reads it on a sign: no heap of consonants and no letter three times. */
export const canBeSaid = (name: string): boolean =>
  !/[bcdfghjklmnpqrstvwxz]{6}|(\p{L})\1\1/iu.test(name.replace(/sch/gi, 'x'))

const isHollow = (name: string): boolean =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => hollowWords.has(word))

/** Whether a name could be taken for a company that everybody knows, or stands for something else at its address. */
export const isTaken = (name: string): boolean => {
  const handle = suggestHandle({ name, industry: '', location: '' })
  return handle !== '' && checkHandle(handle) !== null
}

/** A name without the words that its owner wants in it: those they can say. */
const ofOurs = (name: string, include: readonly string[]): string =>
  include.reduce((rest, word) => rest.replace(word, ''), name)

/** Whether a name may be proposed to somebody who wants some words in it and excludes others. */
export const isFitting = (
  name: string,
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): boolean =>
  name.length >= nameLimits.shortest &&
  name.length <= nameLimits.name &&
  !exclude.some((word) => hasWord(name, word)) &&
  !hasOneOf(ofOurs(name, include), meantBy(exclude)) &&
  !isHollow(name) &&
  canBeSaid(ofOurs(name, include)) &&
  !isTaken(name)
