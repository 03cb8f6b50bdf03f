import { disableAccountEndpoint } from '@shingle/shared/disabling/endpoints.ts'
import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { dropPlanEndpoint, planPublishEndpoint } from '@shingle/shared/publish-plan/endpoints.ts'
import { deleteWebsiteEndpoint, readWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import type { Db } from 'mongodb'
import { expect, test, vi } from 'vitest'
import { startJobs } from '../start-jobs.ts'
import { aDraft, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'
import { publishPlanHandlers } from './publish-plan-handlers.ts'
import { publishPlanJobName, publishPlanKey } from './publish-plan-job.ts'

const { api } = await openTestApi()
const { remove } = inviteCalls(api)
let count = 0
const anOwner = () => {
  count += 1
  return signInAs(api, `planner-${count}@example.com`)
}
/** Minutes from now, as the deployment's clock says. */
const inMinutes = (minutes: number) =>
  new Date(api.options.clock().getTime() + minutes * 60_000).toISOString()
const inAnHour = () => inMinutes(60)
const plan = (id: string, { token }: Person, given: { handle: string; at?: string }) =>
  api.ask(planPublishEndpoint, { params: { id }, body: { at: inAnHour(), ...given }, token })
const planOf = async (id: string) => (await api.row('DraftWebsites', id)).publishPlan
const shownTo = async (id: string, { token }: Person) =>
  (await api.ask(readWebsiteEndpoint, { params: { id }, token })).answer.publishPlan
const siteAt = (handle: string) => api.row('Websites', handle)

/** What the worker does when the time has come, over `db`. */
const carryOut = async (id: string, planId: string, db: Db = api.db): Promise<void> => {
  const handlers = publishPlanHandlers({ ...api.options, db })
  const job = { id: planId, failures: 0, signal: new AbortController().signal }
  await handlers[publishPlanJobName]?.({ draftId: id, planId }, job)
}
const publishedVersions = (draftId: string) =>
  api.db.collection('DraftVersions').countDocuments({ draftId, reason: 'published' })
const openJobOf = (planId: string) =>
  api.db.collection('Jobs').findOne({ key: publishPlanKey(planId), state: 'open' })

test('[4.publish] what is planned is shown, has one job at its time, and goes out once', async () => {
  const ann = await anOwner()
  const id = await aDraft(api, ann)
  const at = inAnHour()
  expect((await plan(id, ann, { handle: 'Planned One', at })).answer).toEqual({ at, handle: 'plannedone' })
  expect(await shownTo(id, ann)).toEqual({ at, handle: 'plannedone' })
  const { id: planId } = await planOf(id)
  expect((await openJobOf(planId))?.runAt).toEqual(new Date(at))
  expect(await siteAt('plannedone')).toBeNull()
  await carryOut(id, planId)
  expect(await siteAt('plannedone')).toMatchObject({ state: 'published', websiteId: id })
  expect([await shownTo(id, ann), await publishedVersions(id)]).toEqual([undefined, 1])
  const { version } = await siteAt('plannedone')
  await carryOut(id, planId)
  expect((await siteAt('plannedone')).version).toBe(version)
})

test('[4.publish] what was planned before a restart goes out when its time has come, also one that a dead process had begun', async () => {
  const ann = await anOwner()
  const id = await aDraft(api, ann)
  await plan(id, ann, { handle: 'after-restart' })
  const later = () => new Date(inMinutes(61))
  // As a process left it that was killed as soon as it had taken it.
  await createJobQueue(api.db, { clock: later, leaseMs: 1 }).take([publishPlanJobName])
  const jobs = startJobs({ ...api.options, clock: () => new Date(inMinutes(62)) })
  await vi.waitFor(async () => expect(await planOf(id)).toBeUndefined(), 10_000)
  await jobs.close()
  expect([(await siteAt('after-restart')).websiteId, await publishedVersions(id)]).toEqual([id, 1])
})

test('[4.publish] a plan that is taken back, or gave way to another, publishes nothing', async () => {
  const ann = await anOwner()
  const id = await aDraft(api, ann)
  await plan(id, ann, { handle: 'given-way' })
  const first = await planOf(id)
  await plan(id, ann, { handle: 'taken-back' })
  const second = await planOf(id)
  expect([await openJobOf(first.id), (await openJobOf(second.id))?.name]).toEqual([null, publishPlanJobName])
  await api.ask(dropPlanEndpoint, { params: { id }, token: ann.token })
  expect([await planOf(id), await openJobOf(second.id)]).toEqual([undefined, null])
  for (const { id: planId } of [first, second]) await carryOut(id, planId)
  expect([await siteAt('given-way'), await siteAt('taken-back')]).toEqual([null, null])
})

test('[4.publish] who takes a website off the web, or throws it away, drops what was planned', async () => {
  const ann = await anOwner()
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'off-again' })
  await plan(id, ann, { handle: 'off-again' })
  const { id: planId } = await planOf(id)
  await api.ask(unpublishEndpoint, { params: { id }, token: ann.token })
  await carryOut(id, planId)
  expect([await planOf(id), (await siteAt('off-again')).state]).toEqual([undefined, 'released'])
  await plan(id, ann, { handle: 'off-again' })
  await api.ask(deleteWebsiteEndpoint, { params: { id }, token: ann.token })
  expect(await planOf(id)).toBeUndefined()
})

test('[4.publish] a time that has gone or is years away, and an address that is not to be had, are refused at once', async () => {
  const [ann, ben] = [await anOwner(), await anOwner()]
  const id = await aDraft(api, ann)
  await publish(api, await aDraft(api, ben), { person: ben, handle: 'bens-own' })
  const refused = async (given: { handle: string; at?: string }) => {
    const { status, body } = await plan(id, ann, given)
    return [status, body.code]
  }
  for (const minutes of [-1, 0, 4])
    expect(await refused({ handle: 'late', at: inMinutes(minutes) })).toEqual([400, 'publish-plan.time'])
  expect(await refused({ handle: 'late', at: '2999-01-01T00:00:00.000Z' })).toEqual([
    ...[400, 'publish-plan.time'],
  ])
  expect(await refused({ handle: 'bens-own' })).toEqual([409, 'handle.unavailable'])
  expect(await refused({ handle: 'x' })).toEqual([400, 'handle.invalid'])
  expect(await planOf(id)).toBeUndefined()
})

test('[ruling 16] an editor plans at the address that the website has; removed before the time, publishes nothing and is told', async () => {
  const [owner, editor] = [await anOwner(), await anOwner()]
  const id = await aDraft(api, owner)
  const inviteId = await shareWith(api, id, { owner, editor })
  await publish(api, id, { person: owner, handle: 'planned-by-two' })
  expect((await plan(id, editor, { handle: 'another-one' })).status).toBe(403)
  expect((await plan(id, editor, { handle: 'planned-by-two' })).status).toBe(200)
  const { version } = await siteAt('planned-by-two')
  const { id: planId } = await planOf(id)
  await remove(owner, inviteId)
  await carryOut(id, planId)
  expect((await siteAt('planned-by-two')).version).toBe(version)
  const failed = 'Whoever planned this may not publish the website any more.'
  expect((await shownTo(id, owner))?.failed).toBe(failed)
  const told = { name: mailJobName('publish-failed'), 'payload.planId': planId }
  expect(await api.db.collection('Jobs').countDocuments(told)).toBe(1)
})

test('[8.sign-in] what was planned is not published once who planned it, or the owner, is disabled', async () => {
  const decide = ({ email }: Person, state: 'disabled' | 'allowed') =>
    api.ask(disableAccountEndpoint, { body: { email, state }, token: testOperatorToken })
  for (const who of ['owner', 'editor'] as const) {
    const people = { owner: await anOwner(), editor: await anOwner() }
    const handle = `kept-from-${who}`
    const id = await aDraft(api, people.owner)
    await shareWith(api, id, people)
    await publish(api, id, { person: people.owner, handle })
    expect((await plan(id, people.editor, { handle })).status).toBe(200)
    const [{ id: planId }, { version }] = [await planOf(id), await siteAt(handle)]
    expect((await decide(people[who], 'disabled')).status).toBe(200)
    await carryOut(id, planId)
    expect([who, (await siteAt(handle)).version]).toEqual([who, version])
    expect((await planOf(id)).failed).toBe(
      who === 'owner'
        ? 'The account of this website’s owner is disabled.'
        : 'Whoever planned this may not publish the website any more.',
    )
  }
})

test('[8.sign-in] who was disabled and let back before the time is published as they planned', async () => {
  const ann = await anOwner()
  const id = await aDraft(api, ann)
  await plan(id, ann, { handle: 'let-back' })
  for (const state of ['disabled', 'allowed'] as const)
    await api.ask(disableAccountEndpoint, { body: { email: ann.email, state }, token: testOperatorToken })
  await carryOut(id, (await planOf(id)).id)
  expect(await siteAt('let-back')).toMatchObject({ state: 'published', websiteId: id })
})

test('[4.publish] what went to somebody else since it was planned is refused with the reason, and nothing is published', async () => {
  const [ann, ben] = [await anOwner(), await anOwner()]
  const id = await aDraft(api, ann)
  await plan(id, ann, { handle: 'wanted-by-two' })
  const { id: planId } = await planOf(id)
  await publish(api, await aDraft(api, ben), { person: ben, handle: 'wanted-by-two' })
  await carryOut(id, planId)
  expect((await shownTo(id, ann))?.failed).toBe('Web address unavailable')
  expect((await siteAt('wanted-by-two')).userId).toBe(ben.id)
})

test('[4.publish] a process that is killed at any command of it is followed by one that publishes exactly once', async () => {
  const ann = await anOwner()
  const id = await aDraft(api, ann)
  const first = await api.row('DraftWebsites', id)
  let [isDone, at] = [false, 0]
  while (!isDone) {
    await api.db.collection('DraftVersions').deleteMany({ draftId: id, reason: 'published' })
    await api.db.collection('Websites').deleteMany({ websiteId: id })
    const publishPlan = { id: `plan-${at}`, at: new Date(), handle: 'killed-plan', userId: ann.id }
    await api.db
      .collection<{ _id: string }>('DraftWebsites')
      .replaceOne({ _id: id }, { ...first, publishPlan })
    const { db, wasKilled } = killedAfter(api.db, at)
    await carryOut(id, publishPlan.id, db).catch(() => undefined)
    isDone = !wasKilled()
    for (const _ of ['restart', 'again']) await carryOut(id, publishPlan.id)
    const { handle, published } = await api.row('DraftWebsites', id)
    const site = await siteAt('killed-plan')
    expect([at, handle, await planOf(id), site.state]).toEqual([at, 'killed-plan', undefined, 'published'])
    expect([at, published.version]).toEqual([at, site.version])
    at += 1
  }
  expect(at).toBeGreaterThan(10)
}, 180_000)
