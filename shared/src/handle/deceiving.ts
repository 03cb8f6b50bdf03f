import {
  accountWords,
  brands,
  commonBrands,
  loneBrands,
  nearWords,
  placeWords,
  provingWords,
  roleWords,
  secretWords,
  signInWords,
} from './deceiving-words.ts'
import { skeletonOf } from './skeleton.ts'

const skeletonsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(skeletonOf))
const brandSkeletons = [...skeletonsOf(brands)]
const commonSkeletons = skeletonsOf([...commonBrands, ...loneBrands])
const loneWords: ReadonlySet<string> = new Set(loneBrands)
const loneSkeletons = skeletonsOf(loneBrands)
const mistyped = [...skeletonsOf(brands.filter((brand) => brand.length > 6 && !nearWords.includes(brand)))]
const secretSkeletons = skeletonsOf(secretWords)
const signInSkeletons = skeletonsOf(signInWords)
const placeSkeletons = skeletonsOf(placeWords)
const accountSkeletons = skeletonsOf(accountWords)
const provingSkeletons = skeletonsOf(provingWords)
const askingSkeletons = skeletonsOf([...secretWords, ...roleWords])
const known = [...commonSkeletons, ...signInSkeletons, ...placeSkeletons, ...askingSkeletons]

/** A text taken apart into words known here, none left over; undefined where it is something else. */
const knownWordsOf = (text: string): readonly string[] | undefined => {
  if (text === '') return []
  for (const word of known) {
    const rest = text.startsWith(word) ? knownWordsOf(text.slice(word.length)) : undefined
    if (rest !== undefined) return [word, ...rest]
  }
  return undefined
}

/** A word without what is only stuck to its end, so that `appleid` is as good as `apple`. */
const stemOf = (word: string): string => word.replace(/(id|com|net|org|co|uk|us|de)$/, '')

const isCommonBrand = (word: string): boolean =>
  commonSkeletons.has(word) || commonSkeletons.has(stemOf(word))

/** Digits alone make a letter of something: a word that has none is what it says. */
const isLoneBrand = (word: string): boolean =>
  loneWords.has(word) || (/\d/.test(word) && loneSkeletons.has(skeletonOf(word)))

/** Whether a word is a name but for one letter that is another, missing or too many. */
const isNear = (word: string, name: string): boolean => {
  const [short, long] = word.length < name.length ? [word, name] : [name, word]
  if (long.length - short.length > 1) return false
  const at = [...long].findIndex((letter, index) => letter !== short[index])
  return at === -1 || long.slice(at + 1) === short.slice(short.length === long.length ? at + 1 : at)
}

const isMistyped = (word: string): boolean => mistyped.some((name) => isNear(word, name))

const hasOneOf = (words: readonly string[], skeletons: ReadonlySet<string>): boolean =>
  words.some((word) => skeletons.has(word))

const deceivesByWords = (words: readonly string[]): boolean =>
  hasOneOf(words, signInSkeletons) ||
  (hasOneOf(words, accountSkeletons) && hasOneOf(words, provingSkeletons)) ||
  (words.some(isCommonBrand) && words.some((word) => !isCommonBrand(word) && secretSkeletons.has(word)))

/**
 * Whether a handle is nothing but words known here, with hyphens or without: a well-known name and more among them, or
 * nobody's name at all, as what asks for an account has none.
 */
const deceivesAsWhole = (words: readonly string[]): boolean =>
  deceivesByWords(words) ||
  (words.some(isCommonBrand) && hasOneOf(words, placeSkeletons)) ||
  (words.length > 1 && hasOneOf(words, accountSkeletons)) ||
  (hasOneOf(words, provingSkeletons) && words.filter((word) => askingSkeletons.has(word)).length > 1)

/**
 * Whether a handle would have its visitors take it for somebody they trust with a password or money: a well-known name,
 * however it is written and whatever stands around it, a word of signing in, or what asks for an account.
 */
export const isDeceivingHandle = (handle: string): boolean => {
  const words = handle.split('-')
  const parts = words.map((word) => skeletonOf(word.replace(/\d{1,4}$/, '')))
  const whole = skeletonOf(handle)
  return (
    brandSkeletons.some((brand) => whole.includes(brand)) ||
    words.some(isLoneBrand) ||
    [...parts, whole].some(isMistyped) ||
    commonSkeletons.has(whole) ||
    deceivesByWords(words.map(skeletonOf)) ||
    deceivesByWords(parts.flatMap((part) => knownWordsOf(part) ?? [part])) ||
    [whole, parts.join('')].some((text) => deceivesAsWhole(knownWordsOf(text) ?? []))
  )
}
