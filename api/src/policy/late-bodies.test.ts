import { request } from 'node:http'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { readWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { expect, test } from 'vitest'
import { listRoutes } from '../create-api.ts'
import type { Route } from '../http/route.ts'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

/** What is sent with each action of a draft that takes anything. */
const sentWith = (websiteId: string): Readonly<Record<string, string>> => ({
  'draft.take-control': JSON.stringify({ seen: 1 }),
  'draft.save-version': JSON.stringify({ name: 'A version' }),
  'draft.ask-recipient': JSON.stringify({ email: 'desk@example.com' }),
  'lead.mark': JSON.stringify({ state: 'read' }),
  'lead.choose-mails': JSON.stringify({ mails: 'daily' }),
  'draft.upload-image': 'the bytes of a picture',
  'draft.help-with-words': JSON.stringify({
    ...{ at: { in: 'section', section: 'x', field: 'x' }, text: 'x', change: 'rewrite' },
  }),
  'draft.ask-for-change': JSON.stringify({ wish: 'x' }),
  'draft.take-film-poster': JSON.stringify({ address: 'https://youtu.be/dQw4w9WgXcQ' }),
  'draft.take-stock': JSON.stringify({ provider: 'Pexels', id: '1' }),
  'draft.check-links': JSON.stringify({ links: ['https://harrow.example/'] }),
  'website.publish': JSON.stringify({ handle: 'late-body', epoch: 1, seq: 1 }),
  'website.plan-publish': JSON.stringify({ handle: 'late-body', at: '2030-01-01T00:00:00.000Z' }),
  'domain.connect': JSON.stringify({ domainName: 'harrow.com' }),
  'invite.create': JSON.stringify({ invitedUserEmail: 'eve@example.com', websiteId, role: 'Collaborator' }),
})

const taking = listRoutes(api.options).filter(
  ({ endpoint, access }) =>
    typeof access !== 'string' &&
    access.resource !== 'account' &&
    (endpoint.body !== undefined || endpoint.takes !== undefined),
)

const key = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`

/** Sends all of a call but its last byte, until `end` is called, which answers with the status. */
const begin = async (route: Route, { id, person }: { id: string; person: Person }) => {
  const { method, path, action } = route.endpoint
  const body = sentWith(id)[action] ?? ''
  const sending = request(`${api.address}${addressOf({ path }, { params: { id, lead: '0'.repeat(24) } })}`, {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (response) => resolve(response.resume().statusCode))
    sending.once('error', reject)
  })
  sending.write(body.slice(0, -1))
  // By the time that these are answered, what was sent before them has been looked at.
  for (let count = 0; count < 3; count += 1)
    expect((await api.ask(readWebsiteEndpoint, { params: { id }, token: person.token })).status).toBe(200)
  return {
    end: () => {
      sending.end(body.slice(-1))
      return status
    },
  }
}

const aWebsiteWith = async (name: string, route: Route) => {
  await api.db.collection('RateLimits').deleteMany({})
  const [editor, other] = [
    await signInAs(api, `${name}@example.com`),
    await signInAs(api, `owner-${name}@example.com`),
  ]
  const leads = ['lead.mark', 'lead.choose-mails', 'draft.ask-recipient']
  const ownersOwn = ['invite.create', 'domain.connect', ...leads]
  const isOwnersAlone = ownersOwn.includes(route.endpoint.action)
  const id = await aDraft(api, isOwnersAlone ? editor : other)
  if (!isOwnersAlone) await anEditorOf(api, id, editor)
  return { id, editor }
}

test('[6.roles] every call that takes a body is among those that are tried', () => {
  expect(taking.map(({ endpoint }) => endpoint.action).sort()).toEqual(Object.keys(sentWith('')).sort())
})

test.each(taking.map((route) => [key(route), route] as const))(
  '[6.roles] who lost a website while the body of %s was on its way changes nothing',
  async (_, route) => {
    const { id, editor } = await aWebsiteWith(`removed-${route.endpoint.action}`, route)
    const late = await begin(route, { id, person: editor })
    await api.db.collection('WebsiteInvites').deleteMany({ websiteId: id })
    await api.db
      .collection('DraftWebsites')
      .updateMany({ userId: editor.id }, { $set: { userId: 'somebody-else' }, $unset: { slot: '' } })
    expect(await late.end()).toBe(404)
  },
)

test.each(taking.map((route) => [key(route), route] as const))(
  '[2.4.sessions] whose session ended while the body of %s was on its way changes nothing',
  async (_, route) => {
    const { id, editor } = await aWebsiteWith(`signed-out-${route.endpoint.action}`, route)
    const late = await begin(route, { id, person: editor })
    await api.call('/api/login/logout', { method: 'POST', cookie: editor.cookie })
    expect(await late.end()).toBe(401)
  },
)
