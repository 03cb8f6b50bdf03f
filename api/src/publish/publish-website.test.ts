import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { deleteAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, editDraft, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { onceAnnounced } from '../testing/once-announced.ts'
import { onceRendering } from '../testing/once-rendering.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, ann } = await openTestApi('ann')
const { remove, transfer } = inviteCalls(api)

const ownersAlone = 'Only the owner can choose the web address.'
const siteAt = (handle: string) => api.row('Websites', handle)
const draftRow = (id: string) => api.row('DraftWebsites', id)
const rowsOf = (name: string) => api.db.collection<{ _id: string }>(name)

/** Has something happen once while the page is being made. */
const whileRendering = (happen: () => Promise<unknown>): void => onceRendering(api, happen)
/** Has something happen once in the moment in which the page has its address, and nothing else knows of it. */
const onceClaimed = (happen: () => Promise<unknown>): void =>
  onceAnnounced(api, (channel) => channel === siteChangedChannel, happen)
const moments = [
  ['while the page is being made', whileRendering],
  ['when the page has just got there', onceClaimed],
] as const

let count = 0
/** An owner, and an editor of their website. */
const aPair = async () => {
  count += 1
  const [owner, editor] = [
    await signInAs(api, `owner-${count}@example.com`),
    await signInAs(api, `editor-${count}@example.com`),
  ]
  const id = await aDraft(api, owner)
  const inviteId = await shareWith(api, id, { owner, editor })
  return { owner, editor, id, inviteId, handle: `of-pair-${count}` }
}
const takeControl = async (
  id: string,
  { token }: Person,
  seen = 1,
): Promise<{ epoch: number; seq: number }> => {
  const { epoch, seq } = (await api.call(`/api/drafts/${id}/take`, { body: { seen }, token })).body
  return { epoch, seq }
}
const takeOff = (id: string, { token }: Person) =>
  api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token })
/** The call, and what the worker does of it. */
const deleteAccount = async (person: Person) => {
  const { status } = await api.ask(deleteAccountEndpoint, { token: person.token })
  const queue = createJobQueue(api.db, api.options)
  await createDeleteAccount({ ...api.options, queue, orderMail: createOrderMail(queue) })(person.id)
  return status
}

test.each(moments)(
  '[4.transfer] what is handed over %s keeps its address when the former owner’s account goes',
  async (_, meanwhile) => {
    const { owner, editor, id, handle } = await aPair()
    const statuses = [(await publish(api, id, { person: owner, handle })).status]
    meanwhile(async () => void statuses.push((await transfer(owner, id, editor.id)).status))
    statuses.push((await publish(api, id, { person: owner, handle })).status)
    expect(statuses).toEqual([200, 200, 200])
    expect(await siteAt(handle)).toMatchObject({ state: 'published', userId: editor.id })
    expect(await deleteAccount(owner)).toBe(204)
    expect(await siteAt(handle)).toMatchObject({ state: 'published', websiteId: id })
    expect((await publish(api, await aDraft(api, ann), { person: ann, handle })).status).toBe(409)
  },
)

test.each(moments)(
  '[4.transfer] what is handed over %s stays at its address, whatever else its former owner chose',
  async (_, meanwhile) => {
    const { owner, editor, id, handle } = await aPair()
    await publish(api, id, { person: owner, handle })
    meanwhile(() => transfer(owner, id, editor.id))
    const moved = await publish(api, id, { person: owner, handle: `${handle}-moved` })
    expect([moved.status, moved.body.text]).toEqual([403, ownersAlone])
    expect((await siteAt(`${handle}-moved`))?.page ?? null).toBeNull()
    expect([(await siteAt(handle)).state, (await draftRow(id)).handle]).toEqual(['published', handle])
  },
)

test('[security] an editor publishes with no Tag Manager container but the one that the owner has published with', async () => {
  const { owner, editor, id, handle } = await aPair()
  let held = { epoch: 1, seq: 1 }
  const write = async (person: Person, analyticsId: string, cookieBanner = true) => {
    if (person !== owner || held.seq > 1) held = await takeControl(id, person, held.epoch)
    await editDraft(api, { draftId: id, person, epoch: held.epoch }, (doc) => {
      setField(doc, { in: 'settings', field: 'analyticsId' }, analyticsId)
      setField(doc, { in: 'settings', field: 'cookieBanner' }, cookieBanner)
    })
    held = { ...held, seq: held.seq + 1 }
    return (await publish(api, id, { person, handle, ...held })).body.code ?? 'published'
  }
  const refused = 'analytics.container-owner-only'
  expect(await write(owner, 'G-ABC123')).toBe('published')
  expect(await write(editor, 'GTM-EVIL1')).toBe(refused)
  expect(await write(editor, 'GTM-EVIL1', false)).toBe('published')
  expect(await write(editor, 'G-OTHER1')).toBe('published')
  expect(await write(owner, 'GTM-OWN1')).toBe('published')
  expect(await write(editor, 'GTM-OWN1')).toBe('published')
  expect(await write(editor, 'GTM-EVIL1')).toBe(refused)
})

test('[ruling 16] an editor publishes at the address that the website has, and at no other', async () => {
  const { owner, editor, id, handle } = await aPair()
  const { epoch, seq } = await takeControl(id, editor)
  const publishedAt = async (at: string) => {
    const { status, body } = await publish(api, id, { person: editor, handle: at, epoch, seq })
    return [status, body.text]
  }
  expect(await publishedAt(handle)).toEqual([403, ownersAlone])
  const back = await takeControl(id, owner, epoch)
  await publish(api, id, { person: owner, handle, ...back })
  const again = await takeControl(id, editor, back.epoch)
  const atAnother = await publish(api, id, { person: editor, handle: `${handle}-two`, ...again })
  expect([atAnother.status, atAnother.body.text]).toEqual([403, ownersAlone])
  expect((await publish(api, id, { person: editor, handle, ...again })).status).toBe(200)
  expect(await siteAt(handle)).toMatchObject({ state: 'published', userId: owner.id })
  expect(await siteAt(`${handle}-two`)).toBeNull()
})

test.each(moments)(
  '[ruling 16] what its owner takes off the web %s no editor brings back',
  async (_, meanwhile) => {
    const { owner, editor, id, handle } = await aPair()
    await publish(api, id, { person: owner, handle })
    const held = await takeControl(id, editor)
    meanwhile(() => takeOff(id, owner))
    const answer = await publish(api, id, { person: editor, handle, ...held })
    expect([answer.status, answer.body.text]).toEqual([403, ownersAlone])
    expect([(await siteAt(handle)).state, (await draftRow(id)).handle]).toEqual(['released', null])
  },
)

test('[4.transfer] an address that still names the former owner is the website’s: neither deleted nor kept by them', async () => {
  const { owner, editor, id, handle } = await aPair()
  await publish(api, id, { person: owner, handle })
  await transfer(owner, id, editor.id)
  // As left by a publish that was interrupted while the website was handed over.
  await rowsOf('Websites').updateOne({ _id: handle }, { $set: { userId: owner.id } })
  await takeOff(id, editor)
  expect(await siteAt(handle)).toMatchObject({ state: 'released', userId: editor.id })
  const other = await aDraft(api, owner)
  expect((await publish(api, other, { person: owner, handle })).status).toBe(409)
  const { epoch, seq } = await takeControl(id, editor)
  expect((await publish(api, id, { person: editor, handle, epoch, seq })).status).toBe(200)
  await rowsOf('Websites').updateOne({ _id: handle }, { $set: { userId: owner.id } })
  await deleteAccount(owner)
  expect(await siteAt(handle)).toMatchObject({ state: 'published', websiteId: id })
})

test('[5.handle] a handle that another website’s draft has is refused before anything stands there', async () => {
  const { owner, id, handle } = await aPair()
  await rowsOf('DraftWebsites').updateOne({ _id: id }, { $set: { handle } })
  const own = await aDraft(api, owner)
  const answer = await publish(api, own, { person: owner, handle })
  expect([answer.status, answer.body.text]).toEqual([409, 'Web address unavailable'])
  expect([await siteAt(handle), (await draftRow(own)).handle]).toEqual([null, null])
})

test('[5.handle] of two websites whose drafts get one handle at once the second stays where it was', async () => {
  const { owner, id, handle } = await aPair()
  const own = await aDraft(api, owner)
  await publish(api, own, { person: owner, handle: `${handle}-before` })
  onceClaimed(() => rowsOf('DraftWebsites').updateOne({ _id: id }, { $set: { handle } }))
  const answer = await publish(api, own, { person: owner, handle })
  expect([answer.status, answer.body.text]).toEqual([409, 'Web address unavailable'])
  expect([(await siteAt(handle)).page, (await draftRow(own)).handle]).toEqual([null, `${handle}-before`])
  expect(await siteAt(`${handle}-before`)).toMatchObject({ state: 'published', websiteId: own })
})

test('[4.editor] of an editor who is removed while the page is being made nothing is published at the same address', async () => {
  const { owner, editor, id, inviteId, handle } = await aPair()
  await publish(api, id, { person: owner, handle })
  const { version } = await siteAt(handle)
  const { epoch, seq } = await takeControl(id, editor)
  whileRendering(() => remove(owner, inviteId))
  expect((await publish(api, id, { person: editor, handle, epoch, seq })).status).toBe(404)
  expect((await siteAt(handle)).version).toBe(version)
})

test('[6.control] whose edit control is taken while the page is being made publishes nothing', async () => {
  const { owner, editor, id, handle } = await aPair()
  whileRendering(() => takeControl(id, editor))
  const answer = await publish(api, id, { person: owner, handle })
  expect([answer.status, answer.body.text]).toEqual([409, 'Someone else is editing now'])
  expect(await siteAt(handle)).toBeNull()
})

test('[4.transfer] an address that a handing over of the same moment did not see is the new owner’s', async () => {
  const { owner, editor, id, handle } = await aPair()
  await publish(api, id, { person: owner, handle })
  // As far as a handing over has come that looked for addresses before the page was put there.
  onceClaimed(async () => {
    await rowsOf('DraftWebsites').updateOne({ _id: id }, { $set: { userId: editor.id } })
    await anEditorOf(api, id, owner)
  })
  expect((await publish(api, id, { person: owner, handle })).status).toBe(200)
  expect(await siteAt(handle)).toMatchObject({ state: 'published', userId: editor.id })
})

test('[4.delete] whoever publishes what is thrown away as it moves to its new address is told that there is none', async () => {
  const { owner, id, handle } = await aPair()
  await publish(api, id, { person: owner, handle })
  const throwAway = () => api.ask(deleteWebsiteEndpoint, { params: { id }, token: owner.token })
  // By now the page has its new address and the draft says so: the former one is about to end.
  onceAnnounced(api, (_, message) => Reflect.get(message, 'handle') === handle, throwAway)
  const moved = await publish(api, id, { person: owner, handle: `${handle}-new` })
  expect([moved.status, moved.body.text]).toEqual([404, 'No website at this link'])
  expect((await siteAt(`${handle}-new`)).page).toBeNull()
})

test('[security] of one account one page is made at a time and only so many wait, and others publish meanwhile', async () => {
  const [crowd, other] = [await aPair(), await aPair()]
  let [made, most] = [0, 0]
  const { files } = api.options
  const { put } = files
  const putCounted: typeof put = async (...given) => {
    // Of the files of a page one is the page itself as it is written.
    if (given[1].type !== 'text/html' || given[1].encoding !== undefined) return put(...given)
    made += 1
    most = Math.max(most, made)
    return put(...given).finally(() => {
      made -= 1
    })
  }
  Object.assign(files, { put: putCounted })
  const sent = Array.from({ length: 20 }, () =>
    publish(api, crowd.id, { person: crowd.owner, handle: crowd.handle }),
  )
  const ofOther = await publish(api, other.id, { person: other.owner, handle: other.handle })
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  Object.assign(files, { put })
  expect([ofOther.status, most <= 2]).toEqual([200, true])
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
