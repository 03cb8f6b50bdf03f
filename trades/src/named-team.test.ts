import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { expect, test } from 'vitest'
import { draftOf } from './testing/draft-of.ts'
import { understandBusiness } from './understand-business.ts'

const people = 'Dr. Anita Rao MD, Ben Kowalski PA-C and Lucille Grant NP.'
const clinic = {
  businessName: 'Maple Street Family Health',
  businessActivities: `Family medicine clinic in Delaware, Ohio. ${people} We take Medicare and Aetna. Self-pay visit $95. Call (740) 555-0142. No walk-ins.`,
  businessLocation: 'Delaware, Ohio',
  timeZone: 'America/New_York',
  language: 'english',
} as const

const sectionsOf = (more: { businessActivities?: string; sections?: SectionType[] } = {}) => {
  const made = draftOf({ ...clinic, ...more })
  if (!made.ok) throw new Error(made.problem.text)
  return made.value.sections
}
const teamOf = (made: ReturnType<typeof sectionsOf>) => made.find((section) => section.type === 'Team')

test('[2.generation] who works there, by name, is the team of the page, and nothing is made up of them', () => {
  const made = sectionsOf()
  const said = teamOf(made)?.items.map(({ name, jobTitle, bio, image, sample }) => ({
    ...{ name, jobTitle, bio: plainTextOf(bio), image, sample },
  }))
  const member = { bio: '', image: null, sample: false }
  expect(said).toEqual([
    { name: 'Dr. Anita Rao', jobTitle: 'MD', ...member },
    { name: 'Ben Kowalski', jobTitle: 'PA-C', ...member },
    { name: 'Lucille Grant', jobTitle: 'NP', ...member },
  ])
  const elsewhere = JSON.stringify(made.filter(({ type }) => type !== 'Team'))
  expect(elsewhere).not.toContain('Kowalski')
})

test('[2.generation] a page without a team says in its owner’s words who works there', () => {
  const made = sectionsOf({
    sections: ['Header', 'Introduction', 'Services', 'QuoteBanner', 'Contact', 'Footer'],
  })
  expect(teamOf(made)).toBeUndefined()
  expect(JSON.stringify(made)).toContain('Kowalski')
})

test('[2.generation] one name makes no team, and a team that its owner chose has a sample where nobody is named', () => {
  const alone = clinic.businessActivities.replace(people, 'Dr. Anita Rao MD.')
  expect(teamOf(sectionsOf({ businessActivities: alone }))).toBeUndefined()
  const nobody = clinic.businessActivities.replace(people, '')
  const chosen = teamOf(sectionsOf({ businessActivities: nobody, sections: ['Team', 'Contact'] }))
  expect(chosen?.items.map(({ sample }) => sample)).toEqual([true])
})

test('[2.about] whoever is named is among what the page states', async () => {
  const { facts } = await understandBusiness(clinic)
  expect(facts.filter(({ kind }) => kind === 'person').map(({ text }) => text)).toEqual([
    ...['Dr. Anita Rao MD', 'Ben Kowalski PA-C', 'Lucille Grant NP'],
  ])
})
