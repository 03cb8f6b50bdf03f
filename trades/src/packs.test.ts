import { fits } from '@shingle/shared/generation/fit.ts'
import { type TextLimit, textLimits } from '@shingle/shared/generation/text-limits.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import type { PackCopy } from '@shingle/shared/industry/pack.ts'
import { generalPack } from '@shingle/shared/industry/packs/general.ts'
import { schemaTypeOf } from '@shingle/shared/industry/schema-types.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { headerLimits } from '@shingle/shared/sections/header/fields.ts'
import { describe, expect, it } from 'vitest'
import { packs, translations } from './packs.ts'

// Phrases that belong to anyone and so to no one.
const banned =
  /elevate|unlock|trusted partner|nestled|seamless|passionate|one-stop|one stop|world[- ]class|cutting[- ]edge|unparalleled|tailored to|state[- ]of[- ]the[- ]art|look no further|next level|pride ourselves|second to none|hassle|stress-free|peace of mind|journey to|transform your|solutions|excellence|dedicated team|highly skilled|years of experience|licensed|insured|award|top-notch|high[- ]quality|exceed|exceptional|satisfaction|hesitate|in today|fast-paced|vibrant|curated|discover the|lorem|—|!/i

const sectionHeading = { characters: 64 }

const filled = (text: string) =>
  text
    .replaceAll('{name}', 'Hart')
    .replaceAll('{place}', 'Leeds')
    .replaceAll('{services}', 'this, that and more')

/** What rows say as their trade's own: all but what a button, a contact section or a service may be called elsewhere too. */
const sentencesOf = (rows: string): readonly string[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .flatMap(([of = '', ...texts]) => {
      if (['names', 'contact', 'action'].includes(of)) return []
      // Beside its name and text stands by which words it is found.
      if (of === 'special') return texts.slice(0, 2)
      return of === 'service' ? texts.slice(1, 2) : texts
    })

const limited = (copy: PackCopy): (readonly [string, readonly string[], TextLimit])[] => [
  ['headlines', copy.headlines, textLimits.introductionHeadline],
  ['introductions', copy.introductions, textLimits.introductionText],
  ['services', copy.services.map(({ text }) => text), textLimits.serviceDescription],
  ['service names', copy.services.map(({ name }) => name), sectionHeading],
  ['quotes', copy.quotes, textLimits.quote],
  ['reviews', copy.reviews, textLimits.review],
  ['contact titles', copy.headings.contact, textLimits.contactTitle],
  ['newsletter titles', copy.headings.newsletter, textLimits.newsletterTitle],
  [
    'section headings',
    [...copy.headings.services, ...copy.headings.gallery, ...copy.headings.reviews],
    sectionHeading,
  ],
  ['more headings', [...copy.headings.questions, ...copy.headings.scheduling], sectionHeading],
  ['actions', copy.actions, { characters: buttonLabelMaximum }],
  ['label', [copy.servicesLabel], { characters: headerLimits.linkLabel }],
]

const english = await Promise.all(
  Object.entries(packs).map(async ([slug, load]) => ({ slug, copy: (await load()).pack.copy })),
)
const translated = await Promise.all(
  Object.entries(translations).map(async ([slug, load]) => [slug, (await load()).translations] as const),
)
const everyCopy: (readonly [string, PackCopy])[] = [
  ...[...english, generalPack].map(({ slug, copy }) => [slug, copy] as const),
  ...languages
    .filter((language) => language !== 'english')
    .map((language) => [language, wordings[language].copy] as const),
  ...translated.flatMap(([slug, copies]) =>
    Object.entries(copies).flatMap(([language, copy]) =>
      typeof copy === 'string' ? [] : [[`${language} ${slug}`, copy] as const],
    ),
  ),
]

describe.each(everyCopy)('pack %s', (_, copy) => {
  it('[5.generated text] keeps every text within its sentences, words and characters', () => {
    const tooLong = limited(copy).flatMap(([list, texts, limit]) =>
      texts.filter((text) => !fits(filled(text), limit)).map((text) => `${list}: ${text}`),
    )
    expect(tooLong).toEqual([])
  })

  it('[7.copy] has more than one site uses', () => {
    expect(copy.services.length).toBeGreaterThanOrEqual(6)
    expect(copy.questions.length).toBeGreaterThanOrEqual(5)
    expect(copy.headlines.length).toBeGreaterThanOrEqual(5)
    expect(copy.introductions.length).toBeGreaterThanOrEqual(3)
    expect(copy.quotes.length).toBeGreaterThanOrEqual(3)
    expect(copy.reviews.length).toBeGreaterThanOrEqual(3)
    expect(copy.headings.services.length).toBeGreaterThanOrEqual(3)
    expect(copy.services.filter(({ special }) => special !== true).length).toBeGreaterThanOrEqual(4)
  })

  it('[7.copy] has no phrase that could stand on any site, and no price, year or figure of its own', () => {
    const words = JSON.stringify({ ...copy, american: undefined })
    expect(words.match(banned)).toBeNull()
    expect(words.match(/[£$€¥]|\b(?:19|20)\d\d\b|\d+\s?%/)).toBeNull()
  })

  it('[7.copy] repeats no text within a list', () => {
    for (const [, texts] of limited(copy)) expect(new Set(texts).size).toBe(texts.length)
  })
})

it('[2.industries] every industry slug of the specification has a pack', () => {
  const slugs = english.map(({ slug }) => slug)
  expect(industrySlugs.filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(new Set(slugs).size).toBe(slugs.length)
})

it('[7.copy] no two trades share a headline, a quote, a service text or a heading of their services', () => {
  const texts = english.flatMap(({ copy }) => [
    ...copy.headlines,
    ...copy.quotes,
    ...copy.services.map(({ text }) => text),
    ...copy.headings.services,
    ...copy.reviews,
  ])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

it('[7.copy] no two trades share a sentence, in any language', () => {
  const said = [
    ...english.flatMap(({ copy }) => [
      ...copy.introductions,
      ...copy.servicesLines,
      ...copy.contactLines,
      ...copy.newsletterLines,
      ...copy.questions.map(({ answer }) => answer),
    ]),
    ...translated.flatMap(([, copies]) =>
      Object.entries(copies).flatMap(([language, rows]) =>
        typeof rows === 'string' ? sentencesOf(rows).map((text) => `${language}: ${text}`) : [],
      ),
    ),
  ]
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
})

it('[6.markup] a trade has the type that search engines know it by', () => {
  expect(['plumber', 'dentist-office', 'music-lessons', 'general'].map(schemaTypeOf)).toEqual([
    'Plumber',
    'Dentist',
    'LocalBusiness',
    'LocalBusiness',
  ])
})
