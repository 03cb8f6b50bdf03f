import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
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

/** Nearly as small as the build makes them, in a fiftieth of the time. */
const pageQuality = 9

interface ClientFile {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly isHashed: boolean
  /** Made by the build, for texts. */
  readonly brotli?: Buffer
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
  const pathOf = ({ parentPath, name }: (typeof entries)[number]) => pathBelow(folder, join(parentPath, name))
  const analytics = ownAnalytics(analyticsId, entries.map(pathOf))
  const files = new Map<string, ClientFile>()
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.') || entry.name.endsWith('.br')) continue
    const full = join(entry.parentPath, entry.name)
    const path = pathOf(entry)
    const file = await readFile(full)
    const isPage = extname(path) === '.html'
    const named = isPage ? await asDeployed(file, { origin, analytics, quality: pageQuality }) : null
    const body = named?.body ?? file
    const type = types[extname(path)] ?? 'application/octet-stream'
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const isHashed = isBelow(serverPaths.assets, path)
    const hasBrotli = entries.some(({ name, parentPath }) => join(parentPath, name) === `${full}.br`)
    files.set(path, {
      body,
      type,
      etag,
      isHashed,
      ...(hasBrotli && { brotli: named?.brotli ?? (await readFile(`${full}.br`)) }),
    })
  }
  return files
}

const encoded = (
  { body, brotli }: ClientFile,
  { headers }: IncomingMessage,
): { body: Buffer; encoding?: string } => {
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
  return brotli !== undefined && takesBrotli && brotli.length < body.length
    ? { body: brotli, encoding: 'br' }
    : { body }
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
    send: (request, response, { path, status = 200 }) => {
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
      const { body, encoding } = encoded(file, request)
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
