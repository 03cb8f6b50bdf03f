import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

let folder = ''
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), `${text}\n`)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cycles-'))
  await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'))
  await mkdir(join(folder, 'node_modules/@shingle'), { recursive: true })
  for (const room of ['one', 'two']) {
    const exported = { './*': './src/*' }
    await write(`${room}/package.json`, JSON.stringify({ name: `@shingle/${room}`, exports: exported }))
    await symlink(join(folder, room), join(folder, 'node_modules/@shingle', room))
  }
})
afterEach(() => rm(folder, { recursive: true }))

const lint = () =>
  run(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--only=suspicious/noImportCycles', '.'],
    { cwd: folder },
  ).then(
    () => 'no finding',
    ({ stderr }: { stderr: string }) => stderr,
  )

test.each([
  { what: 'two files', there: 'one/src/b.ts', toThere: './b.ts', toHere: './a.ts' },
  { what: 'two rooms', there: 'two/src/b.ts', toThere: '@shingle/two/b.ts', toHere: '@shingle/one/a.ts' },
])('[house] a cycle of imports between $what is found', async ({ there, toThere, toHere }) => {
  const here = 'one/src/a.ts'
  await write(there, `import { a } from '${toHere}'\n\nexport const b = () => a`)
  await write(here, 'export const a = 1')
  expect(await lint()).toBe('no finding')
  await write(here, `import { b } from '${toThere}'\n\nexport const a = () => b`)
  expect(await lint()).toContain('This import is part of a cycle.')
})

test('[house] a cycle of types alone is found, too', async () => {
  await write('one/src/a.ts', "import type { B } from './b.ts'\n\nexport type A = readonly B[]")
  await write('one/src/b.ts', 'export type B = string')
  expect(await lint()).toBe('no finding')
  await write('one/src/b.ts', "import type { A } from './a.ts'\n\nexport type B = string | A")
  expect(await lint()).toContain('This import is part of a cycle.')
})

test('[house] no folder is exempt from the rule on cycles of types', async () => {
  const rules = await readFile(join(root, 'biome.json'), 'utf8')
  expect(rules).toMatch(/"ignoreTypes":\s*false/)
  expect(rules).not.toMatch(/"ignoreTypes":\s*true/)
})
