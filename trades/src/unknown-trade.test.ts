import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, it } from 'vitest'
import { knownBusiness } from './known-business.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { understandBusiness } from './understand-business.ts'

const answersOf = (given: Partial<Answers>): Answers => ({
  businessName: 'Coldharbour',
  businessActivities: 'We keep things going, whatever it is.',
  businessLocation: 'Hereford, England',
  ...given,
})

const pageOf = async (given: Partial<Answers>) => {
  const answers = answersOf(given)
  const made = generateDraft(answers, await knownBusiness(answers))
  if (!made.ok) throw new Error(made.problem.text)
  return made.value
}

const sentenceOfOurs = (language: Language): readonly string[] => {
  const { headlines, introductions, services, servicesLines, quotes, reviews, questions, contactLines } =
    wordings[language].copy
  const texts = [...headlines, ...introductions, ...servicesLines, ...quotes, ...reviews, ...contactLines]
  const others = [...services, ...questions].flatMap((one) => Object.values(one).map(String))
  // What has a blank says only half of itself.
  return [...texts, ...others].filter((text) => !text.includes('{') && text.length > 12)
}

const everySection = sections.flatMap(({ type, maximumCount }) =>
  Array.from({ length: Math.min(maximumCount, 2) }, () => type),
)

describe('[7.unknown] a business that is none of the trades we know', () => {
  it.each(languages)('has no sentence of ours, in %s', async (language) => {
    const page = await pageOf({ industry: noTradeId, language, sections: everySection })
    const said = JSON.stringify(page)
    expect(sentenceOfOurs(language).filter((text) => said.includes(text))).toEqual([])
    expect(said).toContain('We keep things going, whatever it is.')
  })

  it('has no gallery, no banner and no thing drawn, whatever its words are about', async () => {
    for (const at of Array.from({ length: 12 }, (_, index) => index)) {
      const page = await pageOf({
        businessName: `Hart ${at}`,
        businessActivities: 'A bakery with sourdough bread, cakes and a dog called Rye',
        industry: noTradeId,
      })
      const shown = shownSections(page, 'published').map(({ type }) => type)
      expect(shown).not.toContain('Gallery')
      expect(shown).not.toContain('ImageBanner')
      expect(JSON.stringify(page.sections).match(/"reference":"(?!general\/)/gu)).toBeNull()
    }
  })
})

describe('[7.unknown] a trade that is asked for and not told', () => {
  const asked = [
    'Plumber, electrician, roofer, plasterer, tiler and glazier',
    'Locksmith and alarm installer',
  ]

  it.each(asked)('stands in no headline: %s', async (businessActivities) => {
    const { spokenOf, rivals, look } = await understandBusiness(answersOf({ businessActivities }))
    expect(rivals.length).toBeGreaterThan(0)
    const page = await pageOf({ businessActivities })
    const candidates = [spokenOf, ...rivals].flatMap((one) => (one === null ? [] : [one.id]))
    expect(candidates).not.toContain(page.business.industry)
    const [kind, ...others] = new Set(
      knownTrades().flatMap((trade) => (candidates.includes(trade.id) ? [trade.kind] : [])),
    )
    expect(page.business.industry).toBe(others.length === 0 ? kind : noTradeId)
    expect(look.artwork).toBe('general')
    const chosen = await pageOf({ businessActivities, industry: candidates[0] ?? '' })
    expect(chosen.business.industry).toBe(candidates[0])
  })
})

it.each([
  ['Joiner in Sheffield. Stairs, windows, fitted kitchens and doors.', 'Hale Joinery', 'carpentry'],
  ['Landscaping around Perth: hedges, lawns, planting plans.', 'Dunmore Gardens', 'landscaping'],
  ['Florist: bouquets, and a funeral director next door', 'Petal', 'florist'],
])(
  '[7.trade] who begins by saying what they are is not asked: %s',
  async (businessActivities, businessName, id) => {
    const { spokenOf, rivals } = await understandBusiness(answersOf({ businessActivities, businessName }))
    expect([spokenOf?.id, rivals]).toEqual([id, []])
  },
)
