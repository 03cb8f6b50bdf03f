import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createByteCache } from '../site/byte-cache.ts'

const require = createRequire(import.meta.url)
const cutFolder = join(import.meta.dirname, '..', '..', 'fonts')
const cutPath = /^\/fonts\/((?:[a-z0-9]+-)+(?:normal|italic)\.[0-9a-f]{8}\.woff2)$/
const packagePath =
  /^\/fonts\/(\d+\.\d+\.\d+)\/((?:[a-z0-9]+-)+?)((?:latin|latin-ext)-[a-z]+-(?:normal|italic)\.woff2)$/
const memoryBytes = 16 * 1024 * 1024

const readPackageFont = async (path: string): Promise<Buffer | undefined> => {
  const [, version, prefix = '', file = ''] = packagePath.exec(path) ?? []
  if (version === undefined) return undefined
  const slug = prefix.slice(0, -1)
  const name = `@fontsource-variable/${slug}`
  const manifest = require(`${name}/package.json`)
  // The address names the version for ever: another version's bytes must not answer it.
  if (manifest.version !== version) return undefined
  return readFile(require.resolve(`${name}/files/${slug}-${file}`))
}

const readFont = async (path: string): Promise<Buffer | undefined> => {
  try {
    const cut = cutPath.exec(path)?.[1]
    return await (cut === undefined ? readPackageFont(path) : readFile(join(cutFolder, cut)))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const isMissing =
      code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' || code === 'ENOENT'
    if (isMissing) return undefined
    throw error
  }
}

/** Answers `/fonts/<file>` and `/fonts/<version>/<file>`; false when there is no such font. */
export type SendFont = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>

/** Serves the cut font files and those of the installed packages. */
export const createSendFont = (): SendFont => {
  const memory = createByteCache<Buffer>(memoryBytes)

  const find = async (path: string): Promise<Buffer | undefined> => {
    const known = memory.get(path)
    if (known !== undefined) return known
    const font = await readFont(path)
    if (font !== undefined) memory.set(path, font, font.length)
    return font
  }

  return async (request, response, path) => {
    const font = await find(path)
    if (font === undefined) return false
    response.writeHead(200, {
      'Content-Type': 'font/woff2',
      'Content-Length': font.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    response.end(request.method === 'HEAD' ? undefined : font)
    return true
  }
}
