import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { aDraft, editDraft, publish } from '@shingle/api/testing/a-draft.ts'
import { type Person, signInAs } from '@shingle/api/testing/sign-in-as.ts'
import { listen, startTestApi, type TestApi } from '@shingle/api/testing/start-test-api.ts'
import { createRender } from '@shingle/render/create-render.ts'
import { addPage } from '@shingle/shared/draft/edits/pages.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { downloadStaticExportEndpoint } from '@shingle/shared/static-export/endpoints.ts'
import { byHost } from '@shingle/storage/hosts/by-host.ts'
import { openHosts } from '@shingle/storage/hosts/open-hosts.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaticHost } from './real-proxy.ts'

let api: TestApi
let ann: Person
let served: { readonly port: number; readonly close: () => Promise<unknown> }

/** `render` behind the lookup of hosts, over what the api has published. */
const serve = async ({ options }: TestApi) => {
  const render = createRender({ ...options, log: pino({ level: 'silent' }) })
  const hosts = openHosts(options)
  const { handle } = render
  const server: Server = createServer(byHost(hosts, { sites: handle, usercontent: handle, website: handle }))
  const close = async () => {
    await new Promise((resolve) => server.close(resolve))
    await hosts.close()
    await render.close()
  }
  return { port: await listen(server), close }
}

beforeAll(async () => {
  api = await startTestApi()
  ann = await signInAs(api, 'ann@example.com')
  served = await serve(api)
})
afterAll(async () => {
  await served.close()
  await api.close()
})

/** The bytes that a server answers with 200, as they are. */
const bytesAt = (port: number, path: string, host = '127.0.0.1'): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${host}${path} answered ${response.resume().statusCode}`))
      else buffer(response).then(resolve, reject)
    })
    asked.on('error', reject).end()
  })

const exportOf = async (id: string): Promise<ReadonlyMap<string, Buffer>> => {
  const address = addressOf(downloadStaticExportEndpoint, { params: { id } })
  const headers = { authorization: `Bearer ${ann.token}` }
  const response = await fetch(`${api.address}${address}`, { headers })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return readZip(await response.bytes())
}

/** nginx over the unpacked files. */
const openUnpacked = async (files: ReadonlyMap<string, Buffer>) => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-static-'))
  await chmod(folder, 0o755)
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  const host = await openStaticHost(folder)
  const close = async () => {
    await host.close()
    await rm(folder, { recursive: true })
  }
  return { port: host.port, close }
}

/** Every address on its own host that a page names: what a browser asks for to show it. */
const namedIn = (page: string): readonly string[] => [
  ...new Set(page.match(/(?<=["(\s,])\/(?:i|fonts)\/[^"()\s,]+/g)),
]

/** A draft with a page beside its page. */
const aDraftWithPrivacy = async (): Promise<string> => {
  const id = await aDraft(api, ann)
  await editDraft(api, { draftId: id, person: ann }, (doc) => addPage(doc, 'privacy'))
  return id
}

const folderIndex = /^(.+)\/index\.html$/

/** Where visitors of a website get what the export has as a file: of a page beside it, below its address. */
const servedPath = (file: string, { page }: { readonly page: string }): string => {
  const beside = folderIndex.exec(file)?.[1]
  return beside === undefined ? `/${file}` : `${page === '/' ? '' : page}/${beside}`
}

/** Compares what nginx and `render` answer to everything that the export has and the page names. */
const expectSame = async (id: string, at: { readonly host: string; readonly page: string }) => {
  const files = await exportOf(id)
  const unpacked = await openUnpacked(files)
  const page = await bytesAt(served.port, at.page, at.host)
  const named = namedIn(page.toString())
  expect(named.length).toBeGreaterThan(4)
  const own = [...files.keys()].filter((path) => path !== 'index.html' && path !== 'README.txt')
  expect(page.equals(await bytesAt(unpacked.port, '/'))).toBe(true)
  for (const file of new Set([...own, ...named.map((path) => path.slice(1))])) {
    const ours = await bytesAt(served.port, servedPath(file, at), at.host)
    const theirs = await bytesAt(unpacked.port, `/${file.replace(folderIndex, '$1/')}`)
    expect([file, ours.equals(theirs), ours.length > 0]).toEqual([file, true, true])
  }
  await unpacked.close()
  return own
}

test('[leave] nginx serves a static export byte by byte as visitors get the website', async () => {
  const id = await aDraftWithPrivacy()
  await publish(api, id, { person: ann, handle: 'byte-by-byte', seq: 2 })
  const own = await expectSame(id, { host: 'sites.localhost:3000', page: '/byte-by-byte' })
  expect(own).toEqual(expect.arrayContaining(['byte-by-byte.md', 'privacy/index.html']))
  expect(own).not.toContain('robots.txt')
})

test('[leave] at its own domain a website is exported as it is there, with what crawlers ask for', async () => {
  const id = await aDraftWithPrivacy()
  await publish(api, id, { person: ann, handle: 'at-a-domain', seq: 2 })
  const name = 'harrow.example'
  await api.insert('WebsiteDomains', {
    ...{ _id: name, domainName: name, held: name, zone: name, userId: ann.id, websiteId: id },
    ...{ websiteName: 'Harrow', state: 'Connected', connectedAt: new Date() },
  })
  const own = await expectSame(id, { host: name, page: '/' })
  expect(own).toEqual(
    expect.arrayContaining(['at-a-domain.md', 'llms.txt', 'privacy/index.html', 'robots.txt', 'sitemap.xml']),
  )
})
