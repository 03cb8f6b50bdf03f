import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { describe, expect, it } from 'vitest'
import { knownBusiness } from './known-business.ts'

const pageOf = async (businessActivities: string, businessLocation: string): Promise<DraftContent> => {
  const answers: Answers = {
    businessName: 'Graça',
    businessActivities,
    businessLocation,
    sections: ['Introduction', 'Services', 'Contact'],
  }
  const made = generateDraft(answers, await knownBusiness(answers))
  if (!made.ok) throw new Error(made.problem.text)
  return made.value
}

const servicesOf = ({ sections }: DraftContent) =>
  sections.flatMap((section) => (section.type === 'Services' ? section.items : []))

describe('[7.copy] what nobody said of a service', () => {
  it.each([
    [
      'Dog grooming in Leeds: full groom £45, nail trim £12, bath and dry £30, puppy introduction.',
      'Leeds, England',
    ],
    ['Bookkeeper in Denver. Bookkeeping, payroll, tax returns and VAT.', 'Denver, CO'],
    ['Plumber in Leeds. We fix leaks, taps, toilets and boilers.', 'Leeds, England'],
    ['Klempner in Bremen: Rohrreinigung, Heizung, Notdienst, Beratung.', 'Bremen'],
  ])('does not stand below its name: %s', async (told, place) => {
    const items = servicesOf(await pageOf(told, place)).filter(({ sample }) => !sample)
    expect(items.length).toBeGreaterThan(1)
    const added = items
      .map(({ body }) => plainTextOf(body))
      .filter((text) => !told.includes(text.replace(/\.$/u, '')))
    expect(added).toEqual([])
  })
})

describe('[7.copy] an introduction in French', () => {
  const told =
    'Couturière à la Croix-Rousse, je fais les retouches et les robes sur mesure. Ourlet pantalon 12 €, fermeture éclair 18 €. On parle aussi portugais.'

  it('holds no list with the trade or articles in it, and nothing of its owner’s is lost', async () => {
    const page = await pageOf(told, 'Lyon, France')
    const words = JSON.stringify(page.sections)
    expect(words).not.toMatch(/ : couturière|et les robes et/u)
    expect(words).toContain('On parle aussi portugais')
    expect(words).toContain('Couturière à la Croix-Rousse')
    expect(servicesOf(page).map(({ heading }) => heading)).not.toContain('Couturière à la Croix-Rousse')
  })
})

describe('[7.copy] a saying between sections', () => {
  const vows = /every customer|zusag|est dit est fait|si dice, si fa|se cumple|約束|지킵니다/u

  it.each(languages)('vows nothing in its owner’s name: %s', (language) => {
    expect(wordings[language].copy.quotes.filter((quote) => vows.test(quote))).toEqual([])
  })
})
