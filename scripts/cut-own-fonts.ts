// Cuts the fonts of the product's own pages to the letters that those are written with; the rest of the Western letters
// goes into files of their own, which are fetched by whoever needs one. To be run after a change of the letters or of a
// font package; what it writes is committed.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeOwnFaces } from './fonts/own-faces.ts'

const root = join(import.meta.dirname, '..')
for (const { path, bytes } of await makeOwnFaces()) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), bytes)
  console.log(`${path}: ${(bytes.length / 1024).toFixed(1)} KB`)
}
