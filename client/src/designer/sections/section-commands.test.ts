// @vitest-environment jsdom
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync } from '../../replica/fixtures/sync-process.ts'
import { fetchEdits } from '../base/draft/editing.ts'
import { copiedSection, copy, cut, paste } from './section-commands.ts'

let sync: SyncProcess
let draft: OpenDraft
let other: OpenDraft
beforeAll(async () => {
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  other = await sync.open(await sync.createDraft(), 'ada')
  await until(() => [draft, other].every((open) => open.status().phase === 'edit'))
  await fetchEdits()
  for (const type of ['QuoteBanner', 'ImageBanner'] as const) addSection(draft.doc(), type)
  if (!types().includes('Contact')) addSection(draft.doc(), 'Contact')
  moveSection(draft.doc(), idOf('Contact'), null)
})
beforeEach(() => localStorage.clear())
afterAll(async () => {
  await draft.close()
  await other.close()
  await sync.kill()
})

const here = {
  get draft() {
    return draft
  },
  draftId: 'here',
}
const there = {
  get draft() {
    return other
  },
  draftId: 'there',
}

const types = () => draft.view.content().sections.map(({ type }) => type)
const idOf = (type: SectionType) => draft.view.content().sections.find((it) => it.type === type)?.id ?? ''

test('[2.designer] what is pasted where nobody has said where goes before Contact, which a page ends with', () => {
  expect(types().at(-2)).toBe('Contact')
  copy(here, idOf('QuoteBanner'))
  paste(here, null)
  expect(types().slice(-3)).toEqual(['QuoteBanner', 'Contact', 'Footer'])
  copy(here, idOf('ImageBanner'))
  paste(here, idOf('Footer'))
  expect(types().slice(-3)).toEqual(['Contact', 'ImageBanner', 'Footer'])
})

test('[2.designer] what is cut where the device has no room is pasted all the same, and not what was copied before', () => {
  copy(here, idOf('ImageBanner'))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  cut(here, idOf('QuoteBanner'))
  full.mockRestore()
  expect(draft.view.section(paste(here, null) ?? '')?.type).toBe('QuoteBanner')
  copy(here, idOf('ImageBanner'))
  expect(copiedSection()?.type).toBe('ImageBanner')
})

const photo = { ...plainImage, provider: 'Custom', reference: 'oak.webp', alt: 'Oak stairs' } as const

test('[2.designer] what is copied is there after a reload and in another tab, and goes when its account signs out', async () => {
  copy(here, idOf('QuoteBanner'))
  vi.resetModules()
  const { copiedSection: copiedLater } = await import('./section-commands.ts')
  expect(copiedLater()?.title).toBe('Text Banner')
  const { beginSession } = await import('../../server/session/session.ts')
  beginSession({ id: 'bo', email: 'bo@example.com', name: null }, 'token')
  expect(copiedLater()).toBeNull()
})

test('[2.designer] what is kept of another shape is pasted nowhere', () => {
  const kept = { accountId: '', draftId: 'here', title: 'Text Banner', type: 'QuoteBanner' }
  for (const values of [{ primary: 7 }, { hidden: 'yes' }]) {
    localStorage.setItem('copied', JSON.stringify({ ...kept, values }))
    expect(paste(here, null)).toBeNull()
  }
  localStorage.setItem('copied', JSON.stringify({ ...kept, type: 'Nothing', values: {} }))
  expect(paste(here, null)).toBeNull()
})

test('[2.designer] a picture of another website is not shown from there, and in its own one it stays', () => {
  const section = idOf('ImageBanner')
  expect(setField(draft.doc(), { in: 'section', section, field: 'image' }, photo).ok).toBe(true)
  cut(here, section)
  const pasted = paste(there, null) ?? ''
  expect(other.view.section(pasted)).toMatchObject({ type: 'ImageBanner', image: null })
  expect(draft.view.section(paste(here, null) ?? '')).toMatchObject({ image: photo })
})
