import { describe, expect, test } from 'vitest'
import type { Route } from '../http/route.ts'
import { aDraft } from '../testing/a-draft.ts'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { isOpen, keyOf, openPolicyWorld } from '../testing/policy-world.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import type { TestAnswer } from '../testing/test-calls.ts'

const { api, owner: earlier } = await openTestApi('owner')
// Longer than an access token works.
api.later(11 * 60_000)
const person = (name: string) => signInAs(api, `${name}@example.com`)
const cast = {
  ...{ owner: await person('owner'), editor: await person('editor'), viewer: await person('viewer') },
  ...{ former: await person('former'), pending: await person('pending'), gone: await person('gone') },
  admin: await person('admin'),
}
const [stranger, other] = [await person('stranger'), await person('other')]
await api.db.collection('Users').deleteOne({ email: cast.gone.email })
await aDraft(api, other)
const { routes, ofDrafts, ofTrash, ofAccounts, callAs, aSharedDraft } = openPolicyWorld(api, cast)

/** What somebody is to a shared draft, from nobody at all to its owner. */
const standings = ['nobody', 'stranger', 'viewer', 'editor', 'owner'] as const
type Standing = (typeof standings)[number]

/** Everybody who may ask, with the token that they send. */
const roles: Readonly<Record<string, readonly [Standing, string | undefined]>> = {
  anonymous: ['nobody', undefined],
  'expired token': ['nobody', earlier.token],
  'deleted user': ['nobody', cast.gone.token],
  stranger: ['stranger', stranger.token],
  pending: ['stranger', cast.pending.token],
  'former editor': ['stranger', cast.former.token],
  'other owner': ['stranger', other.token],
  viewer: ['viewer', cast.viewer.token],
  editor: ['editor', cast.editor.token],
  // Ruling 7: an Admin is what an editor is.
  admin: ['editor', cast.admin.token],
  owner: ['owner', cast.owner.token],
}
const rolesBelow = (standing: Standing) =>
  Object.entries(roles).filter(([, [one]]) => standings.indexOf(one) < standings.indexOf(standing))

/** The least that somebody must be to a draft (specification 6). */
const lowest: Readonly<Record<string, Standing>> = {
  'GET /api/websites/:id': 'viewer',
  'DELETE /api/websites/:id': 'owner',
  'POST /api/websites/:id/duplicate': 'owner',
  'GET /api/websites/:id/static-export': 'owner',
  'GET /api/websites/:id/project': 'owner',
  'GET /api/websites/:id/owner': 'viewer',
  'GET /api/websites/:id/editors': 'viewer',
  'POST /api/websites/:id/transfer-ownership/:newOwner': 'owner',
  'POST /api/invite/create': 'owner',
  'POST /api/invite/resend/:inviteId': 'owner',
  'DELETE /api/invite/delete/:inviteId': 'owner',
  'POST /api/drafts/:id/ticket': 'viewer',
  'POST /api/drafts/:id/take': 'editor',
  'POST /api/drafts/:id/versions': 'editor',
  'GET /api/drafts/:id/versions': 'viewer',
  'GET /api/drafts/:id/versions/:version': 'viewer',
  'POST /api/drafts/:id/versions/:version/reopen': 'editor',
  'DELETE /api/drafts/:id/versions/:version': 'owner',
  'PUT /api/drafts/:id/images': 'editor',
  'GET /api/drafts/:id/images': 'editor',
  'GET /api/drafts/:id/images/:reference/uses': 'editor',
  'DELETE /api/drafts/:id/images/:reference': 'editor',
  'POST /api/drafts/:id/film-posters': 'editor',
  'GET /api/drafts/:id/stock-libraries': 'editor',
  'GET /api/drafts/:id/stock-images': 'editor',
  'POST /api/drafts/:id/stock-images': 'editor',
  'GET /api/drafts/:id/recipient': 'editor',
  'POST /api/drafts/:id/recipient': 'owner',
  'POST /api/drafts/:id/link-checks': 'editor',
  'GET /api/drafts/:id/reviews': 'editor',
  'DELETE /api/drafts/:id/reviews/:review': 'editor',
  'POST /api/drafts/:id/words': 'editor',
  'POST /api/drafts/:id/proposals': 'editor',
  'GET /api/websites/:id/leads': 'owner',
  'PUT /api/websites/:id/lead-mails': 'owner',
  'GET /api/websites/:id/contacts': 'owner',
  'GET /api/websites/:id/leads/:lead': 'owner',
  'PUT /api/websites/:id/leads/:lead': 'owner',
  'GET /api/websites/:id/leads/:lead/person': 'owner',
  'DELETE /api/websites/:id/leads/:lead/person': 'owner',
  'GET /api/websites/:id/visits': 'editor',
  'POST /api/drafts/:id/publish': 'editor',
  'DELETE /api/drafts/:id/publish': 'owner',
  'PUT /api/drafts/:id/publish-plan': 'editor',
  'DELETE /api/drafts/:id/publish-plan': 'editor',
  'GET /api/websites/:id/domain': 'owner',
  'POST /api/websites/:id/domain': 'owner',
  'POST /api/websites/:id/domain/look': 'owner',
  'DELETE /api/websites/:id/domain': 'owner',
  'POST /api/websites/:id/domain/disconnect': 'owner',
}
const lowestFor = (route: Route): Standing => {
  const found = lowest[keyOf(route)]
  if (found === undefined) throw new Error(`Nobody said who may ${keyOf(route)}`)
  return found
}

const refusalCodes = [
  ...['session.not-signed-in', 'session.invalid-token', 'session.sign-in-again', 'session.foreign-request'],
  ...['website.not-found', 'website.not-allowed', 'website.not-an-editor', 'invite.no-longer-valid'],
]

/** Whether an answer is that of somebody who may; what they asked for may be missing or wrong all the same. */
const isAllowed = ({ body }: TestAnswer): boolean => !refusalCodes.includes(body?.code)

const refusals: Readonly<Partial<Record<Standing, number>>> = { nobody: 401, stranger: 404 }

/** Whether somebody asks about the invite that asks them: they know of it, and may decline it and do no more. */
const isAsked = (name: string, { endpoint: { action } }: Route): boolean =>
  name === 'pending' && (action === 'invite.resend' || action === 'invite.delete')

describe('[6.roles] every route of a draft', () => {
  test('is in the matrix', () => {
    expect(ofDrafts().map(keyOf).sort()).toEqual(Object.keys(lowest).sort())
  })

  test('refuses everybody who is too little to it, strangers as if there were no draft, and changes nothing', async () => {
    const id = await aSharedDraft()
    const before = await everythingIn(api)
    for (const route of ofDrafts()) {
      const absent = await callAs(route, '0'.repeat(24), { token: stranger.token })
      const refused = rolesBelow(lowestFor(route)).filter(([name]) => !isAsked(name, route))
      for (const [name, [standing, token]] of refused) {
        const { status, body } = await callAs(route, id, { token })
        expect([keyOf(route), name, status]).toEqual([keyOf(route), name, refusals[standing] ?? 403])
        if (standing === 'stranger') expect(body).toEqual(absent.body)
        const unknown = token === undefined ? 'session.not-signed-in' : 'session.invalid-token'
        if (standing === 'nobody')
          expect([keyOf(route), name, body.code]).toEqual([keyOf(route), name, unknown])
      }
    }
    expect(await everythingIn(api)).toBe(before)
  }, 60_000)

  test.each([
    ['viewer', 'viewer'],
    ['editor', 'editor'],
    ['admin', 'editor'],
    ['owner', 'owner'],
  ] as const)(
    'lets its %s do what they may, as %s',
    async (name, standing) => {
      for (const route of ofDrafts()) {
        if (standings.indexOf(lowestFor(route)) > standings.indexOf(standing)) continue
        const id = await aSharedDraft()
        const answer = await callAs(route, id, { token: cast[name].token })
        expect([keyOf(route), name, isAllowed(answer), answer.text]).toEqual([
          ...[keyOf(route), name, true, answer.text],
        ])
        for (const path of [`/api/websites/${id}`, `/api/trash/${id}`])
          await api.call(path, { method: 'DELETE', token: cast.owner.token })
      }
    },
    60_000,
  )

  test('asks for rights before it reads what is sent', async () => {
    const id = await aSharedDraft()
    const isNamedInPath = ({ endpoint }: Route) => endpoint.body !== undefined && endpoint.about === undefined
    for (const route of ofDrafts().filter(isNamedInPath))
      for (const [name, [standing, token]] of rolesBelow('viewer')) {
        const { status } = await api.call(route.endpoint.path.replace(':id', id), {
          ...{ method: route.endpoint.method, rawBody: '{', headers: { 'content-type': 'text/plain' } },
          ...(token === undefined ? {} : { token }),
        })
        expect([keyOf(route), name, status]).toEqual([keyOf(route), name, refusals[standing]])
      }
  })
})

test('[6.roles] an invite that was accepted is given back by whoever accepted it, and by no other but the owner', async () => {
  const [leave] = ofDrafts().filter(({ endpoint }) => endpoint.action === 'invite.delete')
  if (leave === undefined) throw new Error('There is no way to leave')
  for (const [name, [standing, token]] of Object.entries(roles))
    for (const whose of ['editor', 'viewer'] as const) {
      const id = await aSharedDraft()
      const inviteId = `${cast[whose].id}-${id}`
      const { status } = await callAs(leave, id, { token, inviteId })
      const may = name === whose || standing === 'owner'
      expect([name, whose, status]).toEqual([name, whose, may ? 204 : (refusals[standing] ?? 403)])
      expect((await api.row('WebsiteInvites', inviteId)) === null).toBe(may)
      for (const path of [`/api/websites/${id}`, `/api/trash/${id}`])
        await api.call(path, { method: 'DELETE', token: cast.owner.token })
    }
}, 20_000)

test('[4.invite] whoever an invite asks declines it, and does nothing else with it', async () => {
  const id = await aSharedDraft()
  const before = await everythingIn(api)
  const answers = []
  for (const route of ofDrafts()
    .filter((one) => isAsked('pending', one))
    .toSorted((a, b) => keyOf(b).localeCompare(keyOf(a))))
    answers.push([keyOf(route), (await callAs(route, id, { token: cast.pending.token })).status])
  expect(answers).toEqual([
    ['POST /api/invite/resend/:inviteId', 403],
    ['DELETE /api/invite/delete/:inviteId', 204],
  ])
  expect(await everythingIn(api)).not.toBe(before)
})

test('[6.roles] what is in the trash is there for its owner, and for nobody else', async () => {
  expect(ofTrash().map(keyOf).sort()).toEqual([
    'DELETE /api/trash/:id',
    'GET /api/trash/:id',
    'POST /api/trash/:id/restore',
  ])
  for (const route of ofTrash()) {
    const id = await aSharedDraft()
    const { token } = cast.owner
    // Not there before it was thrown away.
    expect([keyOf(route), (await callAs(route, id, { token })).status]).toEqual([keyOf(route), 404])
    await api.call(`/api/websites/${id}`, { method: 'DELETE', token })
    const before = await everythingIn(api)
    for (const [name, [standing, theirs]] of rolesBelow('owner')) {
      const { status } = await callAs(route, id, { token: theirs })
      expect([keyOf(route), name, status]).toEqual([keyOf(route), name, standing === 'nobody' ? 401 : 404])
    }
    expect(await everythingIn(api)).toBe(before)
    expect([keyOf(route), (await callAs(route, id, { token })).status < 300]).toEqual([keyOf(route), true])
  }
})

describe('[6.roles] every route of an account', () => {
  test('is for nobody who is not signed in, was, or is no more', async () => {
    const before = await everythingIn(api)
    for (const route of ofAccounts())
      for (const [name, token] of [
        ...rolesBelow('stranger').map(([name, [, token]]) => [name, token] as const),
        ['forged token', 'a.b.c'] as const,
      ]) {
        const { status } = await callAs(route, 'x', { token })
        expect([keyOf(route), name, status]).toEqual([keyOf(route), name, 401])
      }
    expect(await everythingIn(api)).toBe(before)
  })

  test('is for everybody else, whatever they are to a website of others', async () => {
    const id = await aSharedDraft()
    const signedIn: readonly Person[] = [
      stranger,
      other,
      ...Object.values(cast).filter((p) => p !== cast.gone),
    ]
    // The end of an account comes last; each call has a sign-in of its own, because some end all others.
    for (const { email } of signedIn)
      for (const route of ofAccounts().toSorted((a, b) => Number(endsAccount(a)) - Number(endsAccount(b)))) {
        await api.db.collection('RateLimits').deleteMany({})
        const { token } = await signInAs(api, email)
        const answer = await callAs(route, id, { token })
        expect([keyOf(route), email, isAllowed(answer) || isOnlyTold(route), answer.text]).toEqual([
          ...[keyOf(route), email, true, answer.text],
        ])
      }
  }, 60_000)
})

const endsAccount = ({ endpoint }: Route) => endpoint.action === 'account.delete'
// Who accepts is told what the invite is to them; nobody may not ask.
const isOnlyTold = ({ endpoint }: Route) => endpoint.action === 'invite.accept'

test('[6.roles] what is open to anybody is the same to everybody', async () => {
  for (const route of routes.filter(isOpen)) {
    const answers = []
    for (const [, token] of Object.values(roles)) {
      await api.db.collection('RateLimits').deleteMany({})
      const { status, body } = await callAs(route, 'x', { token })
      // What they are told differs by chance and time alone.
      answers.push([status, body?.code, Object.keys(body ?? {}).sort()])
    }
    const [first] = answers
    expect([keyOf(route), answers]).toEqual([keyOf(route), answers.map(() => first)])
  }
})
