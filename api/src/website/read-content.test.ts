import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import type { DraftNews } from '@shingle/storage/draft-log/draft-reading.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { contentOf } from './read-content.ts'

const control = { epoch: 1, holder: { id: 'ada', name: 'Ada' }, seq: 1 }
const content = blankContent()

const damaged = (): Uint8Array => {
  const doc = new Y.Doc()
  doc.getArray('list').push([1, 2, 3])
  return Y.encodeStateAsUpdate(doc)
}

describe('[7.publish] what a draft says', () => {
  it.each<[string, DraftNews, unknown]>([
    ['from its state', { control, updates: [seedDraft(content)] }, { ok: true, value: content }],
    [
      'from the plain values beside it, where the state is not needed',
      { control, updates: [damaged()], content },
      { ok: true, value: content },
    ],
    [
      'from its state, where the plain values are of another shape',
      { control, updates: [seedDraft(content)], content: { ...content, v: 0 as 1 } },
      { ok: true, value: content },
    ],
    [
      'not at all, where the state would stall the api',
      { control, updates: [damaged()] },
      { ok: false, problem: { code: 'draft.damaged', status: 423 } },
    ],
  ])('is read %s', async (_, news, expected) => {
    expect(await contentOf(news, 'ada')).toMatchObject(expected as object)
  })
})
