import { brands, commonBrands, loneBrands, provingWords, signInWords } from '../handle/deceiving-words.ts'
import { skeletonOf } from '../handle/skeleton.ts'
import { plainLetters } from './plain-letters.ts'

/** Names that are words, surnames or parts of words as well, and so long or odd that a look-alike is no chance. */
const longCommonBrands = ['barclays', 'santander', 'vodafone', 'telegram'] as const
/** Names that people and things have, one confusable letter away from a well-known one. */
const twins: readonly string[] = ['googie', 'kiarna']

/** What else swindlers have beside a name, and hardly anybody who only works with it. */
const asking = [
  ...[...signInWords, ...provingWords],
  ...['secure', 'account', 'konto', 'compte', 'cuenta', 'conto', 'wallet', 'billing', 'refund', 'helpdesk'],
] as const
const fillers = [
  'my',
  'id',
  'www',
  'com',
  'online',
  'web',
  'app',
  'user',
  'customer',
  'client',
  'support',
] as const

const skeletonsOf = (words: readonly string[]): readonly string[] => [...new Set(words.map(skeletonOf))]
const unmistakable = skeletonsOf([...brands, ...loneBrands, 'appleid'])
const stuckNames = skeletonsOf([...brands, ...loneBrands.filter((name) => name.length > 3), 'appleid'])
const clearNames: readonly string[] = [...brands, ...loneBrands]
const allNames: readonly string[] = [...clearNames, ...commonBrands]
const askingSkeletons = skeletonsOf(asking)
const signInSkeletons = skeletonsOf(signInWords)
const fillerSkeletons = skeletonsOf(fillers)
const commonSkeletons = skeletonsOf(commonBrands)

/** What stands behind a name in an address: in the middle of one it only makes believe that the address ends there. */
const endings: readonly string[] = ['com', 'net', 'org', 'co']

const isOneOf = (words: readonly string[], skeletons: readonly string[]): boolean =>
  words.some((word) => skeletons.includes(word))

const wordsOf = (label: string): readonly string[] =>
  label.split('-').flatMap((word) => [skeletonOf(word), skeletonOf(word.replace(/\d{1,4}$/, ''))])

/** Whether a text is nothing but words that ask for a secret, and such as stand beside them. */
const onlyAsks = (text: string, hasAsked = false): boolean => {
  if (text === '') return hasAsked
  const after = (words: readonly string[], asks: boolean) =>
    words.some((word) => text.startsWith(word) && onlyAsks(text.slice(word.length), hasAsked || asks))
  return after(askingSkeletons, true) || after(fillerSkeletons, false)
}

/** `paypallogin`: a name, and stuck to it what asks for a secret. */
const isStuck = (word: string): boolean =>
  stuckNames.some((name) => {
    const at = word.indexOf(name)
    return at !== -1 && onlyAsks(word.slice(0, at) + word.slice(at + name.length))
  })

/** `secure-paypal`, `apple-login`: a name and what asks for a secret, in one part of a host. */
const asksInOnePart = (label: string): boolean => {
  const words = wordsOf(label)
  return (
    words.some(isStuck) ||
    (isOneOf(words, unmistakable) && isOneOf(words, askingSkeletons)) ||
    (isOneOf(words, commonSkeletons) && isOneOf(words, signInSkeletons))
  )
}

const isWithEnding = (parts: readonly string[], names: readonly string[]): boolean =>
  parts.some((part, at) => names.includes(part) && endings.includes(parts[at + 1] ?? ''))

/** `paypal.com.example.org`, `www-paypal-com.example.org`: a whole address of somebody within that of another. */
const holdsAddress = (labels: readonly string[]): boolean =>
  isWithEnding(labels.slice(0, -1), allNames) ||
  labels.some((label) => isWithEnding(label.split('-'), clearNames))

/** `login.paypal.example.org`: a name before the host of another, and what asks for a secret. */
const asksInParts = (labels: readonly string[]): boolean => {
  const own = labels.at(-1) ?? ''
  const before = labels.slice(0, -1).map(skeletonOf)
  const isTheirs = unmistakable.includes(skeletonOf(own))
  return !isTheirs && isOneOf(before, unmistakable) && isOneOf(labels.flatMap(wordsOf), askingSkeletons)
}

/**
 * Whether a host takes a well-known name that is another's to have somebody sign in or prove themselves. `labels` are its
 * parts, without the ending that many share: the last of them is what its owner has.
 */
export const borrowsName = (labels: readonly string[]): boolean =>
  labels.some(asksInOnePart) || holdsAddress(labels) || asksInParts(labels)

const alikeNames = [...clearNames.filter((name) => name.length > 4), ...longCommonBrands, 'apple']
const alike: ReadonlyMap<string, string> = new Map(alikeNames.map((name) => [skeletonOf(name), name]))
const isAsked = (text: string): boolean => /[^a-z]|rn|vv/.test(text)

/** Whether a word is drawn like a well-known name and is another one: `paypa1`, `arnazon`, `раураl`. */
const isAlike = (word: string): boolean => {
  const plain = plainLetters(word)
  const name = alike.get(skeletonOf(plain))
  if (name === undefined || word === name || twins.includes(word)) return false
  return name.length > 5 || isAsked(word)
}

/** Whether a part of a host, or a word in it, looks like a well-known name that it is not. */
export const looksLikeName = (label: string): boolean => [label, ...label.split('-')].some(isAlike)
