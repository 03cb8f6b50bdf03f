import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFont } from '@shingle/storage/fonts/read-font.ts'
import { createByteCache } from '../site/byte-cache.ts'

const memoryBytes = 16 * 1024 * 1024

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
