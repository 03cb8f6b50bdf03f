import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { takedownEndpoint } from '@shingle/shared/takedown/endpoints.ts'
import { createRemoveFile } from '@shingle/storage/deletion/remove-file.ts'
import { createPublishedFilesEnds } from '@shingle/storage/deletion/remove-published-files.ts'
import { fileKeysIn } from '@shingle/storage/files/file-key.ts'
import { openPublishedFiles } from '@shingle/storage/rows/published-files.ts'
import { expect, test } from 'vitest'
import { aDraft, editDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { testOperatorToken } from '../testing/start-test-api.ts'

const { api, ann } = await openTestApi('ann')
const { files } = api.options

const dayMs = 24 * 60 * 60_000
const endsIn = (ms: number) =>
  createPublishedFilesEnds({ ...api.options, clock: () => new Date(api.options.clock().getTime() + ms) })

/** The keys of the page at a handle and of every file that it names. */
const filesAt = async (handle: string): Promise<readonly string[]> => {
  const keys = Object.values<string>((await api.row('Websites', handle))?.page.files)
  const pages = await Promise.all(keys.map((key) => files.get(key)))
  const html = pages.map((page) =>
    page?.encoding === undefined ? Buffer.from(page?.bytes ?? '').toString() : '',
  )
  return [...keys, ...fileKeysIn(html.join(''))]
}
const present = async (keys: readonly string[]) => {
  const there = await Promise.all(keys.map((key) => files.has(key)))
  return keys.filter((_key, index) => there[index])
}
const rename = (id: string, name: string) =>
  editDraft(api, { draftId: id, person: ann }, (doc) =>
    setField(doc, { in: 'business', field: 'name' }, name),
  )

test('[7.publish] what was made for a page stays a day after another took its place, and what both show stays', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'replaced' })
  const before = await filesAt('replaced')
  await rename(id, 'Harrow & Daughters')
  await publish(api, id, { person: ann, handle: 'replaced', seq: 2 })
  const after = await filesAt('replaced')
  const [gone, both] = [
    before.filter((key) => !after.includes(key)),
    before.filter((key) => after.includes(key)),
  ]
  expect([gone.length, both.length].every((count) => count > 2)).toBe(true)
  await endsIn(dayMs - 60_000).removeEnded(id)
  expect(await present(before)).toEqual(before)
  await endsIn(dayMs + 60_000).removeEnded(id)
  expect(await present(before)).toEqual(both)
  expect(await present(after)).toEqual(after)
})

test('[T42] of the pages that others took the place of in one day the last 16 keep their files', async () => {
  const rows = openPublishedFiles(api.db)
  const id = 'over-and-over'
  const keys: string[] = []
  for (let round = 0; round < 20; round += 1) {
    const key = await files.put(Buffer.from(`<svg><!-- ${round} --></svg>`), { type: 'image/svg+xml' })
    keys.push(key)
    await rows.keep({ websiteId: id, page: `${round}`, keys: [key] })
    await endsIn(round * 1000).endReplaced(id)
  }
  await endsIn(20_000).removeEnded(id)
  expect(await present(keys)).toEqual(keys.slice(-16))
  await endsIn(dayMs + 60_000).removeEnded(id)
  expect(await present(keys)).toEqual([])
})

const ways = {
  'taken off': (id: string) => api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ann.token }),
  deleted: (id: string) => api.call(`/api/websites/${id}`, { method: 'DELETE', token: ann.token }),
  'taken down': (id: string) =>
    api.ask(takedownEndpoint, {
      params: { website: id },
      body: { state: 'taken-down' },
      token: testOperatorToken,
    }),
}
test.each(Object.entries(ways))(
  '[T42] nothing of a page is to be had when the website is %s, but what another shows',
  async (_way, end) => {
    const id = await aDraft(api, ann)
    const handle = `off-${id.slice(0, 6)}`
    await publish(api, id, { person: ann, handle })
    const replaced = await filesAt(handle)
    await rename(id, 'Another Name')
    await publish(api, id, { person: ann, handle, seq: 2 })
    const all = [...new Set([...replaced, ...(await filesAt(handle))])]
    expect(await present(all)).toEqual(all)
    const theirs = all.filter((key) => key.endsWith('.svg')).slice(0, 2)
    expect(theirs.length).toBe(2)
    await api.insert('PublishedFiles', {
      _id: `of-${id}`,
      websiteId: 'another',
      page: 'a',
      keys: theirs,
      removeAt: null,
    })
    await end(id)
    expect(await present(all)).toEqual(theirs)
  },
)

test('[7.publish] a page that comes to its end while it is being published again has all its files', async () => {
  const id = await aDraft(api, ann)
  const put = files.put
  const ended: string[] = []
  for (const handle of ['ends-late', 'ends-later']) {
    Object.assign(files, {
      put: async (...given: Parameters<typeof put>) => {
        const key = await put(...given)
        if (!ended.includes(handle)) await endsIn(0).removeUnshown(id)
        ended.push(handle)
        return key
      },
    })
    expect((await publish(api, id, { person: ann, handle })).status).toBe(200)
    const keys = await filesAt(handle)
    expect(await present(keys)).toEqual(keys)
  }
  Object.assign(files, { put })
  expect(ended.length).toBeGreaterThan(2)
})

test('[7.publish] what was made for a page that did not get its address goes in a day', async () => {
  const id = await aDraft(api, ann)
  const handle = 'taken-meanwhile'
  const put = files.put
  const stored: string[] = []
  const another = {
    websiteId: 'x',
    userId: 'x',
    version: 1,
    seq: 1,
    sitemapBucket: null,
    reservedUntil: null,
  }
  let takeAddress = async () => {
    takeAddress = async () => undefined
    await api.insert('Websites', { _id: handle, state: 'published', ...another, modifiedAt: new Date() })
  }
  Object.assign(files, {
    put: async (...given: Parameters<typeof put>) => {
      await takeAddress()
      const key = await put(...given)
      stored.push(key)
      return key
    },
  })
  const { status } = await publish(api, id, { person: ann, handle })
  Object.assign(files, { put })
  await api.db.collection<{ _id: string }>('Websites').deleteOne({ _id: handle })
  expect([status, (await present(stored)).length > 2]).toEqual([409, true])
  await endsIn(dayMs + 60_000).removeEnded(id)
  expect(await present(stored)).toEqual([])
})

test('[7.publish] a file that somebody comes to need while it is removed is there again', async () => {
  const key = await files.put(Buffer.from('<svg><!-- shown again --></svg>'), { type: 'image/svg+xml' })
  const { remove } = files
  Object.assign(files, {
    remove: async (removed: string) => {
      Object.assign(files, { remove })
      await remove(removed)
      const row = { websiteId: 'again', page: 'again', keys: [key], removeAt: null }
      await api.insert('PublishedFiles', { _id: 'shown-again', ...row })
    },
  })
  await createRemoveFile(api.options)(key)
  expect(await present([key])).toEqual([key])
})
