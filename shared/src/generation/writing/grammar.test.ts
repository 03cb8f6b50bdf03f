import { expect, test } from 'vitest'
import { definitionOf } from '../../sections/definitions.ts'
import { families } from '../../theme/families.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { generateDraft } from '../generate-draft.ts'
import type { Brief } from './brief.ts'
import { choicesFor, heroesByFamily, withChoices } from './grammar.ts'

const made = generateDraft({
  businessName: 'Harrow Plumbing',
  businessActivities: 'We fix leaks, unblock drains and fit taps.',
  businessLocation: 'Leeds',
})
if (!made.ok) throw new Error(made.problem.text)
const withOpening = (layout: string) => ({
  ...made.value,
  theme: { ...made.value.theme, family: 'poster' as const, fontPair: families.poster.fontPairs[0] },
  sections: made.value.sections.map((section) =>
    section.type === 'Introduction' ? { ...section, layout } : section,
  ),
})
const page = withOpening('auto')
const suiting: FamilyId[] = ['poster', 'ledger', 'field']
const brief: Brief = {
  trade: 'plumbing',
  tone: 'plain-spoken',
  families: suiting,
  refused: [],
  speaksAsOne: false,
}

const lookOf = (content: typeof made.value) => ({
  family: content.theme.family,
  hero: content.sections.find(({ type }) => type === 'Introduction')?.layout,
})

test('[7.hero] every family that may be chosen offers the openings that are its own and suit what is said', () => {
  const { family = [], hero = [] } = choicesFor(page, brief)
  const byFamily = heroesByFamily(page, brief)
  expect(Object.keys(byFamily)).toEqual(family)
  expect(family.length).toBeGreaterThan(1)
  for (const id of suiting.filter((one) => family.includes(one))) {
    const { heroes, layouts } = families[id]
    const own = [...heroes, ...(layouts.Introduction ?? [])]
    expect(byFamily[id]?.length).toBeGreaterThan(1)
    expect(byFamily[id]?.filter((one) => !own.includes(one))).toEqual([])
  }
  // There is no phone, no hours and no street: no opening is made of them.
  for (const fact of ['call', 'week', 'board']) expect(hero).not.toContain(fact)
})

test('[7.hero] an opening comes with the family that has it, and with no other', () => {
  const byFamily = heroesByFamily(page, brief)
  const [ofOthers = ''] = (byFamily.ledger ?? []).filter((id) => !byFamily.poster?.includes(id))
  expect(definitionOf('Introduction').layouts.map(({ id }) => id)).toContain(ofOthers)
  const look = (chosen: object) => lookOf(withChoices(page, brief, { ...chosen }))
  expect(look({ family: 'ledger', hero: ofOthers })).toEqual({ family: 'ledger', hero: ofOthers })
  expect(look({ family: 'poster', hero: ofOthers })).toEqual({ family: 'poster', hero: 'auto' })
  expect(look({ hero: ofOthers })).toEqual({ family: 'poster', hero: 'auto' })
  expect(look({ family: 'nobody', hero: 'split; rm' })).toEqual({ family: 'poster', hero: 'auto' })
})

test('[7.hero] an opening that a fact has asked for stays, and so does a look that its owner chose', () => {
  expect(choicesFor(withOpening('call'), brief).hero).toBeUndefined()
  const chosen = choicesFor(page, { ...brief, families: [] })
  expect(chosen.family).toBeUndefined()
  expect(chosen.hero).toEqual(heroesByFamily(page, { ...brief, families: [] }).poster)
})
