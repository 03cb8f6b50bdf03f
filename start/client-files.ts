import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { ownAnalytics } from '@shingle/shared/analytics/own-analytics.ts'
import { isBelow, serverPaths } from '@shingle/shared/paths/server-paths.ts'
import { asDeployed } from './as-deployed.ts'
import { pathBelow } from './path-below.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

const compress = promisify(brotliCompress)

interface ClientFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly isHashed: boolean
  /** The small form of a text: made by the build, or when it is first asked for where a deployment changes the text. */
  readonly brotli?: () => Buffer | Promise<Buffer>
}

/** Which file answers, and under which status (200 unless said otherwise). */
export interface FileAnswer {
  readonly path: string
  readonly status?: number
}

/** Answers requests for the built client's files. */
export interface ClientFiles {
  readonly has: (path: string) => boolean
  readonly send: (request: IncomingMessage, response: ServerResponse, answer: FileAnswer) => unknown
}

const load = async (folder: string, { origin, analyticsId }: AppOrigin): Promise<Map<string, ClientFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const built = new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [pathBelow(folder, file), file]),
  )
  const analytics = ownAnalytics(analyticsId, [...built.keys()])
  const read = async ([path, file]: readonly [string, string]): Promise<[string, ClientFile]> => {
    const found = await readFile(file)
    const named = extname(path) === '.html' ? asDeployed(found, { origin, analytics }) : null
    const small = built.get(`${path}.br`)
    return [path, { ...describe(path, named ?? found), ...(small && (await smallForm(small, named))) }]
  }
  // One after the other: all at once would hold as many files open as there are.
  const files = new Map<string, ClientFile>()
  for (const file of built) if (!file[0].endsWith('.br')) files.set(...(await read(file)))
  return files
}

const describe = (path: string, body: Buffer): ClientFile => ({
  body,
  type: types[extname(path)] ?? 'application/octet-stream',
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  isHashed: isBelow(serverPaths.assets, path),
})

const smallForm = async (file: string, named: Buffer | null): Promise<Pick<ClientFile, 'brotli'>> => {
  if (named !== null) return { brotli: compressedOnce(named) }
  const small = await readFile(file)
  return { brotli: () => small }
}

const compressedOnce = (text: Buffer): (() => Promise<Buffer>) => {
  let compressed: Promise<Buffer> | undefined
  return async () => {
    compressed ??= compress(text)
    try {
      return await compressed
    } catch (cause) {
      // Whoever asks next has it tried once more.
      compressed = undefined
      throw cause
    }
  }
}

const encoded = async (
  { body, brotli }: ClientFile,
  { headers }: IncomingMessage,
): Promise<{ body: Buffer; encoding?: string }> => {
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
  const small = takesBrotli ? await brotli?.() : undefined
  return small !== undefined && small.length < body.length ? { body: small, encoding: 'br' } : { body }
}

interface AppOrigin {
  readonly origin: string
  /** What the operator counts with, besides by themselves. */
  readonly analyticsId?: string | undefined
  /** Sent with every file. */
  readonly headers: Readonly<Record<string, string>>
}

/** Reads the built client into memory, as it is served at the app origin. */
export const openClientFiles = async (folder: string, deployed: AppOrigin): Promise<ClientFiles> => {
  const { headers } = deployed
  const files = await load(folder, deployed)
  return {
    has: (path) => files.has(path),
    send: async (request, response, { path, status = 200 }) => {
      const file = files.get(path)
      if (file === undefined) {
        response.writeHead(404).end()
        return
      }
      const caching = file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      const common = { ...headers, 'cache-control': caching, etag: file.etag, vary: 'accept-encoding' }
      if (status === 200 && request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, common).end()
        return
      }
      const { body, encoding } = await encoded(file, request)
      response.writeHead(status, {
        ...common,
        'content-type': file.type,
        'content-length': body.length,
        ...(encoding && { 'content-encoding': encoding }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
}
