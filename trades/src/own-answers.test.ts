import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { knownBusiness } from './known-business.ts'

const questionsOf = async (industry: string, language: Language, businessActivities: string) => {
  const answers = {
    businessName: 'Hart',
    businessActivities,
    businessLocation: 'Ely, England',
    language,
    industry,
    sections: ['Services', 'FrequentlyAskedQuestions', 'Contact'] as const,
  }
  const given = { ...answers, sections: [...answers.sections] }
  const made = generateDraft(given, await knownBusiness(given))
  if (!made.ok) throw new Error(made.problem.text)
  const section = made.value.sections.find(({ type }) => type === 'FrequentlyAskedQuestions')
  const items = section?.type === 'FrequentlyAskedQuestions' ? section.items : []
  return { items, shown: shownSections(made.value, 'published').map(({ type }) => type) }
}

it.each(languages)(
  '[7.facts] answers of ours are samples, which visitors do not get, in %s',
  async (language) => {
    for (const { id } of kinds) {
      const { items, shown } = await questionsOf(id, language, 'Saddles, bridles and boots')
      expect(items.every(({ sample }) => sample)).toBe(true)
      expect(shown).not.toContain('FrequentlyAskedQuestions')
    }
  },
)

it('[7.facts] no answer of ours is about prices and hours that their owner has said', async () => {
  const told = 'Saddles £95, bridles £60 and boots £40. Mon-Fri 9-5.'
  for (const { id } of kinds) {
    const questions = (await questionsOf(id, 'english', told)).items.map(({ question }) => question)
    expect(questions.filter((text) => /cost|price|open\b|hours/iu.test(text))).toEqual([])
    const untold = (await questionsOf(id, 'english', 'Saddles, bridles and boots')).items.length
    expect(questions.length).toBeLessThanOrEqual(untold)
  }
})

it('[7.facts] of prices that nobody has said a question may speak', async () => {
  const asked = await Promise.all(
    kinds.map(async ({ id }) => (await questionsOf(id, 'english', 'Saddles, bridles and boots')).items),
  )
  expect(asked.flat().some(({ question }) => /cost/iu.test(question))).toBe(true)
})
