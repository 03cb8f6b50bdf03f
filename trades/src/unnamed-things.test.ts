import type { Answers } from '@shingle/shared/generation/answers.ts'
import { indexWords, mentions, patternsOf } from '@shingle/shared/generation/word-patterns.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { expect, test } from 'vitest'
import { draftOf, knownOf, packIds } from './testing/draft-of.ts'

interface Business {
  readonly answers: Answers
  /** The words of what others of the trade offer. */
  readonly unnamed: readonly string[]
}

/** A business of a trade that names two of its services with their prices, and nothing else. */
const twoOf = (tradeId: string, language: Language, at: number): Business => {
  const asked = { businessName: 'Vell', businessActivities: '', businessLocation: '', timeZone: '' }
  const copy = knownOf({ ...asked, industry: tradeId, language })?.copy
  const services = copy?.services ?? []
  const named = [services[at], services[at + 1]].flatMap((service) => service?.name ?? [])
  const answers = {
    ...asked,
    industry: tradeId,
    language,
    businessActivities: named.map((name, place) => `${name}: £${place + 20}`).join('\n'),
  }
  const told = indexWords(
    `${answers.businessActivities}\n${copy?.trade}\n${copy?.role}\n${wordings[language].copy.servicesLabel}`,
  )
  const unnamed = services.flatMap(({ name, words }) => {
    const patterns = patternsOf(words)
    if ([...patterns, name].some((word) => mentions(told, word))) return []
    return patterns.filter((word) => mentions(indexWords(name), word))
  })
  return { answers, unnamed }
}

/** The words of a page that are not its owner's: of sections and buttons, and what pictures are called. */
const saidFields = /^(?:heading|label|primary|text|alt|question|body|description)$/
const readIn = (value: unknown, name = ''): readonly string[] => {
  if (typeof value === 'string') return saidFields.test(name) ? [value] : []
  if (typeof value !== 'object' || value === null || ('sample' in value && value.sample === true)) return []
  const inList = Array.isArray(value) ? name : undefined
  return Object.entries(value).flatMap(([of, held]) => readIn(held, inList ?? of))
}

/** What a page offers that its owner did not name; undefined where what they named was not read as offers. */
const offersOfOthers = ({ answers, unnamed }: Business): readonly string[] | undefined => {
  const draft = draftOf(answers)
  const sections = draft.ok ? draft.value.sections : []
  const services = sections.find((section) => section.type === 'Services')
  if (!draft.ok || services?.items.filter(({ pricing }) => pricing !== '').length !== 2) return undefined
  return [draft.value.settings.description, ...readIn(sections)].filter((text) => {
    const index = indexWords(text)
    return unnamed.some((word) => mentions(index, word))
  })
}

test.each(languages)(
  '[4.create] in %s no page offers what its owner, who named two things, did not name, in any trade',
  (language) => {
    const businesses = packIds.flatMap((id) => [0, 2].map((at) => twoOf(id, language, at)))
    const found = businesses.map((business) => ({
      of: business.answers.industry,
      texts: offersOfOthers(business),
    }))
    expect(found.filter(({ texts }) => texts !== undefined).length).toBeGreaterThan(packIds.length)
    expect(found.filter(({ texts }) => texts !== undefined && texts.length > 0)).toEqual([])
  },
)

test('[4.create] whoever names one thing, or none, keeps what is said of the trade', () => {
  const bakery = { businessName: 'Vell', businessLocation: '', timeZone: '', industry: 'bakery' }
  const written = JSON.stringify(draftOf({ ...bakery, businessActivities: 'Sourdough bakery' }))
  expect(written).toMatch(/cake/i)
})
