import type { Language } from '../../language/language.ts'
import { type Cues, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { sizeOf } from './draft-offer.ts'

interface Joints {
  /** Words before a sum that is asked instead of the one before it. */
  readonly or: string
  /** Words before a sum that is asked after what stands before it. */
  readonly after: string
}

const joints: Readonly<Partial<Record<Language, Joints>>> = {
  english: {
    or: 'or(?: else)?|and',
    after: '(?:and )?(?:then|after (?:that|which)|thereafter|afterwards|from then on)',
  },
  german: { or: 'oder|und', after: '(?:und )?(?:dann|danach|anschließend|darüber hinaus|ab dann)' },
  french: {
    or: 'ou(?: bien)?|et',
    after: '(?:et )?(?:puis|ensuite|après(?: cela| ça)?|par la suite|au-delà)',
  },
  spanish: { or: 'o(?: bien)?|y', after: '(?:y )?(?:luego|después|a partir de ahí)' },
  italian: { or: 'o(?:ppure)?|e', after: '(?:e )?(?:poi|dopo|successivamente|in seguito)' },
}

const compiled = new Map<Language, readonly [RegExp, RegExp]>()

/** What leads to another sum, alone, and at the start of what is named before it. */
const expressionsOf = (language: Language): readonly [RegExp, RegExp] => {
  const known = compiled.get(language)
  if (known !== undefined) return known
  const { or, after } = joints[language] ?? { or: '(?!)', after: '(?!)' }
  const made = [
    new RegExp(`^(?:(?<after>${after})|(?:${or}))$`, 'iu'),
    new RegExp(`^\\s*(?:${after}|${or})\\s(?=\\S)`, 'iu'),
  ] as const
  compiled.set(language, made)
  return made
}

const ofMany = new RegExp(`(?:${formPattern('figure')}|\\p{L}+) (?:for|für|pour|por|per|a|à)\\s*$`, 'iu')

/**
 * Where the words before another sum begin to be of that, between it and the one before: 'or' in '£65 or packages
 * £290', 'then' in '£110 call-out then £95'; undefined where they are of the one before it.
 */
export const jointBetween = (between: string, language: Language): number | undefined => {
  const [alone, leading] = expressionsOf(language)
  if (ofMany.test(between)) return undefined
  if (leading.test(between)) return 0
  const at = between.trimEnd().lastIndexOf(' ')
  const last = between.slice(at + 1).trim()
  return at >= 0 && alone.exec(last)?.groups?.after !== undefined ? at : undefined
}

/** A sum that goes on from the one before it, after the words that join it, with what it is for. */
interface ChainedPrice {
  readonly name: string
  readonly detail: string
  readonly price: string
  readonly isAfter: false
  readonly isLed: false
  readonly isChained: true
}

const unitWords = 4

/** A sum that goes on from the one before it and names nothing of its own: 'or £280 for a day', 'after that £45'; undefined where it is none. */
export const chainedPrice = (
  { before, price, after }: Readonly<Record<'before' | 'price' | 'after', string>>,
  { language, tail }: Cues,
): ChainedPrice | undefined => {
  const joint = expressionsOf(language)[0].exec(before.trim())
  if (joint === null) return undefined
  const said = after.trim()
  const isUnit = said !== '' && sizeOf(said) <= unitWords && startsWith(said, tail)
  return {
    name: joint.groups?.after ?? '',
    detail: isUnit ? '' : said,
    price: isUnit ? `${price} ${said}` : price,
    isAfter: false,
    isLed: false,
    isChained: true,
  }
}

/** What is named before a sum, without the word that joins it to the one before: 'oder Pauschalen'. */
export const withoutJoint = (before: string, language: Language): string =>
  before.replace(expressionsOf(language)[1], '')
