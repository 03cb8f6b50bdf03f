// @vitest-environment jsdom
import { type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { noFilmPoster } from '@shingle/shared/image/problems.ts'
import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { afterAll, expect, test } from 'vitest'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { takeFilmPoster } from './film-poster.ts'

const { draft, close } = await openForEditing()
afterAll(close)

const address = 'https://youtu.be/dQw4w9WgXcQ'
const still: ImageValue = { ...plainImage, provider: 'Custom', reference: `${'a'.repeat(64)}.webp` }
const ask = async () => succeed(still)

const film = (target: string): string => {
  const added = editsOf(draft).addSection('Video', {
    before: null,
    values: { heading: 'How we bake', link: { type: 'Web', target } },
  })
  return added?.ok ? added.value : ''
}
const posterOf = (id: string) => {
  const section = draft.view.section(id)
  return section?.type === 'Video' ? section.poster : undefined
}

test('[3.video] a film without a picture gets its own, as one edit that undo takes back', async () => {
  const section = film(address)
  expect(await takeFilmPoster(draft, { section, address, ask })).toBeNull()
  expect(posterOf(section)).toMatchObject({ reference: still.reference, alt: 'How we bake' })
  draft.undo.undo()
  expect(posterOf(section)).toBeNull()
  editsOf(draft).removeSection(section)
})

test('[3.video] a picture that came meanwhile stays, and one of another film is not taken', async () => {
  const section = film(address)
  const own = { ...still, reference: `${'b'.repeat(64)}.webp` }
  const meanwhile = async () => {
    editsOf(draft).setField({ in: 'section', section, field: 'poster' }, own)
    return succeed(still)
  }
  expect(await takeFilmPoster(draft, { section, address, ask: meanwhile })).toBeNull()
  expect(posterOf(section)).toMatchObject({ reference: own.reference })
  editsOf(draft).setField({ in: 'section', section, field: 'poster' }, null)
  expect(await takeFilmPoster(draft, { section, address: `${address}1`, ask })).toBeNull()
  expect(posterOf(section)).toBeNull()
  expect(await takeFilmPoster(draft, { section, address, ask: async () => refuse(noFilmPoster) })).toBe(
    noFilmPoster,
  )
})
