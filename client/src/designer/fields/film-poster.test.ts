// @vitest-environment jsdom
import { type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { noFilmPoster } from '@shingle/shared/image/problems.ts'
import { refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync } from '../../replica/fixtures/sync-process.ts'
import { editsOf, fetchEdits } from '../base/draft/editing.ts'
import { takeFilmPoster } from './film-poster.ts'

let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
  await fetchEdits()
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

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
