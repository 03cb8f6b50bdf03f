import { createInviteEndpoint, resendInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { signInAs } from '../testing/sign-in-as.ts'
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
