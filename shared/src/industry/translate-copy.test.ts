import { describe, expect, it } from 'vitest'
import { fits } from '../generation/fit.ts'
import { generateDraft } from '../generation/generate-draft.ts'
import { textLimits } from '../generation/text-limits.ts'
import { translatedCopy, wordings } from '../generation/wordings.ts'
import { type Language, languages } from '../language/language.ts'
import { buttonLabelMaximum } from '../link/button-value.ts'
import { generalPack } from './packs/general.ts'
import { industryPacks } from './packs.ts'
import { translateCopy } from './translate-copy.ts'

const foreign = languages.filter(
  (language): language is Exclude<Language, 'english'> => language !== 'english',
)
const copies = foreign.flatMap((language) =>
  industryPacks.map(
    ({ slug }) =>
      [
        language,
        slug,
        translatedCopy[language]?.[slug] ?? translateCopy(slug, language, wordings[language].copy),
      ] as const,
  ),
)
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

  it('keep within sentences, words and characters', () => {
    const tooLong = own.flatMap(([, slug, copy]) => [
      ...copy.headlines.filter((text) => !fits(filled(text), textLimits.introductionHeadline)),
      ...copy.introductions.filter((text) => !fits(filled(text), textLimits.introductionText)),
      ...copy.services
        .filter(({ text }) => !fits(text, textLimits.serviceDescription))
        .map(({ text }) => text),
      ...copy.headings.contact.filter((text) => !fits(text, textLimits.contactTitle)),
      ...copy.actions.filter((text) => text.length > buttonLabelMaximum),
      ...(copy.questions.length < 4 ? [`${slug} has few questions`] : []),
    ])
    expect(tooLong).toEqual([])
  })

  it('say nothing in English', () => {
    const english = new Set(
      [...industryPacks, generalPack].flatMap(({ copy }) =>
        stringsIn(copy).filter((text) => text.includes(' ') && !text.includes('{')),
      ),
    )
    for (const { slug } of industryPacks) {
      const made = generateDraft({
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
