import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { withAbsoluteAddresses } from '@shingle/shared/paths/absolute-addresses.ts'

const compress = promisify(brotliCompress)

/** Writes the origin that the built pages will be served at into them, where another server sends them as they lie there. */
export const nameOrigin = async (folder: string, origin: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.name.endsWith('.html'))) {
    const file = join(parentPath, name)
    const html = await readFile(file, 'utf8')
    const named = withAbsoluteAddresses(html, origin)
    if (named === html) continue
    await writeFile(file, named)
    await writeFile(`${file}.br`, await compress(named))
  }
}
