import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { assistantWriter } from '@shingle/shared/assistant/assistant-writer.ts'
import {
  addAssistantEndpoint,
  listAssistantsEndpoint,
  removeAssistantEndpoint,
} from '@shingle/shared/assistant/endpoints.ts'
import { draftChangedSince, notGranted, notPublishedYet } from '@shingle/shared/assistant/problems.ts'
import type { AssistantScope } from '@shingle/shared/assistant/scopes.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { someoneElseEdits } from '@shingle/shared/website/problems.ts'
import { joinDraft } from '@shingle/storage/draft-log/draft-announcements.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, type Person } from '../testing/sign-in-as.ts'

const { api, ann, bob, cam, dan } = await openTestApi('ann', 'bob', 'cam', 'dan')

const anAssistant = async (scopes: readonly AssistantScope[], { token } = ann) => {
  const body = { name: 'My assistant', scopes: [...scopes] }
  return (await api.ask(addAssistantEndpoint, { body, token })).answer
}

/** Calls a tool as an assistant does, by the protocol's own client. */
const connect = async (token: string) => {
  const client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', api.address), { requestInit }))
  return async (name: string, given: Record<string, unknown> = {}) => {
    const answer = await client.callTool({ name, arguments: given })
    const [part] = Array.isArray(answer.content) ? answer.content : []
    return { isError: answer.isError === true, text: String(Object(part).text) }
  }
}

test('[7.assistant] an owner’s assistant reads their draft, proposes, and makes edits that are a version like any other', async () => {
  const id = await aDraft(api, ann)
  const { token } = await anAssistant(['read', 'edit'])
  const call = await connect(token)
  expect((await call('list_websites')).text).toContain(id)
  const before = JSON.parse((await call('read_website', { website: id })).text)
  expect(before).toMatchObject({ mayEdit: true, business: { name: 'Harrow & Sons Plumbing' } })
  const { revision } = before
  const edits = [
    { do: 'write', on: 't1', to: 'Taps that close' },
    { do: 'look', on: 'buttonCorners', to: 'Oval' },
    { do: 'remove', on: 's1', to: '' },
  ]
  const proposed = JSON.parse((await call('propose_edits', { website: id, revision, edits })).text)
  expect(proposed.map(({ title }: { title: string }) => title)).toEqual([
    'Heading of the Introduction',
    'Button corners',
  ])
  expect(JSON.parse((await call('read_website', { website: id })).text)).toEqual(before)
  expect(await call('make_edits', { website: id, revision, edits })).toEqual({
    isError: false,
    text: JSON.stringify({ made: 2, asked: 3 }),
  })
  expect((await call('read_website', { website: id })).text).toContain('Taps that close')
  // The list says so too, though nobody has the draft open.
  const listed = () => api.db.collection('DraftWebsites').findOne({ _id: id as never })
  expect((await listed())?.modifiedAt).toEqual((await listed())?.lastModifiedBy.timestamp)
  expect(JSON.stringify((await listed())?.websiteSettings.appearance)).toContain('Taps that close')
  const versions = await api.db.collection('DraftVersions').find({ draftId: id }).toArray()
  expect(versions.map(({ reason }) => reason)).toContain('generated')
})

test('[7.assistant] whoever has the draft open is told that a removal was the assistant’s, so that Undo brings it back', async () => {
  const id = await aDraft(api, bob)
  const call = await connect((await anAssistant(['read', 'edit'], bob)).token)
  const { revision, sections } = JSON.parse((await call('read_website', { website: id })).text)
  const updates: Uint8Array[] = []
  const others = await joinDraft(api.options.bus, id, (news) => {
    if (news.t === 'update') updates.push(Buffer.from(news.u, 'base64'))
  })
  const { name } = sections.find(({ is }: { is: string }) => is === 'Services')
  const made = await call('make_edits', {
    website: id,
    revision,
    edits: [{ do: 'remove', on: name, to: '' }],
  })
  await others.leave()
  expect(made.text).toBe(JSON.stringify({ made: 1, asked: 1 }))
  const writers = updates.flatMap((update) => [...Y.parseUpdateMeta(update).to.keys()])
  expect(writers).toEqual([assistantWriter])
})

test('[security T28] it does what its owner allowed and nothing else, and nothing once it is removed', async () => {
  const id = await aDraft(api, ann)
  const { token, assistant } = await anAssistant(['read'])
  const call = await connect(token)
  const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
  for (const [name, given] of [
    ['make_edits', { website: id, revision: '', edits }],
    ['publish_website', { website: id }],
  ] as const)
    expect(await call(name, given)).toEqual({ isError: true, text: notGranted.text })
  const stranger = await connect((await anAssistant(['read', 'edit', 'publish'], bob)).token)
  expect((await stranger('read_website', { website: id })).isError).toBe(true)
  expect((await stranger('make_edits', { website: id, revision: '', edits })).isError).toBe(true)
  const listed = await api.ask(listAssistantsEndpoint, { token: ann.token })
  expect(listed.text).not.toContain(token)
  // Nobody else's request removes it.
  const params = { assistant: assistant.id }
  await api.call(addressOf(removeAssistantEndpoint, { params }), { method: 'DELETE', token: bob.token })
  expect((await call('list_websites')).isError).toBe(false)
  await api.call(addressOf(removeAssistantEndpoint, { params }), { method: 'DELETE', token: ann.token })
  await expect(call('list_websites')).rejects.toThrow()
  await expect(connect(`shingle_${'A'.repeat(43)}`)).rejects.toThrow()
})

test('[7.assistant] a website that was never published is published by a person first, and that is said', async () => {
  const id = await aDraft(api, ann)
  const call = await connect((await anAssistant(['publish'])).token)
  expect(await call('publish_website', { website: id })).toEqual({
    isError: true,
    text: notPublishedYet.text,
  })
})

test('[6.control] it changes nothing while somebody else edits', async () => {
  const id = await aDraft(api, ann)
  await anEditorOf(api, id, bob)
  await api.ask(takeControlEndpoint, { params: { id }, body: { seen: 1 }, token: bob.token })
  const call = await connect((await anAssistant(['read', 'edit'])).token)
  const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
  const { revision } = JSON.parse((await call('read_website', { website: id })).text)
  expect(await call('make_edits', { website: id, revision, edits })).toEqual({
    isError: true,
    text: someoneElseEdits.text,
  })
  const read = JSON.parse((await call('read_website', { website: id })).text)
  expect([read.mayEdit, JSON.stringify(read).includes('"Taps"')]).toEqual([false, false])
})

test('[7.assistant] the owner of an account is told by mail of each assistant that they let in', async () => {
  const { assistant } = await anAssistant(['read', 'publish'])
  expect((await mailsOrdered(api, 'assistant-added')).at(-1)).toEqual({ assistantId: assistant.id })
})

test('[security T28] edits by the short names of another draft than the present one change nothing', async () => {
  const id = await aDraft(api, ann)
  const call = await connect((await anAssistant(['read', 'edit'])).token)
  const read = async () => JSON.parse((await call('read_website', { website: id })).text)
  const { revision, sections } = await read()
  const { name: second } = sections[1]
  const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
  expect((await call('make_edits', { website: id, revision, edits })).isError).toBe(false)
  const written = await read()
  const stale = { website: id, revision, edits: [{ do: 'remove', on: second, to: '' }] }
  for (const name of ['propose_edits', 'make_edits'])
    expect(await call(name, stale)).toEqual({ isError: true, text: draftChangedSince.text })
  expect(await read()).toEqual(written)
})

test('[security T28] a draft that an assistant edits often grows by what it writes, by no writer, and not in its log', async () => {
  const id = await aDraft(api, ann)
  const call = await connect((await anAssistant(['read', 'edit'])).token)
  const updates: Uint8Array[] = []
  const others = await joinDraft(api.options.bus, id, (news) => {
    if (news.t === 'update') updates.push(Buffer.from(news.u, 'base64'))
  })
  const log = createDraftLog(api.db)
  for (let times = 0; times < 30; times += 1) {
    const { revision } = JSON.parse((await call('read_website', { website: id })).text)
    const heading = `Taps that close, ${times}`
    const edits = [{ do: 'write', on: 't1', to: heading }]
    expect((await call('make_edits', { website: id, revision, edits })).isError).toBe(false)
    // Nobody has it open: what its log holds beside the state is nothing, and the plain values are of now.
    const news = await log.since(id, -1)
    expect([news?.updates.length, JSON.stringify(news?.content).includes(heading)]).toEqual([1, true])
  }
  await others.leave()
  expect(updates).toHaveLength(30)
  const lengths = updates.map(({ byteLength }) => byteLength)
  expect(Math.max(...lengths.slice(1))).toBeLessThan(2 * Number(lengths[1]))
  const writers = new Set(updates.flatMap((update) => [...Y.parseUpdateMeta(update).to.keys()]))
  expect(writers.size).toBeLessThanOrEqual(2)
})

test.each(['make_edits', 'propose_edits'])(
  '[security 2.5] %s works in a thread of its own: this one takes in nothing of a draft',
  async (name) => {
    const id = await aDraft(api, ann)
    const call = await connect((await anAssistant(['read', 'edit'])).token)
    const { revision } = JSON.parse((await call('read_website', { website: id })).text)
    const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
    const { integrate } = Y.Item.prototype
    let taken = 0
    Y.Item.prototype.integrate = function count(this: Y.Item, ...given) {
      taken += 1
      integrate.apply(this, given)
    }
    try {
      expect((await call(name, { website: id, revision, edits })).isError).toBe(false)
    } finally {
      Y.Item.prototype.integrate = integrate
    }
    expect(taken).toBe(0)
  },
)

test.each(['read_website', 'propose_edits'])(
  '[security T28] of one account only so many assistants wait for %s at once, and others are answered meanwhile',
  async (name) => {
    const askerOf = async (person: Person) => {
      const id = await aDraft(api, person)
      const call = await connect((await anAssistant(['read'], person)).token)
      const { revision } = JSON.parse((await call('read_website', { website: id })).text)
      const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
      return () => call(name, { website: id, ...(name === 'propose_edits' && { revision, edits }) })
    }
    const [often, once] = [await askerOf(ann), await askerOf(dan)]
    const crowd = Array.from({ length: 30 }, often)
    const [ofOther, ...answers] = await Promise.all([once(), ...crowd])
    expect(ofOther?.isError).toBe(false)
    const refused = answers.filter(({ isError }) => isError)
    expect([refused.length > 0, refused.length < answers.length]).toEqual([true, true])
    expect(new Set(refused.map(({ text }) => text))).toEqual(new Set([tooManyRequests.text]))
    expect((await often()).isError).toBe(false)
  },
)

test('[security T28] what an assistant publishes and changes counts as if it were done by hand', async () => {
  const id = await aDraft(api, cam)
  const call = await connect((await anAssistant(['read', 'edit', 'publish'], cam)).token)
  const { revision } = JSON.parse((await call('read_website', { website: id })).text)
  const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
  const countWhile = async (name: string, given: object) => {
    const answers = []
    for (let times = 0; times < 121; times += 1) answers.push((await call(name, { ...given })).text)
    return answers.filter((text) => text !== tooManyRequests.text).length
  }
  expect(await countWhile('publish_website', { website: id })).toBe(60)
  expect(await countWhile('make_edits', { website: id, revision, edits })).toBe(120)
})

test('[security T28] what an assistant proposes counts as if its owner asked for it', async () => {
  const id = await aDraft(api, dan)
  const call = await connect((await anAssistant(['read'], dan)).token)
  const { revision } = JSON.parse((await call('read_website', { website: id })).text)
  const edits = [{ do: 'write', on: 't1', to: 'Taps' }]
  const key = countedKey(api.options.secret, 'word-helps-per-user', dan.id)
  const propose = async () => (await call('propose_edits', { website: id, revision, edits })).text
  expect(await propose()).not.toBe(tooManyRequests.text)
  await api.db.collection('RateLimits').updateOne({ key }, { $set: { points: 120 } })
  expect(await propose()).toBe(tooManyRequests.text)
})
