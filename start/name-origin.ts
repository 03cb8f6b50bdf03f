import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atOrigin } from './at-origin.ts'

/** Writes the origin that the built pages will be served at into them, where another server sends them as they lie there. */
export const nameOrigin = async (folder: string, origin: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.name.endsWith('.html'))) {
    const file = join(parentPath, name)
    const named = await atOrigin(await readFile(file), { origin })
    if (named === null) continue
    await writeFile(file, named.body)
    await writeFile(`${file}.br`, named.brotli)
  }
}
