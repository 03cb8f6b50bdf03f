import { addAssistantEndpoint, removeAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { notGranted } from '@shingle/shared/assistant/problems.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { Collection } from 'mongodb'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { onceRendering } from '../testing/once-rendering.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')

/** An assistant of Ann's, and how she lets it in no more. */
const anAssistant = async () => {
  const body = { name: 'Mine', scopes: ['read' as const, 'edit' as const, 'publish' as const] }
  const { token, assistant } = (await api.ask(addAssistantEndpoint, { body, token: ann.token })).answer
  const call = async (name: string, given: object) => {
    const sent = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    const headers = { accept: 'application/json, text/event-stream' }
    const { result } = (await api.call('/mcp', { body: sent, headers, token })).body
    return String(result.content[0].text)
  }
  const remove = () =>
    api.ask(removeAssistantEndpoint, { params: { assistant: assistant.id }, token: ann.token })
  return { call, remove }
}

/** Has something happen once while a version is being kept. */
const whileKeeping = (happen: () => Promise<unknown>): void => {
  const { insertOne } = Collection.prototype
  Collection.prototype.insertOne = async function later(this: Collection, ...given) {
    if (this.collectionName === 'DraftVersions') {
      Collection.prototype.insertOne = insertOne
      await happen()
    }
    return insertOne.apply(this, given)
  }
}

test('[security T28] an assistant that is let in no more ends nothing that it has begun', async () => {
  const id = await aDraft(api, ann)
  const write = async ({ call }: Awaited<ReturnType<typeof anAssistant>>, to: string) => {
    const { revision } = JSON.parse(await call('read_website', { website: id }))
    return () => call('make_edits', { website: id, revision, edits: [{ do: 'write', on: 't1', to }] })
  }
  const [editing, publishing] = [await anAssistant(), await anAssistant()]
  expect(await (await write(editing, 'Taps'))()).toContain('"made":1')
  const log = createDraftLog(api.db)
  const before = await log.control(id)
  const late = await write(editing, 'Pipes')
  whileKeeping(editing.remove)
  expect(await late()).toBe(notGranted.text)
  expect(await log.control(id)).toEqual(before)

  const { epoch, seq } = before ?? { epoch: 0, seq: 0 }
  expect((await publish(api, id, { person: ann, handle: 'let-in', epoch, seq })).status).toBe(200)
  expect(await (await write(publishing, 'Drains'))()).toContain('"made":1')
  const site = await api.row('Websites', 'let-in')
  onceRendering(api, publishing.remove)
  expect(await publishing.call('publish_website', { website: id })).toBe(notGranted.text)
  expect(await api.row('Websites', 'let-in')).toEqual(site)
})
