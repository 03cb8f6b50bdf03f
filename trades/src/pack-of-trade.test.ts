import { fits } from '@shingle/shared/generation/fit.ts'
import { textLimits } from '@shingle/shared/generation/text-limits.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import { generalPack } from '@shingle/shared/industry/packs/general.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { suitsTone } from '@shingle/shared/tone/tone.ts'
import { describe, expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { packOfKind } from './pack-of-kind.ts'
import { packOfTrade } from './pack-of-trade.ts'
import { packs } from './packs.ts'
import { draftOf } from './testing/draft-of.ts'
import { trades } from './trades.ts'

const foreign = languages.filter(
  (language): language is Exclude<Language, 'english'> => language !== 'english',
)
const withPacks = trades.filter(({ id }) => packs[id] !== undefined)
const copies = (
  await Promise.all(
    foreign.flatMap((language) =>
      withPacks.map(async (trade) => [language, trade.id, await packOfTrade(trade, { language })] as const),
    ),
  )
).flatMap(([language, slug, pack]) => (pack === undefined ? [] : [[language, slug, pack.copy] as const]))
const inEnglish = await Promise.all(withPacks.map((trade) => packOfTrade(trade, { language: 'english' })))
const filled = (text: string) => text.replace(/\{\w+\}/gu, 'Ort')

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

describe.each(foreign)('[5.generated text] trades in %s', (language) => {
  const own = copies.filter(([of]) => of === language)

  it('name six services of their own each', () => {
    // A first talk is what a lawyer or a therapist offers too.
    const general = wordings[language].copy.services.slice(1).map(({ name }) => name)
    for (const [, slug, { services }] of own) {
      expect(services.length, slug).toBeGreaterThanOrEqual(6)
      expect(
        services.filter(({ name }) => general.includes(name)),
        slug,
      ).toEqual([])
      expect(new Set(services.map(({ name }) => name)).size, slug).toBe(services.length)
    }
  })

  it('say what their kind says where only their services are written, and are called by their name', async () => {
    const tailor = trades.find(({ id }) => id === 'tailor')
    const pack = tailor && (await packOfTrade(tailor, { language }))
    const called = tailor && { id: tailor.id, name: tailor.names[language] }
    const ofKind = tailor && called && (await packOfKind({ kindId: tailor.kind, language, trade: called }))
    expect(pack?.copy.quotes).toEqual(ofKind?.copy.quotes)
    expect(pack?.copy.leadingHeadlines).toEqual(ofKind?.copy.leadingHeadlines)
    expect(pack?.copy.services.map(({ name }) => name)).toHaveLength(6)
  })

  it('keep within sentences, words and characters', () => {
    const tooLong = own.flatMap(([, slug, copy]) => [
      ...copy.headlines.filter((text) => !fits(filled(text), textLimits.introductionHeadline)),
      ...copy.introductions.filter((text) => !fits(filled(text), textLimits.introductionText)),
      ...copy.services
        .filter(({ text }) => !fits(text, textLimits.serviceDescription))
        .map(({ text }) => text),
      ...copy.headings.contact.filter((text) => !fits(text, textLimits.contactTitle)),
      ...copy.actions.filter((text) => text.length > buttonLabelMaximum),
      ...(copy.questions.length < 3 ? [`${slug} has few questions`] : []),
    ])
    expect(tooLong).toEqual([])
  })

  it('say nothing in English', () => {
    const english = new Set(
      [...inEnglish, generalPack].flatMap((pack) =>
        stringsIn(pack?.copy).filter((text) => text.includes(' ') && !text.includes('{')),
      ),
    )
    for (const { id: slug } of withPacks) {
      const made = draftOf({
        businessName: 'Vera',
        businessActivities: 'Vera 12345',
        businessLocation: 'Ort',
        industry: slug,
        language,
        sections: ['Services', 'FrequentlyAskedQuestions', 'Contact', 'Team', 'Newsletter', 'Gallery'],
      })
      const said = made.ok
        ? stringsIn(made.value.sections).filter((text) => english.has(text))
        : [made.problem.text]
      expect(said, slug).toEqual([])
    }
  })
})

describe('[7.copy] a trade with words but no drawings of its own', () => {
  const packFor = (id: string, language: Language = 'english') => {
    const trade = trades.find((one) => one.id === id)
    if (trade === undefined) throw new Error(`no ${id}`)
    return packOfTrade(trade, { language })
  }

  it('looks as its kind does', async () => {
    const pack = await packFor('locksmith')
    expect(pack?.pictures).toBe('abstract')
    expect(pack?.tone).toBe(kinds.find(({ id }) => id === 'home-call-out')?.tone)
    expect(pack?.copy.headlines[0]).toBe('Locksmith in {place}')
  })

  it.each(languages)(
    'speaks to mourners quietly and shows them no sample of praise: %s',
    async (language) => {
      const pack = await packFor('funeral-director', language)
      expect([pack?.tone, pack?.pictures, pack?.copy.reviews]).toEqual(['solemn', 'none', []])
      expect(pack?.families.filter((id) => !suitsTone(families[id].tone, 'solemn'))).toEqual([])
    },
  )

  it.each(foreign)(
    'offers what not every business of the trade does only where it is told: %s',
    async (language) => {
      const pack = await packFor('funeral-director', language)
      expect(pack?.copy.services.filter(({ special }) => special !== true).length).toBeGreaterThanOrEqual(4)
      expect(pack?.copy.services.at(-1)?.special).toBe(true)
    },
  )
})
