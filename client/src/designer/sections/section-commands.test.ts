// @vitest-environment jsdom
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync, until } from '../../replica/fixtures/sync-process.ts'
import { fetchEdits } from '../base/draft/editing.ts'
import { copy, paste } from './section-commands.ts'

let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
  await fetchEdits()
  if (!types().includes('Contact')) addSection(draft.doc(), 'Contact')
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

const types = () => draft.view.content().sections.map(({ type }) => type)
const idOf = (type: SectionType) => draft.view.content().sections.find((it) => it.type === type)?.id ?? ''

test('[2.designer] what is pasted where nobody has said where goes before Contact, which a page ends with', () => {
  expect(types().at(-2)).toBe('Contact')
  copy(draft, idOf('Services'))
  paste(draft, null)
  expect(types().slice(-3)).toEqual(['Services', 'Contact', 'Footer'])
  copy(draft, idOf('Gallery'))
  paste(draft, idOf('Footer'))
  expect(types().slice(-3)).toEqual(['Contact', 'Gallery', 'Footer'])
})
