import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { listRoutes } from '../create-api.ts'
import { aDraft, plumberAnswers } from '../testing/a-draft.ts'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { TestCall } from '../testing/test-calls.ts'

const { api, ann } = await openTestApi('ann')
const draftId = await aDraft(api, ann)

beforeAll(() => {
  Object.freeze(Object.prototype)
})

const goodBodies: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/login/otp/generate': { email: 'x@example.com' },
  '/api/login/link/': { email: 'x@example.com' },
  '/api/login/link/verify': { token: 'x' },
  '/api/login/google': { code: 'x', state: 'x' },
  '/api/login/google/one-tap': { credential: 'x', state: 'x' },
  '/api/account/google': { ticket: 'x' },
  '/api/account/google/code': { code: 'x', state: 'x' },
  '/api/account/password': { password: 'twelve characters' },
  '/api/account/password/change': { current: 'x', password: 'twelve characters' },
  '/api/account/password/remove': { current: 'x' },
  '/api/account/email': { email: 'new@example.com' },
  '/api/account/email/by-password': { email: 'new@example.com', current: 'x' },
  '/api/account/deletion': { current: 'x' },
  '/api/account/email/confirm': { token: 'x' },
  '/api/login/former-email': { token: 'x' },
  '/api/account/name': { name: 'x' },
  '/api/login/passkey': {
    ...{ state: 'x', id: 'x', clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
  },
  '/api/account/passkeys': {
    ...{ state: 'x', id: 'x', clientDataJSON: 'x', attestationObject: 'x', name: 'x' },
  },
  '/api/login/password': { email: 'x@example.com', password: 'twelve characters' },
  '/api/login/password/sign-up': { email: 'x@example.com', password: 'twelve characters' },
  '/api/login/password/confirm': { token: 'x' },
  '/api/login/password/forgot': { email: 'x@example.com' },
  '/api/login/password/reset/read': { token: 'x' },
  '/api/login/password/reset': { token: 'x', password: 'twelve characters' },
  '/api/login/otp/verify': { sessionId: 'x', code: 'AAAAAA' },
  '/api/imports': { link: 'rook.example' },
  '/api/imports/:importId/summary': { items: ['x'], maximum: 400 },
  '/api/generation': { answers: plumberAnswers },
  '/api/generation/preview': { answers: plumberAnswers },
  '/api/generation/understanding': { answers: plumberAnswers },
  '/api/drafts/:id/take': { seen: 1 },
  '/api/websites/:id/leads/:lead': { state: 'read' },
  '/api/websites/:id/lead-mails': { mails: 'daily' },
  '/api/drafts/:id/versions': { name: 'x' },
  '/api/account/assistants': { name: 'x', scopes: ['read'] },
  '/mcp': { jsonrpc: '2.0', method: 'ping' },
  '/api/drafts/:id/words': {
    ...{ at: { in: 'section', section: 'x', field: 'x' }, text: 'x', change: 'rewrite' },
  },
  '/api/drafts/:id/proposals': { wish: 'x' },
  '/api/drafts/:id/recipient': { email: 'x@example.com' },
  '/api/drafts/:id/film-posters': { address: 'https://youtu.be/dQw4w9WgXcQ' },
  '/api/drafts/:id/stock-images': { provider: 'Pexels', id: '1' },
  '/api/drafts/:id/link-checks': { links: ['https://harrow.example/'] },
  '/api/invite/create': {
    ...{ invitedUserEmail: 'x@example.com', websiteId: '0'.repeat(24), role: 'Collaborator' },
  },
  '/api/recipients/confirm': { token: 'x' },
  '/api/reports': { websiteId: '0'.repeat(24), reason: 'harms', text: 'x' },
  '/api/support-questions': { email: 'ann@example.com', text: 'x' },
  '/api/takedowns/:website': { state: 'allowed' },
  '/api/disabled-accounts': { email: 'nobody@example.com', state: 'allowed' },
  '/api/usage': { events: [{ name: 'click_publish' }] },
  '/api/prompts/:name': { after: 0, instructions: 'x', text: 'x' },
  '/api/names': { about: 'x', place: 'x', include: ['x'], exclude: ['x'], seed: 'x', round: 0 },
  '/api/names/addresses': { names: ['x'], place: 'x' },
  '/api/ideas': { skills: ['x'], time: null, place: 'x', seed: 'x', round: 0 },
  '/api/websites/:id/domain': { domainName: 'harrow.com' },
  '/api/entri/email-service/send-disconnect-email': {
    ...{ websiteId: '0'.repeat(24), domain: 'harrow.com', companyName: 'x' },
  },
  '/api/drafts/:id/publish': { handle: 'bad-input', epoch: 1, seq: 1 },
  '/api/drafts/:id/publish-plan': {
    handle: 'bad-input',
    at: new Date(Date.now() + 60 * 60_000).toISOString(),
  },
}
const paths = Object.keys(goodBodies)

/** What is said by nothing, or by none. */
const mayBeLeftOpen = [
  '/api/names include',
  '/api/names exclude',
  '/api/names/addresses names',
  '/api/ideas time',
]
const isOpen = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)
const methods = new Map(
  listRoutes(api.options).flatMap(({ endpoint }) =>
    endpoint.body === undefined ? [] : [[endpoint.path, endpoint.method] as const],
  ),
)
const send = (path: string, given: TestCall) =>
  api.call(path.replace(':id', draftId), { method: methods.get(path) ?? 'POST', token: ann.token, ...given })

const nested = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`

const expectRefused = async (path: string, given: TestCall, expected: { status: number; field?: string }) => {
  const answer = await send(path, given)
  const what = [path, JSON.stringify(given).slice(0, 80)]
  expect([...what, answer.status, answer.body.field]).toEqual([...what, expected.status, expected.field])
  expect(answer.body.text).toEqual(expect.any(String))
}

test('[bad-input] the matrix has every call that takes a body', () => {
  const endpoints = listRoutes(api.options).map(({ endpoint }) => endpoint)
  const withBody = endpoints.filter(({ body }) => body !== undefined)
  expect(withBody.map(({ path }) => path).sort()).toEqual([...paths].sort())
})

test('[bad-input] unknown fields are refused by name, and nothing changes', async () => {
  const before = await everythingIn(api)
  const strangers = ['userId', 'role', 'accepted', 'lastPublishedAt', 'version', 'isAdmin', '_id']
  for (const path of paths) {
    for (const field of strangers) {
      await expectRefused(path, { body: { ...goodBodies[path], [field]: 1 } }, { status: 400, field })
    }
  }
  expect(await everythingIn(api)).toBe(before)
})

test('[bad-input] wrong types and operator objects are refused by the field’s name', async () => {
  const before = await everythingIn(api)
  for (const path of paths) {
    for (const field of Object.keys(goodBodies[path] ?? {})) {
      for (const value of [null, [], true, { nested: 'x' }]) {
        if (isOpen(value) && mayBeLeftOpen.includes(`${path} ${field}`)) continue
        const body = { ...goodBodies[path], [field]: value }
        const answer = await send(path, { body })
        expect([path, field, answer.status]).toEqual([path, field, 400])
        expect(String(answer.body.field).split('.')[0]).toBe(field)
      }
      await expectRefused(
        path,
        { body: { ...goodBodies[path], [field]: { $ne: null } } },
        { status: 400, field: '$ne' },
      )
    }
    for (const body of [null, [], 'x', 1]) expect((await send(path, { body })).status).toBe(400)
    expect((await send(path, {})).status).toBe(400)
  }
  expect(await everythingIn(api)).toBe(before)
})

test('[bad-input] keys that reach prototypes or paths, and deep nesting, are refused', async () => {
  const before = await everythingIn(api)
  for (const path of paths) {
    const base = JSON.stringify(goodBodies[path]).slice(0, -1)
    const headers = { 'content-type': 'application/json' }
    for (const key of ['__proto__', 'constructor', 'prototype', '$where', 'a.b']) {
      const answer = await send(path, { rawBody: `${base},"${key}":{"isAdmin":true}}`, headers })
      expect([path, key, answer.status]).toEqual([path, key, 400])
    }
    for (const depth of [40, 10_000]) {
      expect((await send(path, { rawBody: nested(depth), headers })).status).toBe(400)
    }
    expect((await send(path, { rawBody: '{"a":', headers })).body.code).toBe('request.malformed-json')
  }
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  expect(await everythingIn(api)).toBe(before)
})

test('[bad-input] huge bodies, forms, texts and bodies without a type are refused', async () => {
  const before = await everythingIn(api)
  const json = { 'content-type': 'application/json' }
  for (const path of paths) {
    const huge = JSON.stringify({ ...goodBodies[path], filler: 'x'.repeat(5_000_000) })
    const refused = await send(path, { rawBody: huge, headers: json })
    expect([refused.status, refused.body.text]).toEqual([413, 'The request is too large: at most 64 KB.'])
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const rawBody = JSON.stringify(goodBodies[path])
      const answer = await send(path, { rawBody, headers: { 'content-type': type } })
      expect([path, type, answer.status]).toEqual([path, type, 415])
    }
  }
  expect(await everythingIn(api)).toBe(before)
})

test('[T20] compressed bodies are refused, and nothing of them is inflated', async () => {
  const before = await everythingIn(api)
  for (const path of paths) {
    const bytes = Buffer.from(JSON.stringify(goodBodies[path]))
    for (const [encoding, compress] of Object.entries({ br: brotliCompressSync, gzip: gzipSync })) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      const answer = await send(path, { rawBody: new Uint8Array(compress(bytes)), headers })
      expect([path, encoding, answer.status, answer.body.code]).toEqual([
        ...[path, encoding, 415, 'request.encoded'],
      ])
    }
  }
  expect(await everythingIn(api)).toBe(before)
})

test('[bad-input] beyond the limits of specification 9 a generation is refused by field', async () => {
  for (const [field, maximum] of [
    ['businessName', 48],
    ['businessActivities', 1024],
    ['businessLocation', 120],
  ] as const) {
    const answers = { ...plumberAnswers, [field]: 'x'.repeat(maximum + 1) }
    await expectRefused('/api/generation', { body: { answers } }, { status: 400, field: `answers.${field}` })
  }
})

test('[bad-input] unknown calls and wrong methods are told apart, and errors are never kept', async () => {
  expect((await api.call('/api/nothing')).body.code).toBe('request.no-such-call')
  const wrong = await api.call('/api/websites', { method: 'DELETE', token: ann.token })
  expect([wrong.status, wrong.body.code]).toEqual([405, 'request.wrong-method'])
  expect(wrong.headers.get('cache-control')).toBe('no-store')
})

test('[8.unknown] a failure nobody foresaw gives the specified text and the request’s id, and no more', async () => {
  const { db } = api
  const users = db.collection('Users')
  await users.updateOne({ email: ann.email }, { $unset: { email: '' } })
  const id = await aDraftWithoutLog()
  const answer = await api.call(`/api/websites/${id}`, { token: ann.token })
  expect([answer.status, answer.body]).toEqual([
    500,
    {
      code: 'unknown',
      text: 'An unknown error has occurred. Please try again.',
      requestId: answer.headers.get('x-request-id'),
    },
  ])
})

/** A row as a damaged database might hold it. */
const aDraftWithoutLog = async (): Promise<string> => {
  const id = 'd'.repeat(24)
  await api.insert('DraftWebsites', { _id: id, userId: ann.id })
  return id
}
