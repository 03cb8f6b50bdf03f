import { businessLimits } from '@shingle/shared/business/business.ts'
import { speaksOfBooking } from '@shingle/shared/generation/booking-words.ts'
import { fits } from '@shingle/shared/generation/fit.ts'
import { type TextLimit, textLimits } from '@shingle/shared/generation/text-limits.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { navigationLabelMaximum } from '@shingle/shared/link/link-value.ts'
import { waysOfWorking } from '@shingle/shared/reading/reading.ts'
import { contactLimits } from '@shingle/shared/sections/contact/fields.ts'
import { newsletterLimits } from '@shingle/shared/sections/newsletter/fields.ts'
import { servicesLimits } from '@shingle/shared/sections/services/fields.ts'
import { describe, expect, it } from 'vitest'
import type { KindCopy } from './kind.ts'
import { kindCopies } from './kind-copies.ts'
import { kinds } from './kinds.ts'
import { firstPersons, informalWords, promises } from './testing/words-not-said.ts'

const sectionHeading = { characters: 64 }

const limited = ({
  headings,
  ways,
  ...copy
}: KindCopy): (readonly [string, readonly string[], TextLimit])[] => [
  ['headlines', copy.headlines, textLimits.introductionHeadline],
  ['introductions', copy.introductions, textLimits.introductionText],
  ['quotes', copy.quotes, textLimits.quote],
  ['contact titles', headings.contact, textLimits.contactTitle],
  ['newsletter titles', headings.newsletter, textLimits.newsletterTitle],
  ['services headings', headings.services, sectionHeading],
  ['gallery headings', headings.gallery, sectionHeading],
  ['reviews headings', headings.reviews, sectionHeading],
  ['questions headings', headings.questions, sectionHeading],
  ['scheduling headings', headings.scheduling, sectionHeading],
  ['services lines', copy.servicesLines, { characters: servicesLimits.body }],
  ['contact lines', copy.contactLines, { characters: contactLimits.body }],
  ['newsletter lines', copy.newsletterLines, { characters: newsletterLimits.body }],
  ['questions', copy.questions.map(({ question }) => question), { characters: 512 }],
  ['actions', copy.actions, { characters: buttonLabelMaximum }],
  ['label', [copy.servicesLabel], { characters: navigationLabelMaximum }],
  ...waysOfWorking.map((way) => [way, ways[way]?.actions ?? [], { characters: buttonLabelMaximum }] as const),
]

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const filled = (text: string, name: string, place: string) =>
  text.replaceAll('{name}', name).replaceAll('{place}', place).replaceAll('{services}', 'this, that and more')

/** Everything that a page may say of a business of which no way of working is known. */
const withoutWays = ({ ways: _, headings: { scheduling: __, ...headings }, ...copy }: KindCopy) =>
  stringsIn({ ...copy, headings, american: undefined })

const copies = await Promise.all(
  kinds.flatMap((kind) =>
    languages.map(async (language) => ({
      kind,
      language,
      copy: (await kindCopies[`${kind.id} ${language}`]?.())?.copy,
    })),
  ),
)

/** The kinds that say 'usted' and 'Lei'. */
const formalKinds: readonly string[] = ['farewell', 'health-practice', 'professional-office']

interface Said {
  readonly title: string
  readonly kind: (typeof kinds)[number]
  readonly language: Language
  readonly copy: KindCopy
}

const all: readonly Said[] = copies.flatMap(({ kind, language, copy }) =>
  copy === undefined ? [] : [{ title: `${kind.id} ${language}`, kind, language, copy }],
)

it('[7.kinds] every kind speaks every language', () => {
  expect(copies.filter(({ copy }) => copy === undefined)).toEqual([])
})

describe.each(all)('[7.kinds] $title', ({ kind, language, copy }) => {
  it('[5.generated text] keeps within sentences, words and characters', () => {
    const tooLong = limited(copy).flatMap(([list, texts, limit]) =>
      texts.filter((text) => !fits(filled(text, 'Hart', 'Ely'), limit)).map((text) => `${list}: ${text}`),
    )
    expect(tooLong).toEqual([])
  })

  it('[5.generated text] has something to say of the longest name in the longest place', () => {
    const name = 'Wb'.repeat(businessLimits.name / 2)
    const speechless = limited(copy).filter(
      ([, texts, limit]) =>
        texts.length > 0 && !texts.some((text) => fits(filled(text, name, 'x'.repeat(40)), limit)),
    )
    expect(speechless.map(([list]) => list)).toEqual([])
  })

  it('promises nothing that its owner did not say', () => {
    expect(stringsIn(copy).filter((text) => promises[language].test(text))).toEqual([])
    expect(stringsIn(copy).filter((text) => /[£$€¥%]|\b(?:19|20)\d\d\b/u.test(text))).toEqual([])
  })

  it('speaks of booking only where appointments are made', () => {
    const { appointment: _, ...otherWays } = copy.ways
    const open = [...withoutWays(copy), ...stringsIn(otherWays)]
    expect(open.filter((text) => speaksOfBooking(text, language))).toEqual([])
  })

  it('never exclaims, and never changes the form of address', () => {
    expect(stringsIn(copy).filter((text) => /[!！¡]/u.test(text))).toEqual([])
    const isFormal = formalKinds.includes(kind.id) || (language === 'spanish' && kind.id === 'lodging')
    const informal = informalWords(language, isFormal)
    expect(stringsIn(copy).filter((text) => informal?.test(text))).toEqual([])
  })

  it('is right for one person too', () => {
    const several = firstPersons[language]
    // What visitors ask, they may ask together.
    const said = stringsIn(copy).filter((text) => !/[?？]$|か。$/u.test(text))
    expect(said.filter((text) => several?.test(text))).toEqual([])
  })

  it('has words for its ways of working and for no other', () => {
    expect(Object.keys(copy.ways).toSorted()).toEqual([...kind.ways].toSorted())
  })

  it('repeats no text within a list, and says more than one site uses', () => {
    for (const [, texts] of limited(copy)) expect(new Set(texts).size).toBe(texts.length)
    expect(copy.headlines.some((text) => !text.includes('{'))).toBe(true)
    const asked =
      copy.questions.length + Object.values(copy.ways).flatMap(({ questions = [] }) => questions).length
    expect(asked).toBeGreaterThanOrEqual(5)
  })
})

it.each(languages)(
  '[7.kinds] in %s no two kinds share a quote, a headline or an introduction',
  (language) => {
    const texts = all
      .filter((said) => said.language === language)
      .flatMap(({ copy }) => [...copy.quotes, ...copy.introductions, ...copy.headlines])
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  },
)

it('[7.kinds] farewell and health say little', () => {
  for (const { kind, copy } of all) {
    if (kind.id === 'farewell') expect(copy.quotes.length).toBe(1)
    if (kind.id === 'health-practice') expect(copy.quotes.length).toBeLessThanOrEqual(2)
  }
})
