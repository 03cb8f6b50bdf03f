import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { beforeEach, expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, ann, bob } = await openTestApi('ann', 'bob')
const drafts = openDraftWebsites(api.db, () => new Date())
const inMs = (ms: number) => new Date(Date.now() + ms)

let id: string
beforeEach(async () => {
  id = await aDraft(api, ann)
  await anEditorOf(api, id, bob)
})

/** Who is editing, as the list of a person says of the draft, and as the entry by itself does. */
const seenBy = async ({ token }: Person) => {
  const { body } = await api.call('/api/websites', { token })
  const listed = [...body.owned, ...body.shared].find(({ draftId }: { draftId: string }) => draftId === id)
  const alone = (await api.call(`/api/websites/${id}`, { token })).body
  expect(alone.editing).toBe(listed.editing)
  return listed.editing
}

test('[3.website] the list says who else is editing now, to owner and editor, and never oneself', async () => {
  expect([await seenBy(ann), await seenBy(bob)]).toEqual([undefined, undefined])
  await drafts.beginEditing(id, bob.id, inMs(40_000))
  expect([await seenBy(ann), await seenBy(bob)]).toEqual([bob.email, undefined])
  await drafts.beginEditing(id, ann.id, inMs(40_000))
  expect([await seenBy(ann), await seenBy(bob)]).toEqual([undefined, ann.email])
  await drafts.endEditing(id, bob.id)
  expect(await seenBy(bob)).toBe(ann.email)
  await drafts.endEditing(id, ann.id)
  expect(await seenBy(bob)).toBeUndefined()
})

test('[3.website] a word that was not said again in time is not believed, nor one of somebody who is no more', async () => {
  await drafts.beginEditing(id, bob.id, inMs(-3_600_000))
  expect(await seenBy(ann)).toBeUndefined()
  await drafts.renewEditing([id], inMs(40_000))
  expect(await seenBy(ann)).toBe(bob.email)
  await drafts.beginEditing(id, 'nobody', inMs(40_000))
  expect(await seenBy(ann)).toBeUndefined()
  await drafts.endEditing(id, 'nobody')
  await drafts.renewEditing([id], inMs(40_000))
  expect((await drafts.find(id))?.editing).toBeUndefined()
})
