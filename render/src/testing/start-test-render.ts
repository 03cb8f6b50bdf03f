import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { sitemapBucketOf } from '@shingle/shared/website/sitemap.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { domainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { byHost } from '@shingle/storage/hosts/by-host.ts'
import { createDomainSource } from '@shingle/storage/hosts/domain-source.ts'
import { createHostLookup, type HostMeaning } from '@shingle/storage/hosts/host-lookup.ts'
import { openFastPath } from '@shingle/storage/network/fast-path/open-fast-path.ts'
import { pino } from 'pino'
import { createRender, type RenderOptions } from '../create-render.ts'
import { sender } from './ask-render.ts'

export type TestRender = Awaited<ReturnType<typeof startTestRender>>

/** Opens a server at a free port of the loopback address. */
export const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

const openPorts = async () => {
  const mongo = await startEmbeddedMongo({ file: ':memory:' })
  const { db, close } = await connectDatabase(mongo.uri, { name: 'shingle' })
  const folder = await mkdtemp(join(tmpdir(), 'shingle-render-'))
  const bus = createInProcessBus(() => undefined)
  return {
    db,
    bus,
    databasePort: Number(new URL(mongo.uri).port),
    files: createLocalFileStore(folder),
    close: async () => {
      await close()
      await mongo.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** `render` behind the lookup of hosts, on a port of its own. */
const serve = async (options: Omit<RenderOptions, 'log'>) => {
  const render = createRender({ ...options, log: pino({ level: 'silent' }), visitsWrittenEveryMs: 20 })
  const domains = new Map<string, HostMeaning>()
  const source = { find: async (host: string) => domains.get(host) }
  const hosts = createHostLookup({ ...options, sources: [source, createDomainSource(options)] })
  const { handle } = render
  const listener = byHost(hosts, { sites: handle, usercontent: handle, website: handle })
  const [server, quick] = [createServer(listener), createServer(listener)]
  const answerAtOnce = render.answerAtOnce(hosts)
  let answeredAtOnce = 0
  const fastPath = openFastPath(quick, (asked, socket) => {
    const bytes = answerAtOnce(asked, socket)
    if (bytes !== undefined) answeredAtOnce += 1
    return bytes
  })
  return {
    domains,
    port: await listen(server),
    quickPort: await listen(quick),
    answeredAtOnce: () => answeredAtOnce,
    close: async () => {
      const closed = [server, quick].map((one) => new Promise((resolve) => one.close(resolve)))
      fastPath.close()
      await Promise.all(closed)
      await hosts.close()
      await render.close()
    },
  }
}

/** What a test puts at a handle beside its page. */
interface PutSite {
  readonly content?: DraftContent
  readonly indexed?: boolean
  /** From when search engines may list it. */
  readonly listedFrom?: Date
  /** The pages beside the page, by their paths. */
  readonly beside?: Readonly<Record<string, string>>
}

const putBytes = async (store: Pick<FileStore, 'put'>, html: string) => {
  const bytes = Buffer.from(html)
  const type = 'text/html'
  const files = {
    br: await store.put(brotliCompressSync(bytes), { type, encoding: 'br' }),
    gzip: await store.put(gzipSync(bytes), { type, encoding: 'gzip' }),
    identity: await store.put(bytes, { type }),
  }
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { hash, files, contentSecurityPolicy: "default-src 'none'" }
}

const putBeside = (store: Pick<FileStore, 'put'>, beside: Readonly<Record<string, string>>) =>
  Promise.all(
    Object.entries(beside).map(async ([path, words]) => ({ path, ...(await putBytes(store, words)) })),
  )

/** `render` on a real server at a free port, over the embedded database. */
export const startTestRender = async ({ trustsProxy = false }: { readonly trustsProxy?: boolean } = {}) => {
  const { close, ...ports } = await openPorts()
  const origins = localOrigins(3000)
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const secret = new Uint8Array(32).fill(7)
  const settings = domainSettings({ HTTPS_PORT: 443 }, origins)
  const served = await serve({ ...ports, trustsProxy, secret, origins, clock, domainSettings: settings })
  let version = 0

  return {
    ...ports,
    origins,
    secret,
    /** The clock of `render`, and what moves it. */
    clock,
    later: (ms: number): void => {
      ahead += ms
    },
    /** What a host beside the deployment's own stands for. */
    domains: served.domains,
    ask: sender(served.port, origins),
    /** The same of a server with the fast path, and how often that answered. */
    askQuickly: sender(served.quickPort, origins),
    answeredAtOnce: served.answeredAtOnce,
    /** Puts a page at a handle as publishing does, without telling anybody. */
    put: async (handle: string, html: string, given: PutSite = {}) => {
      version += 1
      const { indexed = true, listedFrom = null, content = null, beside = {} } = given
      const sidePages = await putBeside(ports.files, beside)
      const page = { ...(await putBytes(ports.files, html)), indexed, sidePages }
      const row = {
        state: 'published',
        websiteId: websiteIdOf(handle),
        userId: 'owner',
        version,
        seq: 1,
        content,
        page,
        listedFrom,
      }
      const sitemapBucket = indexed ? sitemapBucketOf(handle) : null
      await ports.db
        .collection<{ _id: string }>('Websites')
        .replaceOne({ _id: handle }, { ...row, sitemapBucket, modifiedAt: clock() }, { upsert: true })
      return version
    },
    /** Takes the page off a handle, without telling anybody. */
    take: async (handle: string, takenDown = false) => {
      version += 1
      await ports.db
        .collection<{ _id: string }>('Websites')
        .updateOne(
          { _id: handle },
          { $set: { state: 'released', page: null, content: null, version, takenDown } },
        )
      return version
    },
    close: async () => {
      await served.close()
      await close()
    },
  }
}

/** The id of the website that a test puts at a handle. */
export const websiteIdOf = (handle: string): string =>
  createHash('sha256').update(handle).digest('hex').slice(0, 24)

/** A name that no other test uses. */
export const freshHandle = (): string => `site-${randomBytes(6).toString('hex')}`
