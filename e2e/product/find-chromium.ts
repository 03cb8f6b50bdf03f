import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

const debian = '/usr/bin/chromium'

/** The browser to drive: E2E_CHROMIUM, Debian's, or the one that npm ships. None at all is a failure. */
export const findChromium = async (): Promise<string> => {
  const named = process.env.E2E_CHROMIUM
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`E2E_CHROMIUM names ${named}, which does not exist.`)
    return named
  }
  if (existsSync(debian)) return debian
  const cache = join(import.meta.dirname, '..', '..', '.cache', 'chromium')
  await mkdir(cache, { recursive: true })
  // Both are read by the package when it is imported: unpack its own libraries, into our cache folder.
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  process.env.TMPDIR = cache
  const { default: shipped } = await import('@sparticuz/chromium')
  return shipped.executablePath()
}
