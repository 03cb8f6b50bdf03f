import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const cutFolder = join(import.meta.dirname, '..', '..', 'fonts')
const cutPath = /^\/fonts\/((?:[a-z0-9]+-)+(?:normal|italic)\.[0-9a-f]{8}\.woff2)$/
const packagePath =
  /^\/fonts\/(\d+\.\d+\.\d+)\/((?:[a-z0-9]+-)+?)((?:latin|latin-ext)-[a-z]+-(?:normal|italic)\.woff2)$/

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

/** The bytes that `/fonts/<file>` or `/fonts/<version>/<file>` answers, of the cut files or the installed packages; undefined where there is no such font. */
export const readFont = async (path: string): Promise<Buffer | undefined> => {
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
