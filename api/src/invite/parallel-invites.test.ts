import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { inviteState } from '@shingle/shared/invite/invite-state.ts'
import { inviteLifetimeMs, inviteLimits } from '@shingle/shared/invite/limits.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const calls = inviteCalls(api)

const draftsOf = async (owner: Person, count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await aDraft(api, owner))
  return ids
}

test('[9.invites][T16] of 30 invites that one account accepts at once, it gets exactly five', async () => {
  const invites = openWebsiteInvites(api.db, api.options.clock)
  const tom = await signInAs(api, 'tom@example.com')
  const owners = await Promise.all([0, 1, 2].map((at) => signInAs(api, `landlord-${at}@example.com`)))
  const ids: string[] = []
  for (const owner of owners)
    for (const websiteId of await draftsOf(owner, 10)) {
      const row = await invites.create(websiteId, { email: tom.email, by: owner.id })
      ids.push(row?._id ?? '')
    }
  const answers = await Promise.all(ids.map((id) => calls.accept(tom, id)))
  const outcomes = Map.groupBy(answers, ({ answer }) => answer.outcome)
  expect([outcomes.get('accepted')?.length, outcomes.get('maximum-reached')?.length]).toEqual([5, 25])
  const { shared } = (await api.call('/api/websites', { token: tom.token })).body
  expect(shared).toHaveLength(inviteLimits.shared)
  // Who leaves one has room for one, whoever else comes.
  const [left] = await api.db.collection('WebsiteInvites').find({ invitedUserId: tom.id }).toArray()
  await calls.remove(tom, String(left?._id))
  const again = await Promise.all(ids.map((id) => calls.accept(tom, id)))
  const fresh = again.filter(({ answer }) => answer.outcome === 'accepted')
  expect(fresh).toHaveLength(inviteLimits.shared)
}, 60_000)

test('[9.invites][T16] of those that a website sends at once it gets exactly as many as one may, and one that ends makes room', async () => {
  const invites = openWebsiteInvites(api.db, api.options.clock)
  const owner = await signInAs(api, 'generous@example.com')
  const websiteId = await aDraft(api, owner)
  const before = inviteLimits.perWebsite - 10
  for (let at = 0; at < before; at += 1)
    await invites.create(websiteId, { email: `guest-${at}@example.com`, by: owner.id })
  const inviteAll = (from: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        calls.invite(owner, websiteId, `late-${from + at}@example.com`),
      ),
    )
  const answers = await inviteAll(0, 18)
  const refused = answers.filter(({ body }) => body.code === 'invite.too-many')
  expect([answers.filter(({ status }) => status < 300).length, refused.length]).toEqual([10, 8])
  expect(await invites.ofWebsite(websiteId, 100)).toHaveLength(inviteLimits.perWebsite)
  await calls.remove(owner, (await invites.findFor(websiteId, 'guest-0@example.com'))?._id ?? '')
  expect((await inviteAll(50, 3)).filter(({ status }) => status < 300)).toHaveLength(1)
}, 60_000)

const steps = ['invite', 'accept', 'remove', 'leave', 'resend', 'expire', 'stranger'] as const

/** One address in the hands of everybody at once; what came of each step, and what stands at the end. */
const crowd = async (seed: number) => {
  const random = seededRandom(seed)
  const [owner, guest, stranger] = await Promise.all(
    ['owner', 'guest', 'stranger'].map((name) => signInAs(api, `${name}-${seed}@example.com`)),
  )
  if (!owner || !guest || !stranger) throw new Error('Somebody did not sign in')
  const id = await aDraft(api, owner)
  const rows = () => openWebsiteInvites(api.db, api.options.clock).ofWebsite(id, 10)
  const present = async () => (await rows())[0]?._id ?? 'none'
  const take = async (step: (typeof steps)[number]) => {
    const inviteId = await present()
    if (step === 'invite') return calls.invite(owner, id, guest.email)
    if (step === 'accept') return calls.accept(guest, inviteId)
    if (step === 'remove') return calls.remove(owner, inviteId)
    if (step === 'leave') return calls.remove(guest, inviteId)
    if (step === 'resend') return calls.resend(owner, inviteId)
    if (step === 'stranger') return calls.accept(stranger, inviteId)
    const createdAt = new Date(api.options.clock().getTime() - inviteLifetimeMs - 1000)
    await api.db
      .collection<{ _id: string }>('WebsiteInvites')
      .updateOne({ _id: inviteId, accepted: false }, { $set: { createdAt } })
    return undefined
  }
  for (let round = 0; round < 4; round += 1) {
    const chosen = Array.from({ length: 2 + random.below(5) }, () => random.pick(steps))
    const answers = await Promise.all(chosen.map(take))
    for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500)
    const found = await rows()
    expect(found.length).toBeLessThanOrEqual(1)
    const [row] = found
    const isEditor = (await api.call(`/api/websites/${id}`, { token: guest.token })).status === 200
    expect([isEditor, row?.accepted ?? false]).toEqual([row?.accepted ?? false, isEditor])
    expect(row?.accepted === true ? row.invitedUserId : null).toBe(isEditor ? guest.id : null)
    expect((await api.call(`/api/websites/${id}`, { token: stranger.token })).status).toBe(404)
    const listed = (await calls.editors(owner, id)).answer.invites.map(({ state }) => state)
    expect(listed).toEqual(row ? [inviteState(row, api.options.clock())] : [])
  }
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  '[4.invite] whoever invites, accepts, leaves and removes at once, an address is one thing to a website (seed %i)',
  crowd,
  30_000,
)
