import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { concludeRemovalJob, createConcludeRemoval } from '@shingle/storage/membership/conclude-removal.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const calls = inviteCalls(api)

/** An editor who has edit control, and who gets what visitors write. */
const aScene = async (name: string) => {
  const [owner, editor] = [
    await signInAs(api, `owner-of-${name}@example.com`),
    await signInAs(api, `${name}@example.com`),
  ]
  const id = await aDraft(api, owner)
  const inviteId = await shareWith(api, id, { owner, editor })
  await api.call(`/api/drafts/${id}/take`, { body: { seen: 1 }, token: editor.token })
  await api.insert('MessageRecipients', {
    _id: `of ${id}`,
    websiteId: id,
    email: editor.email,
    askedBy: editor.id,
  })
  return { owner, editor, id, inviteId }
}
/** Has edit control unreadable, as when a database answers with what no row is. */
const breakControlOf = async (_id: string) => {
  const rows = api.db.collection<{ _id: string }>('DraftSync')
  await rows.updateOne({ _id }, { $set: { seq: 'odd' } })
  return () => rows.updateOne({ _id }, { $set: { seq: 1 } })
}
const openJobs = () =>
  api.db.collection('Jobs').find({ name: concludeRemovalJob.name, state: 'open' }).toArray()
/** What the worker does with the jobs that are open. */
const work = async () => {
  const orderMail = createOrderMail(createJobQueue(api.db, api.options))
  const conclude = createConcludeRemoval({ ...api.options, orderMail })
  for (const { payload } of await openJobs()) await conclude(concludeRemovalJob.payload.parse(payload))
}
const holderOf = async (id: string) => (await api.row('DraftSync', id)).holder.id
const isTold = async ({ id: userId }: Person) =>
  (await mailsOrdered(api, 'editor-removed')).some((order) => Object(order).userId === userId)

test('[4.editor] a removal that is interrupted comes to its end: control, messages and mail', async () => {
  const { owner, editor, id, inviteId } = await aScene('tom')
  const repair = await breakControlOf(id)
  expect((await calls.remove(owner, inviteId)).status).toBe(500)
  await repair()
  expect([await holderOf(id), await isTold(editor)]).toEqual([editor.id, false])
  await work()
  expect([await holderOf(id), await isTold(editor)]).toEqual([owner.id, true])
  expect(await api.row('MessageRecipients', `of ${id}`)).toBeNull()
})

test('[4.editor] a removal that came to its end leaves nothing to be done, and nobody is told twice', async () => {
  const { owner, editor, inviteId } = await aScene('eve')
  expect((await calls.remove(owner, inviteId)).status).toBe(204)
  expect([
    await isTold(editor),
    (await openJobs()).filter(({ payload }) => payload.userId === editor.id),
  ]).toEqual([true, []])
})

test('[4.editor] who is an editor again by then stays one', async () => {
  const { owner, editor, id, inviteId } = await aScene('ada')
  const repair = await breakControlOf(id)
  await calls.remove(owner, inviteId)
  await repair()
  await shareWith(api, id, { owner, editor })
  await work()
  expect([await holderOf(id), await isTold(editor)]).toEqual([editor.id, false])
})
