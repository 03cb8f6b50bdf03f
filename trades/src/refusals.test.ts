import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { expect, it } from 'vitest'
import { knownBusiness } from './known-business.ts'

const pageOf = async (businessActivities: string, given: Partial<Answers> = {}) => {
  const answers = {
    businessName: 'Hart',
    businessActivities,
    businessLocation: 'Ely, England',
    timeZone: 'Europe/London',
    ...given,
  }
  const made = generateDraft(answers, await knownBusiness(answers))
  if (!made.ok) throw new Error(made.problem.text)
  return shownSections(made.value, 'published')
}

const cases: readonly (readonly [Language, string, readonly string[]])[] = [
  ['english', 'Septic tanks emptied and drains cleared. No porta potties.', ['No porta potties.']],
  [
    'english',
    'Chair caning and rush seats. I do not give lessons. No cats.',
    ['I do not give lessons.', 'No cats.'],
  ],
  ['english', 'We keep things going, whatever it is. No ovens and no carpets, please.', ['No ovens']],
  [
    'german',
    'Kaminöfen und Kachelöfen, Aufbau und Wartung. Keine Pelletheizungen.',
    ['Keine Pelletheizungen.'],
  ],
]

it.each(cases)(
  '[7.refusals] are a note beside the form, once and in no heading, in %s: %s',
  async (language, about, refused) => {
    for (const businessName of ['Hart', 'The Old Yard', 'Nina Okafor']) {
      const page = await pageOf(about, { businessName, language })
      const said = JSON.stringify(page)
      const contact = page.find((section) => section.type === 'Contact')
      const note = contact?.type === 'Contact' ? plainTextOf(contact.body).split('\n').at(-1) : ''
      expect(said).not.toContain(wordings[language].refusals)
      for (const refusal of refused) {
        expect(note).toContain(refusal)
        expect(said.split(refusal)).toHaveLength(2)
      }
    }
  },
)

const things = ['horses over 17 hands', 'mules', 'donkeys', 'stallions that bite', 'ponies under four']
const long = things.map((thing) => `We do not take on ${thing}, whoever asks us and however kindly.`)

it('[7.refusals] stand under a heading of their own where they are long, or where there is no form', async () => {
  const bannerOf = async (about: string, given: Partial<Answers> = {}) =>
    (await pageOf(about, given)).flatMap((section) =>
      section.type === 'QuoteBanner' && section.primary === wordings.english.refusals
        ? [plainTextOf(section.subordinate)]
        : [],
    )
  const about = `Farrier for riding horses. ${long.join(' ')}`
  expect(await bannerOf(about)).toEqual([long.join(' ')])
  const sections: Answers['sections'] = ['Introduction', 'Services', 'QuoteBanner']
  expect(await bannerOf('Farrier for riding horses. No mules.', { sections })).toEqual(['No mules.'])
})

it('[7.refusals] a page without them has no such heading, and a sentence that offers as well stays where it is', async () => {
  for (const about of [
    'Shoe repairs: soles and heels.',
    'We mend shoes and boots of leather, but no trainers at all here.',
  ])
    expect(JSON.stringify(await pageOf(about))).not.toContain(wordings.english.refusals)
})

it('[7.refusals] nothing that is refused by its name stands in a heading of ours', async () => {
  for (const businessName of ['Hart', 'Gallardo', 'Reformas Gallardo', 'Nina Okafor', 'Sol']) {
    const page = await pageOf('Hacemos baños y cocinas completas, y pintamos. No hacemos tejados.', {
      businessName,
      businessLocation: 'Murcia, España',
      timeZone: 'Europe/Madrid',
    })
    expect(JSON.stringify(page).replace('No hacemos tejados', '')).not.toMatch(/tejados/iu)
  }
})

it('[7.refusals] nothing that is refused in several words, in singular or plural, stands in a heading of ours', async () => {
  for (const businessName of ['Hart', 'Deb Hartley', 'Plain Books', 'Nina Okafor', 'Sol', 'Ledger & Co'])
    for (const refusal of ['I do not prepare income taxes.', 'No tax work.']) {
      const page = await pageOf(`Bookkeeper. Monthly bookkeeping £275, payroll £90 a month. ${refusal}`, {
        businessName,
      })
      expect(JSON.stringify(page).replaceAll(refusal, '')).not.toMatch(/(?<!\p{L})tax(?:es)?(?!\p{L})/iu)
    }
})
