import { createServer } from 'node:http'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createSettleOwnership, settleOwnershipJob } from '@shingle/storage/membership/settle-ownership.ts'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { aDraft, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, type Person } from '../testing/sign-in-as.ts'
import { listen } from '../testing/start-test-api.ts'
import { createTestCalls } from '../testing/test-calls.ts'

const { api, grace, tom } = await openTestApi('grace', 'tom')
const calls = inviteCalls(api)

/** Hands a website over by a process that is killed before its command number `commands` + 1. */
const transferKilled = async (
  commands: number,
  { id, from, to }: { readonly id: string; readonly from: Person; readonly to: Person },
) => {
  const { db, wasKilled } = killedAfter(api.db, commands)
  const server = createServer(createApi({ ...api.options, db }).callback())
  const there = createTestCalls(await listen(server), api.options.origins.app)
  const { status } = await inviteCalls({ ...api, ...there }).transfer(from, id, to.id)
  await new Promise((resolve) => server.close(resolve))
  return { isTold: status === 200, wasKilled: wasKilled() }
}

/** What the worker does with the jobs that the killed process has left, one of them once more. */
const work = async () => {
  const orderMail = createOrderMail(createJobQueue(api.db, api.options))
  const settle = createSettleOwnership({ ...api.options, orderMail })
  const jobs = await api.db.collection('Jobs').find({ name: settleOwnershipJob.name }).toArray()
  const payloads = jobs.map(({ payload }) => settleOwnershipJob.payload.parse(payload))
  for (const { websiteId } of [...payloads, ...payloads.slice(0, 1)]) await settle(websiteId)
}

const roleOf = async ({ token }: Person, id: string): Promise<string> => {
  const { status, body } = await api.call(`/api/websites/${id}`, { token })
  return status === 200 ? body.role : String(status)
}

test('[4.transfer] a handing over that is killed at any command leaves one owner and one editor, and comes to its end', async () => {
  const id = await aDraft(api, grace)
  await shareWith(api, id, { owner: grace, editor: tom })
  await publish(api, id, { person: grace, handle: 'killed-transfer' })
  let [from, to] = [grace, tom]
  const outcomes = new Set<string>()
  let isKilled = true
  for (let at = 0; isKilled; at += 1) {
    await Promise.all(['RateLimits', 'Jobs'].map((name) => api.db.collection(name).deleteMany({})))
    const { isTold, wasKilled } = await transferKilled(at, { id, from, to })
    isKilled = wasKilled
    const isOver = (await roleOf(to, id)) === 'Owner'
    outcomes.add(isOver ? 'over' : 'kept')
    // Nobody is told that it is done while it is not.
    expect([at, isTold && !isOver, isTold || isKilled]).toEqual([at, false, true])
    await work()
    const [owner, editor] = isOver ? [to, from] : [from, to]
    expect([at, await roleOf(owner, id), await roleOf(editor, id)]).toEqual([at, 'Owner', 'Collaborator'])
    const listed = (await calls.editors(owner, id)).answer
    expect([listed.owner.id, listed.invites.map(({ userId }) => userId)]).toEqual([owner.id, [editor.id]])
    expect(await api.row('Websites', 'killed-transfer')).toMatchObject({ userId: owner.id })
    expect(await api.row('DraftWebsites', id)).not.toHaveProperty('handedOver')
    const told = isOver ? [{ websiteId: id, fromId: from.id, toId: to.id }] : []
    for (const mail of ['website-received', 'website-handed-over'] as const)
      expect([at, mail, await mailsOrdered(api, mail)]).toEqual([at, mail, told])
    if (isOver) [from, to] = [to, from]
  }
  expect(outcomes).toEqual(new Set(['kept', 'over']))
}, 180_000)
