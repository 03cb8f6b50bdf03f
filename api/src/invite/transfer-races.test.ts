import { deleteAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { requestsOverMs } from '@shingle/storage/jobs/requests-over.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createEditorPlaces } from '@shingle/storage/membership/editor-places.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, publish } from '../testing/a-draft.ts'
import { inviteCalls } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { createTransferOwnership } from './transfer-ownership.ts'

const { api } = await openTestApi()
const { transfer } = inviteCalls(api)

/** An owner, an editor, and what the one lets the other edit. */
const aPair = async (name: string, websites: number) => {
  const [owner, editor] = [
    await signInAs(api, `owner-${name}@example.com`),
    await signInAs(api, `editor-${name}@example.com`),
  ]
  const ids: string[] = []
  while (ids.length < websites) {
    const id = await aDraft(api, owner)
    await anEditorOf(api, id, editor)
    ids.push(id)
  }
  return { owner, editor, ids }
}
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
/** What the worker does, again and again as it would until it is done. */
const work = async (userId: string) => {
  const queue = createJobQueue(api.db, api.options)
  const deleteAccount = createDeleteAccount({ ...api.options, queue, orderMail: createOrderMail(queue) })
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await deleteAccount(userId)
    } catch {
      await turns(20)
    }
  }
  throw new Error('the account could not be deleted')
}
const deleteAccount = async (person: Person) => {
  const { status } = await api.ask(deleteAccountEndpoint, { token: person.token })
  await work(person.id)
  return status
}
const ownerOf = async (id: string) => {
  const row = await api.row('DraftWebsites', id)
  return row === null || row.trashedAt ? 'nobody' : row.userId
}

test('[4.transfer] who has deleted their account gets no website, before the worker comes to it either', async () => {
  const { owner, editor, ids } = await aPair('gone', 1)
  const [id = ''] = ids
  await api.ask(deleteAccountEndpoint, { token: editor.token })
  expect((await transfer(owner, id, editor.id)).status).toBe(409)
  await work(editor.id)
  expect(await ownerOf(id)).toBe(owner.id)
})

test('[4.transfer] who deletes their account in that very moment gets nothing, and nobody is told of a handing over', async () => {
  const { owner, editor, ids } = await aPair('blinks', 1)
  const [id = ''] = ids
  const { clock, bus } = api.options
  const [users, invites] = [openUsers(api.db, clock), openWebsiteInvites(api.db, clock)]
  let looks = 0
  const transferOwnership = createTransferOwnership({
    ...{ bus, invites, places: createEditorPlaces(api.db, clock), limit: 5 },
    log: api.options.log,
    drafts: openDraftWebsites(api.db, clock),
    users: {
      find: async (userId) => {
        looks += 1
        return looks === 1 ? users.find(userId) : undefined
      },
    },
    orderSettle: async () => undefined,
    settleOwnership: () => Promise.reject(new Error('nothing is to be settled')),
  })
  const caller = { id: owner.id, email: owner.email, name: null, sessionId: '', authenticatedAt: clock() }
  const answer = await transferOwnership({ _id: id }, { owner: caller, newOwnerId: editor.id })
  expect([answer.ok, await ownerOf(id)]).toEqual([false, owner.id])
  expect((await api.row('DraftWebsites', id)).handedOver).toBeUndefined()
})

test('[4.transfer] of a handing over and the buyer’s deletion at once no website is lost', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { owner, editor, ids } = await aPair(`buys-${round}`, 2)
    const [, ...transfers] = await Promise.all([
      turns(round * 3).then(() => deleteAccount(editor)),
      ...ids.map((id) => transfer(owner, id, editor.id)),
    ])
    for (const [at, id] of ids.entries())
      if (transfers[at]?.status !== 200) expect([round, await ownerOf(id)]).toEqual([round, owner.id])
  }
}, 60_000)

test('[4.transfer] what was handed over stays, though the seller deletes their account in that moment', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { owner, editor, ids } = await aPair(`sells-${round}`, 2)
    const [, ...transfers] = await Promise.all([
      turns(round * 3).then(() => deleteAccount(owner)),
      ...ids.map((id) => transfer(owner, id, editor.id)),
    ])
    for (const [at, id] of ids.entries()) {
      const { status } = transfers[at] ?? { status: 0 }
      expect([round, status, await ownerOf(id)]).toEqual([
        round,
        status,
        status === 200 ? editor.id : 'nobody',
      ])
    }
  }
}, 60_000)

test('[4.account] a handing over that was cut off long ago keeps nobody from deleting their account', async () => {
  const { owner, editor, ids } = await aPair('cut-off', 1)
  const [id = ''] = ids
  expect((await transfer(owner, id, editor.id)).status).toBe(200)
  const at = new Date(api.options.clock().getTime() - 3_600_000)
  const drafts = api.db.collection<{ _id: string }>('DraftWebsites')
  await drafts.updateOne({ _id: id }, { $set: { handedOver: { fromId: owner.id, at } } })
  expect(await deleteAccount(editor)).toBe(204)
  expect(await ownerOf(id)).toBe('nobody')
})

test('[4.delete][4.transfer] of throwing a website away and handing it over at once one happens, and what is refused changes nothing', async () => {
  const seen = new Set<string>()
  // How far the one is before the other asks; at the ends it is over.
  for (const [round, ahead] of [-Infinity, 0, 2, 4, 6, 8, 10, 14, 20, 30, Infinity].entries()) {
    const name = `thrown-${round}`
    const { owner, editor, ids } = await aPair(name, 1)
    const [id, handle] = [ids[0] ?? '', name]
    await publish(api, id, { person: owner, handle })
    const handOver = () => transfer(owner, id, editor.id)
    const throwAway = () => api.call(`/api/websites/${id}`, { method: 'DELETE', token: owner.token })
    const first = ahead === -Infinity ? throwAway() : undefined
    await first
    const moving = handOver()
    await (ahead === Infinity ? moving : turns(Math.max(ahead, 0)))
    const [moved, thrown] = await Promise.all([moving, first ?? throwAway()])
    const row = await api.row('DraftWebsites', id)
    const address = await api.row('Websites', handle)
    const isMoved = moved.status === 200
    expect([ahead, isMoved, thrown.status === 204]).toEqual([ahead, isMoved, !isMoved])
    expect([ahead, row?.userId, row?.trashedAt != null, row?.published != null, address?.state]).toEqual([
      ahead,
      ...(isMoved ? [editor.id, false, true, 'published'] : [owner.id, true, false, 'released']),
    ])
    if (isMoved) expect(address?.userId).toBe(editor.id)
    seen.add(isMoved ? 'moved' : 'thrown')
  }
  expect([...seen].toSorted()).toEqual(['moved', 'thrown'])
}, 60_000)

test('[4.transfer] a throwing away that was interrupted keeps nobody from handing the website over later', async () => {
  const { owner, editor, ids } = await aPair('begun', 1)
  const id = ids[0] ?? ''
  const drafts = openDraftWebsites(api.db, api.options.clock)
  expect(await drafts.reserveTrash(id, { ofId: owner.id, maximum: 5 })).toBe('done')
  expect((await transfer(owner, id, editor.id)).status).toBe(403)
  expect(await ownerOf(id)).toBe(owner.id)
  api.later(requestsOverMs)
  const again = await signInAs(api, owner.email)
  expect((await transfer(again, id, editor.id)).status).toBe(200)
  expect(await drafts.reserveTrash(id, { ofId: owner.id, maximum: 5 })).toBe('lost')
})
