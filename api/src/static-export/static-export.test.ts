import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { downloadStaticExportEndpoint } from '@shingle/shared/static-export/endpoints.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, ann } = await openTestApi('ann')

const download = async (id: string, { token }: Person = ann) => {
  const address = addressOf(downloadStaticExportEndpoint, { params: { id } })
  const response = await fetch(`${api.address}${address}`, { headers: { authorization: `Bearer ${token}` } })
  return { response, bytes: await response.bytes() }
}

const pageOf = async (handle: string): Promise<string> => {
  const key = (await api.row('Websites', handle))?.page.files.identity
  return Buffer.from((await api.options.files.get(key))?.bytes ?? '').toString()
}

test('[leave] a static export is the published page with all that it names, and says what does not work elsewhere', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'leaving-us' })
  const { response, bytes } = await download(id)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leaving-us.zip"')
  const files = await readZip(bytes)
  const html = await pageOf('leaving-us')
  expect(files.get('index.html')?.toString()).toBe(html)
  const named = new Set(html.match(/(?<=\/)(?:i|fonts)\/[\w./-]+/g))
  expect([...named].filter((path) => !files.has(path))).toEqual([])
  expect(files.get('README.txt')?.toString()).toContain('messages and newsletter sign-ups do not arrive')
  expect([...files.keys()].filter((path) => /^robots|^sitemap|^llms/.test(path))).toEqual([])
})

test('[leave] a static export speaks the language of its page', async () => {
  const id = await aDraft(api, ann, {
    businessName: 'Bäckerei Horn',
    businessActivities:
      'Wir backen Brot und Brötchen in Freiburg. Geöffnet Montag bis Samstag von 6 bis 18 Uhr.',
    businessLocation: 'Freiburg, Deutschland',
  })
  await publish(api, id, { person: ann, handle: 'baeckerei-horn' })
  const files = await readZip((await download(id)).bytes)
  expect(files.get('README.txt')?.toString()).toContain('Nachrichten und Anmeldungen kommen nicht an')
})

test('[leave] what visitors do not see has no static export, before it was published and after it was taken off', async () => {
  const id = await aDraft(api, ann)
  const refused = async () => {
    const { response, bytes } = await download(id)
    return [response.status, JSON.parse(Buffer.from(bytes).toString()).code]
  }
  expect(await refused()).toEqual([409, 'website.not-published'])
  await publish(api, id, { person: ann, handle: 'short-lived' })
  expect((await download(id)).response.status).toBe(200)
  await api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ann.token })
  expect(await refused()).toEqual([409, 'website.not-published'])
})
