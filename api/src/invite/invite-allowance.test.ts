import { createInviteEndpoint, resendInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { afterAll, expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { mailsOrdered, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const api = await startTestApi({ trustsProxy: true })
afterAll(() => api.close())

/** An owner at a network address, who invites one mailbox to a website of theirs over and over. */
const anOwnerAt = async (address: string, name: string) => {
  const owner = await signInAs(api, `${name}@example.com`)
  const given = { token: owner.token, headers: { 'x-forwarded-for': address } }
  const websiteId = await aDraft(api, owner)
  const invited = { invitedUserEmail: 'victim@example.com', websiteId, role: 'Collaborator' } as const
  const invite = () => api.ask(createInviteEndpoint, { body: invited, ...given })
  const resend = (inviteId: string) => api.ask(resendInviteEndpoint, { params: { inviteId }, ...given })
  return { invite, resend }
}

test('[T30] sixteen accounts of one person keep no owner elsewhere from inviting whoever they mail', async () => {
  let sent = 0
  for (let account = 0; account < 16; account += 1) {
    const { invite, resend } = await anOwnerAt('203.0.113.9', `many-${account}`)
    const first = await invite()
    if (first.status === 429) continue
    do sent += 1
    while ((await resend(first.answer.inviteId)).status === 200)
  }
  expect(sent).toBe(14)
  const owner = await anOwnerAt('198.51.100.2', 'owner')
  expect((await owner.invite()).status).toBe(201)
})

test('[T30] one account has sixty invitations mailed a day, over all its websites, and is told when it may send more', async () => {
  const owner = await signInAs(api, 'busy@example.com')
  const websites = [await aDraft(api, owner), await aDraft(api, owner)] as const
  let asked = 0
  const invite = (websiteId: string, address: string) => {
    asked += 1
    const body = { invitedUserEmail: `guest-${asked}@example.com`, websiteId, role: 'Collaborator' } as const
    return api.ask(createInviteEndpoint, {
      ...{ body, token: owner.token, headers: { 'x-forwarded-for': address } },
    })
  }
  // As if most had gone out already, by whichever of the websites.
  expect((await invite(websites[0], '203.0.113.40')).status).toBe(201)
  await api.db
    .collection('RateLimits')
    .updateOne(
      { key: countedKey(api.options.secret, 'invites-per-user-and-day', owner.id) },
      { $set: { points: 59 } },
    )
  expect((await invite(websites[1], '203.0.113.41')).status).toBe(201)
  const orders = await mailsOrdered(api, 'invite')
  const refused = await Promise.all([
    invite(websites[0], '203.0.113.42'),
    invite(websites[1], '203.0.113.43'),
  ])
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_600)
  expect(await mailsOrdered(api, 'invite')).toEqual(orders)
  const neighbour = await anOwnerAt('203.0.113.42', 'neighbour')
  expect((await neighbour.invite()).status).toBe(201)
})
