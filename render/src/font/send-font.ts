import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { createByteCache } from '../site/byte-cache.ts'

const require = createRequire(import.meta.url)
const fontPath =
  /^\/fonts\/(\d+\.\d+\.\d+)\/((?:[a-z0-9]+-)+?)((?:latin|latin-ext)-[a-z]+-(?:normal|italic)\.woff2)$/
const memoryBytes = 16 * 1024 * 1024

const readFont = async (version: string, slug: string, file: string): Promise<Buffer | undefined> => {
  const name = `@fontsource-variable/${slug}`
  try {
    const manifest = require(`${name}/package.json`)
    // The address names the version for ever: another version's bytes must not answer it.
    if (manifest.version !== version) return undefined
    return await readFile(require.resolve(`${name}/files/${slug}-${file}`))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const isMissing =
      code === 'MODULE_NOT_FOUND' || code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' || code === 'ENOENT'
    if (isMissing) return undefined
    throw error
  }
}

/** Answers `/fonts/<version>/<file>`; false when there is no such font. */
export type SendFont = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>

/** Serves the font files of the installed packages. */
export const createSendFont = (): SendFont => {
  const memory = createByteCache<Buffer>(memoryBytes)

  const find = async (path: string): Promise<Buffer | undefined> => {
    const known = memory.get(path)
    if (known !== undefined) return known
    const [, version = '', prefix = '', file = ''] = fontPath.exec(path) ?? []
    const font = version === '' ? undefined : await readFont(version, prefix.slice(0, -1), file)
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
