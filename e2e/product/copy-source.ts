import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const unneeded = new Set(['node_modules', 'docs', 'dist', 'test-results', 'e2e', 'bench'])

/** Copies the source of the product into a folder of its own, to change and start it there; packages are shared. */
export const copySource = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'shingle-source-'))
  const names = (await readdir(root)).filter((name) => !name.startsWith('.') && !unneeded.has(name))
  const filter = (path: string) => !unneeded.has(basename(path)) || path === root
  for (const name of names) await cp(join(root, name), join(copy, name), { recursive: true, filter })
  // The product's own rooms must be those of the copy; everything else may be anybody's.
  await mkdir(join(copy, 'node_modules', '@shingle'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@shingle') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of names.filter((one) => !one.includes('.')))
    await symlink(join(copy, name), join(copy, 'node_modules', '@shingle', name))
  await symlink(join(copy, 'shared', 'storage'), join(copy, 'node_modules', '@shingle', 'storage'))
  return copy
}

/** Writes files into a folder, by their paths in it. */
export const writeFiles = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** Replaces words of a file once; that they stand there is part of what is tried. */
export const rewrite = async (
  file: string,
  changes: readonly (readonly [string, string])[],
): Promise<void> => {
  const text = await readFile(file, 'utf8')
  const changed = changes.reduce((present, [from, to]) => {
    if (!present.includes(from)) throw new Error(`${file} has no ${from}`)
    return present.replace(from, to)
  }, text)
  await writeFile(file, changed)
}
